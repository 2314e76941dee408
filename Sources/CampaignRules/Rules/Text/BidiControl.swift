import Diagnostics

extension Rule {
  package static let bidiControl = Rule(
    id: "bidi-control",
    category: .correctness,
    summary: "a directional control character is an override, or has no counterpart",
    rationale: """
      Overrides (U+202D, U+202E) show text in another order than it is stored, which is how a copy says one thing to its
      reviewer and another to its readers. An embedding or isolate that is not closed, or a closing character on its own,
      reaches into what the device draws after the text. Balanced isolates and the marks U+200E, U+200F and U+061C are
      what right-to-left copy needs, and pass.
      """,
    examples: [
      .flags(
        "An override",
        #"""
        content:
          _default: en
          en:
            title: Sale
            body: "Save \u202E05\u202C%"
        #               ^^^^^^
        """#),
      .flags(
        "An isolate without an end",
        #"""
        content:
          _default: ar
          ar:
            title: تخفيضات
            body: "مرحبا \u2068{{name|بك}}"
        #                ^^^^^^
        """#),
      .flags(
        "An end without an isolate",
        #"""
        content:
          _default: ar
          ar:
            title: تخفيضات
            body: "مرحبا\u2069"
        #               ^^^^^^
        """#),
      .accepts(
        "A balanced isolate around a name",
        #"""
        content:
          _default: ar
          ar:
            title: تخفيضات
            body: "مرحبا \u2068{{name|بك}}\u2069!"
        """#),
    ],
    check: .campaign(checkBidiControl))
}

@Sendable
private func checkBidiControl(_ subject: CampaignSubject, report: inout Report) {
  for text in subject.readableTexts where !text.unusualScalars.isEmpty {
    for fault in bidiFaults(in: text.unusualScalars) {
      let scalar = fault.character.scalar
      report(
        "\(scalar.codePointName) (\(scalar.bidirectionalName ?? "control")) \(fault.reason) \(text.place)",
        at: text.range(of: fault.character.range), help: fault.help, subject: text.subject)
    }
  }
}

private struct BidiFault {
  let character: PlacedScalar
  let reason: String
  let help: String
}

/// What a control has begun.
private struct OpenRun {
  enum Kind {
    case embedding, isolate, override
  }

  let character: PlacedScalar
  let kind: Kind

  /// What is said where it is not closed; nil for what is wrong already because it is there.
  var fault: BidiFault? {
    guard kind != .override else { return nil }
    return BidiFault(
      character: character, reason: "is not closed",
      help: "close it with \(kind == .isolate ? "U+2069 (PDI)" : "U+202C (PDF)"), or remove it")
  }
}

/// In text order.
private func bidiFaults(in scalars: [PlacedScalar]) -> [BidiFault] {
  var faults: [BidiFault] = []
  var open: [OpenRun] = []
  for placed in scalars {
    switch BidirectionalControl(placed.scalar) {
    case .override:
      faults.append(
        BidiFault(
          character: placed, reason: "overrides the order of the text",
          help: "remove it; for a run of the other direction use U+2068 (FSI) and U+2069 (PDI)"))
      open.append(OpenRun(character: placed, kind: .override))
    case .embedding: open.append(OpenRun(character: placed, kind: .embedding))
    case .isolate: open.append(OpenRun(character: placed, kind: .isolate))
    case .popFormatting:
      if let last = open.last, last.kind != .isolate {
        open.removeLast()
      } else {
        faults.append(BidiFault(character: placed, reason: "closes nothing", help: "remove it"))
      }
    case .popIsolate:
      if let match = open.lastIndex(where: { $0.kind == .isolate }) {
        // An isolate's end closes the embeddings inside it.
        faults += open[(match + 1)...].compactMap(\.fault)
        open.removeSubrange(match...)
      } else {
        faults.append(BidiFault(character: placed, reason: "closes nothing", help: "remove it"))
      }
    case .mark: break
    case nil:
      if placed.scalar.isLineBreak {
        faults += open.compactMap(\.fault)
        open = []
      }
    }
  }
  return (faults + open.compactMap(\.fault)).sorted { $0.character.offset < $1.character.offset }
}
