#include "CEdit.h"

#include <editline/readline.h>
#include <locale.h>
#include <stdlib.h>
#include <string.h>

static cedit_completer completer;
static void *completer_context;
static char *completed_line;
static size_t completion_count;

static char *next_completion(const char *word, int state) {
  (void)word;
  if (state == 0) completion_count = 0;
  return completer(completer_context, completed_line, completion_count++);
}

static char **complete(const char *word, int start, int end) {
  (void)start;
  (void)end;
  // The offsets that libedit passes count wide characters; rl_point counts bytes.
  completed_line = strndup(rl_line_buffer, (size_t)rl_point);
  if (completed_line == NULL) return NULL;
  char **matches = rl_completion_matches(word, next_completion);
  free(completed_line);
  // Without this, a word without completions would be completed as a file name.
  rl_attempted_completion_over = 1;
  return matches;
}

void cedit_start(cedit_completer function, void *context) {
  // libedit asks the locale how bytes make characters, and the process starts in the C locale.
  setlocale(LC_ALL, "");
  completer = function;
  completer_context = context;
  rl_readline_name = "parlance";
  rl_initialize();
  rl_basic_word_break_characters = " ";
  rl_completer_word_break_characters = " ";
  rl_attempted_completion_function = complete;
  using_history();
}

char *cedit_read_line(const char *prompt) { return readline(prompt); }

void cedit_read_history(const char *path, int count) {
  stifle_history(count);
  read_history(path);
}

void cedit_add_history(const char *line) {
  HIST_ENTRY *last = history_get(history_base + history_length - 1);
  if (last == NULL || strcmp(last->line, line) != 0) add_history(line);
}

int cedit_write_history(const char *path) { return write_history(path); }
