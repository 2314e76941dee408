package import CarillonBuild

/// How projects are analysed, whatever project it is: what the command line says.
package struct AnalysisOptions: Sendable {
  package var policy = PolicyOptions()

  /// "Now", in seconds since 1970 UTC, where it was given.
  package var asOf: Int?

  /// Threads.
  package var jobs = 1

  package init() {}
}
