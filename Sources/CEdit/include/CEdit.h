/// Line editing by libedit, behind functions that need none of its globals.
#ifndef CEDIT_H
#define CEDIT_H

/// Reads a line with editing, history and completion; NULL at the end of input. The caller frees the line.
char *_Nullable cedit_read_line(const char *_Nonnull prompt);

#endif
