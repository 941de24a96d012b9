// swift-tools-version: 6.2

import Foundation
import PackageDescription

/// The language folders beside the C index: data that the index embeds, never sources to compile.
let languageFolders =
  (try? FileManager.default.contentsOfDirectory(
    atPath: Context.packageDirectory + "/Sources/LanguagePacks"))?
  .filter { !$0.contains(".") && $0 != "include" } ?? []

let package = Package(
  name: "Parlance",
  products: [
    .library(name: "Parlance", targets: ["Parlance"]),
    .library(name: "ParlanceApps", targets: ["ParlanceApps"]),
    .executable(name: "parlance", targets: ["parlance"]),
    .executable(name: "parlance-benchmarks", targets: ["parlance-benchmarks"]),
  ],
  targets: [
    .target(
      name: "CICU",
      linkerSettings: [.linkedLibrary("icuuc"), .linkedLibrary("icui18n")]),
    .target(name: "LanguagePacks", exclude: languageFolders),
    .target(name: "ParlanceLanguages", dependencies: ["CICU", "LanguagePacks"]),
    .target(name: "ParlanceText", dependencies: ["CICU", "ParlanceLanguages"]),
    .target(name: "ParlanceEntities", dependencies: ["CICU", "ParlanceLanguages", "ParlanceText"]),
    .target(
      name: "ParlanceVocabulary", dependencies: ["CICU", "ParlanceLanguages", "ParlanceText"]),
    .target(name: "ParlanceMatching", dependencies: ["ParlanceLanguages", "ParlanceText"]),
    .target(
      name: "ParlanceIntents",
      dependencies: [
        "ParlanceLanguages", "ParlanceText", "ParlanceEntities", "ParlanceVocabulary",
        "ParlanceMatching",
      ]),
    .target(name: "SystemIntents", dependencies: ["ParlanceEntities", "ParlanceIntents"]),
    .target(
      name: "Parlance",
      dependencies: [
        "ParlanceLanguages", "ParlanceText", "ParlanceEntities", "ParlanceVocabulary",
        "ParlanceMatching", "ParlanceIntents", "SystemIntents",
      ]),
    .target(name: "ParlanceDefinitions"),
    .target(
      name: "ParlanceApps",
      dependencies: [
        "ParlanceLanguages", "ParlanceText", "ParlanceMatching", "ParlanceIntents", "Parlance",
        "ParlanceDefinitions",
      ]),
    .executableTarget(
      name: "parlance",
      dependencies: ["Parlance", "ParlanceApps", "ParlanceDefinitions", "CEdit"]),
    .executableTarget(name: "parlance-benchmarks", dependencies: ["Parlance", "CICU"]),
    .testTarget(
      name: "ParlanceLanguagesTests", dependencies: ["TestSupport", "ParlanceLanguages"]),
    .testTarget(
      name: "ParlanceTextTests",
      dependencies: ["TestSupport", "ParlanceText", "ParlanceLanguages", "CICU"]),
    .testTarget(
      name: "ParlanceEntitiesTests",
      dependencies: [
        "TestSupport", "ParlanceEntities", "ParlanceText", "ParlanceLanguages", "CICU",
      ]),
    .testTarget(
      name: "ParlanceVocabularyTests",
      dependencies: ["TestSupport", "ParlanceVocabulary", "ParlanceText", "ParlanceLanguages"]),
    .testTarget(
      name: "ParlanceMatchingTests",
      dependencies: ["TestSupport", "ParlanceMatching", "ParlanceText", "ParlanceLanguages"]),
    .testTarget(
      name: "ParlanceIntentsTests", dependencies: ["TestSupport", "Parlance"]),
    .testTarget(
      name: "ParlanceAppsTests",
      dependencies: [
        "TestSupport", "ParlanceApps", "ParlanceDefinitions", "ParlanceIntents",
        "ParlanceLanguages", "ParlanceVocabulary",
      ],
      exclude: ["Packs", "Samples"]),
    .testTarget(
      name: "ParlanceToolTests",
      dependencies: ["TestSupport", "parlance", "Parlance", "ParlanceApps"]),
    .testTarget(name: "CorpusTests", dependencies: ["parlance", "Parlance"]),
    .testTarget(
      name: "TranscriptTests", dependencies: ["Parlance"], exclude: ["Transcripts"]),
    .target(name: "TestSupport", path: "Tests/TestSupport"),
    .target(name: "CEdit", linkerSettings: [.linkedLibrary("edit")]),
  ],
  swiftLanguageModes: [.v6],
  cxxLanguageStandard: .cxx17
)
