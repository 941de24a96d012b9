#include "CICUFormats.h"

#include <unicode/calendar.h>
#include <unicode/currunit.h>
#include <unicode/dtitvfmt.h>
#include <unicode/gregocal.h>
#include <unicode/listformatter.h>
#include <unicode/measunit.h>
#include <unicode/numberformatter.h>
#include <unicode/simpleformatter.h>
#include <unicode/ucurr.h>
#include <unicode/ures.h>

#include <cstring>
#include <memory>
#include <string>
#include <vector>

namespace {

/// The locale, or the root where ICU would take the data of the system's own language for it.
icu::Locale known(const char *locale, UErrorCode &error) {
  UErrorCode opening = U_ZERO_ERROR;
  UResourceBundle *bundle = ures_open(nullptr, locale, &opening);
  ures_close(bundle);
  if (U_FAILURE(opening)) error = opening;
  return opening == U_USING_DEFAULT_WARNING ? icu::Locale::getRoot() : icu::Locale(locale);
}

class DateFormats {
public:
  DateFormats(const icu::Locale &locale, UErrorCode &error)
      : calendar(icu::Calendar::createInstance(*icu::TimeZone::getGMT(), locale, error)), civil(locale) {
    if (U_FAILURE(error)) return;
    useCivilCalendar(error);
    for (size_t hasTime = 0; hasTime < 2; hasTime++) {
      for (size_t hasYear = 0; hasYear < 2; hasYear++) {
        formats[hasTime][hasYear].reset(
            icu::DateIntervalFormat::createInstance(skeletons[hasTime][hasYear], civil, error));
      }
    }
    times.reset(icu::DateIntervalFormat::createInstance(u"jm", civil, error));
    readInterval(error);
  }

  icu::UnicodeString text(cicu_bound start, cicu_bound end, bool hasYear, UErrorCode &error) const {
    if (start.kind == end.kind && start.kind != cicu_bound_open) return interval(start, end, hasYear, error);
    icu::UnicodeString joined;
    joiner.format(text(start, hasYear, error), text(end, hasYear, error), joined, error);
    return joined;
  }

  icu::UnicodeString time(int32_t minutes, UErrorCode &error) const {
    return write(*times, {cicu_bound_minute, minutes}, {cicu_bound_minute, minutes}, error);
  }

private:
  icu::UnicodeString text(cicu_bound bound, bool hasYear, UErrorCode &error) const {
    return bound.kind == cicu_bound_open ? icu::UnicodeString(u"…") : interval(bound, bound, hasYear, error);
  }

  icu::UnicodeString interval(cicu_bound start, cicu_bound end, bool hasYear, UErrorCode &error) const {
    return write(*formats[start.kind == cicu_bound_minute][hasYear], start, end, error);
  }

  icu::UnicodeString write(const icu::DateIntervalFormat &format, cicu_bound start, cicu_bound end,
                           UErrorCode &error) const {
    icu::UnicodeString written;
    const std::unique_ptr<icu::Calendar> from(at(start, error));
    const std::unique_ptr<icu::Calendar> to(at(end, error));
    icu::FieldPosition position;
    if (U_SUCCESS(error)) format.format(*from, *to, written, position, error);
    return written;
  }

  std::unique_ptr<icu::Calendar> at(cicu_bound bound, UErrorCode &error) const {
    std::unique_ptr<icu::Calendar> moment(calendar->clone());
    moment->setTime(static_cast<UDate>(bound.minutes) * 60'000, error);
    return moment;
  }

  /// Other calendars than those that dates are read in would show people what they did not say.
  void useCivilCalendar(UErrorCode &error) {
    if (std::strcmp(calendar->getType(), "buddhist") != 0) {
      civil.setKeywordValue("calendar", "gregorian", error);
      calendar.reset(icu::Calendar::createInstance(*icu::TimeZone::getGMT(), civil, error));
    }
    auto *gregorian = U_SUCCESS(error) ? dynamic_cast<icu::GregorianCalendar *>(calendar.get()) : nullptr;
    if (gregorian) gregorian->setGregorianChange(longAgo, error);
  }

  void readInterval(UErrorCode &error) {
    if (U_FAILURE(error)) return;
    const icu::DateIntervalInfo info(civil, error);
    icu::UnicodeString pattern;
    info.getFallbackIntervalPattern(pattern);
    joiner.applyPatternMinMaxArguments(pattern, 2, 2, error);
  }

  /// Before any day that is written.
  static constexpr UDate longAgo = -8.64e15;
  static constexpr const char16_t *skeletons[2][2] = {{u"EMMMd", u"yEMMMd"}, {u"EMMMdjm", u"yEMMMdjm"}};

  std::unique_ptr<icu::Calendar> calendar;
  icu::Locale civil;
  /// Without and with a time, without and with a year.
  std::unique_ptr<icu::DateIntervalFormat> formats[2][2];
  std::unique_ptr<icu::DateIntervalFormat> times;
  icu::SimpleFormatter joiner;
};

int32_t give(const std::string &written, char *text, int32_t capacity) {
  const int32_t length = static_cast<int32_t>(written.size());
  if (length <= capacity) std::memcpy(text, written.data(), written.size());
  return length;
}

int32_t give(const icu::UnicodeString &written, char *text, int32_t capacity) {
  std::string utf8;
  written.toUTF8String(utf8);
  return give(utf8, text, capacity);
}

} // namespace

// ICU's formatters are immutable once they are made, or lock what they change: threads may share them.
struct cicu_formats {
  cicu_formats(const icu::Locale &locale, UErrorCode &error)
      : numbers(icu::number::NumberFormatter::withLocale(locale).precision(icu::number::Precision::unlimited())),
        dates(locale, error) {
    lists[cicu_list_and].reset(
        icu::ListFormatter::createInstance(locale, ULISTFMT_TYPE_AND, ULISTFMT_WIDTH_WIDE, error));
    lists[cicu_list_or].reset(icu::ListFormatter::createInstance(locale, ULISTFMT_TYPE_OR, ULISTFMT_WIDTH_WIDE, error));
  }

  const icu::number::LocalizedNumberFormatter numbers;
  const DateFormats dates;
  std::unique_ptr<icu::ListFormatter> lists[2];
};

cicu_formats *cicu_formats_open(const char *locale, cicu_status *status) {
  UErrorCode error = U_ZERO_ERROR;
  const icu::Locale found = known(locale, error);
  auto formats = std::make_unique<cicu_formats>(found, error);
  *status = error;
  return U_SUCCESS(error) ? formats.release() : nullptr;
}

void cicu_formats_close(cicu_formats *formats) { delete formats; }

static int32_t format(const icu::number::LocalizedNumberFormatter &formatter, const char *number, char *text,
                      int32_t capacity, cicu_status *status) {
  UErrorCode error = U_ZERO_ERROR;
  const icu::UnicodeString written = formatter.formatDecimal(number, error).toString(error);
  *status = error;
  return U_SUCCESS(error) ? give(written, text, capacity) : 0;
}

int32_t cicu_format_number(const cicu_formats *formats, const char *number, char *text, int32_t capacity,
                           cicu_status *status) {
  return format(formats->numbers, number, text, capacity, status);
}

int32_t cicu_format_money(const cicu_formats *formats, const char *number, const char *currency, char *text,
                          int32_t capacity, cicu_status *status) {
  UErrorCode error = U_ZERO_ERROR;
  const icu::CurrencyUnit unit(icu::StringPiece(currency), error);
  const int32_t decimals = ucurr_getDefaultFractionDigits(unit.getISOCurrency(), &error);
  *status = error;
  if (U_FAILURE(error)) return 0;
  const auto formatter = formats->numbers.unit(unit).precision(icu::number::Precision::minFraction(decimals));
  return format(formatter, number, text, capacity, status);
}

static icu::MeasureUnit unit(enum cicu_temperature scale) {
  switch (scale) {
  case cicu_temperature_celsius: return icu::MeasureUnit::getCelsius();
  case cicu_temperature_fahrenheit: return icu::MeasureUnit::getFahrenheit();
  case cicu_temperature_any: return icu::MeasureUnit::getGenericTemperature();
  }
  return icu::MeasureUnit::getGenericTemperature();
}

int32_t cicu_format_temperature(const cicu_formats *formats, const char *number, enum cicu_temperature scale,
                                char *text, int32_t capacity, cicu_status *status) {
  const auto formatter = formats->numbers.unit(unit(scale)).unitWidth(UNUM_UNIT_WIDTH_SHORT);
  return format(formatter, number, text, capacity, status);
}

int32_t cicu_format_list(const cicu_formats *formats, enum cicu_list kind, const uint8_t *items, const int32_t *ends,
                         int32_t count, char *text, int32_t capacity, cicu_status *status) {
  const char *bytes = reinterpret_cast<const char *>(items);
  std::vector<icu::UnicodeString> texts;
  int32_t start = 0;
  for (int32_t index = 0; index < count; index++) {
    texts.push_back(icu::UnicodeString::fromUTF8(icu::StringPiece(bytes + start, ends[index] - start)));
    start = ends[index];
  }
  UErrorCode error = U_ZERO_ERROR;
  icu::UnicodeString list;
  formats->lists[kind]->format(texts.data(), count, list, error);
  *status = error;
  return U_SUCCESS(error) ? give(list, text, capacity) : 0;
}

int32_t cicu_format_dates(const cicu_formats *formats, cicu_bound start, cicu_bound end, bool has_year, char *text,
                          int32_t capacity, cicu_status *status) {
  UErrorCode error = U_ZERO_ERROR;
  const icu::UnicodeString written = formats->dates.text(start, end, has_year, error);
  *status = error;
  return U_SUCCESS(error) ? give(written, text, capacity) : 0;
}

int32_t cicu_format_time(const cicu_formats *formats, int32_t minutes, char *text, int32_t capacity,
                         cicu_status *status) {
  UErrorCode error = U_ZERO_ERROR;
  const icu::UnicodeString written = formats->dates.time(minutes, error);
  *status = error;
  return U_SUCCESS(error) ? give(written, text, capacity) : 0;
}
