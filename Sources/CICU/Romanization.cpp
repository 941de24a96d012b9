#include "CICUText.h"

#include <unicode/bytestream.h>
#include <unicode/translit.h>
#include <unicode/uscript.h>

#include <algorithm>
#include <cstring>
#include <string>

namespace {

/// Rules for single languages come first: what they leave, the rules of its script take.
const char *const rules[] = {
    "Any-Latin; Latin-ASCII; Lower",
    "Russian-Latin/BGN; Greek-Latin/UNGEGN; Any-Latin; Latin-ASCII; Lower",
    "Han-Latin/Names; Latin-ASCII; Lower",
};

const icu::Transliterator *open(cicu_romanization kind, UErrorCode &error) {
  return icu::Transliterator::createInstance(icu::UnicodeString(rules[kind], -1, US_INV), UTRANS_FORWARD, error);
}

/// Safe for threads: transliterating is constant, and ICU guards what its rules keep.
const icu::Transliterator *shared(cicu_romanization kind, UErrorCode &error) {
  switch (kind) {
    case cicu_romanization_plain: {
      static const icu::Transliterator *plain = open(kind, error);
      return plain;
    }
    case cicu_romanization_usual: {
      static const icu::Transliterator *usual = open(kind, error);
      return usual;
    }
    case cicu_romanization_han: {
      static const icu::Transliterator *han = open(kind, error);
      return han;
    }
  }
  return nullptr;
}

}  // namespace

int32_t cicu_romanize(cicu_romanization kind, const char *text, int32_t length, char *latin, int32_t capacity,
                      cicu_status *status) {
  UErrorCode error = U_ZERO_ERROR;
  const icu::Transliterator *transliterator = shared(kind, error);
  if (!transliterator) {
    *status = U_FAILURE(error) ? error : U_MISSING_RESOURCE_ERROR;
    return 0;
  }
  icu::UnicodeString letters = icu::UnicodeString::fromUTF8(icu::StringPiece(text, length));
  transliterator->transliterate(letters);
  std::string written;
  letters.toUTF8String(written);
  std::memcpy(latin, written.data(), std::min(written.size(), static_cast<size_t>(capacity)));
  *status = U_ZERO_ERROR;
  return static_cast<int32_t>(written.size());
}

int32_t cicu_script(uint32_t code_point) {
  UErrorCode error = U_ZERO_ERROR;
  return uscript_getScript(static_cast<UChar32>(code_point), &error);
}
