package import Documents
package import SourceText

/// The named resources of the Android app: values, and files of which only the name matters.
package struct ResourceTable: Sendable {
  /// A resource in one directory.
  package struct Entry: Sendable {
    package let name: Located<String>
    /// `values-de`, `raw`, `drawable-hdpi`.
    package let directory: String
    package let path: String
    /// Canonical; nil where the directory names none.
    package let locale: LocaleTag?
    /// Whether the directory serves every device: no locale and, for values, no other qualifier.
    package let isDefault: Bool
    /// Whether something beside a locale narrows the directory.
    package let isNarrowed: Bool

    /// For strings.
    package let string: AndroidString?

    /// What a value is written as; nil for files.
    package let content: String?
    package let contentRange: SourceRange?

    /// The variant of the device that a value is for; nil for any.
    package let product: String?
    package let isTranslatable: Bool

    /// The path of the directory that the file lies in.
    package var folder: String {
      path.split(separator: "/").dropLast().joined(separator: "/")
    }

    /// A file's name without what follows its last point; a nine-patch (`frame.9.png`) has two of these.
    package var fileStem: String {
      var parts = (path.split(separator: "/").last ?? "").split(separator: ".", omittingEmptySubsequences: false)
      if parts.count > 1, parts.removeLast() == "png", parts.count > 1, parts.last == "9" { parts.removeLast() }
      return parts.joined(separator: ".")
    }
  }

  /// The types whose resources are files, known by their names.
  package static let fileTypes = ["drawable", "mipmap", "raw"]

  /// By `type/name`; within each, in byte order of the paths.
  private var entries: [String: [Entry]] = [:]

  /// The types of which the project has any: without one, references of that type say nothing.
  package private(set) var types: Set<String> = []

  init() {}

  mutating func add(_ entry: Entry, type: String) {
    entries[type + "/" + entry.name.value, default: []].append(entry)
    types.insert(type)
  }

  /// Every place that declares the resource.
  package func entries(_ type: String, _ name: String) -> [Entry] {
    entries[type + "/" + name]?.filter { $0.name.value.utf8.elementsEqual(name.utf8) } ?? []
  }

  /// The names of a type, in byte order.
  package func names(of type: String) -> [String] {
    entries.keys.filter { $0.hasPrefix(type + "/") }.map { String($0.dropFirst(type.count + 1)) }
      .sorted { $0.utf8.lexicographicallyPrecedes($1.utf8) }
  }

  /// The types other than one that know a name, in byte order.
  package func otherTypes(of name: String, than type: String) -> [String] {
    types.filter { $0 != type && entries[$0 + "/" + name] != nil }.sorted()
  }

  /// The default value that a reference to one of the app's own leads to, and where it stands; nil where it leads nowhere.
  func content(of reference: AndroidReference) -> (text: String, range: SourceRange?)? {
    guard reference.packageName == nil else { return nil }
    if reference.type == "string" {
      return text(reference.name, for: nil).flatMap { entry in entry.string.map { ($0.text, entry.contentRange) } }
    }
    let all = entries(reference.type, reference.name)
    guard let entry = all.first(where: \.isDefault) ?? all.first, let content = entry.content else { return nil }
    return (content, entry.contentRange)
  }

  /// What a device of a locale shows for a string: that of the locale, of its language, or the default one. References are
  /// followed, a few steps far.
  package func text(_ name: String, for locale: LocaleTag?) -> Entry? {
    var name = name
    for _ in 0..<8 {
      let entries = entries("string", name)
      let entry =
        locale.flatMap { locale in
          entries.first { $0.locale == locale } ?? entries.first { $0.locale == locale.languageAlone }
        } ?? entries.first { $0.locale == nil }
      guard let entry else { return nil }
      guard let reference = entry.string?.reference, reference.packageName == nil, reference.type == "string" else {
        return entry
      }
      name = reference.name
    }
    return nil
  }
}

extension LocaleTag {
  /// The language with its script, where it names one: what a device falls back to.
  var languageAlone: LocaleTag {
    LocaleTag(language: language, script: script)
  }
}
