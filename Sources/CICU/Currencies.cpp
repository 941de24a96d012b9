#include "Bundles.h"
#include "CICUEntities.h"

#include <unicode/ucurr.h>
#include <unicode/udata.h>
#include <unicode/uenum.h>

#include <algorithm>
#include <cstring>
#include <string>
#include <vector>

// ucurr_getName and its kin look each name up from the root of the tree, a thousand times for one language. The tree
// itself is read here in a quarter of the time, with the public functions for resource bundles.

namespace {

/// A list of lines, in small letters of a language.
class NameList {
public:
  explicit NameList(const char *locale) : locale(locale) {}

  void add(const char *code, char kind, const UChar *name, int32_t length) {
    UErrorCode error = U_ZERO_ERROR;
    small.resize(static_cast<size_t>(length) * 3 + 1);
    const int32_t count =
        u_strToLower(&small[0], static_cast<int32_t>(small.size()), name, length, locale, &error);
    // Bidirectional marks around symbols are never typed.
    const auto end = std::remove_if(small.begin(), small.begin() + count, isMark);
    std::replace_if(small.begin(), end, isHardSpace, u' ');
    utf8.resize(static_cast<size_t>(count) * 3 + 1);
    int32_t bytes = 0;
    u_strToUTF8(&utf8[0], static_cast<int32_t>(utf8.size()), &bytes, small.data(),
                static_cast<int32_t>(end - small.begin()), &error);
    if (U_FAILURE(error) || bytes == 0) return;
    addLine(code, kind, utf8.substr(0, static_cast<size_t>(bytes)));
  }

  std::string text;

private:
  /// A line, and for an abbreviation another one without its full stop.
  void addLine(const char *code, char kind, const std::string &name) {
    text.append(code, 3).push_back(kind);
    text.append(name).push_back('\n');
    if (kind == 's' && name.size() > 2 && name.back() == '.') {
      addLine(code, kind, name.substr(0, name.size() - 1));
    }
  }

  static bool isMark(UChar unit) { return unit == 0x200E || unit == 0x200F || unit == 0x061C; }

  static bool isHardSpace(UChar unit) { return unit == 0x00A0 || unit == 0x202F; }

  const char *locale;
  std::vector<UChar> small;
  std::string utf8;
};

/// The codes of the currencies in use, sorted.
std::vector<std::string> currenciesInUse(UErrorCode &error) {
  std::vector<std::string> codes;
  UEnumeration *open = ucurr_openISOCurrencies(UCURR_COMMON | UCURR_NON_DEPRECATED, &error);
  if (U_FAILURE(error)) return codes;
  int32_t length = 0;
  while (const char *code = uenum_next(open, &length, &error)) codes.emplace_back(code);
  uenum_close(open);
  std::sort(codes.begin(), codes.end());
  return codes;
}

/// Visits the strings of a table of a bundle: its key, its place among the key's, the text.
template <typename Visitor> void visitTable(UResourceBundle *bundle, const char *name, Visitor visit) {
  UErrorCode error = U_ZERO_ERROR;
  const Bundle table(ures_getByKey(bundle, name, nullptr, &error));
  if (U_FAILURE(error)) return;
  Bundle item, part;
  while (ures_hasNext(table.get())) {
    UErrorCode reading = U_ZERO_ERROR;
    item.reset(ures_getNextResource(table.get(), item.release(), &reading));
    if (U_FAILURE(reading)) return;
    const char *key = ures_getKey(item.get());
    const bool isString = ures_getType(item.get()) == URES_STRING;
    for (int32_t index = 0; index < (isString ? 1 : ures_getSize(item.get())); index++) {
      UErrorCode getting = U_ZERO_ERROR;
      if (!isString) part.reset(ures_getByIndex(item.get(), index, part.release(), &getting));
      int32_t length = 0;
      const UChar *text = ures_getString(isString ? item.get() : part.get(), &length, &getting);
      if (U_SUCCESS(getting)) visit(key, index, text, length);
    }
  }
}

class CurrencyReader {
public:
  CurrencyReader(const char *locale, UErrorCode &error) : locale(locale), codes(currenciesInUse(error)), list(locale) {}

  void read(UErrorCode &error) {
    for (const auto &code : codes) {
      UChar wide[3];
      u_charsToUChars(code.c_str(), wide, 3);
      list.add(code.c_str(), 'c', wide, 3);
    }
    visitBundles(U_ICUDATA_NAME "-curr", locale, error, [this](UResourceBundle *bundle) { readCurrencies(bundle); });
    visitBundles(U_ICUDATA_NAME "-region", locale, error, [this](UResourceBundle *bundle) { readRegions(bundle); });
  }

  const std::string &text() const { return list.text; }

private:
  bool isInUse(const char *code) const { return std::binary_search(codes.begin(), codes.end(), code); }

  /// Whether a name has an addition that nobody says: "US dollar (next day)".
  static bool isQualified(const UChar *text, int32_t length) {
    return std::any_of(text, text + length, [](UChar unit) { return unit == u'(' || unit == 0xFF08; });
  }

  void readCurrencies(UResourceBundle *bundle) {
    visitTable(bundle, "Currencies", [this](const char *code, int32_t index, const UChar *text, int32_t length) {
      // In the root the long names are the codes.
      const bool isCode = length == 3 && narrow(text, length) == code;
      if (isInUse(code) && !isCode && !isQualified(text, length)) list.add(code, index == 0 ? 's' : 'n', text, length);
    });
    visitTable(bundle, "Currencies%narrow", [this](const char *code, int32_t, const UChar *text, int32_t length) {
      if (isInUse(code)) list.add(code, 's', text, length);
    });
    visitTable(bundle, "CurrencyPlurals", [this](const char *code, int32_t, const UChar *text, int32_t length) {
      if (isInUse(code) && !isQualified(text, length)) list.add(code, 'n', text, length);
    });
    visitTable(bundle, "CurrencyUnitPatterns", [this](const char *, int32_t, const UChar *text, int32_t length) {
      readPattern(text, length);
    });
  }

  /// The words between number and unit: the "de" of `{0} de {1}`.
  void readPattern(const UChar *text, int32_t length) {
    const UChar *end = text + length;
    const UChar *first = std::find(text, end, u'}');
    const UChar *last = std::find(first, end, u'{');
    if (first == end || last == end) return;
    for (first++; first < last && *first <= u' '; first++) {}
    while (last > first && last[-1] <= u' ') last--;
    if (last > first) list.add("XXX", 'l', first, static_cast<int32_t>(last - first));
  }

  /// A currency's code begins with the code of its region.
  void readRegions(UResourceBundle *bundle) {
    UErrorCode error = U_ZERO_ERROR;
    const Bundle table(ures_getByKey(bundle, "Countries", nullptr, &error));
    if (U_FAILURE(error)) return;
    for (const auto &code : codes) {
      UErrorCode getting = U_ZERO_ERROR;
      int32_t length = 0;
      const UChar *name = ures_getStringByKey(table.get(), code.substr(0, 2).c_str(), &length, &getting);
      if (U_SUCCESS(getting)) list.add(code.c_str(), 'r', name, length);
    }
  }

  const char *locale;
  const std::vector<std::string> codes;
  NameList list;
};

} // namespace

int32_t cicu_currency_names(const char *locale, char *text, int32_t capacity, cicu_status *status) {
  UErrorCode error = U_ZERO_ERROR;
  CurrencyReader reader(locale, error);
  if (U_SUCCESS(error)) reader.read(error);
  *status = error;
  const int32_t length = static_cast<int32_t>(reader.text().size());
  if (length <= capacity) std::memcpy(text, reader.text().data(), reader.text().size());
  return length;
}

int32_t cicu_currency_decimals(const char *code) {
  if (std::strlen(code) != 3) return -1;
  UChar wide[4] = {};
  u_charsToUChars(code, wide, 3);
  if (ucurr_getNumericCode(wide) == 0) return -1;
  UErrorCode error = U_ZERO_ERROR;
  const int32_t digits = ucurr_getDefaultFractionDigits(wide, &error);
  return U_SUCCESS(error) ? digits : -1;
}
