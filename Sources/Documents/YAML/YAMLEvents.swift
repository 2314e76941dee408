import CYAML

/// libyaml's event stream over bytes that stay alive while it is used.
///
/// Owns the parser: it is deleted with the value.
@safe
struct YAMLEvents: ~Copyable {
  private let parser: UnsafeMutablePointer<yaml_parser_t>

  /// The bytes must outlive this value. They must be UTF-8, which libyaml is told not to guess at.
  init?(_ bytes: UnsafeRawBufferPointer) {
    unsafe parser = UnsafeMutablePointer<yaml_parser_t>.allocate(capacity: 1)
    guard unsafe yaml_parser_initialize(parser) == 1 else {
      unsafe parser.deallocate()
      return nil
    }
    unsafe yaml_parser_set_encoding(parser, YAML_UTF8_ENCODING)
    unsafe yaml_parser_set_input_string(
      parser, bytes.baseAddress?.assumingMemoryBound(to: UInt8.self), bytes.count)
  }

  deinit {
    unsafe yaml_parser_delete(parser)
    unsafe parser.deallocate()
  }

  /// Hands the next event to `body`, which must not keep it; false where libyaml stops with a fault.
  func next(_ body: (borrowing yaml_event_t) -> Void) -> Bool {
    var event = unsafe yaml_event_t()
    guard unsafe yaml_parser_parse(parser, &event) == 1 else { return false }
    unsafe body(event)
    unsafe yaml_event_delete(&event)
    return true
  }

  /// What libyaml says after `next` gave false. Marks count code points from 0.
  var fault: YAMLLibraryFault {
    let state = unsafe parser.pointee
    return unsafe YAMLLibraryFault(
      problem: state.problem.map { unsafe String(cString: $0) } ?? "",
      mark: Int(state.problem_mark.index),
      context: state.context.map { unsafe String(cString: $0) },
      contextMark: state.context == nil ? nil : Int(state.context_mark.index))
  }
}

/// libyaml's complaint, as it words it.
struct YAMLLibraryFault {
  let problem: String
  let mark: Int
  let context: String?
  let contextMark: Int?
}
