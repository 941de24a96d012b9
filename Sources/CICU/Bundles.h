/// Reading ICU's trees of resources with the public functions for bundles.
#ifndef BUNDLES_H
#define BUNDLES_H

#include <unicode/uloc.h>
#include <unicode/ures.h>
#include <unicode/ustring.h>

#include <memory>
#include <string>

struct CloseBundle {
  void operator()(UResourceBundle *bundle) const { ures_close(bundle); }
};
using Bundle = std::unique_ptr<UResourceBundle, CloseBundle>;

inline std::string narrow(const UChar *text, int32_t length) {
  std::string result(static_cast<size_t>(length), '\0');
  u_UCharsToChars(text, &result[0], length);
  return result;
}

/// The locale that a bundle inherits from: CLDR's parent where it is not the shorter tag.
inline std::string parent(const UResourceBundle *bundle, const std::string &locale) {
  UErrorCode error = U_ZERO_ERROR;
  int32_t length = 0;
  const UChar *named = ures_getStringByKey(bundle, "%%Parent", &length, &error);
  if (U_SUCCESS(error)) return narrow(named, length);
  char shorter[ULOC_FULLNAME_CAPACITY];
  error = U_ZERO_ERROR;
  uloc_getParent(locale.c_str(), shorter, sizeof shorter, &error);
  return *shorter ? shorter : "root";
}

/// Visits the bundles of a tree that a locale inherits from, itself first.
template <typename Visitor> void visitBundles(const char *tree, const char *locale, UErrorCode &error, Visitor visit) {
  const Bundle first(ures_open(tree, locale, &error));
  if (U_FAILURE(error)) return;
  const char *actual = ures_getLocaleByType(first.get(), ULOC_ACTUAL_LOCALE, &error);
  // A language that CLDR has nothing of is given the system's own.
  std::string name = U_SUCCESS(error) && error != U_USING_DEFAULT_WARNING ? actual : "root";
  while (true) {
    UErrorCode opening = U_ZERO_ERROR;
    const Bundle bundle(ures_openDirect(tree, name.c_str(), &opening));
    if (U_SUCCESS(opening)) visit(bundle.get());
    if (name == "root") return;
    name = U_SUCCESS(opening) ? parent(bundle.get(), name) : "root";
  }
}

#endif
