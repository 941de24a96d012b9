#include "Bundles.h"
#include "CICUEntities.h"

#include <unicode/decimfmt.h>
#include <unicode/plurrule.h>
#include <unicode/udata.h>

#include <algorithm>
#include <cstring>
#include <memory>
#include <string>
#include <string_view>
#include <unordered_map>
#include <vector>

// RuleBasedNumberFormat reads all rules of a language before it spells the first number, those of ordinals and years
// among them, and makes a format of each plural: it takes five times as long. Here the same rules (UTS #35 part 3,
// Rule-Based Number Formatting) are read from the tree when a number first needs them, and spelled as ICU spells them;
// a test compares both in all languages that CLDR has rules for.

namespace {

using Text = std::u16string_view;

/// A number that is whole, or a half more: no other fraction is spelled.
struct Number {
  int64_t whole;
  bool hasHalf;
};

/// A rule such as `200/100: <<hundred[ >>];`.
struct Rule {
  int64_t base = 0;
  /// What the number is divided by: a power of the radix, ten in most rules.
  int64_t divisor = 1;
  Text body;
  /// The rule of lesser numbers.
  const Rule *before = nullptr;

  /// Whether it spells what the division leaves.
  bool hasRemainder() const {
    for (size_t place = 0; place + 1 < body.size(); place++) {
      if (body[place] == u'>' && body.find_first_of(u">%#0", place + 1) == place + 1) return true;
    }
    return false;
  }
};

/// The rules of one name, in the order of their numbers; read when first needed.
struct RuleSet {
  std::vector<Text> lines;
  bool isRead = false;
  std::vector<Rule> rules;
  /// The body of the rule of numbers with a fraction; empty where there is none.
  Text fraction;
};

class SpellOutRules {
public:
  SpellOutRules(const char *locale, UErrorCode &error) : locale(locale) {
    visitBundles(U_ICUDATA_NAME "-rbnf", locale, error, [this](UResourceBundle *bundle) {
      if (!lines) lines = table(bundle, {"RBNFRules", "SpelloutRules"});
    });
    while (lines && ures_hasNext(lines.get())) {
      UErrorCode reading = U_ZERO_ERROR;
      int32_t length = 0;
      const UChar *text = ures_getNextString(lines.get(), &length, nullptr, &reading);
      if (U_SUCCESS(reading)) addLine(Text(text, static_cast<size_t>(length)));
    }
  }

  /// The names of the sets of rules, in order.
  const std::vector<Text> &setNames() const { return names; }

  std::u16string spelled(Number number, Text set) {
    std::u16string words;
    spell(number, set, words, 0);
    return words;
  }

private:
  /// `%name:` begins a set, `base: body;` is a rule.
  void addLine(Text line) {
    if (line.size() < 2) return;
    if (line.front() == u'%') {
      names.push_back(line.substr(0, line.size() - 1));
    } else if (!names.empty()) {
      sets[names.back()].lines.push_back(line);
    }
  }

  // MARK: Reading

  RuleSet &ruleSet(Text name) {
    RuleSet &set = sets[name];
    if (!set.isRead) {
      for (const Text line : set.lines) read(line, set);
      for (size_t place = 1; place < set.rules.size(); place++) set.rules[place].before = &set.rules[place - 1];
      set.isRead = true;
    }
    return set;
  }

  void read(Text line, RuleSet &set) const {
    const size_t colon = line.find(u':');
    if (colon == Text::npos) return;
    const Text descriptor = line.substr(0, colon);
    const Text body = bodyOf(line.substr(colon + 1));
    if (descriptor == u"x.x" || descriptor == u"x,x") {
      if (set.fraction.empty() || descriptor[1] == decimalPoint()) set.fraction = body;
    } else if (isDigit(descriptor.front()) && descriptor.back() != u'x') {
      set.rules.push_back(rule(descriptor, body));
    }
  }

  static Text bodyOf(Text text) {
    const size_t first = text.find_first_not_of(u" \n\t");
    text = first == Text::npos ? Text() : text.substr(first);
    if (!text.empty() && text.back() == u';') text.remove_suffix(1);
    // An apostrophe keeps the spaces behind it.
    if (!text.empty() && text.front() == u'\'') text.remove_prefix(1);
    return text;
  }

  /// `1000`, `1100/100`, `1000>`: a number, a radix, and how many powers of it less.
  static Rule rule(Text descriptor, Text body) {
    Rule rule;
    rule.body = body;
    const size_t slash = descriptor.find(u'/');
    rule.base = digits(descriptor.substr(0, slash));
    const int64_t radix = slash == Text::npos ? 10 : std::max<int64_t>(digits(descriptor.substr(slash + 1)), 2);
    while (rule.base / rule.divisor >= radix) rule.divisor *= radix;
    for (const char16_t unit : descriptor) {
      if (unit == u'>' && rule.divisor > 1) rule.divisor /= radix;
    }
    return rule;
  }

  static bool isDigit(char16_t unit) { return unit >= u'0' && unit <= u'9'; }

  static int64_t digits(Text text) {
    int64_t value = 0;
    for (const char16_t unit : text) {
      if (unit == u'>' || unit == u'/') break;
      if (isDigit(unit)) value = value * 10 + (unit - u'0');
    }
    return value;
  }

  char16_t decimalPoint() const {
    UErrorCode error = U_ZERO_ERROR;
    const icu::DecimalFormatSymbols symbols(locale, error);
    return symbols.getConstSymbol(icu::DecimalFormatSymbols::kDecimalSeparatorSymbol)[0];
  }

  // MARK: Spelling

  /// As deep as ICU goes.
  static constexpr int maximumDepth = 64;

  void spell(Number number, Text name, std::u16string &words, int depth) {
    const RuleSet &set = ruleSet(name);
    if (depth > maximumDepth || (set.rules.empty() && set.fraction.empty())) return;
    if (number.hasHalf && !set.fraction.empty()) {
      return apply({0, 1, set.fraction, nullptr}, number, true, name, words, depth);
    }
    // Where nothing is said of fractions numbers are rounded up.
    const int64_t value = number.whole + (number.hasHalf ? 1 : 0);
    auto next = std::upper_bound(set.rules.begin(), set.rules.end(), value,
                                 [](int64_t value, const Rule &rule) { return value < rule.base; });
    if (next == set.rules.begin()) return;
    const Rule &rule = *--next;
    const bool isMultiple = value % rule.divisor == 0 && rule.hasRemainder();
    if (isMultiple && rule.base % rule.divisor != 0 && rule.before) {
      return apply(*rule.before, number, true, name, words, depth);
    }
    const bool isWhole = value == rule.base || (isMultiple && rule.divisor > 1);
    const bool omitsRest = isWhole && rule.base > 0 && rule.base % rule.divisor == 0;
    apply(rule, number, !omitsRest, name, words, depth);
  }

  /// Writes the body of a rule, with or without what stands in brackets.
  void apply(const Rule &rule, Number number, bool hasRest, Text set, std::u16string &words, int depth) {
    bool isRest = false;
    for (size_t place = 0; place < rule.body.size();) {
      const char16_t unit = rule.body[place];
      if (unit == u'[' || unit == u']') {
        isRest = unit == u'[';
        place++;
      } else if (const size_t end = substitutionEnd(rule.body, place); end > place) {
        Text target = rule.body.substr(place + 1, end - place - 2);
        if (!target.empty() && target.back() == u'<') target.remove_suffix(1);
        if (hasRest || !isRest) substitute(unit, target, rule, number, set, words, depth);
        place = end;
      } else if (const size_t end = pluralEnd(rule.body, place); end > place) {
        if (hasRest || !isRest) words += plural(rule.body.substr(place, end - place), number.whole / rule.divisor);
        place = end;
      } else {
        if (hasRest || !isRest) words.push_back(unit);
        place++;
      }
    }
  }

  /// The end of `<<`, `>%set>`, `=#,##0=` or `>>>`; its beginning where there is none.
  static size_t substitutionEnd(Text body, size_t place) {
    const char16_t unit = body[place];
    const Text others = unit == u'<' ? u"<%#0" : unit == u'>' ? u">%#0" : unit == u'=' ? u"%#0" : u"";
    if (place + 1 >= body.size() || others.find(body[place + 1]) == Text::npos) return place;
    if (body.substr(place, 3) == u">>>") return place + 3;
    const size_t end = body.find(unit, place + 1);
    if (end == Text::npos) return place;
    // Doubled, zeros are to lead: `<%set<<`.
    return unit == u'<' && body.substr(end + 1, 1) == u"<" ? end + 2 : end + 1;
  }

  static size_t pluralEnd(Text body, size_t place) {
    if (body.substr(place, 2) != u"$(") return place;
    const size_t end = body.find(u")$", place);
    return end == Text::npos ? place : end + 2;
  }

  void substitute(char16_t kind, Text target, const Rule &rule, Number number, Text set, std::u16string &words,
                  int depth) {
    const bool isOwn = target.empty() || target == u">";
    if (kind == u'>' && number.hasHalf) return spellHalf(isOwn ? set : target, set, words, depth);
    Number part = number;
    if (kind != u'=') part = {kind == u'<' ? number.whole / rule.divisor : number.whole % rule.divisor, false};
    if (!isOwn && target.front() != u'%') {
      words += decimal(part, target);
    } else if (target == u">" && rule.before) {
      apply(*rule.before, part, true, set, words, depth + 1);
    } else {
      spell(part, isOwn ? set : target, words, depth + 1);
    }
  }

  /// A half: five in the set's own words, or so many of the first denominator that has a half.
  void spellHalf(Text target, Text set, std::u16string &words, int depth) {
    if (target == set) return spell({5, false}, set, words, depth + 1);
    const std::vector<Rule> &rules = ruleSet(target).rules;
    auto rule = std::find_if(rules.begin(), rules.end(),
                             [](const Rule &rule) { return rule.base > 0 && rule.base % 2 == 0; });
    if (rule == rules.end()) return;
    const int64_t count = rule->base / 2;
    // Of two rules for one denominator the first is for one of it.
    if (count > 1 && rule + 1 != rules.end() && rule[1].base == rule->base) rule++;
    apply({rule->base, 1, rule->body, nullptr}, {count, false}, count > 1, target, words, depth + 1);
  }

  std::u16string decimal(Number number, Text pattern) const {
    UErrorCode error = U_ZERO_ERROR;
    const icu::DecimalFormatSymbols symbols(locale, error);
    const icu::DecimalFormat format(string(pattern), symbols, error);
    icu::UnicodeString digits;
    if (U_SUCCESS(error)) format.format(static_cast<double>(number.whole) + (number.hasHalf ? 0.5 : 0), digits);
    return std::u16string(digits.getBuffer(), static_cast<size_t>(digits.length()));
  }

  /// The form for a number of `$(cardinal,one{thousand}other{thousands})$`.
  Text plural(Text forms, int64_t number) {
    UErrorCode error = U_ZERO_ERROR;
    const UPluralType type = forms.find(u"ordinal") == 2 ? UPLURAL_TYPE_ORDINAL : UPLURAL_TYPE_CARDINAL;
    std::unique_ptr<icu::PluralRules> &rules = plurals[type];
    if (!rules) rules.reset(icu::PluralRules::forLocale(locale, type, error));
    if (U_FAILURE(error)) return {};
    const icu::UnicodeString keyword = rules->select(static_cast<int32_t>(number));
    const Text form = pluralForm(forms, Text(keyword.getBuffer(), static_cast<size_t>(keyword.length())));
    return form.data() ? form : pluralForm(forms, u"other");
  }

  static Text pluralForm(Text forms, Text keyword) {
    size_t start = forms.find(u',');
    while (start != Text::npos) {
      const size_t open = forms.find(u'{', start);
      const size_t close = forms.find(u'}', std::min(open, forms.size()));
      if (open == Text::npos || close == Text::npos) return {};
      Text name = forms.substr(start + 1, open - start - 1);
      name.remove_prefix(std::min(name.find_first_not_of(u' '), name.size()));
      if (name == keyword) return forms.substr(open + 1, close - open - 1);
      start = close;
    }
    return {};
  }

  static icu::UnicodeString string(Text text) {
    return icu::UnicodeString(false, text.data(), static_cast<int32_t>(text.size()));
  }

  const icu::Locale locale;
  /// Keeps the lines in memory.
  Bundle lines;
  std::vector<Text> names;
  std::unordered_map<Text, RuleSet> sets;
  std::unique_ptr<icu::PluralRules> plurals[UPLURAL_TYPE_COUNT];
};

/// Numbers in words, each once, though several sets of rules spell most of them alike.
class SpelledNumbers {
public:
  SpelledNumbers(SpellOutRules &rules, const int64_t *values, int32_t count)
      : rules(rules), values(values), seen(static_cast<size_t>(count) + 1) {}

  /// The first numbers, and 2.5, in one set of rules.
  void add(Text set, int32_t count) {
    for (int32_t index = 0; index < count; index++) {
      const int64_t value = values[index];
      append(seen[static_cast<size_t>(index)], std::to_string(value), rules.spelled({value, false}, set));
    }
    append(seen.back(), "2.5", rules.spelled({2, true}, set));
  }

  std::string lines;

private:
  void append(std::vector<std::u16string> &known, const std::string &number, const std::u16string &spelled) {
    if (std::find(known.begin(), known.end(), spelled) != known.end()) return;
    known.push_back(spelled);
    lines.append(number).push_back('\t');
    icu::UnicodeString(false, spelled.data(), static_cast<int32_t>(spelled.size())).toUTF8String(lines);
    lines.push_back('\n');
  }

  SpellOutRules &rules;
  const int64_t *values;
  std::vector<std::vector<std::u16string>> seen;
};

/// Whether a rule set counts things: not days, years or places in a row.
bool counts(Text name) {
  for (const Text other : {u"ordinal", u"year", u"days", u"digits"}) {
    if (name.find(other) != Text::npos) return false;
  }
  return name.substr(0, 9) == u"%spellout";
}

/// Whether CLDR has rules of its own for a language, and ICU would not take those of the system's.
bool hasRules(const char *locale) {
  UErrorCode error = U_ZERO_ERROR;
  const Bundle bundle(ures_open(U_ICUDATA_NAME "-rbnf", locale, &error));
  return U_SUCCESS(error) && error != U_USING_DEFAULT_WARNING;
}

/// Sets of rules after these are cases and genders of the first ones, and spell large numbers from the same parts.
const int32_t fullSets = 4;

} // namespace

int32_t cicu_spell_out(const char *locale, const int64_t *values, int32_t count, int32_t simple, char *text,
                       int32_t capacity, cicu_status *status) {
  *status = U_ZERO_ERROR;
  if (!hasRules(locale)) return 0;
  UErrorCode error = U_ZERO_ERROR;
  SpellOutRules rules(locale, error);
  *status = error;
  if (U_FAILURE(error)) return 0;
  SpelledNumbers numbers(rules, values, count);
  int32_t sets = 0;
  for (const Text name : rules.setNames()) {
    if (counts(name)) numbers.add(name, sets++ < fullSets ? count : simple);
  }
  const int32_t length = static_cast<int32_t>(numbers.lines.size());
  if (length <= capacity) std::memcpy(text, numbers.lines.data(), numbers.lines.size());
  return length;
}
