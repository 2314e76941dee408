package import CampaignModel
package import SourceText

/// The picture, film or sound that goes along, and what Braze must be told of it.
package struct BrazeAsset: Sendable {
  package let url: Located<String>

  /// Nil where neither the campaign nor the URL says it.
  package let fileType: String?

  /// What Braze takes.
  package static let fileTypes = ["aif", "gif", "jpg", "m4a", "mp3", "mp4", "png", "wav"]

  /// Braze's own asset, or else the image; nil where there is neither.
  package init?(_ image: Located<String>?, _ vendor: Settings) {
    if let asset = vendor[.brazeAssetURL], case .text(let address) = asset.value {
      url = Located(address, at: asset.range)
    } else if let image {
      url = image
    } else {
      return nil
    }
    fileType = vendor.text(.brazeAssetFileType) ?? Self.fileType(of: url.value)
  }

  /// By the ending of the URL's path; nil where it is none that Braze takes.
  package static func fileType(of url: String) -> String? {
    let path = url.prefix { $0 != "?" && $0 != "#" }
    let name = path.split(separator: "/").last ?? ""
    let parts = name.split(separator: ".")
    guard parts.count > 1, let ending = parts.last?.lowercased() else { return nil }
    let type = ["jpeg": "jpg", "aiff": "aif"].first { $0.key == ending }?.value ?? ending
    return fileTypes.contains(type) ? type : nil
  }
}
