import Diagnostics

extension Rule {
  package static let notNFC = Rule(
    id: "not-nfc",
    category: .style,
    summary: "a text is not in Unicode's normal form C",
    rationale: """
      A letter and its accent as two characters look like the one composed character, but take more bytes, do not match in
      searches, and are drawn with the accent beside the letter by some fonts. Texts typed on most systems are composed;
      file names and exports from some tools are not. The compiler never normalises a text.
      """,
    examples: [
      .flags(
        "A letter and a combining accent",
        #"""
        content:
          _default: fr
          fr:
            title: "Cafe\u0301"
        #              ^^^^^^^
            body: Ouvert
        """#),
      .flags(
        "A character that normal form C never has",
        #"""
        content:
          _default: en
          en:
            title: Sale
            body: "30\u212A outside"
        #            ^^^^^^
        """#),
      .accepts(
        "Composed letters, and marks that have no composed form",
        #"""
        content:
          _default: hi
          hi: {title: "Café", body: "ज़रूरी हैं"}
        """#),
    ],
    check: .campaign(checkNotNFC))
}

@Sendable
private func checkNotNFC(_ subject: CampaignSubject, report: inout Report) {
  for text in subject.readableTexts where !text.unusualScalars.isEmpty {
    let scalars = text.unusualScalars
    let faults = CanonicalComposition.faults(in: scalars)
    guard let first = faults.first else { continue }
    let range = scalars[first.scalars.lowerBound].offset..<scalars[first.scalars.upperBound].range.upperBound
    let written = scalars[first.scalars].map(\.scalar.codePointName).joined(separator: " ")
    let composed = first.composed.map { ", composed it is \($0.codePointName) '\($0)'" } ?? ""
    let more = faults.count > 1 ? ", and \(faults.count - 1) more" : ""
    report(
      "\(written) is not in normal form C\(composed)\(more) \(text.place)", at: text.range(of: range),
      help: "normalise the text to form C (NFC)", fix: composing(faults, scalars, in: text), subject: text.subject)
  }
}

/// The edits that write letters and their marks as one character; none where a fault is of another kind.
private func composing(
  _ faults: [CanonicalComposition.Fault], _ scalars: [PlacedScalar], in text: AuthoredText
) -> [Finding.Edit] {
  var edits: [Finding.Edit] = []
  var end = 0
  // A text of decomposed letters throughout is a matter for its author's editor.
  guard faults.count <= 500 else { return [] }
  for fault in faults {
    guard let composed = fault.composed, fault.scalars.count == 2 else { return [] }
    // A second mark on the same letter waits for the next look at the text.
    guard fault.scalars.lowerBound >= end else { continue }
    end = fault.scalars.upperBound + 1
    let range = scalars[fault.scalars.lowerBound].offset..<scalars[fault.scalars.upperBound].range.upperBound
    edits.append(Finding.Edit(text.range(of: range), text: String(composed)))
  }
  return edits
}
