package import Parlance

/// Something that a store keeps of an app, as it is taken out of one store and put into another.
package enum StoreEntry: Hashable, Sendable {
  /// That a shortcut was used.
  case donation(Donation)
  /// A shortcut with the phrase of a person.
  case voiceShortcut(VoiceShortcut)
  /// All shortcuts that the app offers.
  case suggestions([Shortcut])
  /// All shortcuts that the app holds to be relevant.
  case relevantShortcuts([RelevantShortcut])
}

/// Why an entry was not put into a store.
package struct StoreEntryError: Error {
  /// Its place among the entries, from 0.
  package let position: Int
  /// What is wrong with it.
  package let reason: any Error
}
