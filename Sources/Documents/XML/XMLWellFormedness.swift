import CXML
import Diagnostics
import SourceText

/// Asks libxml2 whether a file is well-formed.
///
/// Only its events are used, and all of them are thrown away: no tree is built, no entity is read, the network and other
/// files are out of reach. libxml2 2.9.14, read 2026-12-01: without `XML_PARSE_NOENT`, `XML_PARSE_DTDLOAD` and
/// `XML_PARSE_HUGE` nothing from outside is loaded and nesting beyond 256 is refused.
enum XMLWellFormedness {
  /// The first thing that libxml2 objects to and our scanner did not see.
  static func fault(in file: SourceFile) -> Finding? {
    xmlInitParser()
    var fault = Fault()
    unsafe file.bytes.withUnsafeBytes { buffer in
      let start = unsafe buffer.baseAddress?.assumingMemoryBound(to: CChar.self)
      guard let context = unsafe xmlCreateMemoryParserCtxt(start, Int32(buffer.count)) else { return }
      defer { unsafe xmlFreeParserCtxt(context) }
      unsafe xmlCtxtUseOptions(context, Int32(XML_PARSE_NONET.rawValue) | Int32(XML_PARSE_NOERROR.rawValue))
      unsafe withUnsafeMutablePointer(to: &fault) { pointer in
        unsafe context.pointee._private = UnsafeMutableRawPointer(pointer)
        guard let handler = unsafe context.pointee.sax else { return }
        unsafe handler.pointee = xmlSAXHandler()
        unsafe handler.pointee.initialized = UInt32(XML_SAX2_MAGIC)
        unsafe handler.pointee.serror = { _, error in
          guard let error = unsafe error, unsafe error.pointee.level.rawValue >= XML_ERR_ERROR.rawValue,
            let parser = unsafe error.pointee.ctxt?.assumingMemoryBound(to: xmlParserCtxt.self),
            let fault = unsafe parser.pointee._private?.assumingMemoryBound(to: Fault.self),
            unsafe fault.pointee.message == nil
          else { return }
          unsafe fault.pointee.message = unsafe error.pointee.message.map { unsafe String(cString: $0) } ?? ""
          if let input = unsafe parser.pointee.input {
            unsafe fault.pointee.offset = unsafe input.pointee.cur - input.pointee.base
          }
        }
        _ = unsafe xmlParseDocument(context)
        if unsafe context.pointee.wellFormed == 0, unsafe pointer.pointee.message == nil {
          unsafe pointer.pointee.message = "the file is not well-formed"
        }
      }
    }
    guard let message = fault.message else { return nil }
    var offset = min(max(0, fault.offset), file.bytes.count)
    // libxml2 may stop inside a character.
    while offset > 0, offset < file.bytes.count, file.bytes[offset] & 0xC0 == 0x80 { offset -= 1 }
    let text = message.split(separator: "\n").first.map(String.init) ?? "the file is not well-formed"
    return Finding(
      .xmlSyntax, text.prefix(1).lowercased() + text.dropFirst(), at: SourceRange(file: file.id, offset..<offset))
  }

  private struct Fault {
    var message: String?
    var offset = 0
  }
}
