/// Locale identifiers and their CLDR facts.
#ifndef CICU_LOCALE_H
#define CICU_LOCALE_H

#include <stdbool.h>
#include <stdint.h>

#ifdef __cplusplus
extern "C" {
#endif

/// The parts of a locale identifier; empty strings where there are none.
typedef struct {
  char language[12];
  char script[6];
  char region[4];
} cicu_locale;

/// Reads a BCP 47 tag or an ICU identifier, replacing deprecated codes; false when it is not well formed.
bool cicu_locale_parse(const char *_Nonnull identifier, cicu_locale *_Nonnull locale);

/// Adds likely subtags (CLDR supplemental data): `zh-Hant` becomes `zh-Hant-TW`.
void cicu_locale_maximize(cicu_locale *_Nonnull locale);

/// Whether CLDR knows the language code and, when given, the region code.
bool cicu_locale_known(const cicu_locale *_Nonnull locale);

/// The ISO 4217 code of a region's currency today; false when it has none.
bool cicu_region_currency(const char *_Nonnull region, char code[_Nonnull 4]);

#ifdef __cplusplus
}
#endif

#endif
