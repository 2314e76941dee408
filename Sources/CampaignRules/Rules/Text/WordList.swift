/// Words as a sentence lists them: "fcm", "adm and fcm", "adm, apns and fcm".
func wordList(_ words: [String]) -> String {
  guard let last = words.last, words.count > 1 else { return words.first ?? "" }
  return words.dropLast().joined(separator: ", ") + " and " + last
}

/// Names in quotes, as a sentence lists them.
func quotedList(_ names: [String]) -> String {
  wordList(names.map { "'\($0)'" })
}
