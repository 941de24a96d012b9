/// Line editing by libedit, behind functions that need none of its globals.
///
/// libedit holds one state for the process: call these from one thread.
#ifndef CEDIT_H
#define CEDIT_H

#include <stddef.h>

/// Gives the completions of the word before the cursor, one a call.
///
/// Takes the context, the line up to the cursor in UTF-8, and the number of the completion, from 0; gives what stands in
/// the word's place, allocated by malloc and freed by libedit, or NULL when there are no more.
typedef char *_Nullable (*cedit_completer)(
    void *_Nullable context, const char *_Nonnull line, size_t index);

/// Makes the editor ready; words end at spaces only. The context is to outlive the last call of `cedit_read_line`.
void cedit_start(cedit_completer _Nonnull completer, void *_Nullable context);

/// Reads a line with editing, history and completion; NULL at the end of input. The caller frees the line.
char *_Nullable cedit_read_line(const char *_Nonnull prompt);

/// Adds the lines of a history file, of which the last `count` are kept; a missing file is an empty one.
void cedit_read_history(const char *_Nonnull path, int count);

/// Adds a line to the history, unless it repeats the last one.
void cedit_add_history(const char *_Nonnull line);

/// Writes the history; returns 0, or the error number of what the system refused.
int cedit_write_history(const char *_Nonnull path);

#endif
