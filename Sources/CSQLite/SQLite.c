#include "CSQLite.h"

int csqlite_bind_text(sqlite3_stmt *statement, int index, const char *bytes, size_t length) {
  return sqlite3_bind_text64(statement, index, bytes, length, SQLITE_TRANSIENT, SQLITE_UTF8);
}

int csqlite_bind_blob(sqlite3_stmt *statement, int index, const void *bytes, size_t length) {
  if (length == 0) return sqlite3_bind_zeroblob(statement, index, 0);
  return sqlite3_bind_blob64(statement, index, bytes, length, SQLITE_TRANSIENT);
}

int csqlite_system_error(sqlite3 *connection) {
  int number = sqlite3_system_errno(connection);
  sqlite3_file *log = NULL;
  if (number != 0) return number;
  sqlite3_file_control(connection, "main", SQLITE_FCNTL_JOURNAL_POINTER, &log);
  if (log == NULL || log->pMethods == NULL) return 0;
  log->pMethods->xFileControl(log, SQLITE_FCNTL_LAST_ERRNO, &number);
  return number;
}
