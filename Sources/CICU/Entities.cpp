#include "CICUEntities.h"

#include <unicode/calendar.h>
#include <unicode/decimfmt.h>
#include <unicode/dtfmtsym.h>
#include <unicode/rbnf.h>
#include <unicode/smpdtfmt.h>
#include <unicode/timezone.h>

#include <cstring>
#include <memory>
#include <string>

static int32_t copy(const icu::UnicodeString &source, char *text, int32_t capacity) {
  std::string utf8;
  source.toUTF8String(utf8);
  const int32_t length = static_cast<int32_t>(utf8.size());
  if (length < capacity) std::memcpy(text, utf8.c_str(), utf8.size() + 1);
  return length;
}

int32_t cicu_spell_out(const char *locale, int64_t value, char *text, int32_t capacity, cicu_status *status) {
  // Opening the rules of a locale costs a hundred times as much as using them.
  thread_local std::string openLocale;
  thread_local std::unique_ptr<icu::RuleBasedNumberFormat> format;
  UErrorCode error = U_ZERO_ERROR;
  if (!format || openLocale != locale) {
    format = std::make_unique<icu::RuleBasedNumberFormat>(icu::URBNF_SPELLOUT, icu::Locale(locale), error);
    openLocale = locale;
  }
  icu::UnicodeString spelled;
  if (U_SUCCESS(error)) format->format(value, spelled);
  *status = error;
  return copy(spelled, text, capacity);
}

void cicu_separators(const char *locale, char decimal[8], char grouping[8], cicu_status *status) {
  UErrorCode error = U_ZERO_ERROR;
  const icu::DecimalFormatSymbols symbols(icu::Locale(locale), error);
  *status = error;
  copy(symbols.getConstSymbol(icu::DecimalFormatSymbols::kDecimalSeparatorSymbol), decimal, 8);
  copy(symbols.getConstSymbol(icu::DecimalFormatSymbols::kGroupingSeparatorSymbol), grouping, 8);
}

static void append(std::string &text, const icu::UnicodeString *names, int32_t first, int32_t count) {
  for (int32_t index = 0; index < count; index++) {
    names[first + index].toUTF8String(text);
    text.push_back('\n');
  }
}

int32_t cicu_calendar_names(const char *locale, char *text, int32_t capacity, cicu_status *status) {
  UErrorCode error = U_ZERO_ERROR;
  const icu::DateFormatSymbols symbols(icu::Locale(locale), error);
  *status = error;
  std::string names;
  for (const auto width : {icu::DateFormatSymbols::WIDE, icu::DateFormatSymbols::ABBREVIATED}) {
    int32_t count = 0;
    const icu::UnicodeString *months = symbols.getMonths(count, icu::DateFormatSymbols::FORMAT, width);
    if (count >= 12) append(names, months, 0, 12);
    // Weekdays are numbered from 1 for Sunday, and the name at 0 is empty.
    const icu::UnicodeString *weekdays = symbols.getWeekdays(count, icu::DateFormatSymbols::FORMAT, width);
    if (count >= 8) append(names, weekdays, 1, 7);
  }
  const int32_t length = static_cast<int32_t>(names.size());
  if (length <= capacity) std::memcpy(text, names.data(), names.size());
  return length;
}

enum cicu_date_order cicu_date_order(const char *locale, cicu_status *status) {
  const std::unique_ptr<icu::DateFormat> format(
      icu::DateFormat::createDateInstance(icu::DateFormat::kShort, icu::Locale(locale)));
  const auto *simple = dynamic_cast<const icu::SimpleDateFormat *>(format.get());
  *status = simple ? U_ZERO_ERROR : U_UNSUPPORTED_ERROR;
  if (!simple) return cicu_date_order_year_first;
  icu::UnicodeString pattern;
  simple->toPattern(pattern);
  for (int32_t index = 0; index < pattern.length(); index++) {
    switch (pattern[index]) {
    case u'M': case u'L': return cicu_date_order_month_first;
    case u'd': return cicu_date_order_day_first;
    case u'y': case u'u': return cicu_date_order_year_first;
    default: break;
    }
  }
  return cicu_date_order_year_first;
}

int32_t cicu_first_weekday(const char *locale, cicu_status *status) {
  UErrorCode error = U_ZERO_ERROR;
  std::unique_ptr<icu::Calendar> calendar(icu::Calendar::createInstance(icu::Locale(locale), error));
  if (U_SUCCESS(error)) {
    const int32_t day = calendar->getFirstDayOfWeek(error);
    *status = error;
    return day == UCAL_SUNDAY ? 7 : day - 1;
  }
  *status = error;
  return 1;
}

bool cicu_civil_now(const char *zone, int32_t fields[6], cicu_status *status) {
  UErrorCode error = U_ZERO_ERROR;
  std::unique_ptr<icu::TimeZone> timeZone(
      *zone ? icu::TimeZone::createTimeZone(icu::UnicodeString::fromUTF8(zone)) : icu::TimeZone::createDefault());
  if (*timeZone == icu::TimeZone::getUnknown()) return false;
  std::unique_ptr<icu::Calendar> calendar(
      icu::Calendar::createInstance(timeZone.release(), icu::Locale("en_US@calendar=gregorian"), error));
  *status = error;
  if (U_FAILURE(error)) return false;
  const UCalendarDateFields parts[] = {UCAL_YEAR, UCAL_MONTH, UCAL_DATE, UCAL_HOUR_OF_DAY, UCAL_MINUTE, UCAL_SECOND};
  for (int32_t index = 0; index < 6; index++) fields[index] = calendar->get(parts[index], error);
  fields[1] += 1;
  *status = error;
  return U_SUCCESS(error);
}
