#pragma once
#include <libxml/xmlversion.h>
// Otherwise <unicode/ucnv.h> clashes with Foundation's own ICU module, which tests import.
#undef LIBXML_ICU_ENABLED
#include <libxml/parser.h>
#include <libxml/parserInternals.h>
#include <libxml/xmlerror.h>

// The library's version as it runs; a function, since the variable itself could be assigned to.
static inline const char *carillon_xml_version(void) {
  return xmlParserVersion;
}
