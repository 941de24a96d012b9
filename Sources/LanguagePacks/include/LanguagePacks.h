/// The data of every language, embedded in the library.
#ifndef LANGUAGE_PACKS_H
#define LANGUAGE_PACKS_H

#include <stddef.h>
#include <stdint.h>

/// One file of a pack; the bytes live as long as the process.
typedef struct {
  const char *_Nonnull path; ///< Relative to the folder of packs: `en/numbers.tsv`.
  const uint8_t *_Nonnull bytes;
  size_t count;
} parlance_pack_file;

/// All files of all packs; a file that a pack does not have is absent.
const parlance_pack_file *_Nonnull parlance_pack_files(size_t *_Nonnull count);

/// The files that a new pack begins with. Facts of a language stand in them by name: `%months%`.
const parlance_pack_file *_Nonnull parlance_scaffold_files(size_t *_Nonnull count);

#endif
