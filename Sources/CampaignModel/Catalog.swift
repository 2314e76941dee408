/// What the app's own resource files declare, linked: channels, categories, action-button groups, strings.
package struct Catalog: Sendable {
  /// Nothing declared.
  package init() {}
}
