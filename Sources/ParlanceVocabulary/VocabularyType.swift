/// What a vocabulary term names (INVocabularyStringType); the raw values are SiriKit's.
public enum VocabularyType: Int, CaseIterable, Sendable {
  /// A person's name or nickname.
  case contactName = 1
  /// The name of a group of people, such as a group chat.
  case contactGroupName = 2
  /// A word that photos are tagged with.
  case photoTag = 100
  /// The title of a photo album.
  case photoAlbumName = 101
  /// The user's name for a workout.
  case workoutActivityName = 200
  /// The profile of a driver or of a car.
  case carProfileName = 300
  /// The name of a car.
  case carName = 301
  /// A company that is paid: a biller.
  case paymentsOrganizationName = 400
  /// The user's name for an account.
  case paymentsAccountNickname = 401
  /// The title of a note, a task or a list.
  case notebookItemTitle = 500
  /// A folder or an account of notes.
  case notebookItemGroupName = 501
  /// The title of a playlist.
  case mediaPlaylistTitle = 700
  /// The name of an artist.
  case mediaMusicArtistName = 701
  /// The title of an audiobook.
  case mediaAudiobookTitle = 702
  /// The author of an audiobook.
  case mediaAudiobookAuthorName = 703
  /// The title of a podcast or a radio show.
  case mediaShowTitle = 704
}
