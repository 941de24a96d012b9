#include "CICUText.h"

#include <unicode/brkiter.h>
#include <unicode/bytestream.h>
#include <unicode/normalizer2.h>
#include <unicode/ubrk.h>
#include <unicode/uchar.h>
#include <unicode/unorm2.h>
#include <unicode/uscript.h>
#include <unicode/uspoof.h>
#include <unicode/ustring.h>
#include <unicode/utf8.h>

#include <algorithm>
#include <atomic>
#include <cstring>
#include <vector>

struct cicu_segmenter {
  UBreakIterator *words = nullptr;
  UBreakIterator *graphemes = nullptr;
  std::vector<UChar> utf16;
  std::vector<int32_t> offsets;  // UTF-16 index to UTF-8 offset
};

cicu_segmenter *cicu_segmenter_open(const char *locale, cicu_status *status) {
  UErrorCode error = U_ZERO_ERROR;
  auto *segmenter = new cicu_segmenter;
  segmenter->words = ubrk_open(UBRK_WORD, locale, nullptr, 0, &error);
  if (U_SUCCESS(error)) segmenter->graphemes = ubrk_open(UBRK_CHARACTER, locale, nullptr, 0, &error);
  *status = error;
  if (U_SUCCESS(error)) return segmenter;
  cicu_segmenter_close(segmenter);
  return nullptr;
}

void cicu_segmenter_close(cicu_segmenter *segmenter) {
  if (segmenter->words) ubrk_close(segmenter->words);
  if (segmenter->graphemes) ubrk_close(segmenter->graphemes);
  delete segmenter;
}

// Widens UTF-8 to UTF-16 and remembers where each unit came from; answers whether the text is all ASCII, in which
// case the offsets are the identity and are not written.
static bool widen(cicu_segmenter *segmenter, const uint8_t *text, int32_t length) {
  auto &utf16 = segmenter->utf16;
  if (utf16.size() < static_cast<size_t>(length) + 1) utf16.resize(length + 1);
  uint8_t seen = 0;
  for (int32_t i = 0; i < length; i++) {
    utf16[i] = text[i];
    seen |= text[i];
  }
  return seen < 0x80;
}

static int32_t widenBeyondASCII(cicu_segmenter *segmenter, const uint8_t *text, int32_t length) {
  auto &utf16 = segmenter->utf16;
  auto &offsets = segmenter->offsets;
  if (offsets.size() < static_cast<size_t>(length) + 1) offsets.resize(length + 1);
  int32_t count = 0;
  for (int32_t i = 0; i < length;) {
    const int32_t start = i;
    UChar32 c;
    U8_NEXT_OR_FFFD(text, i, length, c);
    offsets[count] = start;
    if (c > 0xFFFF) offsets[count + 1] = start;
    UBool isError = false;
    U16_APPEND(utf16.data(), count, length + 1, c, isError);
  }
  offsets[count] = length;
  return count;
}

template <typename Write>
static int32_t boundaries(UBreakIterator *iterator, cicu_segmenter *segmenter, const uint8_t *text, int32_t length,
                          cicu_status *status, Write write) {
  UErrorCode error = U_ZERO_ERROR;
  const bool isASCII = widen(segmenter, text, length);
  const int32_t count = isASCII ? length : widenBeyondASCII(segmenter, text, length);
  ubrk_setText(iterator, segmenter->utf16.data(), count, &error);
  *status = error;
  if (U_FAILURE(error)) return 0;
  int32_t written = 0;
  for (int32_t end = ubrk_next(iterator); end != UBRK_DONE; end = ubrk_next(iterator)) {
    write(written++, isASCII ? end : segmenter->offsets[end]);
  }
  return written;
}

int32_t cicu_words(cicu_segmenter *segmenter, const uint8_t *text, int32_t length, cicu_boundary *out, int32_t capacity,
                   cicu_status *status) {
  UBreakIterator *words = segmenter->words;
  return boundaries(words, segmenter, text, length, status, [=](int32_t index, int32_t end) {
    if (index < capacity) out[index] = {end, ubrk_getRuleStatus(words)};
  });
}

int32_t cicu_graphemes(cicu_segmenter *segmenter, const uint8_t *text, int32_t length, int32_t *ends, int32_t capacity,
                       cicu_status *status) {
  return boundaries(segmenter->graphemes, segmenter, text, length, status, [=](int32_t index, int32_t end) {
    if (index < capacity) ends[index] = end;
  });
}

static int32_t normalize(const icu::Normalizer2 *normalizer, const uint8_t *text, int32_t length, uint8_t *normalized,
                         int32_t capacity, UErrorCode error, cicu_status *status) {
  icu::CheckedArrayByteSink sink(reinterpret_cast<char *>(normalized), capacity);
  if (U_SUCCESS(error)) {
    normalizer->normalizeUTF8(0, icu::StringPiece(reinterpret_cast<const char *>(text), length), sink, nullptr, error);
  }
  *status = error;
  return sink.NumberOfBytesAppended();
}

int32_t cicu_fold(const uint8_t *text, int32_t length, uint8_t *folded, int32_t capacity, cicu_status *status) {
  UErrorCode error = U_ZERO_ERROR;
  static const icu::Normalizer2 *normalizer = icu::Normalizer2::getNFKCCasefoldInstance(error);
  return normalize(normalizer, text, length, folded, capacity, error, status);
}

int32_t cicu_compose(const uint8_t *text, int32_t length, uint8_t *composed, int32_t capacity, cicu_status *status) {
  UErrorCode error = U_ZERO_ERROR;
  static const icu::Normalizer2 *normalizer = icu::Normalizer2::getNFKCInstance(error);
  return normalize(normalizer, text, length, composed, capacity, error, status);
}

static bool isAccent(UChar32 c) {
  const uint8_t combining = u_getCombiningClass(c);
  return combining == 1 || (combining >= 10 && combining <= 36) || combining >= 200;
}

/// The only letter of a canonical decomposition, beside which there are marks; what has several is no letter with accents.
static char16_t plainScalar(const icu::Normalizer2 &normalizer, char16_t c) {
  if (isAccent(c)) return 0;
  icu::UnicodeString parts;
  if (!normalizer.getDecomposition(c, parts)) return c;
  char16_t letter = 0;
  for (int32_t index = 0; index < parts.length(); index++) {
    if (u_charType(parts[index]) == U_NON_SPACING_MARK) continue;
    if (letter != 0) return c;
    letter = parts[index];
  }
  return letter != 0 ? letter : c;
}

void cicu_plain_scalars(uint16_t *plain, int32_t count) {
  UErrorCode error = U_ZERO_ERROR;
  const icu::Normalizer2 *normalizer = icu::Normalizer2::getNFDInstance(error);
  for (int32_t c = 0; c < count; c++) {
    const char16_t unit = static_cast<char16_t>(c);
    plain[c] = U_SUCCESS(error) ? plainScalar(*normalizer, unit) : unit;
  }
}

int32_t cicu_skeleton(const char *text, int32_t length, char *skeleton, int32_t capacity, cicu_status *status) {
  UErrorCode error = U_ZERO_ERROR;
  // Safe for threads: nothing changes it after it was opened.
  static const USpoofChecker *checker = uspoof_open(&error);
  int32_t count = 0;
  if (checker && U_SUCCESS(error)) {
    count = uspoof_getSkeletonUTF8(checker, 0, text, length, skeleton, capacity, &error);
  } else if (U_SUCCESS(error)) {
    error = U_MEMORY_ALLOCATION_ERROR;
  }
  // The caller sees from the length that the room was too small.
  *status = error == U_BUFFER_OVERFLOW_ERROR ? U_ZERO_ERROR : error;
  return count;
}

static UScriptCode script(UChar32 c) {
  UErrorCode error = U_ZERO_ERROR;
  return uscript_getScript(c, &error);
}

static bool isUnspaced(UChar32 c, UScriptCode script) {
  switch (script) {
    case USCRIPT_HAN:
    case USCRIPT_HIRAGANA:
    case USCRIPT_KATAKANA:
    case USCRIPT_HANGUL:
    case USCRIPT_THAI:
    case USCRIPT_LAO:
    case USCRIPT_KHMER:
    case USCRIPT_MYANMAR:
      return true;
    default:
      // The prolonged sound mark is shared by both kana scripts.
      return c == 0x30FC || c == 0xFF70;
  }
}

static bool isFolded(UChar32 c) {
  UErrorCode error = U_ZERO_ERROR;
  static const icu::Normalizer2 *normalizer = icu::Normalizer2::getNFKCCasefoldInstance(error);
  return U_SUCCESS(error) && normalizer->hasBoundaryBefore(c) && normalizer->isNormalized(icu::UnicodeString(c), error);
}

static uint32_t clusterTraits(UChar32 c) {
  switch (u_getIntPropertyValue(c, UCHAR_GRAPHEME_CLUSTER_BREAK)) {
    case U_GCB_OTHER:
    case U_GCB_LV:
    case U_GCB_LVT:
      return cicu_trait_begins_cluster;
    case U_GCB_EXTEND:
    case U_GCB_SPACING_MARK:
      return cicu_trait_extends_cluster;
    default:
      return 0;
  }
}

static uint32_t wordClass(UChar32 c, uint32_t traits) {
  // ICU breaks Hangul from other letters, though UAX #29 does not.
  if (traits & cicu_trait_unspaced) return cicu_word_other;
  // Scripts such as Tai Lue, whose words only a dictionary would find.
  if (u_getIntPropertyValue(c, UCHAR_LINE_BREAK) == U_LB_COMPLEX_CONTEXT) return cicu_word_other;
  switch (u_getIntPropertyValue(c, UCHAR_WORD_BREAK)) {
    case U_WB_ALETTER:
      return cicu_word_letter;
    case U_WB_HEBREW_LETTER:
      return cicu_word_hebrew;
    case U_WB_NUMERIC:
      return cicu_word_digit;
    case U_WB_EXTEND:
      return cicu_word_extend;
    case U_WB_MIDNUMLET:
      return cicu_word_joins_both;
    case U_WB_MIDNUM:
      return cicu_word_joins_digits;
    case U_WB_OTHER:
      return traits & (cicu_trait_punctuation | cicu_trait_symbol) && !(traits & cicu_trait_emoji) ? cicu_word_single
                                                                                                   : cicu_word_other;
    default:
      return cicu_word_other;
  }
}

// The class of words stands above the traits.
static constexpr int wordClassShift = 16;

static uint32_t traits(UChar32 c) {
  uint32_t traits = clusterTraits(c);
  const uint32_t mask = U_MASK(u_charType(c));
  if (mask & U_GC_L_MASK) traits |= cicu_trait_letter;
  if (mask & U_GC_M_MASK) traits |= cicu_trait_mark;
  if (mask & U_GC_ND_MASK) traits |= cicu_trait_digit;
  if (mask & (U_GC_LU_MASK | U_GC_LT_MASK)) traits |= cicu_trait_uppercase;
  if (mask & U_GC_P_MASK) traits |= cicu_trait_punctuation;
  if (mask & (U_GC_S_MASK)) traits |= cicu_trait_symbol;
  if (mask & U_GC_SC_MASK) traits |= cicu_trait_currency;
  if (u_isUWhiteSpace(c) || mask & (U_GC_CC_MASK | U_GC_Z_MASK)) traits |= cicu_trait_space;
  if (c >= 0x80 && u_hasBinaryProperty(c, UCHAR_EXTENDED_PICTOGRAPHIC)) traits |= cicu_trait_emoji;
  if (u_hasBinaryProperty(c, UCHAR_REGIONAL_INDICATOR)) traits |= cicu_trait_emoji;
  if (mask & (U_GC_L_MASK | U_GC_M_MASK) && isFolded(c)) traits |= cicu_trait_folded;
  if (u_isUAlphabetic(c)) traits |= cicu_trait_alphabetic;
  const UScriptCode script = ::script(c);
  if (script == USCRIPT_LATIN) traits |= cicu_trait_latin;
  if (isUnspaced(c, script)) traits |= cicu_trait_unspaced | (script == USCRIPT_HANGUL ? 0 : cicu_trait_dictionary);
  return traits | wordClass(c, traits) << wordClassShift;
}

// The traits of neighbours, which texts mostly ask for together: looking them up in ICU takes hundreds of instructions.
struct page {
  static constexpr uint32_t size = 64;
  uint32_t traits[size];
};

static const page *make(uint32_t number) {
  auto *made = new page;
  for (uint32_t i = 0; i < page::size; i++) made->traits[i] = traits(number * page::size + i);
  return made;
}

static uint32_t known(uint32_t c) {
  static std::atomic<const page *> pages[0x10000 / page::size];
  if (c > 0xFFFF) return traits(c);
  auto &slot = pages[c / page::size];
  const page *known = slot.load(std::memory_order_acquire);
  if (!known) {
    const page *made = make(c / page::size);
    // Another thread may have been faster; both made the same.
    if (slot.compare_exchange_strong(known, made, std::memory_order_acq_rel)) {
      known = made;
    } else {
      delete made;
    }
  }
  return known->traits[c % page::size];
}

uint32_t cicu_traits(uint32_t c) { return known(c) & ((1 << wordClassShift) - 1); }

uint32_t cicu_word_class(uint32_t c) { return known(c) >> wordClassShift; }

int32_t cicu_digit(uint32_t code_point) { return u_charDigitValue(code_point); }

int32_t cicu_cells(uint32_t code_point) {
  const UChar32 c = static_cast<UChar32>(code_point);
  if (U_GET_GC_MASK(c) & (U_GC_MN_MASK | U_GC_ME_MASK | U_GC_CF_MASK | U_GC_CC_MASK)) return 0;
  const int32_t width = u_getIntPropertyValue(c, UCHAR_EAST_ASIAN_WIDTH);
  return width == U_EA_WIDE || width == U_EA_FULLWIDTH ? 2 : 1;
}
