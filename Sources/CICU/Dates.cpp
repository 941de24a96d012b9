#include "Bundles.h"
#include "CICUEntities.h"

#include <unicode/calendar.h>

#include <algorithm>
#include <cstring>
#include <initializer_list>
#include <vector>

// DateFormatSymbols and RelativeDateTimeFormatter look up each name from the root of the tree, in the calendar that the
// locale prefers, and do not tell the patterns. The tree itself has all of them in a tenth of the time.

namespace {

/// The table at a path below a bundle; null when the bundle has none of its own.
Bundle table(UResourceBundle *bundle, std::initializer_list<const char *> path) {
  UErrorCode error = U_ZERO_ERROR;
  Bundle found;
  for (const char *key : path) {
    Bundle next(ures_getByKey(found ? found.get() : bundle, key, nullptr, &error));
    if (U_FAILURE(error)) return nullptr;
    found = std::move(next);
  }
  return found;
}

class DateWords {
public:
  explicit DateWords(const char *locale) : locale(locale) {}

  void read(UErrorCode &error) {
    visitBundles(nullptr, locale, error, [this](UResourceBundle *bundle) {
      UErrorCode naming = U_ZERO_ERROR;
      const char *name = ures_getLocaleByType(bundle, ULOC_ACTUAL_LOCALE, &naming);
      // What the root has are placeholders.
      if (U_SUCCESS(naming) && std::strcmp(name, "root") == 0) return;
      for (const char *context : {"format", "stand-alone"}) {
        for (const char *width : {"wide", "abbreviated"}) readNames(bundle, context, width);
      }
      readHalves(bundle);
      for (const char *unit : {"minute", "hour", "day", "week", "month", "year"}) readUnit(bundle, unit);
    });
  }

  std::string text;

private:
  void readNames(UResourceBundle *bundle, const char *context, const char *width) {
    const std::string kind = std::strcmp(width, "abbreviated") == 0 ? " short" : "";
    const Bundle months = table(bundle, {"calendar", "gregorian", "monthNames", context, width});
    for (int32_t index = 0; months && index < ures_getSize(months.get()); index++) {
      add("m" + std::to_string(index + 1) + kind, string(months.get(), index));
    }
    const Bundle days = table(bundle, {"calendar", "gregorian", "dayNames", context, width});
    for (int32_t index = 0; days && index < ures_getSize(days.get()); index++) {
      add("w" + std::to_string(index == 0 ? 7 : index) + kind, string(days.get(), index));
    }
  }

  void readHalves(UResourceBundle *bundle) {
    const Bundle halves = table(bundle, {"calendar", "gregorian", "AmPmMarkers"});
    if (!halves || ures_getSize(halves.get()) != 2) return;
    add("am", string(halves.get(), 0));
    add("pm", string(halves.get(), 1));
  }

  /// The unit's names as they are, and in short.
  void readUnit(UResourceBundle *bundle, const std::string &unit) {
    for (const std::string &key : {unit, unit + "-short"}) {
      const Bundle names = table(bundle, {"fields", key.c_str()});
      if (!names) continue;
      readRelatives(names.get(), unit);
      readPatterns(names.get(), unit);
    }
  }

  void readRelatives(UResourceBundle *names, const std::string &unit) {
    const Bundle relatives = table(names, {"relative"});
    if (!relatives || unit == "minute" || unit == "hour") return;
    while (ures_hasNext(relatives.get())) {
      UErrorCode error = U_ZERO_ERROR;
      const Bundle item(ures_getNextResource(relatives.get(), nullptr, &error));
      if (U_SUCCESS(error)) add("relative " + unit + " " + ures_getKey(item.get()), string(item.get()));
    }
  }

  /// A past and a future pattern of the same plural form.
  void readPatterns(UResourceBundle *names, const std::string &unit) {
    const Bundle past = table(names, {"relativeTime", "past"});
    const Bundle future = table(names, {"relativeTime", "future"});
    if (!past || !future) return;
    while (ures_hasNext(past.get())) {
      UErrorCode error = U_ZERO_ERROR;
      const Bundle item(ures_getNextResource(past.get(), nullptr, &error));
      const char *form = U_SUCCESS(error) ? ures_getKey(item.get()) : nullptr;
      const Bundle twin(ures_getByKey(future.get(), form, nullptr, &error));
      if (U_FAILURE(error)) continue;
      add("pattern " + unit + " " + form, string(item.get()) + "\t" + string(twin.get()));
    }
  }

  void add(const std::string &meaning, const std::string &name) {
    if (name.empty()) return;
    text.append(meaning).append("\t").append(name).append("\n");
  }

  std::string string(const UResourceBundle *item) {
    UErrorCode error = U_ZERO_ERROR;
    int32_t length = 0;
    const UChar *text = ures_getString(item, &length, &error);
    return U_SUCCESS(error) ? small(text, length) : "";
  }

  std::string string(const UResourceBundle *list, int32_t index) {
    UErrorCode error = U_ZERO_ERROR;
    int32_t length = 0;
    const UChar *text = ures_getStringByIndex(list, index, &length, &error);
    return U_SUCCESS(error) ? small(text, length) : "";
  }

  /// In small letters of the language, UTF-8.
  std::string small(const UChar *text, int32_t length) {
    UErrorCode error = U_ZERO_ERROR;
    std::vector<UChar> lower(static_cast<size_t>(length) * 3 + 1);
    const int32_t count =
        u_strToLower(lower.data(), static_cast<int32_t>(lower.size()), text, length, locale, &error);
    std::replace_if(lower.begin(), lower.begin() + count, isHardSpace, u' ');
    std::string utf8(static_cast<size_t>(count) * 3 + 1, '\0');
    int32_t bytes = 0;
    u_strToUTF8(&utf8[0], static_cast<int32_t>(utf8.size()), &bytes, lower.data(), count, &error);
    utf8.resize(U_SUCCESS(error) ? static_cast<size_t>(bytes) : 0);
    return utf8;
  }

  static bool isHardSpace(UChar unit) { return unit == 0x00A0 || unit == 0x202F; }

  const char *locale;
};

/// The locale's pattern at a place of the list of CLDR's patterns.
std::string pattern(const char *locale, int32_t index, UErrorCode &error) {
  std::string found;
  visitBundles(nullptr, locale, error, [&](UResourceBundle *bundle) {
    if (!found.empty()) return;
    const Bundle patterns = table(bundle, {"calendar", "gregorian", "DateTimePatterns"});
    UErrorCode reading = U_ZERO_ERROR;
    int32_t length = 0;
    const UChar *text = patterns ? ures_getStringByIndex(patterns.get(), index, &length, &reading) : nullptr;
    if (!text || U_FAILURE(reading)) return;
    // Letters of the pattern are ASCII.
    for (int32_t place = 0; place < length; place++) {
      found.push_back(text[place] < 0x80 ? static_cast<char>(text[place]) : ' ');
    }
  });
  return found;
}

const int32_t shortTime = 3;
const int32_t shortDate = 7;

enum cicu_date_order order(const std::string &pattern) {
  const size_t first = pattern.find_first_of("MLdyu");
  if (first == std::string::npos) return cicu_date_order_year_first;
  switch (pattern[first]) {
  case 'M': case 'L': return cicu_date_order_month_first;
  case 'd': return cicu_date_order_day_first;
  default: return cicu_date_order_year_first;
  }
}

} // namespace

int32_t cicu_date_words(const char *locale, char *text, int32_t capacity, cicu_status *status) {
  UErrorCode error = U_ZERO_ERROR;
  DateWords words(locale);
  words.read(error);
  *status = U_FAILURE(error) ? error : U_ZERO_ERROR;
  const int32_t length = static_cast<int32_t>(words.text.size());
  if (length <= capacity) std::memcpy(text, words.text.data(), words.text.size());
  return length;
}

cicu_calendar cicu_calendar_facts(const char *locale, cicu_status *status) {
  UErrorCode error = U_ZERO_ERROR;
  cicu_calendar facts = {cicu_date_order_year_first, 1, 0, false};
  facts.order = order(pattern(locale, shortDate, error));
  facts.has_twelve_hours = pattern(locale, shortTime, error).find_first_of("hK") != std::string::npos;
  error = U_ZERO_ERROR;
  const std::unique_ptr<icu::Calendar> calendar(icu::Calendar::createInstance(icu::Locale(locale), error));
  if (U_SUCCESS(error)) {
    const int32_t day = calendar->getFirstDayOfWeek(error);
    facts.first_weekday = day == UCAL_SUNDAY ? 7 : day - 1;
    if (std::strcmp(calendar->getType(), "buddhist") == 0) facts.year_offset = 543;
  }
  *status = error;
  return facts;
}
