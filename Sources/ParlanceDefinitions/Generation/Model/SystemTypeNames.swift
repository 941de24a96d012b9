/// The names of the types that the library generates for the system, SiriKit's without a prefix.
///
/// Definitions speak of them by the namespace `System`. A test compares the lists with what is generated.
package enum SystemTypeNames {
  /// Those of enumerations and option sets.
  package static let enumerations: Set = [
    "AccountType", "AmountType", "BalanceType", "BillType", "CallAudioRoute", "CallCapability",
    "CallCapabilityOptions", "CallDestinationType", "CallRecordType", "CallRecordTypeOptions",
    "CarAirCirculationMode", "CarAudioSource", "CarDefroster", "CarSeat", "CarSignalOptions",
    "ConditionalOperator", "DateSearchType", "LocationSearchType", "MediaAffinityType",
    "MediaDestinationType", "MediaItemType", "MediaReference", "MediaSortOrder",
    "MessageAttribute", "MessageAttributeOptions", "MessageReactionType", "MessageType",
    "NotebookItemType", "OutgoingMessageType", "PaymentMethodType", "PaymentStatus",
    "PhotoAttributeOptions", "PlaybackQueueLocation", "PlaybackRepeatMode", "RadioType",
    "RelativeReference", "RelativeSetting", "ReservationActionType", "ReservationStatus",
    "RestaurantReservationUserBookingStatus", "RideFeedbackTypeOptions", "RidePhase",
    "SortType", "SpatialEvent", "StickerType", "TaskPriority", "TaskStatus", "TaskType",
    "TemporalEventTriggerTypeOptions", "VisualCodeType", "WorkoutGoalUnitType",
    "WorkoutLocationType",
  ]
  /// Those of things.
  package static let objects: Set = [
    "BalanceAmount", "BillDetails", "BillPayee", "CallRecord", "Car", "CarHeadUnit", "File",
    "FocusStatus", "MediaDestination", "MediaItem", "MediaSearch", "Message",
    "MessageLinkMetadata", "MessageReaction", "Note", "NoteContent", "PaymentAccount",
    "PaymentMethod", "PaymentRecord", "Placemark", "PriceRange", "Reservation",
    "ReservationAction", "Restaurant", "RestaurantOffer", "RestaurantReservationBooking",
    "RestaurantReservationUserBooking", "RideCompletionStatus", "RideDriver",
    "RideFareLineItem", "RideOption", "RideStatus", "RideVehicle", "SendMessageAttachment",
    "SpatialEventTrigger", "Sticker", "Task", "TaskList", "TermsAndConditions",
  ]
}
