/// Numbers, money, dates and lists as CLDR writes them.
#ifndef CICU_FORMATS_H
#define CICU_FORMATS_H

#include "CICUText.h"

#include <stdbool.h>
#include <stdint.h>

#ifdef __cplusplus
extern "C" {
#endif

/// What writes values for the people of a locale. Any number of threads may use it at once.
typedef struct cicu_formats cicu_formats;

/// For a language that CLDR has nothing of, what it writes is CLDR's root: never what the system's own language has.
cicu_formats *_Nullable cicu_formats_open(const char *_Nonnull locale, cicu_status *_Nonnull status);
void cicu_formats_close(cicu_formats *_Nonnull formats);

// Each function writes UTF-8 and answers the length in bytes, which may exceed `capacity`. Numbers are given as ASCII
// digits with `-` and a `.`; they are written with all their decimals, exactly.

int32_t cicu_format_number(const cicu_formats *_Nonnull formats, const char *_Nonnull number, char *_Nonnull text,
                           int32_t capacity, cicu_status *_Nonnull status);

/// Writes a sum with the decimals that the currency usually has, and more where the number has more. Fails for what is
/// no code of three letters.
int32_t cicu_format_money(const cicu_formats *_Nonnull formats, const char *_Nonnull number,
                          const char *_Nonnull currency, char *_Nonnull text, int32_t capacity,
                          cicu_status *_Nonnull status);

enum cicu_temperature {
  cicu_temperature_celsius,
  cicu_temperature_fahrenheit,
  cicu_temperature_any, ///< Degrees of a scale that is not told.
};

int32_t cicu_format_temperature(const cicu_formats *_Nonnull formats, const char *_Nonnull number,
                                enum cicu_temperature scale, char *_Nonnull text, int32_t capacity,
                                cicu_status *_Nonnull status);

enum cicu_list {
  cicu_list_and, ///< A, B, and C
  cicu_list_or,  ///< A, B, or C
};

/// Writes a list of texts that stand behind each other in `items`, each up to its place in `ends`.
int32_t cicu_format_list(const cicu_formats *_Nonnull formats, enum cicu_list kind, const uint8_t *_Nonnull items,
                         const int32_t *_Nonnull ends, int32_t count, char *_Nonnull text, int32_t capacity,
                         cicu_status *_Nonnull status);

enum cicu_bound_kind {
  cicu_bound_open, ///< There is none.
  cicu_bound_day,
  cicu_bound_minute,
};

/// Where a stretch of time begins or ends.
typedef struct {
  enum cicu_bound_kind kind;
  int64_t minutes; ///< Civil time since 1970-01-01T00:00 in the proleptic Gregorian calendar.
} cicu_bound;

/// Writes a stretch of time: one day or minute when both bounds are the same, `…` in the place of an open one. In the
/// Buddhist calendar where that is the locale's, else in the Gregorian one.
int32_t cicu_format_dates(const cicu_formats *_Nonnull formats, cicu_bound start, cicu_bound end, bool has_year,
                          char *_Nonnull text, int32_t capacity, cicu_status *_Nonnull status);

/// Writes a time of day by the clock of the region; minutes are those since midnight.
int32_t cicu_format_time(const cicu_formats *_Nonnull formats, int32_t minutes, char *_Nonnull text, int32_t capacity,
                         cicu_status *_Nonnull status);

#ifdef __cplusplus
}
#endif

#endif
