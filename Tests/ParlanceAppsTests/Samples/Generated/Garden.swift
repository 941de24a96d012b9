// Generated from Garden.intentdefinition by parlance generate. Changes are lost.

public import FoundationEssentials
public import Parlance

/// Season
public enum Season: Int, EnumerationValue {
  /// unknown.
  case unknown = 0
  /// Spring.
  case spring = 1
  /// Autumn.
  case autumn = 2
  /// Any season.
  case `default` = 3
  /// No season.
  case none = 4
}

/// What a handler made of a value of the type `Season`.
public typealias SeasonResolutionResult = ResolutionResult<Season, NoUnsupportedReason>

/// Tool
public enum GardenTool: Int, EnumerationValue {
  /// Rake.
  case rake = 1
  /// Watering Can.
  case wateringCan = 2
}

/// What a handler made of a value of the type `GardenTool`.
public typealias GardenToolResolutionResult = ResolutionResult<GardenTool, NoUnsupportedReason>

/// Plant
public struct Plant: ObjectValue {
  /// The type without a prefix.
  public static let typeName = "Plant"
  /// The same thing, its type at run time.
  public var object: IntentObject

  /// Makes a thing of this type from one of the type's name.
  public init(object: IntentObject) { self.object = object }

  /// Species; nil when there is none.
  public var species: String? {
    get { object.properties.one("species") }
    set { object.properties.set("species", to: newValue) }
  }

  /// Height; nil when there is none.
  public var height: Decimal? {
    get { object.properties.one("height") }
    set { object.properties.set("height", to: newValue) }
  }

  /// Neighbours; nil when there are none.
  public var neighbours: [Plant]? {
    get { object.properties.all("neighbours") }
    set { object.properties.set("neighbours", to: newValue) }
  }

  /// Blooms in; `unknown` when there is none.
  public var blooms: Season {
    get { object.properties.one("blooms") ?? .unknown }
    set { object.properties.set("blooms", to: newValue == .unknown ? nil : newValue) }
  }

  /// Code; nil when there is none.
  public var code: URL? {
    get { object.properties.one("code") }
    set { object.properties.set("code", to: newValue) }
  }
}

/// What a handler made of a value of the type `Plant`.
public typealias PlantResolutionResult = ResolutionResult<Plant, NoUnsupportedReason>

/// Bed
public struct GDBed: ObjectValue {
  /// The type without a prefix.
  public static let typeName = "GDBed"
  /// The same thing, its type at run time.
  public var object: IntentObject

  /// Makes a thing of this type from one of the type's name.
  public init(object: IntentObject) { self.object = object }

  /// Area; nil when there is none.
  public var area: Int? {
    get { object.properties.one("area") }
    set { object.properties.set("area", to: newValue) }
  }

  /// Main plant; nil when there is none.
  public var plant: Plant? {
    get { object.properties.object("plant") }
    set { object.properties.set("plant", toObject: newValue) }
  }
}

/// What a handler made of a value of the type `GDBed`.
public typealias GDBedResolutionResult = ResolutionResult<GDBed, NoUnsupportedReason>

/// Shop
public struct Shop: ObjectValue {
  /// The type without a prefix.
  public static let typeName = "Shop"
  /// The same thing, its type at run time.
  public var object: IntentObject

  /// Makes a thing of this type from one of the type's name.
  public init(object: IntentObject) { self.object = object }
}

/// What a handler made of a value of the type `Shop`.
public typealias ShopResolutionResult = ResolutionResult<Shop, NoUnsupportedReason>

/// Water Plants
///
/// Waters plants, as often as they need it.
public struct WaterPlantsIntent: Intent {
  /// The class: `WaterPlantsIntent`.
  public static let intentClass = "WaterPlantsIntent"
  /// The values of its parameters.
  public var values: ParameterValues

  /// Makes a request with these values.
  public init(values: ParameterValues) { self.values = values }

  /// Plants; nil when there are none.
  public var plants: [Plant]? {
    get { values.all("plants") }
    set { values.set("plants", to: newValue) }
  }

  /// Bed; nil when there is none.
  public var bed: GDBed? {
    get { values.object("bed") }
    set { values.set("bed", toObject: newValue) }
  }

  /// Season; `unknown` when there is none.
  public var season: Season {
    get { values.one("season") ?? .unknown }
    set { values.set("season", to: newValue == .unknown ? nil : newValue) }
  }

  /// Tool; nil when there is none.
  public var tool: GardenTool? {
    get { values.one("tool") }
    set { values.set("tool", to: newValue) }
  }

  /// Seasons; nil when there are none.
  public var seasons: [Season]? {
    get { values.all("seasons") }
    set { values.set("seasons", to: newValue) }
  }

  /// Litres; nil when there is none. From 0.1 to 20.
  public var litres: Decimal? {
    get { values.one("litres") }
    set { values.set("litres", to: newValue) }
  }

  /// Times; nil when there is none. From 0 to 3.
  public var times: Int? {
    get { values.one("times") }
    set { values.set("times", to: newValue) }
  }

  /// Quietly; nil when there is none.
  public var isQuiet: Bool? {
    get { values.one("isQuiet") }
    set { values.set("isQuiet", to: newValue) }
  }

  /// Greeting; nil when there is none.
  public var greeting: String? {
    get { values.one("greeting") }
    set { values.set("greeting", to: newValue) }
  }

  /// Values; nil when there are none.
  public var valuesValue: [String]? {
    get { values.all("values") }
    set { values.set("values", to: newValue) }
  }

  /// What the class declares.
  public static let schema = IntentSchema(
    intentClass: intentClass,
    parameters: [
      .init(name: "plants", type: "Plant", isArray: true),
      .init(name: "bed", type: "GDBed"),
      .init(name: "season", type: "Season"),
      .init(name: "tool", type: "GardenTool"),
      .init(name: "seasons", type: "Season", isArray: true),
      .init(name: "litres", type: "Decimal", range: NumberRange(from: 0.1, to: 20)),
      .init(name: "times", type: "Integer", range: NumberRange(to: 3, allowsNegative: false)),
      .init(name: "isQuiet", type: "Boolean"),
      .init(name: "greeting", type: "String"),
      .init(name: "values", type: "String", isArray: true, isResolved: false),
    ],
    needsConfirmation: true, needsUnlock: true, codes: WaterPlantsIntentResponseCode.self,
    shortcutTypes: [
      ["plants", "bed", "litres"],
      ["plants"],
      ["bed"],
      [],
    ])
}

/// How a handler answers a `WaterPlantsIntent`.
public enum WaterPlantsIntentResponseCode: Int, IntentResponseCode {
  /// Unspecified.
  case unspecified = 0
  /// Ready.
  case ready = 1
  /// Continue in app.
  case continueInApp = 2
  /// In progress.
  case inProgress = 3
  /// “${plant.species} has ${litres} litres.”
  case success = 4
  /// Failure.
  case failure = 5
  /// Failure requiring app launch.
  case failureRequiringAppLaunch = 6
  /// “${plant} is wet.”
  case alreadyWet = 100
  /// “${shop} sells taps, ${season} or not.”
  case tapClosed = 101

  /// What follows from it.
  public var outcome: ResponseCode.Outcome {
    switch self {
    case .alreadyWet: .success
    default: ResponseCode.Outcome(code: name)
    }
  }
}

/// What a handler answers a `WaterPlantsIntent`.
public struct WaterPlantsIntentResponse: IntentResponse {
  /// How it went.
  public var code: WaterPlantsIntentResponseCode
  /// What it tells, by property.
  public var properties = ParameterValues()
  /// What the app is to go on with when it is opened.
  public var userActivity: UserActivity?

  /// Makes a response.
  public init(code: WaterPlantsIntentResponseCode, userActivity: UserActivity? = nil) {
    self.code = code
    self.userActivity = userActivity
  }

  /// Plant; nil when there is none.
  public var plant: Plant? {
    get { properties.object("plant") }
    set { properties.set("plant", toObject: newValue) }
  }

  /// Litres; nil when there is none.
  public var litres: Decimal? {
    get { properties.one("litres") }
    set { properties.set("litres", to: newValue) }
  }

  /// Shop; nil when there is none.
  public var shop: Shop? {
    get { properties.object("shop") }
    set { properties.set("shop", toObject: newValue) }
  }

  /// Season; `unknown` when there is none.
  public var season: Season {
    get { properties.one("season") ?? .unknown }
    set { properties.set("season", to: newValue == .unknown ? nil : newValue) }
  }

  /// Code; nil when there is none.
  public var codeValue: String? {
    get { properties.one("code") }
    set { properties.set("code", to: newValue) }
  }

  /// What is left; nil when there are none.
  public var rest: [Plant]? {
    get { properties.all("rest") }
    set { properties.set("rest", to: newValue) }
  }

  /// “${plant.species} has ${litres} litres.”
  public static func success(plant: Plant, litres: Decimal) -> WaterPlantsIntentResponse {
    var response = Self(code: .success)
    response.plant = plant
    response.litres = litres
    return response
  }

  /// “${plant} is wet.”
  public static func alreadyWet(plant: Plant) -> WaterPlantsIntentResponse {
    var response = Self(code: .alreadyWet)
    response.plant = plant
    return response
  }

  /// “${shop} sells taps, ${season} or not.”
  public static func tapClosed(shop: Shop, season: Season) -> WaterPlantsIntentResponse {
    var response = Self(code: .tapClosed)
    response.shop = shop
    response.season = season
    return response
  }
}

/// Why a handler refuses a value of `plants`.
public enum WaterPlantsPlantUnsupportedReason: Int, UnsupportedReason {
  /// I cannot water more than ${count} plants.
  case tooMany = 1
  /// Dormant.
  case dormant = 2
}

/// What a handler made of a value of `plants`.
public typealias WaterPlantsPlantResolutionResult =
  ResolutionResult<Plant, WaterPlantsPlantUnsupportedReason>

/// Why a handler refuses a value of `litres`.
public enum WaterPlantsLitresUnsupportedReason: Int, UnsupportedReason {
  /// ${displayName} can be no less than ${minimumValue}.
  case lessThanMinimumValue = 1
  /// ${displayName} can be no more than ${maximumValue}.
  case greaterThanMaximumValue = 2
}

/// What a handler made of a value of `litres`.
public typealias WaterPlantsLitresResolutionResult =
  ResolutionResult<Decimal, WaterPlantsLitresUnsupportedReason>

/// Why a handler refuses a value of `times`.
public enum WaterPlantsTimesUnsupportedReason: Int, UnsupportedReason {
  /// ${displayName} can be no less than nothing.
  case negativeNumbersNotSupported = 1
  /// ${displayName} can be no more than ${maximumValue}.
  case greaterThanMaximumValue = 2
  /// There is no water.
  case dry = 3
}

/// What a handler made of a value of `times`.
public typealias WaterPlantsTimesResolutionResult =
  ResolutionResult<Int, WaterPlantsTimesUnsupportedReason>

/// Handles a `WaterPlantsIntent`.
///
/// `WaterPlantsIntentCompletionHandling` has the same with completions.
public protocol WaterPlantsIntentHandling: Sendable {
  /// Says what becomes of a value of `plants`.
  func resolvePlants(for intent: WaterPlantsIntent) async -> [WaterPlantsPlantResolutionResult]
  /// Says what there is to choose from for `plants`; of what a term finds, when there is one.
  func providePlantsOptions(for intent: WaterPlantsIntent, searchTerm: String?) async -> [Plant]
  /// Says what becomes of a value of `bed`.
  func resolveBed(for intent: WaterPlantsIntent) async -> GDBedResolutionResult
  /// Says what there is to choose from for `bed`.
  func provideBedOptions(for intent: WaterPlantsIntent) async -> [GDBed]
  /// Says the value of `bed` where none was said: by default, none.
  func defaultBed(for intent: WaterPlantsIntent) async -> GDBed?
  /// Says what becomes of a value of `season`.
  func resolveSeason(for intent: WaterPlantsIntent) async -> SeasonResolutionResult
  /// Says the value of `season` where none was said: by default, that of the definition.
  func defaultSeason(for intent: WaterPlantsIntent) async -> Season?
  /// Says what becomes of a value of `tool`.
  func resolveTool(for intent: WaterPlantsIntent) async -> GardenToolResolutionResult
  /// Says what there is to choose from for `tool`.
  func provideToolOptions(for intent: WaterPlantsIntent) async -> [GardenTool]
  /// Says the value of `tool` where none was said: by default, none.
  func defaultTool(for intent: WaterPlantsIntent) async -> GardenTool?
  /// Says what becomes of a value of `seasons`.
  func resolveSeasons(for intent: WaterPlantsIntent) async -> [SeasonResolutionResult]
  /// Says what becomes of a value of `litres`.
  func resolveLitres(for intent: WaterPlantsIntent) async -> WaterPlantsLitresResolutionResult
  /// Says the value of `litres` where none was said: by default, that of the definition.
  func defaultLitres(for intent: WaterPlantsIntent) async -> Decimal?
  /// Says what becomes of a value of `times`.
  func resolveTimes(for intent: WaterPlantsIntent) async -> WaterPlantsTimesResolutionResult
  /// Says the value of `times` where none was said: by default, that of the definition.
  func defaultTimes(for intent: WaterPlantsIntent) async -> Int?
  /// Says the value of `isQuiet` where none was said: by default, that of the definition.
  func defaultIsQuiet(for intent: WaterPlantsIntent) async -> Bool?
  /// Says the value of `greeting` where none was said: by default, that of the definition.
  func defaultGreeting(for intent: WaterPlantsIntent) async -> String?
  /// Says whether it can be done: by default, that it can.
  func confirm(intent: WaterPlantsIntent) async -> WaterPlantsIntentResponse
  /// Does it.
  func handle(intent: WaterPlantsIntent) async -> WaterPlantsIntentResponse
}

extension WaterPlantsIntentHandling {
  /// Says the value of `bed` where none was said: by default, none.
  public func defaultBed(for intent: WaterPlantsIntent) async -> GDBed? {
    nil
  }

  /// Says the value of `season` where none was said: by default, that of the definition.
  public func defaultSeason(for intent: WaterPlantsIntent) async -> Season? {
    Season.none
  }

  /// Says the value of `tool` where none was said: by default, none.
  public func defaultTool(for intent: WaterPlantsIntent) async -> GardenTool? {
    nil
  }

  /// Says the value of `litres` where none was said: by default, that of the definition.
  public func defaultLitres(for intent: WaterPlantsIntent) async -> Decimal? {
    Decimal(sign: .plus, exponent: -1, significand: 25)
  }

  /// Says the value of `times` where none was said: by default, that of the definition.
  public func defaultTimes(for intent: WaterPlantsIntent) async -> Int? {
    1
  }

  /// Says the value of `isQuiet` where none was said: by default, that of the definition.
  public func defaultIsQuiet(for intent: WaterPlantsIntent) async -> Bool? {
    true
  }

  /// Says the value of `greeting` where none was said: by default, that of the definition.
  public func defaultGreeting(for intent: WaterPlantsIntent) async -> String? {
    "Hello, \"plants\""
  }

  /// Says whether it can be done: by default, that it can.
  public func confirm(intent: WaterPlantsIntent) async -> WaterPlantsIntentResponse {
    .init(code: .ready)
  }
}

/// Handles a `WaterPlantsIntent`, and answers by completions.
///
/// The first answer counts. Who never answers is waited for until the caller gives up.
public protocol WaterPlantsIntentCompletionHandling: WaterPlantsIntentHandling {
  /// Says what becomes of a value of `plants`.
  func resolvePlants(
    for intent: WaterPlantsIntent,
    with completion: @escaping Completion<[WaterPlantsPlantResolutionResult]>
  )
  /// Says what there is to choose from for `plants`; of what a term finds, when there is one.
  func providePlantsOptions(
    for intent: WaterPlantsIntent,
    searchTerm: String?,
    with completion: @escaping Completion<[Plant]>
  )
  /// Says what becomes of a value of `bed`.
  func resolveBed(
    for intent: WaterPlantsIntent, with completion: @escaping Completion<GDBedResolutionResult>
  )
  /// Says what there is to choose from for `bed`.
  func provideBedOptions(
    for intent: WaterPlantsIntent, with completion: @escaping Completion<[GDBed]>
  )
  /// Says the value of `bed` where none was said: by default, none.
  func defaultBed(for intent: WaterPlantsIntent, with completion: @escaping Completion<GDBed?>)
  /// Says what becomes of a value of `season`.
  func resolveSeason(
    for intent: WaterPlantsIntent, with completion: @escaping Completion<SeasonResolutionResult>
  )
  /// Says the value of `season` where none was said: by default, that of the definition.
  func defaultSeason(for intent: WaterPlantsIntent, with completion: @escaping Completion<Season?>)
  /// Says what becomes of a value of `tool`.
  func resolveTool(
    for intent: WaterPlantsIntent, with completion: @escaping Completion<GardenToolResolutionResult>
  )
  /// Says what there is to choose from for `tool`.
  func provideToolOptions(
    for intent: WaterPlantsIntent, with completion: @escaping Completion<[GardenTool]>
  )
  /// Says the value of `tool` where none was said: by default, none.
  func defaultTool(
    for intent: WaterPlantsIntent, with completion: @escaping Completion<GardenTool?>
  )
  /// Says what becomes of a value of `seasons`.
  func resolveSeasons(
    for intent: WaterPlantsIntent, with completion: @escaping Completion<[SeasonResolutionResult]>
  )
  /// Says what becomes of a value of `litres`.
  func resolveLitres(
    for intent: WaterPlantsIntent,
    with completion: @escaping Completion<WaterPlantsLitresResolutionResult>
  )
  /// Says the value of `litres` where none was said: by default, that of the definition.
  func defaultLitres(for intent: WaterPlantsIntent, with completion: @escaping Completion<Decimal?>)
  /// Says what becomes of a value of `times`.
  func resolveTimes(
    for intent: WaterPlantsIntent,
    with completion: @escaping Completion<WaterPlantsTimesResolutionResult>
  )
  /// Says the value of `times` where none was said: by default, that of the definition.
  func defaultTimes(for intent: WaterPlantsIntent, with completion: @escaping Completion<Int?>)
  /// Says the value of `isQuiet` where none was said: by default, that of the definition.
  func defaultIsQuiet(for intent: WaterPlantsIntent, with completion: @escaping Completion<Bool?>)
  /// Says the value of `greeting` where none was said: by default, that of the definition.
  func defaultGreeting(
    for intent: WaterPlantsIntent, with completion: @escaping Completion<String?>
  )
  /// Says whether it can be done: by default, that it can.
  func confirm(
    intent: WaterPlantsIntent, completion: @escaping Completion<WaterPlantsIntentResponse>
  )
  /// Does it.
  func handle(
    intent: WaterPlantsIntent, completion: @escaping Completion<WaterPlantsIntentResponse>
  )
}

extension WaterPlantsIntentCompletionHandling {
  /// Says what becomes of a value of `plants`.
  public func resolvePlants(
    for intent: WaterPlantsIntent
  ) async -> [WaterPlantsPlantResolutionResult] {
    await firstAnswer(orElse: [.unsupported()]) {
      resolvePlants(for: intent, with: $0)
    }
  }

  /// Says what there is to choose from for `plants`; of what a term finds, when there is one.
  public func providePlantsOptions(
    for intent: WaterPlantsIntent, searchTerm: String?
  ) async -> [Plant] {
    await firstAnswer(orElse: []) {
      providePlantsOptions(for: intent, searchTerm: searchTerm, with: $0)
    }
  }

  /// Says what becomes of a value of `bed`.
  public func resolveBed(for intent: WaterPlantsIntent) async -> GDBedResolutionResult {
    await firstAnswer(orElse: .unsupported()) {
      resolveBed(for: intent, with: $0)
    }
  }

  /// Says what there is to choose from for `bed`.
  public func provideBedOptions(for intent: WaterPlantsIntent) async -> [GDBed] {
    await firstAnswer(orElse: []) {
      provideBedOptions(for: intent, with: $0)
    }
  }

  /// Says the value of `bed` where none was said: by default, none.
  public func defaultBed(for intent: WaterPlantsIntent) async -> GDBed? {
    await firstAnswer(orElse: nil) {
      defaultBed(for: intent, with: $0)
    }
  }

  /// Says what becomes of a value of `season`.
  public func resolveSeason(for intent: WaterPlantsIntent) async -> SeasonResolutionResult {
    await firstAnswer(orElse: .unsupported()) {
      resolveSeason(for: intent, with: $0)
    }
  }

  /// Says the value of `season` where none was said: by default, that of the definition.
  public func defaultSeason(for intent: WaterPlantsIntent) async -> Season? {
    await firstAnswer(orElse: nil) {
      defaultSeason(for: intent, with: $0)
    }
  }

  /// Says what becomes of a value of `tool`.
  public func resolveTool(for intent: WaterPlantsIntent) async -> GardenToolResolutionResult {
    await firstAnswer(orElse: .unsupported()) {
      resolveTool(for: intent, with: $0)
    }
  }

  /// Says what there is to choose from for `tool`.
  public func provideToolOptions(for intent: WaterPlantsIntent) async -> [GardenTool] {
    await firstAnswer(orElse: []) {
      provideToolOptions(for: intent, with: $0)
    }
  }

  /// Says the value of `tool` where none was said: by default, none.
  public func defaultTool(for intent: WaterPlantsIntent) async -> GardenTool? {
    await firstAnswer(orElse: nil) {
      defaultTool(for: intent, with: $0)
    }
  }

  /// Says what becomes of a value of `seasons`.
  public func resolveSeasons(for intent: WaterPlantsIntent) async -> [SeasonResolutionResult] {
    await firstAnswer(orElse: [.unsupported()]) {
      resolveSeasons(for: intent, with: $0)
    }
  }

  /// Says what becomes of a value of `litres`.
  public func resolveLitres(
    for intent: WaterPlantsIntent
  ) async -> WaterPlantsLitresResolutionResult {
    await firstAnswer(orElse: .unsupported()) {
      resolveLitres(for: intent, with: $0)
    }
  }

  /// Says the value of `litres` where none was said: by default, that of the definition.
  public func defaultLitres(for intent: WaterPlantsIntent) async -> Decimal? {
    await firstAnswer(orElse: nil) {
      defaultLitres(for: intent, with: $0)
    }
  }

  /// Says what becomes of a value of `times`.
  public func resolveTimes(for intent: WaterPlantsIntent) async -> WaterPlantsTimesResolutionResult
  {
    await firstAnswer(orElse: .unsupported()) {
      resolveTimes(for: intent, with: $0)
    }
  }

  /// Says the value of `times` where none was said: by default, that of the definition.
  public func defaultTimes(for intent: WaterPlantsIntent) async -> Int? {
    await firstAnswer(orElse: nil) {
      defaultTimes(for: intent, with: $0)
    }
  }

  /// Says the value of `isQuiet` where none was said: by default, that of the definition.
  public func defaultIsQuiet(for intent: WaterPlantsIntent) async -> Bool? {
    await firstAnswer(orElse: nil) {
      defaultIsQuiet(for: intent, with: $0)
    }
  }

  /// Says the value of `greeting` where none was said: by default, that of the definition.
  public func defaultGreeting(for intent: WaterPlantsIntent) async -> String? {
    await firstAnswer(orElse: nil) {
      defaultGreeting(for: intent, with: $0)
    }
  }

  /// Says whether it can be done: by default, that it can.
  public func confirm(intent: WaterPlantsIntent) async -> WaterPlantsIntentResponse {
    await firstAnswer(orElse: .init(code: .unspecified)) {
      confirm(intent: intent, completion: $0)
    }
  }

  /// Does it.
  public func handle(intent: WaterPlantsIntent) async -> WaterPlantsIntentResponse {
    await firstAnswer(orElse: .init(code: .unspecified)) {
      handle(intent: intent, completion: $0)
    }
  }
}

extension WaterPlantsIntentCompletionHandling {
  /// Says the value of `bed` where none was said: by default, none.
  public func defaultBed(
    for intent: WaterPlantsIntent, with completion: @escaping Completion<GDBed?>
  ) {
    completion(nil)
  }

  /// Says the value of `season` where none was said: by default, that of the definition.
  public func defaultSeason(
    for intent: WaterPlantsIntent, with completion: @escaping Completion<Season?>
  ) {
    completion(Season.none)
  }

  /// Says the value of `tool` where none was said: by default, none.
  public func defaultTool(
    for intent: WaterPlantsIntent, with completion: @escaping Completion<GardenTool?>
  ) {
    completion(nil)
  }

  /// Says the value of `litres` where none was said: by default, that of the definition.
  public func defaultLitres(
    for intent: WaterPlantsIntent, with completion: @escaping Completion<Decimal?>
  ) {
    completion(Decimal(sign: .plus, exponent: -1, significand: 25))
  }

  /// Says the value of `times` where none was said: by default, that of the definition.
  public func defaultTimes(
    for intent: WaterPlantsIntent, with completion: @escaping Completion<Int?>
  ) {
    completion(1)
  }

  /// Says the value of `isQuiet` where none was said: by default, that of the definition.
  public func defaultIsQuiet(
    for intent: WaterPlantsIntent, with completion: @escaping Completion<Bool?>
  ) {
    completion(true)
  }

  /// Says the value of `greeting` where none was said: by default, that of the definition.
  public func defaultGreeting(
    for intent: WaterPlantsIntent, with completion: @escaping Completion<String?>
  ) {
    completion("Hello, \"plants\"")
  }

  /// Says whether it can be done: by default, that it can.
  public func confirm(
    intent: WaterPlantsIntent, completion: @escaping Completion<WaterPlantsIntentResponse>
  ) {
    completion(.init(code: .ready))
  }
}

extension IntentHandler {
  /// Lets a handler of the class `WaterPlantsIntent` do what is asked for.
  public static func waterPlants(_ handler: some WaterPlantsIntentHandling) -> IntentHandler {
    @Sendable func resolve(_ parameter: String, _ intent: WaterPlantsIntent) async -> [Resolution]?
    {
      switch parameter {
      case "plants":
        await handler.resolvePlants(for: intent).map(\.resolution)
      case "bed":
        [await handler.resolveBed(for: intent).resolution]
      case "season":
        [await handler.resolveSeason(for: intent).resolution]
      case "tool":
        [await handler.resolveTool(for: intent).resolution]
      case "seasons":
        await handler.resolveSeasons(for: intent).map(\.resolution)
      case "litres":
        [await handler.resolveLitres(for: intent).resolution]
      case "times":
        [await handler.resolveTimes(for: intent).resolution]
      default: nil
      }
    }

    @Sendable func options(
      _ parameter: String, _ intent: WaterPlantsIntent
    ) async -> [ParameterValue] {
      switch parameter {
      case "plants":
        await handler.providePlantsOptions(for: intent, searchTerm: nil).map(\.parameterValue)
      case "bed":
        await handler.provideBedOptions(for: intent).map(\.parameterValue)
      case "tool":
        await handler.provideToolOptions(for: intent).map(\.parameterValue)
      default: []
      }
    }

    @Sendable func defaultValue(
      _ parameter: String, _ intent: WaterPlantsIntent
    ) async -> ParameterValue? {
      switch parameter {
      case "bed":
        await handler.defaultBed(for: intent)?.parameterValue
      case "season":
        await handler.defaultSeason(for: intent)?.parameterValue
      case "tool":
        await handler.defaultTool(for: intent)?.parameterValue
      case "litres":
        await handler.defaultLitres(for: intent)?.parameterValue
      case "times":
        await handler.defaultTimes(for: intent)?.parameterValue
      case "isQuiet":
        await handler.defaultIsQuiet(for: intent)?.parameterValue
      case "greeting":
        await handler.defaultGreeting(for: intent)?.parameterValue
      default: nil
      }
    }

    return IntentHandler(
      schema: WaterPlantsIntent.schema,
      confirm: { await handler.confirm(intent: $0) },
      handle: { await handler.handle(intent: $0) },
      resolve: resolve,
      options: options,
      defaultValue: defaultValue)
  }
}

/// Keep Diary
///
/// Notes what was done.
public struct KeepDiaryIntent: Intent {
  /// The class: `KeepDiaryIntent`.
  public static let intentClass = "KeepDiaryIntent"
  /// The values of its parameters.
  public var values: ParameterValues

  /// Makes a request with these values.
  public init(values: ParameterValues) { self.values = values }

  /// The String; nil when there is none.
  public var note: String? {
    get { values.one("note") }
    set { values.set("note", to: newValue) }
  }

  /// The Boolean; nil when there is none.
  public var isUrgent: Bool? {
    get { values.one("isUrgent") }
    set { values.set("isUrgent", to: newValue) }
  }

  /// The Integer; nil when there is none.
  public var count: Int? {
    get { values.one("count") }
    set { values.set("count", to: newValue) }
  }

  /// The Long; nil when there is none.
  public var longValue: Int? {
    get { values.one("longValue") }
    set { values.set("longValue", to: newValue) }
  }

  /// The Double; nil when there is none.
  public var doubleValue: Double? {
    get { values.one("doubleValue") }
    set { values.set("doubleValue", to: newValue) }
  }

  /// The TimeInterval; nil when there is none.
  public var timeIntervalValue: Double? {
    get { values.one("timeIntervalValue") }
    set { values.set("timeIntervalValue", to: newValue) }
  }

  /// The Decimal; nil when there is none.
  public var decimalValue: Decimal? {
    get { values.one("decimalValue") }
    set { values.set("decimalValue", to: newValue) }
  }

  /// The Energy; nil when there is none.
  public var energyValue: Decimal? {
    get { values.one("energyValue") }
    set { values.set("energyValue", to: newValue) }
  }

  /// The Length; nil when there is none.
  public var lengthValue: Decimal? {
    get { values.one("lengthValue") }
    set { values.set("lengthValue", to: newValue) }
  }

  /// The Mass; nil when there is none.
  public var massValue: Decimal? {
    get { values.one("massValue") }
    set { values.set("massValue", to: newValue) }
  }

  /// The Speed; nil when there is none.
  public var speedValue: Decimal? {
    get { values.one("speedValue") }
    set { values.set("speedValue", to: newValue) }
  }

  /// The Volume; nil when there is none.
  public var volumeValue: Decimal? {
    get { values.one("volumeValue") }
    set { values.set("volumeValue", to: newValue) }
  }

  /// The URL; nil when there is none.
  public var link: URL? {
    get { values.one("link") }
    set { values.set("link", to: newValue) }
  }

  /// The Person; nil when there is none.
  public var personValue: Person? {
    get { values.one("personValue") }
    set { values.set("personValue", to: newValue) }
  }

  /// The CurrencyAmount; nil when there is none.
  public var currencyAmountValue: CurrencyAmount? {
    get { values.one("currencyAmountValue") }
    set { values.set("currencyAmountValue", to: newValue) }
  }

  /// The PaymentAmount; nil when there is none.
  public var paymentAmountValue: PaymentAmount? {
    get { values.one("paymentAmountValue") }
    set { values.set("paymentAmountValue", to: newValue) }
  }

  /// The Date; nil when there is none.
  public var dateValue: DateComponentsRange? {
    get { values.one("dateValue") }
    set { values.set("dateValue", to: newValue) }
  }

  /// The DateComponents; nil when there is none.
  public var dateComponentsValue: DateComponentsRange? {
    get { values.one("dateComponentsValue") }
    set { values.set("dateComponentsValue", to: newValue) }
  }

  /// The DateComponentsRange; nil when there is none.
  public var dateComponentsRangeValue: DateComponentsRange? {
    get { values.one("dateComponentsRangeValue") }
    set { values.set("dateComponentsRangeValue", to: newValue) }
  }

  /// The Temperature; nil when there is none.
  public var temperatureValue: Temperature? {
    get { values.one("temperatureValue") }
    set { values.set("temperatureValue", to: newValue) }
  }

  /// The SpeakableString; nil when there is none.
  public var speakableStringValue: Term? {
    get { values.one("speakableStringValue") }
    set { values.set("speakableStringValue", to: newValue) }
  }

  /// Note list; nil when there are none.
  public var noteList: [String]? {
    get { values.all("noteList") }
    set { values.set("noteList", to: newValue) }
  }

  /// Is urgent list; nil when there are none.
  public var isUrgentList: [Bool]? {
    get { values.all("isUrgentList") }
    set { values.set("isUrgentList", to: newValue) }
  }

  /// Count list; nil when there are none.
  public var countList: [Int]? {
    get { values.all("countList") }
    set { values.set("countList", to: newValue) }
  }

  /// Long value list; nil when there are none.
  public var longValueList: [Int]? {
    get { values.all("longValueList") }
    set { values.set("longValueList", to: newValue) }
  }

  /// Double value list; nil when there are none.
  public var doubleValueList: [Double]? {
    get { values.all("doubleValueList") }
    set { values.set("doubleValueList", to: newValue) }
  }

  /// Time interval value list; nil when there are none.
  public var timeIntervalValueList: [Double]? {
    get { values.all("timeIntervalValueList") }
    set { values.set("timeIntervalValueList", to: newValue) }
  }

  /// Decimal value list; nil when there are none.
  public var decimalValueList: [Decimal]? {
    get { values.all("decimalValueList") }
    set { values.set("decimalValueList", to: newValue) }
  }

  /// Energy value list; nil when there are none.
  public var energyValueList: [Decimal]? {
    get { values.all("energyValueList") }
    set { values.set("energyValueList", to: newValue) }
  }

  /// Length value list; nil when there are none.
  public var lengthValueList: [Decimal]? {
    get { values.all("lengthValueList") }
    set { values.set("lengthValueList", to: newValue) }
  }

  /// Mass value list; nil when there are none.
  public var massValueList: [Decimal]? {
    get { values.all("massValueList") }
    set { values.set("massValueList", to: newValue) }
  }

  /// Speed value list; nil when there are none.
  public var speedValueList: [Decimal]? {
    get { values.all("speedValueList") }
    set { values.set("speedValueList", to: newValue) }
  }

  /// Volume value list; nil when there are none.
  public var volumeValueList: [Decimal]? {
    get { values.all("volumeValueList") }
    set { values.set("volumeValueList", to: newValue) }
  }

  /// Link list; nil when there are none.
  public var linkList: [URL]? {
    get { values.all("linkList") }
    set { values.set("linkList", to: newValue) }
  }

  /// Person value list; nil when there are none.
  public var personValueList: [Person]? {
    get { values.all("personValueList") }
    set { values.set("personValueList", to: newValue) }
  }

  /// Currency amount value list; nil when there are none.
  public var currencyAmountValueList: [CurrencyAmount]? {
    get { values.all("currencyAmountValueList") }
    set { values.set("currencyAmountValueList", to: newValue) }
  }

  /// Payment amount value list; nil when there are none.
  public var paymentAmountValueList: [PaymentAmount]? {
    get { values.all("paymentAmountValueList") }
    set { values.set("paymentAmountValueList", to: newValue) }
  }

  /// Date value list; nil when there are none.
  public var dateValueList: [DateComponentsRange]? {
    get { values.all("dateValueList") }
    set { values.set("dateValueList", to: newValue) }
  }

  /// Date components value list; nil when there are none.
  public var dateComponentsValueList: [DateComponentsRange]? {
    get { values.all("dateComponentsValueList") }
    set { values.set("dateComponentsValueList", to: newValue) }
  }

  /// Date components range value list; nil when there are none.
  public var dateComponentsRangeValueList: [DateComponentsRange]? {
    get { values.all("dateComponentsRangeValueList") }
    set { values.set("dateComponentsRangeValueList", to: newValue) }
  }

  /// Temperature value list; nil when there are none.
  public var temperatureValueList: [Temperature]? {
    get { values.all("temperatureValueList") }
    set { values.set("temperatureValueList", to: newValue) }
  }

  /// Speakable string value list; nil when there are none.
  public var speakableStringValueList: [Term]? {
    get { values.all("speakableStringValueList") }
    set { values.set("speakableStringValueList", to: newValue) }
  }

  /// Photo; nil when there is none.
  public var photo: File? {
    get { values.object("photo") }
    set { values.set("photo", toObject: newValue) }
  }

  /// Place; nil when there is none.
  public var place: Placemark? {
    get { values.object("place") }
    set { values.set("place", toObject: newValue) }
  }

  /// Where; nil when there is none.
  public var `where`: Placemark? {
    get { values.object("where") }
    set { values.set("where", toObject: newValue) }
  }

  /// Card; nil when there is none.
  public var card: PaymentMethod? {
    get { values.object("card") }
    set { values.set("card", toObject: newValue) }
  }

  /// Anything; nil when there is none.
  public var thing: IntentObject? {
    get { values.one("thing") }
    set { values.set("thing", to: newValue) }
  }

  /// Photos; nil when there are none.
  public var photos: [File]? {
    get { values.all("photos") }
    set { values.set("photos", to: newValue) }
  }

  /// What the class declares.
  public static let schema = IntentSchema(
    intentClass: intentClass,
    parameters: [
      .init(name: "note", type: "String"),
      .init(name: "isUrgent", type: "Boolean"),
      .init(name: "count", type: "Integer"),
      .init(name: "longValue", type: "Long"),
      .init(name: "doubleValue", type: "Double"),
      .init(name: "timeIntervalValue", type: "TimeInterval"),
      .init(name: "decimalValue", type: "Decimal"),
      .init(name: "energyValue", type: "Energy"),
      .init(name: "lengthValue", type: "Length"),
      .init(name: "massValue", type: "Mass"),
      .init(name: "speedValue", type: "Speed"),
      .init(name: "volumeValue", type: "Volume"),
      .init(name: "link", type: "URL"),
      .init(name: "personValue", type: "Person"),
      .init(name: "currencyAmountValue", type: "CurrencyAmount"),
      .init(name: "paymentAmountValue", type: "PaymentAmount"),
      .init(name: "dateValue", type: "Date"),
      .init(name: "dateComponentsValue", type: "DateComponents"),
      .init(name: "dateComponentsRangeValue", type: "DateComponentsRange"),
      .init(name: "temperatureValue", type: "Temperature"),
      .init(name: "speakableStringValue", type: "SpeakableString"),
      .init(name: "noteList", type: "String", isArray: true),
      .init(name: "isUrgentList", type: "Boolean", isArray: true),
      .init(name: "countList", type: "Integer", isArray: true),
      .init(name: "longValueList", type: "Long", isArray: true),
      .init(name: "doubleValueList", type: "Double", isArray: true),
      .init(name: "timeIntervalValueList", type: "TimeInterval", isArray: true),
      .init(name: "decimalValueList", type: "Decimal", isArray: true),
      .init(name: "energyValueList", type: "Energy", isArray: true),
      .init(name: "lengthValueList", type: "Length", isArray: true),
      .init(name: "massValueList", type: "Mass", isArray: true),
      .init(name: "speedValueList", type: "Speed", isArray: true),
      .init(name: "volumeValueList", type: "Volume", isArray: true),
      .init(name: "linkList", type: "URL", isArray: true),
      .init(name: "personValueList", type: "Person", isArray: true),
      .init(name: "currencyAmountValueList", type: "CurrencyAmount", isArray: true),
      .init(name: "paymentAmountValueList", type: "PaymentAmount", isArray: true),
      .init(name: "dateValueList", type: "Date", isArray: true),
      .init(name: "dateComponentsValueList", type: "DateComponents", isArray: true),
      .init(name: "dateComponentsRangeValueList", type: "DateComponentsRange", isArray: true),
      .init(name: "temperatureValueList", type: "Temperature", isArray: true),
      .init(name: "speakableStringValueList", type: "SpeakableString", isArray: true),
      .init(name: "photo", type: "File", isResolved: false),
      .init(name: "place", type: "Placemark", isResolved: false),
      .init(name: "where", type: "Placemark", isResolved: false),
      .init(name: "card", type: "PaymentMethod", isResolved: false),
      .init(name: "thing", type: "Object", isResolved: false),
      .init(name: "photos", type: "File", isArray: true, isResolved: false),
    ],
    codes: KeepDiaryIntentResponseCode.self,
    shortcutTypes: [
      ["note"],
      ["note", "count"],
    ])
}

/// How a handler answers a `KeepDiaryIntent`.
public enum KeepDiaryIntentResponseCode: Int, IntentResponseCode {
  /// Unspecified.
  case unspecified = 0
  /// Ready.
  case ready = 1
  /// Continue in app.
  case continueInApp = 2
  /// In progress.
  case inProgress = 3
  /// Success.
  case success = 4
  /// Failure.
  case failure = 5
  /// Failure requiring app launch.
  case failureRequiringAppLaunch = 6
}

/// What a handler answers a `KeepDiaryIntent`.
public struct KeepDiaryIntentResponse: IntentResponse {
  /// How it went.
  public var code: KeepDiaryIntentResponseCode
  /// What it tells, by property.
  public var properties = ParameterValues()
  /// What the app is to go on with when it is opened.
  public var userActivity: UserActivity?

  /// Makes a response.
  public init(code: KeepDiaryIntentResponseCode, userActivity: UserActivity? = nil) {
    self.code = code
    self.userActivity = userActivity
  }
}

/// Handles a `KeepDiaryIntent`.
///
/// `KeepDiaryIntentCompletionHandling` has the same with completions.
public protocol KeepDiaryIntentHandling: Sendable {
  /// Says what becomes of a value of `note`.
  func resolveNote(for intent: KeepDiaryIntent) async -> StringResolutionResult
  /// Says what becomes of a value of `isUrgent`.
  func resolveIsUrgent(for intent: KeepDiaryIntent) async -> BooleanResolutionResult
  /// Says what becomes of a value of `count`.
  func resolveCount(for intent: KeepDiaryIntent) async -> IntegerResolutionResult
  /// Says what becomes of a value of `longValue`.
  func resolveLongValue(for intent: KeepDiaryIntent) async -> LongResolutionResult
  /// Says what becomes of a value of `doubleValue`.
  func resolveDoubleValue(for intent: KeepDiaryIntent) async -> DoubleResolutionResult
  /// Says what becomes of a value of `timeIntervalValue`.
  func resolveTimeIntervalValue(for intent: KeepDiaryIntent) async -> TimeIntervalResolutionResult
  /// Says what becomes of a value of `decimalValue`.
  func resolveDecimalValue(for intent: KeepDiaryIntent) async -> DecimalResolutionResult
  /// Says what becomes of a value of `energyValue`.
  func resolveEnergyValue(for intent: KeepDiaryIntent) async -> EnergyResolutionResult
  /// Says what becomes of a value of `lengthValue`.
  func resolveLengthValue(for intent: KeepDiaryIntent) async -> LengthResolutionResult
  /// Says what becomes of a value of `massValue`.
  func resolveMassValue(for intent: KeepDiaryIntent) async -> MassResolutionResult
  /// Says what becomes of a value of `speedValue`.
  func resolveSpeedValue(for intent: KeepDiaryIntent) async -> SpeedResolutionResult
  /// Says what becomes of a value of `volumeValue`.
  func resolveVolumeValue(for intent: KeepDiaryIntent) async -> VolumeResolutionResult
  /// Says what becomes of a value of `link`.
  func resolveLink(for intent: KeepDiaryIntent) async -> URLResolutionResult
  /// Says what becomes of a value of `personValue`.
  func resolvePersonValue(for intent: KeepDiaryIntent) async -> PersonResolutionResult
  /// Says what becomes of a value of `currencyAmountValue`.
  func resolveCurrencyAmountValue(
    for intent: KeepDiaryIntent
  ) async -> CurrencyAmountResolutionResult
  /// Says what becomes of a value of `paymentAmountValue`.
  func resolvePaymentAmountValue(for intent: KeepDiaryIntent) async -> PaymentAmountResolutionResult
  /// Says what becomes of a value of `dateValue`.
  func resolveDateValue(for intent: KeepDiaryIntent) async -> DateResolutionResult
  /// Says what becomes of a value of `dateComponentsValue`.
  func resolveDateComponentsValue(
    for intent: KeepDiaryIntent
  ) async -> DateComponentsResolutionResult
  /// Says what becomes of a value of `dateComponentsRangeValue`.
  func resolveDateComponentsRangeValue(
    for intent: KeepDiaryIntent
  ) async -> DateComponentsRangeResolutionResult
  /// Says what becomes of a value of `temperatureValue`.
  func resolveTemperatureValue(for intent: KeepDiaryIntent) async -> TemperatureResolutionResult
  /// Says what becomes of a value of `speakableStringValue`.
  func resolveSpeakableStringValue(
    for intent: KeepDiaryIntent
  ) async -> SpeakableStringResolutionResult
  /// Says what becomes of a value of `noteList`.
  func resolveNoteList(for intent: KeepDiaryIntent) async -> [StringResolutionResult]
  /// Says what becomes of a value of `isUrgentList`.
  func resolveIsUrgentList(for intent: KeepDiaryIntent) async -> [BooleanResolutionResult]
  /// Says what becomes of a value of `countList`.
  func resolveCountList(for intent: KeepDiaryIntent) async -> [IntegerResolutionResult]
  /// Says what becomes of a value of `longValueList`.
  func resolveLongValueList(for intent: KeepDiaryIntent) async -> [LongResolutionResult]
  /// Says what becomes of a value of `doubleValueList`.
  func resolveDoubleValueList(for intent: KeepDiaryIntent) async -> [DoubleResolutionResult]
  /// Says what becomes of a value of `timeIntervalValueList`.
  func resolveTimeIntervalValueList(
    for intent: KeepDiaryIntent
  ) async -> [TimeIntervalResolutionResult]
  /// Says what becomes of a value of `decimalValueList`.
  func resolveDecimalValueList(for intent: KeepDiaryIntent) async -> [DecimalResolutionResult]
  /// Says what becomes of a value of `energyValueList`.
  func resolveEnergyValueList(for intent: KeepDiaryIntent) async -> [EnergyResolutionResult]
  /// Says what becomes of a value of `lengthValueList`.
  func resolveLengthValueList(for intent: KeepDiaryIntent) async -> [LengthResolutionResult]
  /// Says what becomes of a value of `massValueList`.
  func resolveMassValueList(for intent: KeepDiaryIntent) async -> [MassResolutionResult]
  /// Says what becomes of a value of `speedValueList`.
  func resolveSpeedValueList(for intent: KeepDiaryIntent) async -> [SpeedResolutionResult]
  /// Says what becomes of a value of `volumeValueList`.
  func resolveVolumeValueList(for intent: KeepDiaryIntent) async -> [VolumeResolutionResult]
  /// Says what becomes of a value of `linkList`.
  func resolveLinkList(for intent: KeepDiaryIntent) async -> [URLResolutionResult]
  /// Says what becomes of a value of `personValueList`.
  func resolvePersonValueList(for intent: KeepDiaryIntent) async -> [PersonResolutionResult]
  /// Says what becomes of a value of `currencyAmountValueList`.
  func resolveCurrencyAmountValueList(
    for intent: KeepDiaryIntent
  ) async -> [CurrencyAmountResolutionResult]
  /// Says what becomes of a value of `paymentAmountValueList`.
  func resolvePaymentAmountValueList(
    for intent: KeepDiaryIntent
  ) async -> [PaymentAmountResolutionResult]
  /// Says what becomes of a value of `dateValueList`.
  func resolveDateValueList(for intent: KeepDiaryIntent) async -> [DateResolutionResult]
  /// Says what becomes of a value of `dateComponentsValueList`.
  func resolveDateComponentsValueList(
    for intent: KeepDiaryIntent
  ) async -> [DateComponentsResolutionResult]
  /// Says what becomes of a value of `dateComponentsRangeValueList`.
  func resolveDateComponentsRangeValueList(
    for intent: KeepDiaryIntent
  ) async -> [DateComponentsRangeResolutionResult]
  /// Says what becomes of a value of `temperatureValueList`.
  func resolveTemperatureValueList(
    for intent: KeepDiaryIntent
  ) async -> [TemperatureResolutionResult]
  /// Says what becomes of a value of `speakableStringValueList`.
  func resolveSpeakableStringValueList(
    for intent: KeepDiaryIntent
  ) async -> [SpeakableStringResolutionResult]
  /// Says whether it can be done: by default, that it can.
  func confirm(intent: KeepDiaryIntent) async -> KeepDiaryIntentResponse
  /// Does it.
  func handle(intent: KeepDiaryIntent) async -> KeepDiaryIntentResponse
}

extension KeepDiaryIntentHandling {
  /// Says whether it can be done: by default, that it can.
  public func confirm(intent: KeepDiaryIntent) async -> KeepDiaryIntentResponse {
    .init(code: .ready)
  }
}

/// Handles a `KeepDiaryIntent`, and answers by completions.
///
/// The first answer counts. Who never answers is waited for until the caller gives up.
public protocol KeepDiaryIntentCompletionHandling: KeepDiaryIntentHandling {
  /// Says what becomes of a value of `note`.
  func resolveNote(
    for intent: KeepDiaryIntent, with completion: @escaping Completion<StringResolutionResult>
  )
  /// Says what becomes of a value of `isUrgent`.
  func resolveIsUrgent(
    for intent: KeepDiaryIntent, with completion: @escaping Completion<BooleanResolutionResult>
  )
  /// Says what becomes of a value of `count`.
  func resolveCount(
    for intent: KeepDiaryIntent, with completion: @escaping Completion<IntegerResolutionResult>
  )
  /// Says what becomes of a value of `longValue`.
  func resolveLongValue(
    for intent: KeepDiaryIntent, with completion: @escaping Completion<LongResolutionResult>
  )
  /// Says what becomes of a value of `doubleValue`.
  func resolveDoubleValue(
    for intent: KeepDiaryIntent, with completion: @escaping Completion<DoubleResolutionResult>
  )
  /// Says what becomes of a value of `timeIntervalValue`.
  func resolveTimeIntervalValue(
    for intent: KeepDiaryIntent, with completion: @escaping Completion<TimeIntervalResolutionResult>
  )
  /// Says what becomes of a value of `decimalValue`.
  func resolveDecimalValue(
    for intent: KeepDiaryIntent, with completion: @escaping Completion<DecimalResolutionResult>
  )
  /// Says what becomes of a value of `energyValue`.
  func resolveEnergyValue(
    for intent: KeepDiaryIntent, with completion: @escaping Completion<EnergyResolutionResult>
  )
  /// Says what becomes of a value of `lengthValue`.
  func resolveLengthValue(
    for intent: KeepDiaryIntent, with completion: @escaping Completion<LengthResolutionResult>
  )
  /// Says what becomes of a value of `massValue`.
  func resolveMassValue(
    for intent: KeepDiaryIntent, with completion: @escaping Completion<MassResolutionResult>
  )
  /// Says what becomes of a value of `speedValue`.
  func resolveSpeedValue(
    for intent: KeepDiaryIntent, with completion: @escaping Completion<SpeedResolutionResult>
  )
  /// Says what becomes of a value of `volumeValue`.
  func resolveVolumeValue(
    for intent: KeepDiaryIntent, with completion: @escaping Completion<VolumeResolutionResult>
  )
  /// Says what becomes of a value of `link`.
  func resolveLink(
    for intent: KeepDiaryIntent, with completion: @escaping Completion<URLResolutionResult>
  )
  /// Says what becomes of a value of `personValue`.
  func resolvePersonValue(
    for intent: KeepDiaryIntent, with completion: @escaping Completion<PersonResolutionResult>
  )
  /// Says what becomes of a value of `currencyAmountValue`.
  func resolveCurrencyAmountValue(
    for intent: KeepDiaryIntent,
    with completion: @escaping Completion<CurrencyAmountResolutionResult>
  )
  /// Says what becomes of a value of `paymentAmountValue`.
  func resolvePaymentAmountValue(
    for intent: KeepDiaryIntent,
    with completion: @escaping Completion<PaymentAmountResolutionResult>
  )
  /// Says what becomes of a value of `dateValue`.
  func resolveDateValue(
    for intent: KeepDiaryIntent, with completion: @escaping Completion<DateResolutionResult>
  )
  /// Says what becomes of a value of `dateComponentsValue`.
  func resolveDateComponentsValue(
    for intent: KeepDiaryIntent,
    with completion: @escaping Completion<DateComponentsResolutionResult>
  )
  /// Says what becomes of a value of `dateComponentsRangeValue`.
  func resolveDateComponentsRangeValue(
    for intent: KeepDiaryIntent,
    with completion: @escaping Completion<DateComponentsRangeResolutionResult>
  )
  /// Says what becomes of a value of `temperatureValue`.
  func resolveTemperatureValue(
    for intent: KeepDiaryIntent, with completion: @escaping Completion<TemperatureResolutionResult>
  )
  /// Says what becomes of a value of `speakableStringValue`.
  func resolveSpeakableStringValue(
    for intent: KeepDiaryIntent,
    with completion: @escaping Completion<SpeakableStringResolutionResult>
  )
  /// Says what becomes of a value of `noteList`.
  func resolveNoteList(
    for intent: KeepDiaryIntent, with completion: @escaping Completion<[StringResolutionResult]>
  )
  /// Says what becomes of a value of `isUrgentList`.
  func resolveIsUrgentList(
    for intent: KeepDiaryIntent, with completion: @escaping Completion<[BooleanResolutionResult]>
  )
  /// Says what becomes of a value of `countList`.
  func resolveCountList(
    for intent: KeepDiaryIntent, with completion: @escaping Completion<[IntegerResolutionResult]>
  )
  /// Says what becomes of a value of `longValueList`.
  func resolveLongValueList(
    for intent: KeepDiaryIntent, with completion: @escaping Completion<[LongResolutionResult]>
  )
  /// Says what becomes of a value of `doubleValueList`.
  func resolveDoubleValueList(
    for intent: KeepDiaryIntent, with completion: @escaping Completion<[DoubleResolutionResult]>
  )
  /// Says what becomes of a value of `timeIntervalValueList`.
  func resolveTimeIntervalValueList(
    for intent: KeepDiaryIntent,
    with completion: @escaping Completion<[TimeIntervalResolutionResult]>
  )
  /// Says what becomes of a value of `decimalValueList`.
  func resolveDecimalValueList(
    for intent: KeepDiaryIntent, with completion: @escaping Completion<[DecimalResolutionResult]>
  )
  /// Says what becomes of a value of `energyValueList`.
  func resolveEnergyValueList(
    for intent: KeepDiaryIntent, with completion: @escaping Completion<[EnergyResolutionResult]>
  )
  /// Says what becomes of a value of `lengthValueList`.
  func resolveLengthValueList(
    for intent: KeepDiaryIntent, with completion: @escaping Completion<[LengthResolutionResult]>
  )
  /// Says what becomes of a value of `massValueList`.
  func resolveMassValueList(
    for intent: KeepDiaryIntent, with completion: @escaping Completion<[MassResolutionResult]>
  )
  /// Says what becomes of a value of `speedValueList`.
  func resolveSpeedValueList(
    for intent: KeepDiaryIntent, with completion: @escaping Completion<[SpeedResolutionResult]>
  )
  /// Says what becomes of a value of `volumeValueList`.
  func resolveVolumeValueList(
    for intent: KeepDiaryIntent, with completion: @escaping Completion<[VolumeResolutionResult]>
  )
  /// Says what becomes of a value of `linkList`.
  func resolveLinkList(
    for intent: KeepDiaryIntent, with completion: @escaping Completion<[URLResolutionResult]>
  )
  /// Says what becomes of a value of `personValueList`.
  func resolvePersonValueList(
    for intent: KeepDiaryIntent, with completion: @escaping Completion<[PersonResolutionResult]>
  )
  /// Says what becomes of a value of `currencyAmountValueList`.
  func resolveCurrencyAmountValueList(
    for intent: KeepDiaryIntent,
    with completion: @escaping Completion<[CurrencyAmountResolutionResult]>
  )
  /// Says what becomes of a value of `paymentAmountValueList`.
  func resolvePaymentAmountValueList(
    for intent: KeepDiaryIntent,
    with completion: @escaping Completion<[PaymentAmountResolutionResult]>
  )
  /// Says what becomes of a value of `dateValueList`.
  func resolveDateValueList(
    for intent: KeepDiaryIntent, with completion: @escaping Completion<[DateResolutionResult]>
  )
  /// Says what becomes of a value of `dateComponentsValueList`.
  func resolveDateComponentsValueList(
    for intent: KeepDiaryIntent,
    with completion: @escaping Completion<[DateComponentsResolutionResult]>
  )
  /// Says what becomes of a value of `dateComponentsRangeValueList`.
  func resolveDateComponentsRangeValueList(
    for intent: KeepDiaryIntent,
    with completion: @escaping Completion<[DateComponentsRangeResolutionResult]>
  )
  /// Says what becomes of a value of `temperatureValueList`.
  func resolveTemperatureValueList(
    for intent: KeepDiaryIntent,
    with completion: @escaping Completion<[TemperatureResolutionResult]>
  )
  /// Says what becomes of a value of `speakableStringValueList`.
  func resolveSpeakableStringValueList(
    for intent: KeepDiaryIntent,
    with completion: @escaping Completion<[SpeakableStringResolutionResult]>
  )
  /// Says whether it can be done: by default, that it can.
  func confirm(intent: KeepDiaryIntent, completion: @escaping Completion<KeepDiaryIntentResponse>)
  /// Does it.
  func handle(intent: KeepDiaryIntent, completion: @escaping Completion<KeepDiaryIntentResponse>)
}

extension KeepDiaryIntentCompletionHandling {
  /// Says what becomes of a value of `note`.
  public func resolveNote(for intent: KeepDiaryIntent) async -> StringResolutionResult {
    await firstAnswer(orElse: .unsupported()) {
      resolveNote(for: intent, with: $0)
    }
  }

  /// Says what becomes of a value of `isUrgent`.
  public func resolveIsUrgent(for intent: KeepDiaryIntent) async -> BooleanResolutionResult {
    await firstAnswer(orElse: .unsupported()) {
      resolveIsUrgent(for: intent, with: $0)
    }
  }

  /// Says what becomes of a value of `count`.
  public func resolveCount(for intent: KeepDiaryIntent) async -> IntegerResolutionResult {
    await firstAnswer(orElse: .unsupported()) {
      resolveCount(for: intent, with: $0)
    }
  }

  /// Says what becomes of a value of `longValue`.
  public func resolveLongValue(for intent: KeepDiaryIntent) async -> LongResolutionResult {
    await firstAnswer(orElse: .unsupported()) {
      resolveLongValue(for: intent, with: $0)
    }
  }

  /// Says what becomes of a value of `doubleValue`.
  public func resolveDoubleValue(for intent: KeepDiaryIntent) async -> DoubleResolutionResult {
    await firstAnswer(orElse: .unsupported()) {
      resolveDoubleValue(for: intent, with: $0)
    }
  }

  /// Says what becomes of a value of `timeIntervalValue`.
  public func resolveTimeIntervalValue(
    for intent: KeepDiaryIntent
  ) async -> TimeIntervalResolutionResult {
    await firstAnswer(orElse: .unsupported()) {
      resolveTimeIntervalValue(for: intent, with: $0)
    }
  }

  /// Says what becomes of a value of `decimalValue`.
  public func resolveDecimalValue(for intent: KeepDiaryIntent) async -> DecimalResolutionResult {
    await firstAnswer(orElse: .unsupported()) {
      resolveDecimalValue(for: intent, with: $0)
    }
  }

  /// Says what becomes of a value of `energyValue`.
  public func resolveEnergyValue(for intent: KeepDiaryIntent) async -> EnergyResolutionResult {
    await firstAnswer(orElse: .unsupported()) {
      resolveEnergyValue(for: intent, with: $0)
    }
  }

  /// Says what becomes of a value of `lengthValue`.
  public func resolveLengthValue(for intent: KeepDiaryIntent) async -> LengthResolutionResult {
    await firstAnswer(orElse: .unsupported()) {
      resolveLengthValue(for: intent, with: $0)
    }
  }

  /// Says what becomes of a value of `massValue`.
  public func resolveMassValue(for intent: KeepDiaryIntent) async -> MassResolutionResult {
    await firstAnswer(orElse: .unsupported()) {
      resolveMassValue(for: intent, with: $0)
    }
  }

  /// Says what becomes of a value of `speedValue`.
  public func resolveSpeedValue(for intent: KeepDiaryIntent) async -> SpeedResolutionResult {
    await firstAnswer(orElse: .unsupported()) {
      resolveSpeedValue(for: intent, with: $0)
    }
  }

  /// Says what becomes of a value of `volumeValue`.
  public func resolveVolumeValue(for intent: KeepDiaryIntent) async -> VolumeResolutionResult {
    await firstAnswer(orElse: .unsupported()) {
      resolveVolumeValue(for: intent, with: $0)
    }
  }

  /// Says what becomes of a value of `link`.
  public func resolveLink(for intent: KeepDiaryIntent) async -> URLResolutionResult {
    await firstAnswer(orElse: .unsupported()) {
      resolveLink(for: intent, with: $0)
    }
  }

  /// Says what becomes of a value of `personValue`.
  public func resolvePersonValue(for intent: KeepDiaryIntent) async -> PersonResolutionResult {
    await firstAnswer(orElse: .unsupported()) {
      resolvePersonValue(for: intent, with: $0)
    }
  }

  /// Says what becomes of a value of `currencyAmountValue`.
  public func resolveCurrencyAmountValue(
    for intent: KeepDiaryIntent
  ) async -> CurrencyAmountResolutionResult {
    await firstAnswer(orElse: .unsupported()) {
      resolveCurrencyAmountValue(for: intent, with: $0)
    }
  }

  /// Says what becomes of a value of `paymentAmountValue`.
  public func resolvePaymentAmountValue(
    for intent: KeepDiaryIntent
  ) async -> PaymentAmountResolutionResult {
    await firstAnswer(orElse: .unsupported()) {
      resolvePaymentAmountValue(for: intent, with: $0)
    }
  }

  /// Says what becomes of a value of `dateValue`.
  public func resolveDateValue(for intent: KeepDiaryIntent) async -> DateResolutionResult {
    await firstAnswer(orElse: .unsupported()) {
      resolveDateValue(for: intent, with: $0)
    }
  }

  /// Says what becomes of a value of `dateComponentsValue`.
  public func resolveDateComponentsValue(
    for intent: KeepDiaryIntent
  ) async -> DateComponentsResolutionResult {
    await firstAnswer(orElse: .unsupported()) {
      resolveDateComponentsValue(for: intent, with: $0)
    }
  }

  /// Says what becomes of a value of `dateComponentsRangeValue`.
  public func resolveDateComponentsRangeValue(
    for intent: KeepDiaryIntent
  ) async -> DateComponentsRangeResolutionResult {
    await firstAnswer(orElse: .unsupported()) {
      resolveDateComponentsRangeValue(for: intent, with: $0)
    }
  }

  /// Says what becomes of a value of `temperatureValue`.
  public func resolveTemperatureValue(
    for intent: KeepDiaryIntent
  ) async -> TemperatureResolutionResult {
    await firstAnswer(orElse: .unsupported()) {
      resolveTemperatureValue(for: intent, with: $0)
    }
  }

  /// Says what becomes of a value of `speakableStringValue`.
  public func resolveSpeakableStringValue(
    for intent: KeepDiaryIntent
  ) async -> SpeakableStringResolutionResult {
    await firstAnswer(orElse: .unsupported()) {
      resolveSpeakableStringValue(for: intent, with: $0)
    }
  }

  /// Says what becomes of a value of `noteList`.
  public func resolveNoteList(for intent: KeepDiaryIntent) async -> [StringResolutionResult] {
    await firstAnswer(orElse: [.unsupported()]) {
      resolveNoteList(for: intent, with: $0)
    }
  }

  /// Says what becomes of a value of `isUrgentList`.
  public func resolveIsUrgentList(for intent: KeepDiaryIntent) async -> [BooleanResolutionResult] {
    await firstAnswer(orElse: [.unsupported()]) {
      resolveIsUrgentList(for: intent, with: $0)
    }
  }

  /// Says what becomes of a value of `countList`.
  public func resolveCountList(for intent: KeepDiaryIntent) async -> [IntegerResolutionResult] {
    await firstAnswer(orElse: [.unsupported()]) {
      resolveCountList(for: intent, with: $0)
    }
  }

  /// Says what becomes of a value of `longValueList`.
  public func resolveLongValueList(for intent: KeepDiaryIntent) async -> [LongResolutionResult] {
    await firstAnswer(orElse: [.unsupported()]) {
      resolveLongValueList(for: intent, with: $0)
    }
  }

  /// Says what becomes of a value of `doubleValueList`.
  public func resolveDoubleValueList(for intent: KeepDiaryIntent) async -> [DoubleResolutionResult]
  {
    await firstAnswer(orElse: [.unsupported()]) {
      resolveDoubleValueList(for: intent, with: $0)
    }
  }

  /// Says what becomes of a value of `timeIntervalValueList`.
  public func resolveTimeIntervalValueList(
    for intent: KeepDiaryIntent
  ) async -> [TimeIntervalResolutionResult] {
    await firstAnswer(orElse: [.unsupported()]) {
      resolveTimeIntervalValueList(for: intent, with: $0)
    }
  }

  /// Says what becomes of a value of `decimalValueList`.
  public func resolveDecimalValueList(
    for intent: KeepDiaryIntent
  ) async -> [DecimalResolutionResult] {
    await firstAnswer(orElse: [.unsupported()]) {
      resolveDecimalValueList(for: intent, with: $0)
    }
  }

  /// Says what becomes of a value of `energyValueList`.
  public func resolveEnergyValueList(for intent: KeepDiaryIntent) async -> [EnergyResolutionResult]
  {
    await firstAnswer(orElse: [.unsupported()]) {
      resolveEnergyValueList(for: intent, with: $0)
    }
  }

  /// Says what becomes of a value of `lengthValueList`.
  public func resolveLengthValueList(for intent: KeepDiaryIntent) async -> [LengthResolutionResult]
  {
    await firstAnswer(orElse: [.unsupported()]) {
      resolveLengthValueList(for: intent, with: $0)
    }
  }

  /// Says what becomes of a value of `massValueList`.
  public func resolveMassValueList(for intent: KeepDiaryIntent) async -> [MassResolutionResult] {
    await firstAnswer(orElse: [.unsupported()]) {
      resolveMassValueList(for: intent, with: $0)
    }
  }

  /// Says what becomes of a value of `speedValueList`.
  public func resolveSpeedValueList(for intent: KeepDiaryIntent) async -> [SpeedResolutionResult] {
    await firstAnswer(orElse: [.unsupported()]) {
      resolveSpeedValueList(for: intent, with: $0)
    }
  }

  /// Says what becomes of a value of `volumeValueList`.
  public func resolveVolumeValueList(for intent: KeepDiaryIntent) async -> [VolumeResolutionResult]
  {
    await firstAnswer(orElse: [.unsupported()]) {
      resolveVolumeValueList(for: intent, with: $0)
    }
  }

  /// Says what becomes of a value of `linkList`.
  public func resolveLinkList(for intent: KeepDiaryIntent) async -> [URLResolutionResult] {
    await firstAnswer(orElse: [.unsupported()]) {
      resolveLinkList(for: intent, with: $0)
    }
  }

  /// Says what becomes of a value of `personValueList`.
  public func resolvePersonValueList(for intent: KeepDiaryIntent) async -> [PersonResolutionResult]
  {
    await firstAnswer(orElse: [.unsupported()]) {
      resolvePersonValueList(for: intent, with: $0)
    }
  }

  /// Says what becomes of a value of `currencyAmountValueList`.
  public func resolveCurrencyAmountValueList(
    for intent: KeepDiaryIntent
  ) async -> [CurrencyAmountResolutionResult] {
    await firstAnswer(orElse: [.unsupported()]) {
      resolveCurrencyAmountValueList(for: intent, with: $0)
    }
  }

  /// Says what becomes of a value of `paymentAmountValueList`.
  public func resolvePaymentAmountValueList(
    for intent: KeepDiaryIntent
  ) async -> [PaymentAmountResolutionResult] {
    await firstAnswer(orElse: [.unsupported()]) {
      resolvePaymentAmountValueList(for: intent, with: $0)
    }
  }

  /// Says what becomes of a value of `dateValueList`.
  public func resolveDateValueList(for intent: KeepDiaryIntent) async -> [DateResolutionResult] {
    await firstAnswer(orElse: [.unsupported()]) {
      resolveDateValueList(for: intent, with: $0)
    }
  }

  /// Says what becomes of a value of `dateComponentsValueList`.
  public func resolveDateComponentsValueList(
    for intent: KeepDiaryIntent
  ) async -> [DateComponentsResolutionResult] {
    await firstAnswer(orElse: [.unsupported()]) {
      resolveDateComponentsValueList(for: intent, with: $0)
    }
  }

  /// Says what becomes of a value of `dateComponentsRangeValueList`.
  public func resolveDateComponentsRangeValueList(
    for intent: KeepDiaryIntent
  ) async -> [DateComponentsRangeResolutionResult] {
    await firstAnswer(orElse: [.unsupported()]) {
      resolveDateComponentsRangeValueList(for: intent, with: $0)
    }
  }

  /// Says what becomes of a value of `temperatureValueList`.
  public func resolveTemperatureValueList(
    for intent: KeepDiaryIntent
  ) async -> [TemperatureResolutionResult] {
    await firstAnswer(orElse: [.unsupported()]) {
      resolveTemperatureValueList(for: intent, with: $0)
    }
  }

  /// Says what becomes of a value of `speakableStringValueList`.
  public func resolveSpeakableStringValueList(
    for intent: KeepDiaryIntent
  ) async -> [SpeakableStringResolutionResult] {
    await firstAnswer(orElse: [.unsupported()]) {
      resolveSpeakableStringValueList(for: intent, with: $0)
    }
  }

  /// Says whether it can be done: by default, that it can.
  public func confirm(intent: KeepDiaryIntent) async -> KeepDiaryIntentResponse {
    await firstAnswer(orElse: .init(code: .unspecified)) {
      confirm(intent: intent, completion: $0)
    }
  }

  /// Does it.
  public func handle(intent: KeepDiaryIntent) async -> KeepDiaryIntentResponse {
    await firstAnswer(orElse: .init(code: .unspecified)) {
      handle(intent: intent, completion: $0)
    }
  }
}

extension KeepDiaryIntentCompletionHandling {
  /// Says whether it can be done: by default, that it can.
  public func confirm(
    intent: KeepDiaryIntent, completion: @escaping Completion<KeepDiaryIntentResponse>
  ) {
    completion(.init(code: .ready))
  }
}

extension IntentHandler {
  /// Lets a handler of the class `KeepDiaryIntent` do what is asked for.
  public static func keepDiary(_ handler: some KeepDiaryIntentHandling) -> IntentHandler {
    @Sendable func resolve(_ parameter: String, _ intent: KeepDiaryIntent) async -> [Resolution]? {
      switch parameter {
      case "note":
        [await handler.resolveNote(for: intent).resolution]
      case "isUrgent":
        [await handler.resolveIsUrgent(for: intent).resolution]
      case "count":
        [await handler.resolveCount(for: intent).resolution]
      case "longValue":
        [await handler.resolveLongValue(for: intent).resolution]
      case "doubleValue":
        [await handler.resolveDoubleValue(for: intent).resolution]
      case "timeIntervalValue":
        [await handler.resolveTimeIntervalValue(for: intent).resolution]
      case "decimalValue":
        [await handler.resolveDecimalValue(for: intent).resolution]
      case "energyValue":
        [await handler.resolveEnergyValue(for: intent).resolution]
      case "lengthValue":
        [await handler.resolveLengthValue(for: intent).resolution]
      case "massValue":
        [await handler.resolveMassValue(for: intent).resolution]
      case "speedValue":
        [await handler.resolveSpeedValue(for: intent).resolution]
      case "volumeValue":
        [await handler.resolveVolumeValue(for: intent).resolution]
      case "link":
        [await handler.resolveLink(for: intent).resolution]
      case "personValue":
        [await handler.resolvePersonValue(for: intent).resolution]
      case "currencyAmountValue":
        [await handler.resolveCurrencyAmountValue(for: intent).resolution]
      case "paymentAmountValue":
        [await handler.resolvePaymentAmountValue(for: intent).resolution]
      case "dateValue":
        [await handler.resolveDateValue(for: intent).resolution]
      case "dateComponentsValue":
        [await handler.resolveDateComponentsValue(for: intent).resolution]
      case "dateComponentsRangeValue":
        [await handler.resolveDateComponentsRangeValue(for: intent).resolution]
      case "temperatureValue":
        [await handler.resolveTemperatureValue(for: intent).resolution]
      case "speakableStringValue":
        [await handler.resolveSpeakableStringValue(for: intent).resolution]
      case "noteList":
        await handler.resolveNoteList(for: intent).map(\.resolution)
      case "isUrgentList":
        await handler.resolveIsUrgentList(for: intent).map(\.resolution)
      case "countList":
        await handler.resolveCountList(for: intent).map(\.resolution)
      case "longValueList":
        await handler.resolveLongValueList(for: intent).map(\.resolution)
      case "doubleValueList":
        await handler.resolveDoubleValueList(for: intent).map(\.resolution)
      case "timeIntervalValueList":
        await handler.resolveTimeIntervalValueList(for: intent).map(\.resolution)
      case "decimalValueList":
        await handler.resolveDecimalValueList(for: intent).map(\.resolution)
      case "energyValueList":
        await handler.resolveEnergyValueList(for: intent).map(\.resolution)
      case "lengthValueList":
        await handler.resolveLengthValueList(for: intent).map(\.resolution)
      case "massValueList":
        await handler.resolveMassValueList(for: intent).map(\.resolution)
      case "speedValueList":
        await handler.resolveSpeedValueList(for: intent).map(\.resolution)
      case "volumeValueList":
        await handler.resolveVolumeValueList(for: intent).map(\.resolution)
      case "linkList":
        await handler.resolveLinkList(for: intent).map(\.resolution)
      case "personValueList":
        await handler.resolvePersonValueList(for: intent).map(\.resolution)
      case "currencyAmountValueList":
        await handler.resolveCurrencyAmountValueList(for: intent).map(\.resolution)
      case "paymentAmountValueList":
        await handler.resolvePaymentAmountValueList(for: intent).map(\.resolution)
      case "dateValueList":
        await handler.resolveDateValueList(for: intent).map(\.resolution)
      case "dateComponentsValueList":
        await handler.resolveDateComponentsValueList(for: intent).map(\.resolution)
      case "dateComponentsRangeValueList":
        await handler.resolveDateComponentsRangeValueList(for: intent).map(\.resolution)
      case "temperatureValueList":
        await handler.resolveTemperatureValueList(for: intent).map(\.resolution)
      case "speakableStringValueList":
        await handler.resolveSpeakableStringValueList(for: intent).map(\.resolution)
      default: nil
      }
    }

    return IntentHandler(
      schema: KeepDiaryIntent.schema,
      confirm: { await handler.confirm(intent: $0) },
      handle: { await handler.handle(intent: $0) },
      resolve: resolve)
  }
}

/// Prune
public struct GDPruneTreeIntent: Intent {
  /// The class: `GDPruneTreeIntent`.
  public static let intentClass = "GDPruneTreeIntent"
  /// The values of its parameters.
  public var values: ParameterValues

  /// Makes a request with these values.
  public init(values: ParameterValues) { self.values = values }

  /// What the class declares.
  public static let schema = IntentSchema(
    intentClass: intentClass,
    parameters: [],
    codes: GDPruneTreeIntentResponseCode.self,
    shortcutTypes: [
      []
    ])
}

/// How a handler answers a `GDPruneTreeIntent`.
public enum GDPruneTreeIntentResponseCode: Int, IntentResponseCode {
  /// Unspecified.
  case unspecified = 0
  /// Ready.
  case ready = 1
  /// Continue in app.
  case continueInApp = 2
  /// In progress.
  case inProgress = 3
  /// Success.
  case success = 4
  /// Failure.
  case failure = 5
  /// Failure requiring app launch.
  case failureRequiringAppLaunch = 6
}

/// What a handler answers a `GDPruneTreeIntent`.
public struct GDPruneTreeIntentResponse: IntentResponse {
  /// How it went.
  public var code: GDPruneTreeIntentResponseCode
  /// What it tells, by property.
  public var properties = ParameterValues()
  /// What the app is to go on with when it is opened.
  public var userActivity: UserActivity?

  /// Makes a response.
  public init(code: GDPruneTreeIntentResponseCode, userActivity: UserActivity? = nil) {
    self.code = code
    self.userActivity = userActivity
  }
}

/// Handles a `GDPruneTreeIntent`.
///
/// `GDPruneTreeIntentCompletionHandling` has the same with completions.
public protocol GDPruneTreeIntentHandling: Sendable {
  /// Says whether it can be done: by default, that it can.
  func confirm(intent: GDPruneTreeIntent) async -> GDPruneTreeIntentResponse
  /// Does it.
  func handle(intent: GDPruneTreeIntent) async -> GDPruneTreeIntentResponse
}

extension GDPruneTreeIntentHandling {
  /// Says whether it can be done: by default, that it can.
  public func confirm(intent: GDPruneTreeIntent) async -> GDPruneTreeIntentResponse {
    .init(code: .ready)
  }
}

/// Handles a `GDPruneTreeIntent`, and answers by completions.
///
/// The first answer counts. Who never answers is waited for until the caller gives up.
public protocol GDPruneTreeIntentCompletionHandling: GDPruneTreeIntentHandling {
  /// Says whether it can be done: by default, that it can.
  func confirm(
    intent: GDPruneTreeIntent, completion: @escaping Completion<GDPruneTreeIntentResponse>
  )
  /// Does it.
  func handle(
    intent: GDPruneTreeIntent, completion: @escaping Completion<GDPruneTreeIntentResponse>
  )
}

extension GDPruneTreeIntentCompletionHandling {
  /// Says whether it can be done: by default, that it can.
  public func confirm(intent: GDPruneTreeIntent) async -> GDPruneTreeIntentResponse {
    await firstAnswer(orElse: .init(code: .unspecified)) {
      confirm(intent: intent, completion: $0)
    }
  }

  /// Does it.
  public func handle(intent: GDPruneTreeIntent) async -> GDPruneTreeIntentResponse {
    await firstAnswer(orElse: .init(code: .unspecified)) {
      handle(intent: intent, completion: $0)
    }
  }
}

extension GDPruneTreeIntentCompletionHandling {
  /// Says whether it can be done: by default, that it can.
  public func confirm(
    intent: GDPruneTreeIntent, completion: @escaping Completion<GDPruneTreeIntentResponse>
  ) {
    completion(.init(code: .ready))
  }
}

extension IntentHandler {
  /// Lets a handler of the class `GDPruneTreeIntent` do what is asked for.
  public static func gdPruneTree(_ handler: some GDPruneTreeIntentHandling) -> IntentHandler {
    return IntentHandler(
      schema: GDPruneTreeIntent.schema,
      confirm: { await handler.confirm(intent: $0) },
      handle: { await handler.handle(intent: $0) })
  }
}

extension IntentPhrasebook {
  /// How people speak of the intents of Garden.intentdefinition in a language.
  public static func garden(for code: LanguageCode) -> IntentPhrasebook {
    nearest(to: code, in: gardenTranslations, base: gardenBase)
  }

  private static let gardenSchemas: [IntentSchema] = [
    WaterPlantsIntent.schema,
    KeepDiaryIntent.schema,
    GDPruneTreeIntent.schema,
  ]

  private static let gardenBase = IntentPhrasebook(
    intents: gardenSchemas,
    phrases: [
      IntentPhrase("Water Plants", intentClass: "WaterPlantsIntent"),
      IntentPhrase(
        "Water ${plants} in ${bed} with ${litres} litres", intentClass: "WaterPlantsIntent"),
      IntentPhrase("Water ${plants}", intentClass: "WaterPlantsIntent"),
      IntentPhrase("Water ${bed}", intentClass: "WaterPlantsIntent"),
      IntentPhrase("Water the garden", intentClass: "WaterPlantsIntent"),
      IntentPhrase("Keep Diary", intentClass: "KeepDiaryIntent"),
      IntentPhrase("Note ${note}", intentClass: "KeepDiaryIntent"),
      IntentPhrase("Note ${note}, ${count} times", intentClass: "KeepDiaryIntent"),
      IntentPhrase("Prune", intentClass: "GDPruneTreeIntent"),
    ],
    enumerations: [
      IntentPhrasebook.Enumeration(
        type: "Season",
        cases: [
          IntentPhrasebook.Case(name: "unknown", terms: ["unknown"]),
          IntentPhrasebook.Case(name: "spring", terms: ["Spring"]),
          IntentPhrasebook.Case(name: "autumn", terms: ["Autumn", "Fall"]),
          IntentPhrasebook.Case(name: "default", terms: ["Any season"]),
          IntentPhrasebook.Case(name: "none", terms: ["No season"]),
        ]),
      IntentPhrasebook.Enumeration(
        type: "GardenTool",
        cases: [
          IntentPhrasebook.Case(name: "rake", terms: ["Rake"]),
          IntentPhrasebook.Case(name: "wateringCan", terms: ["Watering Can", "Can", "Sprinkler"]),
        ]),
    ],
    sentences: [
      "ask.WaterPlantsIntent.bed": "Which bed?",
      "ask.WaterPlantsIntent.plants": "Which plants?",
      "label.KeepDiaryIntent.card": "Card",
      "label.KeepDiaryIntent.count": "The Integer",
      "label.KeepDiaryIntent.currencyAmountValue": "The CurrencyAmount",
      "label.KeepDiaryIntent.dateComponentsRangeValue": "The DateComponentsRange",
      "label.KeepDiaryIntent.dateComponentsValue": "The DateComponents",
      "label.KeepDiaryIntent.dateValue": "The Date",
      "label.KeepDiaryIntent.decimalValue": "The Decimal",
      "label.KeepDiaryIntent.doubleValue": "The Double",
      "label.KeepDiaryIntent.energyValue": "The Energy",
      "label.KeepDiaryIntent.isUrgent": "The Boolean",
      "label.KeepDiaryIntent.lengthValue": "The Length",
      "label.KeepDiaryIntent.link": "The URL",
      "label.KeepDiaryIntent.longValue": "The Long",
      "label.KeepDiaryIntent.massValue": "The Mass",
      "label.KeepDiaryIntent.note": "The String",
      "label.KeepDiaryIntent.paymentAmountValue": "The PaymentAmount",
      "label.KeepDiaryIntent.personValue": "The Person",
      "label.KeepDiaryIntent.photo": "Photo",
      "label.KeepDiaryIntent.photos": "Photos",
      "label.KeepDiaryIntent.place": "Place",
      "label.KeepDiaryIntent.speakableStringValue": "The SpeakableString",
      "label.KeepDiaryIntent.speedValue": "The Speed",
      "label.KeepDiaryIntent.temperatureValue": "The Temperature",
      "label.KeepDiaryIntent.thing": "Anything",
      "label.KeepDiaryIntent.timeIntervalValue": "The TimeInterval",
      "label.KeepDiaryIntent.volumeValue": "The Volume",
      "label.WaterPlantsIntent.bed": "Bed",
      "label.WaterPlantsIntent.code": "Code",
      "label.WaterPlantsIntent.greeting": "Greeting",
      "label.WaterPlantsIntent.isQuiet": "Quietly",
      "label.WaterPlantsIntent.litres": "Litres",
      "label.WaterPlantsIntent.plant": "Plant",
      "label.WaterPlantsIntent.plants": "Plants",
      "label.WaterPlantsIntent.rest": "What is left",
      "label.WaterPlantsIntent.season": "Season",
      "label.WaterPlantsIntent.seasons": "Seasons",
      "label.WaterPlantsIntent.times": "Times",
      "label.WaterPlantsIntent.tool": "Tool",
      "response.alreadyWet.WaterPlantsIntent": "${plant} is wet.",
      "response.success.WaterPlantsIntent": "${plant.species} has ${litres} litres.",
      "response.tapClosed.WaterPlantsIntent": "${shop} sells taps, ${season} or not.",
      "title.GDPruneTreeIntent": "Prune",
      "title.KeepDiaryIntent": "Keep Diary",
      "title.WaterPlantsIntent": "Water Plants",
      "unsupported.WaterPlantsIntent.litres.greaterThanMaximumValue":
        "${displayName} can be no more than ${maximumValue}.",
      "unsupported.WaterPlantsIntent.litres.lessThanMinimumValue":
        "${displayName} can be no less than ${minimumValue}.",
      "unsupported.WaterPlantsIntent.plants.tooMany": "I cannot water more than ${count} plants.",
      "unsupported.WaterPlantsIntent.times.dry": "There is no water.",
      "unsupported.WaterPlantsIntent.times.greaterThanMaximumValue":
        "${displayName} can be no more than ${maximumValue}.",
      "unsupported.WaterPlantsIntent.times.negativeNumbersNotSupported":
        "${displayName} can be no less than nothing.",
      "value.GardenTool.rake": "Rake",
      "value.GardenTool.wateringCan": "Watering Can",
      "value.Season.autumn": "Autumn",
      "value.Season.default": "Any season",
      "value.Season.none": "No season",
      "value.Season.spring": "Spring",
      "value.Season.unknown": "unknown",
    ])

  private static let gardenTranslations: [String: IntentPhrasebook] = [:]
}
