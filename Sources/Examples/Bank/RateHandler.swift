/// Says what a currency is worth.
struct RateHandler: ShowRateIntentHandling {
  let branch: Branch

  func provideCurrencyOptions(for intent: ShowRateIntent) async -> [Currency] { branch.currencies }

  func resolveCurrency(for intent: ShowRateIntent) async -> ShowRateCurrencyResolutionResult {
    guard let currency = intent.currency else { return .needsValue() }
    let found = currency.meant(among: branch.currencies)
    return found.map { .success(with: $0) } ?? .unsupported(forReason: .notTraded)
  }

  func handle(intent: ShowRateIntent) async -> ShowRateIntentResponse {
    guard let currency = intent.currency else { return ShowRateIntentResponse(code: .failure) }
    guard let rate = currency.rate else { return .failureMarketClosed(currency: currency) }
    return .success(currency: currency, rate: rate)
  }
}
