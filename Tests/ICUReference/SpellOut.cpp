#include "ICUReference.h"

#include <unicode/rbnf.h>
#include <unicode/udata.h>
#include <unicode/uenum.h>
#include <unicode/ures.h>

#include <algorithm>
#include <cstring>
#include <set>
#include <string>

static int32_t copy(const std::string &source, char *text, int32_t capacity) {
  const size_t length = std::min(source.size(), static_cast<size_t>(capacity));
  std::memcpy(text, source.data(), length);
  return static_cast<int32_t>(length);
}

int32_t icu_reference_spell_out_locales(char *text, int32_t capacity) {
  UErrorCode error = U_ZERO_ERROR;
  UEnumeration *open = ures_openAvailableLocales(U_ICUDATA_NAME "-rbnf", &error);
  std::string locales;
  while (const char *locale = uenum_next(open, nullptr, &error)) locales.append(locale).push_back('\n');
  uenum_close(open);
  return copy(locales, text, capacity);
}

/// Whether a rule set counts things: not days, years or places in a row.
static bool counts(const icu::UnicodeString &name) {
  for (const char16_t *other : {u"ordinal", u"year", u"days", u"digits"}) {
    if (name.indexOf(other) >= 0) return false;
  }
  return name.startsWith(u"%spellout");
}

template <typename Value>
static void spell(const icu::RuleBasedNumberFormat &format, Value value, const std::string &digits,
                  const icu::UnicodeString &rules, std::set<std::string> &seen, std::string &lines) {
  icu::UnicodeString spelled;
  UErrorCode error = U_ZERO_ERROR;
  icu::FieldPosition position;
  format.format(value, rules, spelled, position, error);
  std::string line = digits + "\t";
  spelled.toUTF8String(line);
  if (U_SUCCESS(error) && seen.insert(line).second) lines.append(line).push_back('\n');
}

int32_t icu_reference_spell_out(const char *locale, const int64_t *values, int32_t count, char *text,
                                int32_t capacity) {
  UErrorCode error = U_ZERO_ERROR;
  const icu::RuleBasedNumberFormat format(icu::URBNF_SPELLOUT, icu::Locale(locale), error);
  if (U_FAILURE(error)) return 0;
  std::set<std::string> seen;
  std::string lines;
  for (int32_t index = 0; index < format.getNumberOfRuleSetNames(); index++) {
    const icu::UnicodeString rules = format.getRuleSetName(index);
    if (!counts(rules)) continue;
    for (int32_t place = 0; place < count; place++) {
      spell(format, values[place], std::to_string(values[place]), rules, seen, lines);
    }
    spell(format, 2.5, "2.5", rules, seen, lines);
  }
  return copy(lines, text, capacity);
}
