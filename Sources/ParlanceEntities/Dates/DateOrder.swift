internal import CICU

/// In which order a locale writes the fields of a date in digits.
enum DateOrder: Sendable {
  case monthFirst, dayFirst
  /// The year comes first, and without it either order is read where only one is possible.
  case yearFirst

  init(_ order: cicu_date_order) {
    self =
      switch order {
      case cicu_date_order_month_first: .monthFirst
      case cicu_date_order_day_first: .dayFirst
      default: .yearFirst
      }
  }

  /// Which of two numbers is the month; nil when neither or either may be.
  func monthAndDay(_ first: Int, _ second: Int) -> (month: Int, day: Int)? {
    switch self {
    case .monthFirst: first <= 12 ? (first, second) : nil
    case .dayFirst: second <= 12 ? (second, first) : nil
    case .yearFirst:
      if first > 12, second <= 12 {
        (second, first)
      } else if second > 12, first <= 12 {
        (first, second)
      } else {
        nil
      }
    }
  }
}
