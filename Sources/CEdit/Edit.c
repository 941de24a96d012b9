#include "CEdit.h"

#include <editline/readline.h>

char *cedit_read_line(const char *prompt) { return readline(prompt); }
