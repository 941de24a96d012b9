internal import ParlanceIntents

extension JSONWriter {
  /// Writes a phrase of a shortcut that was said, and what it runs.
  mutating func invocation(_ invocation: Invocation) {
    object { json in
      json.member("phrase", invocation.phrase.text)
      json.member("match", invocation.isExact ? "exact" : "close")
      json.member("app", ifPresent: invocation.phrase.app)
      switch invocation.phrase.shortcut {
      case .intent(let intent):
        json.member("intent", intent.intentClass)
        json.member("values") { $0.values(intent.values) }
      case .userActivity(let activity): json.member("userActivity") { $0.userActivity(activity) }
      }
    }
  }

  private mutating func userActivity(_ activity: UserActivity) {
    object { json in
      json.member("activityType", activity.activityType)
      json.member("title", ifPresent: activity.title)
      json.member("userInfo") { json in
        json.object { json in
          for (key, value) in activity.userInfo.sorted(by: { $0.key < $1.key }) {
            json.member(key, value)
          }
        }
      }
    }
  }
}
