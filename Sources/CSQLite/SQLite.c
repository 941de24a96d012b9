#include "CSQLite.h"

int csqlite_bind_text(sqlite3_stmt *statement, int index, const char *bytes, size_t length) {
  return sqlite3_bind_text64(statement, index, bytes, length, SQLITE_TRANSIENT, SQLITE_UTF8);
}
