import CSystem
package import SourceText

/// Access to files and the network that the process gives up for good, held to by the kernel: what hostile input might
/// make of a fault in this tool, or in a library that it calls, then ends at the project.
///
/// Linux's Landlock, from version 2 on (Linux 5.19); docs/reliability.md says what each version adds.
package struct Confinement: Sendable {
  /// What is done where the kernel knows no Landlock.
  package enum Mode: String, CaseIterable, Sendable {
    /// The process goes on without it.
    case auto
    /// It is an error.
    case require
    /// It is not asked for.
    case off
  }

  /// What stays allowed. Nothing can be run, unless reading is free.
  package struct Reach: Sendable {
    /// Files, and directories with all below them; nil where everything may be read and run, for git's sake.
    package var reading: [String]?

    /// Directories below which files may be made, written and removed, read as well. One that does not exist stands for
    /// the nearest that does.
    package var writing: [String]

    package init(reading: [String]?, writing: [String]) {
      self.reading = reading
      self.writing = writing
    }
  }

  /// The version of Landlock that holds, or why none does.
  package let state: Result<Int, Absence>

  /// Why a process is not confined.
  package struct Absence: Error, CustomStringConvertible {
    package let description: String
  }

  /// Moving a file to another directory, as publishing a build does, is refused altogether by version 1.
  private static let oldestVersion: Int32 = 2

  /// Gives up everything but the reach, for this thread and all that it starts.
  ///
  /// Throws where the kernel does not do what it says it can, and, if it is required, where it cannot.
  @discardableResult
  package static func enter(_ reach: Reach, mode: Mode) throws(FileError) -> Confinement {
    guard mode != .off else { return Confinement(state: .failure(Absence(description: "switched off"))) }
    let version = carillon_confinement_version()
    guard version >= oldestVersion else {
      let reason =
        version < 0 ? ErrorNumber(version).text : "version \(version), and \(oldestVersion) is the first that will do"
      guard mode == .auto else {
        throw FileError("--sandbox require: this kernel has no Landlock to confine the process with (\(reason))")
      }
      return Confinement(state: .failure(Absence(description: "the kernel has no Landlock: \(reason)")))
    }
    try enter(reach, version: version)
    return Confinement(state: .success(Int(version)))
  }

  private static func enter(_ reach: Reach, version: Int32) throws(FileError) {
    let restrictsReading = reach.reading != nil
    let raw = carillon_confinement_begin(version, restrictsReading)
    guard raw >= 0 else { throw failure(raw) }
    let rules = Descriptor(owning: raw)
    func allow(_ path: String, writing: Bool) throws(FileError) -> Bool {
      let result = unsafe carillon_confinement_allow(rules.raw, version, restrictsReading, path, writing)
      let error = ErrorNumber(result)
      if error.isNoEntry { return false }
      // What cannot be opened here cannot be opened later either, and is reported then.
      guard result >= 0 || error.isNotDirectory || error.isLink || error.isDenied else { throw failure(result) }
      return true
    }
    for path in reach.reading ?? [] { _ = try allow(path, writing: false) }
    for path in reach.writing {
      var place = path
      while try !allow(place, writing: true), place != "/", place != "." { place = place.parentPath }
    }
    // Where the standard error of git goes.
    if !restrictsReading { _ = try allow("/dev/null", writing: true) }
    let result = carillon_confinement_enter(rules.raw)
    guard result >= 0 else { throw failure(result) }
  }

  private static func failure(_ code: Int32) -> FileError {
    FileError("cannot confine the process: \(ErrorNumber(code).text); --sandbox off goes on without")
  }
}

extension String {
  /// The directory that a path lies in, by its text: `.` of a lone name, `/` of what is right below it.
  package var parentPath: String {
    let (folder, name) = splitAtLastSlash
    if name.isEmpty, !folder.isEmpty { return folder.parentPath }
    return folder.isEmpty ? (utf8.first == UInt8(ascii: "/") ? "/" : ".") : folder
  }
}
