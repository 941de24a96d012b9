/// Segmentation, folding and character properties.
#ifndef CICU_TEXT_H
#define CICU_TEXT_H

#include <stdint.h>

#ifdef __cplusplus
extern "C" {
#endif

typedef int32_t cicu_status;

/// A word break iterator and its buffers. Used by one thread at a time.
typedef struct cicu_segmenter cicu_segmenter;

/// The end of a segment.
typedef struct {
  int32_t end;      ///< UTF-8 offset, exclusive.
  int32_t category; ///< ICU's rule status: 0 for spaces and punctuation, 100 number, 200 letter, 300 kana, 400 ideograph.
} cicu_boundary;

cicu_segmenter *_Nullable cicu_segmenter_open(const char *_Nonnull locale, cicu_status *_Nonnull status);
void cicu_segmenter_close(cicu_segmenter *_Nonnull segmenter);

/// Writes the word boundaries (UAX #29, with ICU's dictionaries) of well-formed UTF-8; answers how many there are,
/// which may exceed `capacity`.
int32_t cicu_words(cicu_segmenter *_Nonnull segmenter, const uint8_t *_Nonnull text, int32_t length,
                   cicu_boundary *_Nonnull boundaries, int32_t capacity, cicu_status *_Nonnull status);

/// Writes the ends of the grapheme clusters of well-formed UTF-8 as UTF-8 offsets; answers how many there are.
int32_t cicu_graphemes(cicu_segmenter *_Nonnull segmenter, const uint8_t *_Nonnull text, int32_t length,
                       int32_t *_Nonnull ends, int32_t capacity, cicu_status *_Nonnull status);

/// NFKC_Casefold (Unicode 3.13, D147) of well-formed UTF-8; answers the length, which may exceed `capacity`.
int32_t cicu_fold(const uint8_t *_Nonnull text, int32_t length, uint8_t *_Nonnull folded, int32_t capacity,
                  cicu_status *_Nonnull status);

/// NFKC of well-formed UTF-8; answers the length, which may exceed `capacity`.
int32_t cicu_compose(const uint8_t *_Nonnull text, int32_t length, uint8_t *_Nonnull composed, int32_t capacity,
                     cicu_status *_Nonnull status);

/// Writes what is left of each code point from U+0000 without its accents: 0 of an accent itself, the code point of what
/// is no letter with accents. Accents are the combining marks that stand over, under or through a letter, and the points
/// of Hebrew and Arabic (UAX #44: the combining classes 1, 10 to 36, and from 200).
void cicu_plain_scalars(uint16_t *_Nonnull plain, int32_t count);

/// The skeleton of well-formed UTF-8 (UTS #39, section 4): equal for texts that look alike. Answers the length, which may
/// exceed `capacity`.
int32_t cicu_skeleton(const char *_Nonnull text, int32_t length, char *_Nonnull skeleton, int32_t capacity,
                      cicu_status *_Nonnull status);

/// How names are written in Latin letters.
enum cicu_romanization {
  cicu_romanization_plain, ///< As letters are taken one by one: Chehova is "cehova".
  cicu_romanization_usual, ///< As passports and maps have it, where that differs: "chekhova".
  cicu_romanization_han,   ///< Han characters as names have them, and nothing else: slow, whatever the script.
};

/// Writes well-formed UTF-8 in small Latin letters of ASCII, as far as CLDR has rules for its script; the readings of Han
/// characters are Mandarin's, each between spaces. Answers the length, which may exceed `capacity`. Any thread may call it.
int32_t cicu_romanize(enum cicu_romanization kind, const char *_Nonnull text, int32_t length, char *_Nonnull latin,
                      int32_t capacity, cicu_status *_Nonnull status);

/// The script of a code point, a number of ICU's. Any thread may ask.
int32_t cicu_script(uint32_t code_point);

/// The properties of a code point that tokenising asks for, as a set of `cicu_trait`. Any thread may ask.
uint32_t cicu_traits(uint32_t code_point);

enum cicu_trait {
  cicu_trait_letter = 1 << 0,
  cicu_trait_digit = 1 << 1,
  cicu_trait_uppercase = 1 << 2,
  cicu_trait_punctuation = 1 << 3,
  cicu_trait_symbol = 1 << 4,
  cicu_trait_currency = 1 << 5,
  cicu_trait_space = 1 << 6,
  cicu_trait_emoji = 1 << 7,
  cicu_trait_unspaced = 1 << 8, ///< Han, kana, Hangul, Thai, Lao, Khmer or Burmese: matched by grapheme cluster.
  cicu_trait_mark = 1 << 9,
  cicu_trait_dictionary = 1 << 10, ///< ICU finds the words of its script by a dictionary: unspaced, but not Hangul.
  cicu_trait_latin = 1 << 11,
  cicu_trait_folded = 1 << 12, ///< A letter or mark that NFKC_Casefold keeps, and that joins nothing before it.
  cicu_trait_begins_cluster = 1 << 13, ///< Begins a grapheme cluster where one such, or one that extends, is before it.
  cicu_trait_extends_cluster = 1 << 14, ///< Goes on with the grapheme cluster of what stands before it.
  cicu_trait_alphabetic = 1 << 15, ///< UAX #44: a letter, or a mark without which its word is another one.
};

/// What a code point does at the boundaries of words where no rule but the simple ones of UAX #29 applies.
enum cicu_word_class {
  cicu_word_other, ///< Only all rules tell, or a dictionary.
  cicu_word_letter,
  cicu_word_hebrew, ///< A letter for which the rules with quotation marks hold.
  cicu_word_digit,
  cicu_word_extend, ///< Goes on with what stands before it.
  cicu_word_joins_both, ///< Joins letters, and digits.
  cicu_word_joins_digits,
  cicu_word_single, ///< Stands alone.
};

/// The class of a code point beyond ASCII, a `cicu_word_class`. Any thread may ask.
uint32_t cicu_word_class(uint32_t code_point);

/// The value of a decimal digit in any script, or -1.
int32_t cicu_digit(uint32_t code_point);

/// How many cells a code point takes in a terminal (UAX #11): 2 when it is wide, 0 when it is drawn with what stands
/// before it or not at all, else 1. Any thread may ask.
int32_t cicu_cells(uint32_t code_point);

#ifdef __cplusplus
}
#endif

#endif
