#include "CICUEntities.h"

#include <unicode/calendar.h>
#include <unicode/decimfmt.h>
#include <unicode/listformatter.h>
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

void cicu_separators(const char *locale, char decimal[8], char grouping[8], char money[8], cicu_status *status) {
  UErrorCode error = U_ZERO_ERROR;
  icu::Locale latin(locale);
  // Those that stand between ASCII digits, which the digits of every script are folded to.
  latin.setKeywordValue("numbers", "latn", error);
  const icu::DecimalFormatSymbols symbols(latin, error);
  *status = error;
  copy(symbols.getConstSymbol(icu::DecimalFormatSymbols::kDecimalSeparatorSymbol), decimal, 8);
  copy(symbols.getConstSymbol(icu::DecimalFormatSymbols::kGroupingSeparatorSymbol), grouping, 8);
  copy(symbols.getConstSymbol(icu::DecimalFormatSymbols::kMonetaryGroupingSeparatorSymbol), money, 8);
}

int32_t cicu_and(const char *locale, char *text, int32_t capacity, cicu_status *status) {
  UErrorCode error = U_ZERO_ERROR;
  const std::unique_ptr<icu::ListFormatter> format(icu::ListFormatter::createInstance(icu::Locale(locale), error));
  const icu::UnicodeString parts[] = {u"0", u"1"};
  icu::UnicodeString list;
  if (U_SUCCESS(error)) format->format(parts, 2, list, error);
  *status = error;
  if (U_FAILURE(error) || list.length() < 2) return 0;
  return copy(list.tempSubString(1, list.length() - 2), text, capacity);
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
