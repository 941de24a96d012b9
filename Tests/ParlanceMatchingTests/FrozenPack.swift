import ParlanceMatching

/// A small pack of made-up intents. Costs are such that they are whole in 1/1024 of a unit.
enum FrozenPack {
  static let catalog = PhraseCatalog(
    intents: [
      "SendIntent": ["amount": "Amount", "payee": "Person", "note": "Note", "app": "App"],
      "CallIntent": ["contact": "Person", "capability": "Word"],
      "NoteIntent": ["content": "Note", "title": "Thing"],
      "ListIntent": ["owner": "Person", "item": "Thing"],
      "LampIntent": ["room": "Place", "state": "Word"],
      "PackIntent": ["a": "Letter", "b": "Letter", "c": "Letter"],
    ],
    kinds: ["money", "contact", "place"])

  static let phrases = """
    # A frozen pack
    politely = [could you|hey]
    send = (send|give|wire)
    closing = (right now|for me)
    Amount = @money
    Person = (@contact|@name)
    Note = @text
    Thing = @noun
    Place = (@place|[the] (kitchen|living room))
    Word = word
    Letter = (alpha|beta|gamma)
    App = @name

    ## SendIntent
    <politely> <send> ({amount};to {payee};[for {note}])
      > send $20 to Jason for pizza
    <send> {payee} {amount}
    wire transfer

    ## CallIntent
    call {contact} [{capability=video} on video]
    {capability=audio} ring {contact} ~0.5
    phone {contact} | {capability=video} {capability=audio} conference {contact}

    ## NoteIntent
    note [that] {content}
    add {title} to my notes
    wire {content}

    ## ListIntent
    {owner} 's list
    open the duckling list
    go (very)* fast

    ## LampIntent
    (turn|switch)
      (on {state=on}|off {state=off}) {room}
    light up {room}

    ## PackIntent
    pack (first {a};second {b};third {c};[now])
    """

  static let words: [WordClass: [String]] = [
    .filler: ["please", "uh", "kindly"],
    .given: ["jason", "ana", "bob"],
    .family: ["smith"],
    .function: ["to", "the", "for", "and", "that", "my", "in"],
    .common: ["pizza", "lunch", "not"],
  ]

  static let weights = """
    {
      "threshold": 3,
      "typo": 1.5,
      "nameStart": { "unknown": [1, 0.5, 2], "given": [0.25, 0.125, 0.5], "family": [0.5, 0.25, 1] },
      "nameRest": { "unknown": [1, 0.25, 2], "given": [0.5, 0.125, 1], "family": [0.125, 0.0625, 0.25] },
      "noun": { "unknown": 0.25, "common": 0.25, "given": 0.25 },
      "skip": {
        "unknown": 2, "common": 2.5, "function": 2.5, "filler": 0.125, "comma": 0.0625, "stop": 0.0625,
        "quote": 0.0625, "mark": 0.125, "given": 2.5, "number": 2.5, "symbol": 2.5, "emoji": 0.125
      },
      "skipWord": { "that": 0.5, "now": -1 },
      "textStart": { "to": 1, "that": 1 }
    }
    """

  static func engine() throws -> Engine { try Engine(phrases: phrases) }
}
