/// What a key in a block of fields stands for.
enum BlockKey: Sendable {
  case field(Field)
  /// The block's own `data`.
  case data
  /// A mapping of further fields of the block, as `ios.alert`.
  case group(KeyTable<Field>)
}

/// The keys of the blocks, made from the field table.
enum BlockTable {
  static let presentation = KeyTable(rows(of: "presentation"))
  static let delivery = KeyTable(rows(of: "delivery"))
  static let airship = KeyTable(rows(of: "airship"))
  static let braze = KeyTable(rows(of: "braze"))

  /// In a platform block presentation and delivery keys stand beside the platform's own.
  static func platform(_ platform: Platform) -> KeyTable<BlockKey> {
    platforms[platform.index]
  }

  /// A variant changes no delivery.
  static func variantPlatform(_ platform: Platform) -> KeyTable<BlockKey> {
    variantPlatforms[platform.index]
  }

  /// The fields of a vendor's block that take any mapping, by their keys.
  static func vendorObjects(_ block: String) -> KeyTable<Field> {
    KeyTable(FieldTable.rows.filter { $0.block == block && $0.type == .json }.map { ($0.keys[0], $0.field) })
  }

  /// The block that has a key: `presentation` for `badge`, nil for a key that is known nowhere.
  static func home(of key: String) -> String? {
    FieldTable.rows.first { row in
      let keys = row.keys
      return keys.count == 1 && keys[0].utf8.elementsEqual(key.utf8)
    }?.block
  }

  private static let platforms = Platform.allCases.map { keys(of: $0, delivery: true) }
  private static let variantPlatforms = Platform.allCases.map { keys(of: $0, delivery: false) }

  private static func keys(of platform: Platform, delivery: Bool) -> KeyTable<BlockKey> {
    let own = rows(of: platform.rawValue)
    let shared = (rows(of: "presentation") + (delivery ? rows(of: "delivery") : [])).filter { row in
      !own.contains { $0.name == row.name }
    }
    return KeyTable(own + shared + [("data", .data)])
  }

  private static func rows(of block: String) -> [(name: String, key: BlockKey)] {
    let rows = FieldTable.rows.filter { $0.block == block }
    var keys = rows.filter { $0.keys.count == 1 }.map { (name: $0.keys[0], key: BlockKey.field($0.field)) }
    var groups: [(name: String, fields: [(name: String, key: Field)])] = []
    for row in rows where row.keys.count == 2 {
      if let index = groups.firstIndex(where: { $0.name == row.keys[0] }) {
        groups[index].fields.append((row.keys[1], row.field))
      } else {
        groups.append((row.keys[0], [(row.keys[1], row.field)]))
      }
    }
    keys += groups.map { (name: $0.name, key: BlockKey.group(KeyTable($0.fields))) }
    return keys
  }
}
