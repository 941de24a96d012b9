public enum VocabularyType: Int, CaseIterable, Sendable {
  case contactName = 1, contactGroupName = 2, photoTag = 100, photoAlbumName = 101, workoutActivityName = 200, carProfileName = 300, carName = 301, paymentsOrganizationName = 400, paymentsAccountNickname = 401, notebookItemTitle = 500, notebookItemGroupName = 501, mediaPlaylistTitle = 700, mediaMusicArtistName = 701, mediaAudiobookTitle = 702, mediaAudiobookAuthorName = 703, mediaShowTitle = 704
}
