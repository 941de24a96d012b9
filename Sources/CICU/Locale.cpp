#include "CICULocale.h"

#include <unicode/locid.h>
#include <unicode/ucurr.h>
#include <unicode/uloc.h>
#include <unicode/uregion.h>
#include <unicode/ustring.h>

#include <algorithm>
#include <cstring>

static void split(const char *identifier, cicu_locale *locale) {
  UErrorCode error = U_ZERO_ERROR;
  uloc_getLanguage(identifier, locale->language, sizeof locale->language, &error);
  error = U_ZERO_ERROR;
  uloc_getScript(identifier, locale->script, sizeof locale->script, &error);
  error = U_ZERO_ERROR;
  uloc_getCountry(identifier, locale->region, sizeof locale->region, &error);
}

static void join(const cicu_locale *locale, char *identifier) {
  std::strcpy(identifier, locale->language);
  if (*locale->script) std::strcat(std::strcat(identifier, "_"), locale->script);
  if (*locale->region) std::strcat(std::strcat(identifier, "_"), locale->region);
}

bool cicu_locale_parse(const char *identifier, cicu_locale *locale) {
  *locale = {};
  UErrorCode error = U_ZERO_ERROR;
  char tag[ULOC_FULLNAME_CAPACITY];
  if (std::strlen(identifier) >= sizeof tag) return false;
  std::strcpy(tag, identifier);
  std::replace(tag, tag + std::strlen(tag), '_', '-');
  char name[ULOC_FULLNAME_CAPACITY];
  int32_t parsed = 0;
  uloc_forLanguageTag(tag, name, sizeof name, &parsed, &error);
  if (U_FAILURE(error) || parsed != static_cast<int32_t>(std::strlen(tag)) || parsed == 0) return false;
  // uloc_canonicalize leaves deprecated codes as they are; this applies CLDR's aliases.
  icu::Locale canonical(name);
  canonical.canonicalize(error);
  if (U_FAILURE(error) || canonical.isBogus()) return false;
  split(canonical.getName(), locale);
  return *locale->language != 0;
}

void cicu_locale_maximize(cicu_locale *locale) {
  char identifier[32];
  join(locale, identifier);
  char maximized[ULOC_FULLNAME_CAPACITY];
  UErrorCode error = U_ZERO_ERROR;
  uloc_addLikelySubtags(identifier, maximized, sizeof maximized, &error);
  if (U_SUCCESS(error)) split(maximized, locale);
}

static bool contains(const char *const *codes, const char *code) {
  for (; *codes; codes++) {
    if (std::strcmp(*codes, code) == 0) return true;
  }
  return false;
}

bool cicu_locale_known(const cicu_locale *locale) {
  if (!contains(uloc_getISOLanguages(), locale->language)) return false;
  if (!*locale->region) return true;
  UErrorCode error = U_ZERO_ERROR;
  const URegion *region = uregion_getRegionFromCode(locale->region, &error);
  if (U_FAILURE(error)) return false;
  const URegionType type = uregion_getType(region);
  return type != URGN_UNKNOWN && type != URGN_DEPRECATED;
}

bool cicu_region_currency(const char *region, char code[4]) {
  char identifier[8] = "und_";
  if (std::strlen(region) > 3) return false;
  std::strcat(identifier, region);
  UErrorCode error = U_ZERO_ERROR;
  UChar wide[4];
  const int32_t length = ucurr_forLocale(identifier, wide, 4, &error);
  if (U_FAILURE(error) || length != 3) return false;
  u_UCharsToChars(wide, code, 4);
  // ISO 4217 has a code for no currency, which CLDR gives to Antarctica.
  return std::strcmp(code, "XXX") != 0;
}
