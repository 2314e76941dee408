/// Trees on disk, plans and commits.
package enum Build {}
