import type { ExaminedPerson } from "./examined-person.ts";

export const appDeveloper: ExaminedPerson = {
  name: "Nuno Vasconcelos",
  place: "Porto, Portugal",
  summary:
    "Mobile developer who has shipped apps for banks and museums. I measure start-up time before I argue about architecture.",
  languages: ["Portuguese", "English - C1", "Italian - A2"],
  skills: ["Swift", "Kotlin", "SwiftUI", "Fastlane", "Accessibility", "Firebase"],
  jobs: [
    [
      ...(["Junior iOS Developer", "Mindera", "Porto", "2014-10", "2017-01"] as const),
      [
        "Fixed 300 bugs in an e-commerce app.",
        "Wrote unit tests that raised coverage from 20 % to 60 %.",
        "Helped migrate the code from Objective-C to Swift.",
      ],
    ],
    [
      ...(["iOS Developer", "Feedzai", "Lisbon", "2017-02", "2020-11"] as const),
      [
        "Built the onboarding of a banking app with 2 million users.",
        "Reduced crash rate by 40 % by rewriting the network layer.",
        "Worked in a team of seven developers and two designers.",
        "Introduced snapshot tests with Fastlane.",
      ],
    ],
    [
      ...(["Senior Mobile Developer", "Museu Digital Lda.", "Porto", "2020-12", ""] as const),
      [
        "Maintain five museum guide apps in Swift and Kotlin.",
        "Shortened app start-up from 4 to 1.5 seconds.",
        "Made all apps usable with VoiceOver.",
        "Review about 20 pull requests a week.",
        "Mentor one junior developer.",
      ],
    ],
  ],
  degrees: [["BSc", "Computer Engineering", "University of Porto", "2011 - 2014"]],
  certificates: [["Associate Android Developer", "Google", "2021"]],
  posting: {
    title: "Lead Mobile Engineer",
    company: "Tidewater Bank",
    lines: [
      "React Native and Flutter",
      "You have led a team of 10 engineers",
      "MSc in Computer Science",
      "AWS certification",
      "8 years of experience in fintech",
    ],
  },
  truths: {
    "exp0.*": `
      Fixed 300 bugs in an e-commerce app
      I fixed 300 bugs in an e-commerce application.
      By writing unit tests, I raised coverage from 20 % to 60 %.
      Raised test coverage from 20% to 60% by writing unit tests
      I wrote unit tests which raised coverage from 20 % to 60 %.
      Helped to migrate the code from Objective-C to Swift
      As Junior iOS Developer at Mindera, I helped migrate the code from Objective-C to Swift.
      Supported the migration of the code from Objective-C to Swift`,
    "exp1.0": `
      I built the onboarding of a banking app with two million users.
      Built the onboarding for a banking app with 2 million users
      At Feedzai in Lisbon, I built the onboarding of a banking app with 2,000,000 users.
      Developed the onboarding of a banking app with 2 million users
      Built the onboarding of a banking app`,
    "exp1.1": `
      By rewriting the network layer, I reduced the crash rate by 40 %.
      Rewrote the network layer, reducing crash rate by 40%
      Rewrote the network layer, which reduced the crash rate by 40 percent
      Reduced crash rate by 40 % through rewriting the network layer
      The crash rate was reduced by 40 % by rewriting the network layer.`,
    "exp1.2 exp1.3": `
      I worked in a team of seven developers and two designers and introduced snapshot tests with Fastlane.
      Worked in a team of 7 developers and 2 designers
      Part of a team of seven developers and two designers
      Introduced snapshot tests using Fastlane
      Introduction of snapshot tests with Fastlane`,
    "exp2.0": `
      I maintain five museum guide apps in Swift and Kotlin.
      Maintaining 5 museum guide apps in Kotlin and Swift
      As Senior Mobile Developer at Museu Digital, I maintain five museum guide apps in Swift and Kotlin.
      Five museum guide apps in Swift and Kotlin are maintained by me.
      I maintain five apps for museums.`,
    "exp2.1 exp2.2": `
      I shortened app start-up from 4 to 1.5 seconds and made all apps usable with VoiceOver.
      Reduced app startup from 4 to 1.5 seconds
      Cut app start-up from four to 1.5 seconds
      All apps were made usable with VoiceOver.
      I have shortened app start-up from 4 seconds to 1.5 seconds.`,
    "exp2.3 exp2.4": `
      I review around 20 pull requests per week and mentor one junior developer.
      Reviewing approximately 20 pull requests weekly
      Mentoring a junior developer
      I currently mentor one junior developer and review about twenty pull requests every week.
      Each week I review about 20 pull requests.`,
    "exp0 exp1 exp2": `
      More than 11 years of experience as Junior iOS Developer, iOS Developer and Senior Mobile Developer
      I joined Museu Digital Lda. as Senior Mobile Developer in December 2020.
      I have worked for Mindera, Feedzai and Museu Digital.
      I spent more than three years at Feedzai in Lisbon as an iOS Developer.
      Since December 2020, I have been Senior Mobile Developer at Museu Digital in Porto.`,
    edu0: `
      I have a Bachelor of Science in Computer Engineering from the University of Porto.
      I studied Computer Engineering at the University of Porto and graduated in 2014.
      BSc in Computer Engineering (University of Porto, 2011–2014)`,
    cert0: `
      Google Associate Android Developer (2021)
      I became a Google-certified Associate Android Developer in 2021.
      Certified Associate Android Developer (Google, 2021)`,
    langs: `
      I speak Portuguese, English (C1) and Italian (A2).
      My English is at C1 level.`,
    "skills summary": `
      Mobile developer who has shipped apps for banks and museums
      Mobile developer with experience in Swift, Kotlin and Firebase
      Tech stack: Swift, Kotlin, SwiftUI, Firebase
      I have shipped apps for banks and museums.`,
    posting: `
      I would like to apply for the Lead Mobile Engineer position at Tidewater Bank.
      With great interest I read your posting for a Lead Mobile Engineer.`,
  },
  hardLies: {
    "exp0.*": `
      Fixed 3,000 bugs in an e-commerce app.
      Fixed 300 bugs in a banking app.
      Fixed all bugs in an e-commerce app.
      Wrote unit tests that raised coverage from 20 % to 80 %.
      Wrote unit tests that raised coverage by 60 %.
      Wrote unit tests that raised coverage from 60 % to 20 %.
      Migrated the code from Objective-C to Swift.
      Helped migrate the code from Swift to Kotlin.
      Led the migration of the code from Objective-C to Swift.
      As iOS Developer at Mindera, I helped migrate the code from Objective-C to Swift.`,
    "exp1.0": `
      Built the onboarding of a banking app with 20 million users.
      Built a banking app with 2 million users.
      Built the onboarding of a banking app with 2 million downloads.
      Built the onboarding of two banking apps with 2 million users.
      Built the onboarding of a banking app in Flutter with 2 million users.
      Built the payments of a banking app with 2 million users.
      Built the onboarding of a banking app for 2 million banks.
      Designed and built the onboarding of a banking app with 2 million users.`,
    "exp1.1": `
      Reduced crash rate by 400 % by rewriting the network layer.
      Reduced crash rate to 40 % by rewriting the network layer.
      Reduced crash rate by 40 % by rewriting the app.
      Reduced crash rate by 40 % by rewriting the network layer in React Native.
      Reduced latency by 40 % by rewriting the network layer.
      Rewrote the network layer by reducing crash rate by 40 %.
      Reduced crash rate from 40 % by rewriting the network layer.`,
    "exp1.2 exp1.3": `
      Led a team of seven developers and two designers.
      Worked in a team of two developers and seven designers.
      Worked in a team of seventeen developers and two designers.
      Worked in seven teams of developers and two designers.
      Introduced snapshot tests with Firebase.
      Introduced integration tests with Fastlane.
      Introduced Fastlane with snapshot tests.`,
    "exp2.0": `
      Maintain fifteen museum guide apps in Swift and Kotlin.
      Maintain five museum guide apps in Swift, Kotlin and Flutter.
      Maintain five museums with guide apps in Swift and Kotlin.
      Maintain five banking apps in Swift and Kotlin.
      Sold five museum guide apps in Swift and Kotlin.
      Lead five museum guide teams in Swift and Kotlin.
      Maintained five museum guide apps in Swift and Kotlin at Feedzai.`,
    "exp2.1 exp2.2": `
      Shortened app start-up from 4 to 0.5 seconds.
      Shortened app start-up from 4 to 1.5 minutes.
      Shortened app start-up by 4 seconds.
      Shortened app start-up by 1.5 seconds.
      Shortened app start-up from 1.5 to 4 seconds.
      Shortened app start-up from 4 to 15 seconds.
      Made all apps usable with TalkBack.
      Made all websites usable with VoiceOver.`,
    "exp2.3 exp2.4": `
      Review about 20 pull requests a day.
      Review about 200 pull requests a week.
      Write about 20 pull requests a week.
      Mentor ten junior developers.
      Mentor one senior developer.
      Lead one junior developer and ten engineers.
      Review over 20 pull requests a week.`,
    "exp0 exp1 exp2": `
      Senior Mobile Developer at Feedzai since 2017
      Lead Mobile Engineer at Museu Digital Lda.
      iOS Developer at Mindera from 2014 to 2017
      I have 8 years of experience in fintech.
      I spent more than four years at Feedzai in Lisbon as an iOS Developer.
      Senior iOS Developer at Mindera
      I joined Museu Digital Lda. as Senior Mobile Developer in December 2019.`,
    edu0: `
      MSc in Computer Science, University of Porto
      BSc in Computer Engineering, University of Lisbon
      BSc in Computer Science, University of Porto
      I graduated from the University of Porto in 2012.`,
    cert0: `
      AWS Certified Developer (2021)
      Google Professional Cloud Architect (2021)
      Associate Android Developer (Google, 2019)`,
    langs: `
      I speak Portuguese, English (C2) and Italian (A2).
      I speak Portuguese, English and fluent Italian.
      I speak Portuguese, English, Italian and Spanish.`,
    "skills summary": `
      Mobile developer with experience in Swift, Kotlin and Flutter
      Mobile developer who has shipped apps for banks, museums and hospitals
      React Native, Swift and Kotlin
      Mobile architect who has shipped apps for banks and museums`,
    "posting exp1": `
      I have led a team of 10 engineers.
      I work with React Native and Flutter.`,
  },
  softLies: {
    "exp2.*": `
      Maintain five award-winning museum guide apps in Swift and Kotlin.
      Drastically shortened app start-up from 4 to 1.5 seconds.
      Made all apps perfectly usable with VoiceOver.
      Review about 20 pull requests a week faster than anybody.
      Made all apps usable with VoiceOver, the first in Portugal.`,
    "exp1.*": `
      Built the acclaimed onboarding of a banking app with 2 million users.
      Worked in a top team of seven developers and two designers.
      Reduced crash rate by 40 % across the company by rewriting the network layer.`,
  },
};
