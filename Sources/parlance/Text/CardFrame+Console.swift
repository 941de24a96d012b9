internal import ParlanceIntents

extension CardFrame {
  /// The frame of what a console shows.
  static func suited(to console: Console) -> CardFrame { console.writesToTerminal ? .box : .plain }
}
