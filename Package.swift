// swift-tools-version: 6.2

import Foundation
import PackageDescription

/// The language folders beside the C index: data that the index embeds, never sources to compile.
let languageFolders =
  (try? FileManager.default.contentsOfDirectory(
    atPath: Context.packageDirectory + "/Sources/LanguagePacks"))?
  .filter { !$0.contains(".") && $0 != "include" } ?? []

/// What `.ci/fuzz` links with libFuzzer; no other build needs all objects in one archive.
let fuzzProducts: [Product] =
  Context.environment["PARLANCE_FUZZ_BUILD"] == nil
  ? [] : [.library(name: "FuzzTargets", type: .static, targets: ["FuzzTargets"])]

let package = Package(
  name: "Parlance",
  products: [
    .library(name: "Parlance", targets: ["Parlance"]),
    .library(name: "ParlanceApps", targets: ["ParlanceApps"]),
    .library(name: "ParlanceShortcuts", targets: ["ParlanceShortcuts"]),
    .executable(name: "parlance", targets: ["parlance"]),
    .executable(name: "parlance-benchmarks", targets: ["parlance-benchmarks"]),
    .plugin(name: "GenerateIntents", targets: ["GenerateIntents"]),
  ] + fuzzProducts,
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
    .target(name: "ParlanceReader", dependencies: ["ParlanceText"]),
    .target(
      name: "ParlanceIntents",
      dependencies: [
        "ParlanceLanguages", "ParlanceText", "ParlanceEntities", "ParlanceVocabulary",
        "ParlanceMatching", "ParlanceReader",
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
    .target(name: "CSQLite", linkerSettings: [.linkedLibrary("sqlite3")]),
    .target(
      name: "ParlanceShortcuts",
      dependencies: [
        "CSQLite", "Parlance", "ParlanceEntities", "ParlanceIntents", "ParlanceLanguages",
        "ParlanceText",
      ]),
    .executableTarget(
      name: "parlance",
      dependencies: [
        "Parlance", "ParlanceApps", "ParlanceDefinitions", "ParlanceShortcuts", "CEdit",
      ]),
    .executableTarget(name: "parlance-generator", dependencies: ["ParlanceDefinitions"]),
    .plugin(
      name: "GenerateIntents", capability: .buildTool(), dependencies: ["parlance-generator"],
      path: "Sources/GenerateIntents"),
    .executableTarget(
      name: "Bank", dependencies: ["Parlance", "ParlanceShortcuts"],
      path: "Sources/Examples/Bank",
      plugins: ["GenerateIntents"]),
    .executableTarget(
      name: "LetsEat", dependencies: ["Parlance"], path: "Sources/Examples/LetsEat"),
    .executableTarget(
      name: "MonkeyChat", dependencies: ["Parlance"], path: "Sources/Examples/MonkeyChat"),
    .executableTarget(
      name: "SoupChef", dependencies: ["Parlance", "ParlanceShortcuts"],
      path: "Sources/Examples/SoupChef",
      exclude: ["de.lproj", "es.lproj", "fr.lproj", "ja.lproj", "zh-Hans.lproj"],
      plugins: ["GenerateIntents"]),
    .executableTarget(
      name: "parlance-benchmarks", dependencies: ["Parlance", "ParlanceShortcuts", "CICU"],
      resources: [.embedInCode("Suggestions/habits.tsv")]),
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
    .testTarget(name: "ParlanceReaderTests", dependencies: ["ParlanceReader", "ParlanceText"]),
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
      name: "ParlanceShortcutsTests",
      dependencies: ["TestSupport", "Donor", "ParlanceShortcuts", "CSQLite", "Parlance"]),
    .testTarget(
      name: "ParlanceToolTests",
      dependencies: [
        "TestSupport", "parlance", "parlance-generator", "Parlance", "ParlanceApps",
        "ParlanceShortcuts",
      ]),
    .testTarget(
      name: "ExampleTests",
      dependencies: ["Bank", "LetsEat", "MonkeyChat", "SoupChef", "Parlance", "ParlanceShortcuts"]),
    .testTarget(name: "CorpusTests", dependencies: ["parlance", "Parlance"]),
    .testTarget(
      name: "TranscriptTests",
      dependencies: ["Bank", "LetsEat", "MonkeyChat", "SoupChef", "Parlance", "ParlanceShortcuts"],
      exclude: ["Examples", "Transcripts"]),
    .target(
      name: "FuzzTargets",
      dependencies: [
        "Parlance", "ParlanceApps", "ParlanceDefinitions", "ParlanceIntents", "ParlanceLanguages",
        "ParlanceMatching", "ParlanceShortcuts", "ParlanceText",
      ],
      path: "Tests/FuzzTargets", exclude: ["Seeds"]),
    .target(name: "TestSupport", dependencies: ["ParlanceText"], path: "Tests/TestSupport"),
    .executableTarget(
      name: "Donor", dependencies: ["ParlanceShortcuts", "Parlance"], path: "Tests/Donor"),
    .target(name: "CEdit", linkerSettings: [.linkedLibrary("edit")]),
  ],
  swiftLanguageModes: [.v6],
  cxxLanguageStandard: .cxx17
)
