/// What ICU itself answers where CICU reads its data by another way.
#ifndef ICU_REFERENCE_H
#define ICU_REFERENCE_H

#include <stdint.h>

#ifdef __cplusplus
extern "C" {
#endif

/// Writes the locales that CLDR has rules for spelling out numbers of, as lines of ASCII. Answers the length, at most
/// `capacity`.
int32_t icu_reference_spell_out_locales(char *_Nonnull text, int32_t capacity);

/// Writes numbers in words, then 2.5, in each set of rules by which a language counts things, as lines of UTF-8. Answers
/// the length, at most `capacity`.
int32_t icu_reference_spell_out(const char *_Nonnull locale, const int64_t *_Nonnull values, int32_t count,
                                char *_Nonnull text, int32_t capacity);

#ifdef __cplusplus
}
#endif

#endif
