#pragma once
#include <libxml/xmlversion.h>
// Otherwise <unicode/ucnv.h> clashes with Foundation's own ICU module, which tests import.
#undef LIBXML_ICU_ENABLED
#include <libxml/parser.h>
#include <libxml/parserInternals.h>
#include <libxml/xmlerror.h>
