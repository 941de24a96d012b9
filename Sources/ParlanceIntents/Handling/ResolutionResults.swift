public import FoundationEssentials
public import ParlanceEntities

/// What a handler made of text.
public typealias StringResolutionResult = ResolutionResult<String, NoUnsupportedReason>
/// What a handler made of a choice between yes and no.
public typealias BooleanResolutionResult = ResolutionResult<Bool, NoUnsupportedReason>
/// What a handler made of a whole number.
public typealias IntegerResolutionResult = ResolutionResult<Int, NoUnsupportedReason>
/// What a handler made of a number.
public typealias DoubleResolutionResult = ResolutionResult<Double, NoUnsupportedReason>
/// What a handler made of an exact number.
public typealias DecimalResolutionResult = ResolutionResult<Decimal, NoUnsupportedReason>
/// What a handler made of an address.
public typealias URLResolutionResult = ResolutionResult<URL, NoUnsupportedReason>
/// What a handler made of a person.
public typealias PersonResolutionResult = ResolutionResult<Person, NoUnsupportedReason>
/// What a handler made of a sum of money.
public typealias CurrencyAmountResolutionResult =
  ResolutionResult<CurrencyAmount, NoUnsupportedReason>
/// What a handler made of a sum of money, or a kind of amount.
public typealias PaymentAmountResolutionResult =
  ResolutionResult<PaymentAmount, NoUnsupportedReason>
/// What a handler made of a date, a time, or a stretch of them.
public typealias DateComponentsRangeResolutionResult =
  ResolutionResult<DateComponentsRange, NoUnsupportedReason>
/// What a handler made of a temperature.
public typealias TemperatureResolutionResult = ResolutionResult<Temperature, NoUnsupportedReason>
/// What a handler made of which calls are meant.
public typealias CallRecordFilterResolutionResult =
  ResolutionResult<CallRecordFilter, NoUnsupportedReason>
/// What a handler made of a name.
public typealias SpeakableStringResolutionResult = ResolutionResult<Term, NoUnsupportedReason>
/// What a handler made of a thing of no type of its own.
public typealias ObjectResolutionResult = ResolutionResult<IntentObject, NoUnsupportedReason>
/// What a handler made of a date or a time.
public typealias DateComponentsResolutionResult =
  ResolutionResult<DateComponentsRange, NoUnsupportedReason>
/// What a handler made of when something is due.
public typealias TemporalEventTriggerResolutionResult =
  ResolutionResult<DateComponentsRange, NoUnsupportedReason>
/// What a handler made of a guest of a restaurant.
public typealias RestaurantGuestResolutionResult = ResolutionResult<Person, NoUnsupportedReason>
/// What a handler made of a length of time, in seconds.
public typealias TimeIntervalResolutionResult = ResolutionResult<Double, NoUnsupportedReason>
/// What a handler made of a whole number.
public typealias LongResolutionResult = ResolutionResult<Int, NoUnsupportedReason>
/// What a handler made of an energy.
public typealias EnergyResolutionResult = ResolutionResult<Decimal, NoUnsupportedReason>
/// What a handler made of a length.
public typealias LengthResolutionResult = ResolutionResult<Decimal, NoUnsupportedReason>
/// What a handler made of a mass.
public typealias MassResolutionResult = ResolutionResult<Decimal, NoUnsupportedReason>
/// What a handler made of a speed.
public typealias SpeedResolutionResult = ResolutionResult<Decimal, NoUnsupportedReason>
/// What a handler made of a volume.
public typealias VolumeResolutionResult = ResolutionResult<Decimal, NoUnsupportedReason>
/// What a handler made of a day.
public typealias DateResolutionResult = ResolutionResult<DateComponentsRange, NoUnsupportedReason>
