extension UserActivity: Codable {
  private enum CodingKeys: CodingKey {
    case activityType
    case title
    case userInfo
    case isEligibleForSearch
    case isEligibleForPrediction
    case suggestedInvocationPhrase
    case persistentIdentifier
    case keywords
    case contentDescription
  }

  /// Reads what ``encode(to:)`` writes; all but the type may be missing.
  public init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: CodingKeys.self)
    self.init(
      activityType: try container.decode(String.self, forKey: .activityType),
      title: try container.decodeIfPresent(String.self, forKey: .title),
      userInfo: try container.decodeIfPresent([String: String].self, forKey: .userInfo) ?? [:])
    isEligibleForSearch =
      try container.decodeIfPresent(Bool.self, forKey: .isEligibleForSearch) ?? false
    isEligibleForPrediction =
      try container.decodeIfPresent(Bool.self, forKey: .isEligibleForPrediction) ?? false
    suggestedInvocationPhrase = try container.decodeIfPresent(
      String.self, forKey: .suggestedInvocationPhrase)
    persistentIdentifier = try container.decodeIfPresent(String.self, forKey: .persistentIdentifier)
    keywords = try container.decodeIfPresent(Set<String>.self, forKey: .keywords) ?? []
    contentDescription = try container.decodeIfPresent(String.self, forKey: .contentDescription)
  }

  /// Writes an object with a member for each property; the keywords are sorted, so that equal activities have equal texts.
  public func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: CodingKeys.self)
    try container.encode(activityType, forKey: .activityType)
    try container.encodeIfPresent(title, forKey: .title)
    try container.encode(userInfo, forKey: .userInfo)
    try container.encode(isEligibleForSearch, forKey: .isEligibleForSearch)
    try container.encode(isEligibleForPrediction, forKey: .isEligibleForPrediction)
    try container.encodeIfPresent(suggestedInvocationPhrase, forKey: .suggestedInvocationPhrase)
    try container.encodeIfPresent(persistentIdentifier, forKey: .persistentIdentifier)
    try container.encode(keywords.sorted(), forKey: .keywords)
    try container.encodeIfPresent(contentDescription, forKey: .contentDescription)
  }
}
