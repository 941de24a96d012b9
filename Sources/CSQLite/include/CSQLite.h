/// SQLite, and what of its interface Swift cannot call.
#ifndef CSQLITE_H
#define CSQLITE_H

#include <sqlite3.h>
#include <stddef.h>

/// Binds `length` bytes of UTF-8 to a parameter, numbered from 1; SQLite keeps a copy (`SQLITE_TRANSIENT`, a macro that
/// casts -1 to a function). Returns a result code.
int csqlite_bind_text(
    sqlite3_stmt *_Nonnull statement, int index, const char *_Nonnull bytes, size_t length);

/// Binds `length` bytes to a parameter, numbered from 1; SQLite keeps a copy. Without bytes there need be no address, and the
/// value is an empty one all the same. Returns a result code.
int csqlite_bind_blob(
    sqlite3_stmt *_Nonnull statement, int index, const void *_Nullable bytes, size_t length);

/// Returns the system's number for what a connection failed at last (`errno`), 0 where it is not known. That of a log which
/// could not be written at the end of a transaction is not among those that `sqlite3_system_errno` knows.
int csqlite_system_error(sqlite3 *_Nonnull connection);

#endif
