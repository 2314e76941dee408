import CSystem
import SourceText

/// A running git command of the plumbing, spoken to through pipes.
///
/// A repository's own configuration may name programs to run. None is run here: the commands used start no pager, hook,
/// filter, external diff or text conversion; the file-system monitor and fetching on demand are switched off; replaced
/// objects do not stand for the real ones. Arguments go to git as they are, through no shell.
struct GitProcess: ~Copyable {
  private let process: Int32
  private let input: Descriptor
  private let output: Descriptor

  /// Starts `git -C directory arguments…`.
  init(in directory: String, _ arguments: [String]) throws(FileError) {
    let fixed = [
      "git", "--no-pager", "--no-replace-objects", "--literal-pathspecs", "-C", directory, "-c", "core.fsmonitor=false",
      "-c", "core.hooksPath=/dev/null", "-c", "protocol.allow=never",
    ]
    let arguments = fixed + arguments
    let environment = Self.environment
    let strings = (arguments + environment).flatMap { Array($0.utf8.filter { $0 != 0 }) + [0] }
    var (input, output) = (Int32(-1), Int32(-1))
    process = unsafe strings.withUnsafeBytes { bytes in
      unsafe carillon_spawn(
        bytes.baseAddress?.assumingMemoryBound(to: CChar.self), arguments.count, environment.count, &input, &output)
    }
    guard process > 0 else {
      throw FileError("cannot run git: \(ErrorNumber(process).text); install it, or compare directories")
    }
    self.input = Descriptor(owning: input)
    self.output = Descriptor(owning: output)
  }

  /// Sends bytes to the command.
  func write(_ bytes: [UInt8]) throws(FileError) {
    let result = unsafe bytes.withUnsafeBytes { unsafe carillon_write(input.raw, $0.baseAddress, $0.count) }
    guard result == 0 else { throw FileError("cannot write to git: \(ErrorNumber(result).text)") }
  }

  /// The next bytes that the command prints; empty at the end.
  func read() throws(FileError) -> [UInt8] {
    var buffer = [UInt8](repeating: 0, count: 65_536)
    let count = unsafe buffer.withUnsafeMutableBytes { unsafe carillon_read(output.raw, $0.baseAddress, $0.count) }
    guard count >= 0 else { throw FileError("cannot read from git: \(ErrorNumber(Int32(count)).text)") }
    return Array(buffer.prefix(count))
  }

  /// Ends the conversation; the exit status.
  consuming func finish() -> Int32 {
    _ = input.close()
    _ = output.close()
    return carillon_wait(process)
  }

  /// All that a command prints, or nil where it fails.
  static func output(in directory: String, _ arguments: [String]) throws(FileError) -> [UInt8]? {
    let git = try GitProcess(in: directory, arguments)
    var bytes: [UInt8] = []
    while true {
      let part = try git.read()
      guard !part.isEmpty else { break }
      bytes += part
    }
    return git.finish() == 0 ? bytes : nil
  }

  /// What git needs to find itself and its user's configuration; none of its own variables, which a hook sets and which
  /// would lead to another repository.
  private static var environment: [String] {
    let inherited = ["PATH", "HOME", "XDG_CONFIG_HOME", "TMPDIR"].compactMap { name in
      Process.environment(name).map { "\(name)=\($0)" }
    }
    return inherited + ["LC_ALL=C", "GIT_NO_LAZY_FETCH=1", "GIT_OPTIONAL_LOCKS=0", "GIT_TERMINAL_PROMPT=0"]
  }
}
