// The index of embedded languages. To add one, add its folder beside this file and its two lines below.

#include "LanguagePacks.h"

#pragma clang diagnostic ignored "-Wc23-extensions"

#define STRING_(text) #text
#define STRING(text) STRING_(text)

static const parlance_pack_file files[] = {
#define TAG und
#include "Pack.inc"
#define TAG ar
#include "Pack.inc"
#define TAG ar-AE
#include "Pack.inc"
#define TAG ar-SA
#include "Pack.inc"
#define TAG bg
#include "Pack.inc"
#define TAG da
#include "Pack.inc"
#define TAG de
#include "Pack.inc"
#define TAG de-AT
#include "Pack.inc"
#define TAG de-CH
#include "Pack.inc"
#define TAG en
#include "Pack.inc"
#define TAG en-AU
#include "Pack.inc"
#define TAG en-CA
#include "Pack.inc"
#define TAG en-GB
#include "Pack.inc"
#define TAG en-IE
#include "Pack.inc"
#define TAG en-IN
#include "Pack.inc"
#define TAG en-NZ
#include "Pack.inc"
#define TAG en-SG
#include "Pack.inc"
#define TAG en-US
#include "Pack.inc"
#define TAG en-ZA
#include "Pack.inc"
#define TAG es
#include "Pack.inc"
#define TAG es-CL
#include "Pack.inc"
#define TAG es-ES
#include "Pack.inc"
#define TAG es-MX
#include "Pack.inc"
#define TAG es-US
#include "Pack.inc"
#define TAG fi
#include "Pack.inc"
#define TAG fr
#include "Pack.inc"
#define TAG fr-BE
#include "Pack.inc"
#define TAG fr-CA
#include "Pack.inc"
#define TAG fr-CH
#include "Pack.inc"
#define TAG ga
#include "Pack.inc"
#define TAG he
#include "Pack.inc"
#define TAG hi
#include "Pack.inc"
#define TAG hr
#include "Pack.inc"
#define TAG id
#include "Pack.inc"
#define TAG it
#include "Pack.inc"
#define TAG it-CH
#include "Pack.inc"
#define TAG ja
#include "Pack.inc"
#define TAG ja-JP
#include "Pack.inc"
#define TAG ka
#include "Pack.inc"
#define TAG ko
#include "Pack.inc"
#define TAG ko-KR
#include "Pack.inc"
#define TAG mn
#include "Pack.inc"
#define TAG ms
#include "Pack.inc"
#define TAG nb
#include "Pack.inc"
#define TAG nl
#include "Pack.inc"
#define TAG nl-BE
#include "Pack.inc"
#define TAG pt
#include "Pack.inc"
#define TAG pt-BR
#include "Pack.inc"
#define TAG ro
#include "Pack.inc"
#define TAG ru
#include "Pack.inc"
#define TAG sv
#include "Pack.inc"
#define TAG th
#include "Pack.inc"
#define TAG tr
#include "Pack.inc"
#define TAG vi
#include "Pack.inc"
#define TAG yue
#include "Pack.inc"
#define TAG yue-CN
#include "Pack.inc"
#define TAG zh
#include "Pack.inc"
#define TAG zh-CN
#include "Pack.inc"
#define TAG zh-HK
#include "Pack.inc"
#define TAG zh-TW
#include "Pack.inc"
};

// What a new pack begins with.
static const parlance_pack_file scaffold[] = {
#define TAG scaffold
#include "Pack.inc"
};

const parlance_pack_file *parlance_scaffold_files(size_t *count) {
  *count = sizeof scaffold / sizeof *scaffold;
  return scaffold;
}

const parlance_pack_file *parlance_pack_files(size_t *count) {
  *count = sizeof files / sizeof *files;
  return files;
}
