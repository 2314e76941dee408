import CSystem
import SourceText

/// An error of a system call, negated as the calls return it.
struct ErrorNumber: Error, Equatable {
  let code: Int32

  init(_ code: Int32) {
    self.code = code
  }

  /// "permission denied"
  var text: String {
    let text = unsafe String(cString: carillon_error_text(code))
    return text.prefix(1).lowercased() + text.dropFirst()
  }

  var isNoEntry: Bool { code == carillon_error_no_entry() }
  var isLink: Bool { code == carillon_error_is_link() }
  var isDenied: Bool { code == carillon_error_denied() }
  var isNotDirectory: Bool { code == carillon_error_not_directory() }
  var isExisting: Bool { code == carillon_error_exists() }
  var isNotEmpty: Bool { code == carillon_error_not_empty() || code == carillon_error_exists() }
  var isWouldBlock: Bool { code == carillon_error_would_block() }
  var isInterruption: Bool { code == carillon_error_interrupted() }
  var isBrokenPipe: Bool { code == carillon_error_broken_pipe() }
}

extension FileError {
  /// "cannot read 'campaigns/sale.yaml': permission denied"
  init(_ verb: String, _ path: String, _ error: ErrorNumber) {
    let reason =
      error.isLink ? "a symbolic link is in the way, and links are not followed" : error.text
    self.init("cannot \(verb) '\(path)': \(reason)")
  }
}
