// One import gives all that the public interface of this module speaks of.
@_exported public import ParlanceEntities
@_exported public import ParlanceIntents
@_exported public import ParlanceLanguages
@_exported public import ParlanceText
@_exported public import ParlanceVocabulary
@_exported public import SystemIntents
