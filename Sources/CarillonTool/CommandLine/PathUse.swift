/// What a command does with a file or directory that its command line names.
package enum PathUse: Sendable, Equatable {
  /// It is read, and a directory with all below it.
  case reads
  /// It is written, together with a file of another name beside it that takes its place.
  case writesFile
  /// Files are written below it; it is made where there is none.
  case writesDirectory
}

/// What a command writes by itself, whatever its options name.
package enum WritePlace: Sendable, Equatable {
  /// Anything below the project's root.
  case project
  /// The build directory and the cache, wherever carillon.yaml puts them.
  case output
  /// A directory below the project's root.
  case below(String)
  case workingDirectory
}
