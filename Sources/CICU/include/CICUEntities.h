/// What CLDR says of numbers, money and dates.
#ifndef CICU_ENTITIES_H
#define CICU_ENTITIES_H

#include "CICUText.h"

#include <stdbool.h>
#include <stdint.h>

#ifdef __cplusplus
extern "C" {
#endif

/// Takes one name of a currency, as UTF-8 that lasts for the call.
typedef void (*cicu_currency_visitor)(void *_Nullable context, const char *_Nonnull code, const char *_Nonnull name,
                                      bool is_symbol);

/// Visits the symbols, ISO codes, long names and plural names of all currencies in use, in a fixed order.
void cicu_visit_currencies(const char *_Nonnull locale, cicu_currency_visitor _Nonnull visit, void *_Nullable context,
                           cicu_status *_Nonnull status);

/// How many decimals sums of a currency of ISO 4217 are written with; -1 for any other code.
int32_t cicu_currency_decimals(const char *_Nonnull code);

/// Spells a number out; answers the length in UTF-8 bytes, which may exceed `capacity`.
int32_t cicu_spell_out(const char *_Nonnull locale, int64_t value, char *_Nonnull text, int32_t capacity,
                       cicu_status *_Nonnull status);

/// The locale's decimal and grouping separators, UTF-8.
void cicu_separators(const char *_Nonnull locale, char decimal[_Nonnull 8], char grouping[_Nonnull 8],
                     cicu_status *_Nonnull status);

enum cicu_calendar_name {
  cicu_calendar_month,            ///< index 0 to 11
  cicu_calendar_month_abbreviated,
  cicu_calendar_weekday,          ///< index 0 for Sunday to 6
  cicu_calendar_weekday_abbreviated,
};

/// A name of the Gregorian calendar; answers the length in UTF-8 bytes, 0 when there is none.
int32_t cicu_calendar_name(const char *_Nonnull locale, enum cicu_calendar_name kind, int32_t index,
                           char *_Nonnull text, int32_t capacity, cicu_status *_Nonnull status);

enum cicu_date_order {
  cicu_date_order_month_first,  ///< 3/14
  cicu_date_order_day_first,    ///< 14/3
  cicu_date_order_year_first,   ///< 2026/3/14
};

/// In which order a locale writes a date in digits.
enum cicu_date_order cicu_date_order(const char *_Nonnull locale, cicu_status *_Nonnull status);

/// The first day of the week where a locale's people live, from 1 for Monday to 7.
int32_t cicu_first_weekday(const char *_Nonnull locale, cicu_status *_Nonnull status);

/// The civil time now in a time zone (year, month, day, hour, minute, second); false for an unknown zone. The empty
/// zone is the system's.
bool cicu_civil_now(const char *_Nonnull zone, int32_t fields[_Nonnull 6], cicu_status *_Nonnull status);

#ifdef __cplusplus
}
#endif

#endif
