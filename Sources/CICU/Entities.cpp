#include "CICUEntities.h"

#include <unicode/calendar.h>
#include <unicode/decimfmt.h>
#include <unicode/listformatter.h>
#include <unicode/rbnf.h>
#include <unicode/timezone.h>
#include <unicode/udata.h>
#include <unicode/ures.h>

#include <cstring>
#include <memory>
#include <string>
#include <vector>

static int32_t copy(const icu::UnicodeString &source, char *text, int32_t capacity) {
  std::string utf8;
  source.toUTF8String(utf8);
  const int32_t length = static_cast<int32_t>(utf8.size());
  if (length < capacity) std::memcpy(text, utf8.c_str(), utf8.size() + 1);
  return length;
}

/// Whether a rule set counts things: not days, years or places in a row.
static bool counts(const icu::UnicodeString &name) {
  for (const char16_t *other : {u"ordinal", u"year", u"days", u"digits"}) {
    if (name.indexOf(other) >= 0) return false;
  }
  return name.startsWith(u"%spellout");
}

namespace {

/// Numbers in words, each once, though several sets of rules spell most of them alike.
class SpelledNumbers {
public:
  SpelledNumbers(icu::RuleBasedNumberFormat &format, const int64_t *values, int32_t count)
      : format(format), values(values), seen(static_cast<size_t>(count) + 1) {}

  /// The first numbers, and 2.5, in one set of rules.
  void add(const icu::UnicodeString &rules, int32_t count) {
    for (int32_t index = 0; index < count; index++) {
      spelled.remove();
      UErrorCode error = U_ZERO_ERROR;
      icu::FieldPosition position;
      format.format(values[index], rules, spelled, position, error);
      if (U_SUCCESS(error)) append(seen[static_cast<size_t>(index)], std::to_string(values[index]));
    }
    spelled.remove();
    UErrorCode error = U_ZERO_ERROR;
    icu::FieldPosition position;
    format.format(2.5, rules, spelled, position, error);
    if (U_SUCCESS(error)) append(seen.back(), "2.5");
  }

  std::string lines;

private:
  void append(std::vector<icu::UnicodeString> &known, const std::string &number) {
    for (const auto &text : known) {
      if (text == spelled) return;
    }
    known.push_back(spelled);
    lines.append(number).push_back('\t');
    spelled.toUTF8String(lines);
    lines.push_back('\n');
  }

  icu::RuleBasedNumberFormat &format;
  const int64_t *values;
  std::vector<std::vector<icu::UnicodeString>> seen;
  icu::UnicodeString spelled;
};

} // namespace

/// Whether CLDR has rules of its own for a language, and ICU would not take those of the system's.
static bool hasRules(const char *locale) {
  UErrorCode error = U_ZERO_ERROR;
  UResourceBundle *bundle = ures_open(U_ICUDATA_NAME "-rbnf", locale, &error);
  ures_close(bundle);
  return U_SUCCESS(error) && error != U_USING_DEFAULT_WARNING;
}

/// Sets of rules after these are cases and genders of the first ones, and spell large numbers from the same parts.
static const int32_t fullSets = 4;

int32_t cicu_spell_out(const char *locale, const int64_t *values, int32_t count, int32_t simple, char *text,
                       int32_t capacity, cicu_status *status) {
  *status = U_ZERO_ERROR;
  if (!hasRules(locale)) return 0;
  UErrorCode error = U_ZERO_ERROR;
  icu::RuleBasedNumberFormat format(icu::URBNF_SPELLOUT, icu::Locale(locale), error);
  *status = error;
  if (U_FAILURE(error)) return 0;
  SpelledNumbers numbers(format, values, count);
  int32_t sets = 0;
  for (int32_t index = 0; index < format.getNumberOfRuleSetNames(); index++) {
    const icu::UnicodeString name = format.getRuleSetName(index);
    if (counts(name)) numbers.add(name, sets++ < fullSets ? count : simple);
  }
  const int32_t length = static_cast<int32_t>(numbers.lines.size());
  if (length <= capacity) std::memcpy(text, numbers.lines.data(), numbers.lines.size());
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
