/// Where notifications are shown. A campaign names platforms; a target serves one.
package enum Platform: String, CaseIterable, Sendable {
  case ios
  case android
  case fireos
  case web
}
