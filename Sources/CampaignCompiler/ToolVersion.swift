/// The tool and its version, as manifests and `carillon --version` name it: `carillon 0.1.0`.
package let toolVersion = "carillon 0.1.0"
