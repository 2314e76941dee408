/// What the system said of all files of a campaign in the build directory, in two numbers; the order does not matter.
struct OutputStamp: Equatable {
  private var first: UInt64 = 0
  private var second: UInt64 = 0

  /// The latest time of modification among them; not part of what is compared or kept.
  private(set) var newest = Int64.min

  static func == (left: OutputStamp, right: OutputStamp) -> Bool {
    left.first == right.first && left.second == right.second
  }

  init() {}

  init(from reader: inout CacheReader) throws(CacheDamage) {
    first = try reader.number()
    second = try reader.number()
  }

  /// Adds a file.
  ///
  /// The time of the last change of its name is left out: putting a file into place changes it.
  mutating func add(_ path: PathHash, _ status: FileStatus) {
    newest = max(newest, status.modified)
    var mixed = path.value
    mixed = Self.mix(mixed ^ UInt64(bitPattern: Int64(status.size)))
    mixed = Self.mix(mixed ^ status.inode)
    mixed = Self.mix(mixed ^ UInt64(bitPattern: status.modified))
    first &+= mixed
    second &+= Self.mix(mixed ^ 0x6a09_e667_f3bc_c908)
  }

  /// Adds a directory.
  mutating func addDirectory(_ path: PathHash) {
    first &+= Self.mix(path.value)
  }

  func write(to writer: inout CacheWriter) {
    writer.number(first)
    writer.number(second)
  }

  /// Every bit of the result depends on every bit of the number (the finish of SplitMix64).
  private static func mix(_ value: UInt64) -> UInt64 {
    var mixed = value &+ 0x9e37_79b9_7f4a_7c15
    mixed = (mixed ^ (mixed >> 30)) &* 0xbf58_476d_1ce4_e5b9
    mixed = (mixed ^ (mixed >> 27)) &* 0x94d0_49bb_1331_11eb
    return mixed ^ (mixed >> 31)
  }
}

/// A path of the build directory as one number, which can be gone on with (FNV-1a).
struct PathHash {
  private(set) var value: UInt64 = 0xcbf2_9ce4_8422_2325

  init(_ path: String) {
    add(path)
  }

  /// The path of a member.
  func member(_ name: String) -> PathHash {
    var hash = self
    hash.add("/")
    hash.add(name)
    return hash
  }

  private mutating func add(_ text: String) {
    for byte in text.utf8 { value = (value ^ UInt64(byte)) &* 0x0000_0100_0000_01b3 }
  }
}
