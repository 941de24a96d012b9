/// What Parlance uses of ICU4C, behind types of our own.
///
/// No ICU header is included here: ICU's names carry its version, and its types clash with Foundation's own copy of
/// ICU in Swift. Every function that can fail writes an ICU status: greater than zero is an error.
#ifndef CICU_H
#define CICU_H

#include "CICUEntities.h"
#include "CICUFormats.h"
#include "CICULocale.h"
#include "CICUText.h"

#endif
