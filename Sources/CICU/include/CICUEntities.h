/// What CLDR says of numbers, money and dates.
#ifndef CICU_ENTITIES_H
#define CICU_ENTITIES_H

#include "CICUText.h"

#include <stdbool.h>
#include <stdint.h>

#ifdef __cplusplus
extern "C" {
#endif

/// Writes what CLDR calls the currencies in use, as lines of UTF-8 in small letters: the code in three letters, a letter
/// for the kind, the name. Kinds are `c` a code, `s` a symbol, `n` a name, `r` the name of the currency's region; `l` is
/// a word that stands between a number and any name. Answers the length in bytes, which may exceed `capacity`.
///
/// Names that the language inherits are among them, after its own; most stand more than once.
int32_t cicu_currency_names(const char *_Nonnull locale, char *_Nonnull text, int32_t capacity,
                            cicu_status *_Nonnull status);

/// How many decimals sums of a currency of ISO 4217 are written with; -1 for any other code.
int32_t cicu_currency_decimals(const char *_Nonnull code);

/// Writes numbers in words, in every set of rules by which the language counts things, as lines of UTF-8: the number in
/// ASCII, a tab, the words. Last in each set stands 2.5. Nothing where CLDR has no rules for the language. Answers the
/// length in bytes, which may exceed `capacity`. The first `simple` numbers are spelled in all sets, the others in the
/// first few, of which those for other cases and genders are made up.
///
/// Soft hyphens (U+00AD) and zero-width spaces (U+200B) part the words that are written as one.
int32_t cicu_spell_out(const char *_Nonnull locale, const int64_t *_Nonnull values, int32_t count,
                       int32_t simple, char *_Nonnull text, int32_t capacity, cicu_status *_Nonnull status);

/// The locale's decimal and grouping separators, and the grouping separator of sums of money, UTF-8.
void cicu_separators(const char *_Nonnull locale, char decimal[_Nonnull 8], char grouping[_Nonnull 8],
                     char money[_Nonnull 8], cicu_status *_Nonnull status);

/// Writes what joins the two parts of a list: " and ". Answers the length in bytes, which may exceed `capacity`.
int32_t cicu_and(const char *_Nonnull locale, char *_Nonnull text, int32_t capacity, cicu_status *_Nonnull status);

/// Writes what CLDR calls days and times of the Gregorian calendar, as lines of UTF-8 in small letters: what is meant, a
/// tab, the name. Meant are `m3` a month; `w7` a weekday, from 1 for Monday, both
/// with ` short` when abbreviated; `am`, `pm`; `relative week -1` the week before
/// this; `pattern day one` some days from now, where two names with `{0}` in the place of the number follow, of the past
/// and of what is to come. Answers the length in bytes, which may exceed `capacity`.
///
/// Names that the language inherits are among them, after its own; many stand more than once.
int32_t cicu_date_words(const char *_Nonnull locale, char *_Nonnull text, int32_t capacity,
                        cicu_status *_Nonnull status);

enum cicu_date_order {
  cicu_date_order_month_first,  ///< 3/14
  cicu_date_order_day_first,    ///< 14/3
  cicu_date_order_year_first,   ///< 2026/3/14
};

/// How a locale's people count days.
typedef struct {
  enum cicu_date_order order;  ///< Of a date in digits.
  int32_t first_weekday;       ///< From 1 for Monday to 7.
  int32_t year_offset;         ///< What their years are ahead of the Gregorian ones: 543 in the Buddhist calendar.
  bool has_twelve_hours;       ///< Whether clocks show 1 to 12.
} cicu_calendar;

cicu_calendar cicu_calendar_facts(const char *_Nonnull locale, cicu_status *_Nonnull status);

/// The civil time now in a time zone (year, month, day, hour, minute, second); false for an unknown zone. The empty
/// zone is the system's.
bool cicu_civil_now(const char *_Nonnull zone, int32_t fields[_Nonnull 6], cicu_status *_Nonnull status);

#ifdef __cplusplus
}
#endif

#endif
