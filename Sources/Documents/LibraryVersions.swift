import CXML
import CYAML

/// The versions of the libraries that read the sources, as they say themselves: `libyaml 0.2.5, libxml2 20914`.
package var libraryVersions: String {
  let yaml = unsafe String(cString: yaml_get_version_string())
  let xml = unsafe String(cString: carillon_xml_version())
  return "libyaml \(yaml), libxml2 \(xml)"
}
