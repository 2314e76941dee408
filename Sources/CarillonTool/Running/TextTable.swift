/// Columns of text for people.
enum TextTable {
  /// A line a row; columns are as wide as their longest entry, the last one is not padded.
  ///
  /// `right` are the columns that end on the right, as numbers do.
  static func lines(_ rows: [[String]], right: Set<Int> = []) -> [String] {
    let count = rows.map(\.count).max() ?? 0
    let widths = (0..<count).map { column in rows.map { $0.indices.contains(column) ? $0[column].count : 0 }.max() ?? 0
    }
    return rows.map { row in
      row.enumerated().map { column, text in
        let padding = String(repeating: " ", count: widths[column] - text.count)
        if right.contains(column) { return padding + text }
        return column == row.count - 1 ? text : text + padding
      }.joined(separator: "  ")
    }
  }
}
