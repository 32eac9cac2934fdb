import type { ExaminedPerson } from "./examined-person.ts";

export const privacyLawyer: ExaminedPerson = {
  name: "Henrike Aaltonen",
  place: "Brussels, Belgium",
  summary:
    "Data protection lawyer with experience in private practice and in-house. I write opinions that engineers can act on.",
  languages: ["Finnish (native)", "English (C2)", "French (B2)", "Dutch (A1)"],
  skills: ["GDPR", "Data processing agreements", "DPIA", "ePrivacy", "Litigation", "OneTrust"],
  jobs: [
    [
      ...(["Trainee Lawyer", "Roschier", "Helsinki", "2011-09", "2013-08"] as const),
      ["Drafted briefs in commercial disputes.", "Researched case law for a merger worth EUR 40 million."],
    ],
    [
      ...(["Associate", "Fieldfisher", "Brussels", "2013-10", "2018-12"] as const),
      [
        "Advised clients in health care and advertising on the GDPR.",
        "Negotiated more than 200 data processing agreements.",
        "Assisted partners in proceedings before the Belgian Data Protection Authority.",
        "Co-authored a handbook on cookie consent.",
        "Billed 1,650 hours a year on average.",
      ],
    ],
    [
      ...(["Senior Privacy Counsel", "Collibra", "Brussels", "2019-01", ""] as const),
      [
        "Advise the product teams on privacy by design.",
        "Lead a team of three privacy analysts.",
        "Conducted 57 data protection impact assessments.",
        "Halved the time to answer access requests from 20 to 10 days by introducing OneTrust.",
        "Prepared the transfer of HR data to the United States.",
        "Report to the General Counsel.",
      ],
    ],
  ],
  degrees: [
    ["LL.M.", "European Law", "College of Europe", "2010 - 2011"],
    ["Master of Laws", "Law", "University of Helsinki", "2004 - 2010"],
  ],
  certificates: [["CIPP/E", "IAPP", "2017"]],
  posting: {
    title: "Data Protection Officer",
    company: "Mediform",
    lines: [
      "Admission to the Brussels bar",
      "CIPM and CIPP/E",
      "PhD in law is an advantage",
      "You have led a team of 15 in a bank",
      "Binding corporate rules; artificial intelligence act",
      "Fluent Dutch and German",
    ],
  },
  truths: {
    "exp0.*": `
      As a Trainee Lawyer at Roschier in Helsinki, I drafted briefs in commercial disputes.
      Drafted briefs in commercial disputes and researched case law for a EUR 40 million merger
      Researched case law for a merger worth €40 million.
      I carried out case law research for a merger worth EUR 40 million.`,
    "exp1.0 exp1.1": `
      At Fieldfisher I advised health care and advertising clients on the GDPR.
      Advised clients in advertising and health care on the General Data Protection Regulation (GDPR)
      I negotiated over 200 data processing agreements and advised clients in health care on the GDPR.
      More than 200 data processing agreements negotiated
      As an Associate at Fieldfisher, I negotiated more than two hundred data processing agreements.`,
    "exp1.2": `
      I assisted partners in proceedings before the Belgian Data Protection Authority.
      Supported partners in proceedings before the Belgian Data Protection Authority
      Assisting partners in proceedings before the Belgian Data Protection Authority was part of my work as Associate.`,
    "exp1.3 exp1.4": `
      I co-authored a handbook on cookie consent and billed an average of 1,650 hours a year.
      Co-author of a handbook on cookie consent
      On average I billed 1650 hours per year.`,
    "exp2.0": `
      I advise Collibra's product teams on privacy by design.
      Advising product teams on privacy by design
      As Senior Privacy Counsel at Collibra, I advise the product teams on privacy by design.
      In my present position at Collibra, I advise product teams on privacy by design.`,
    "exp2.1 exp2.5": `
      I lead a team of three privacy analysts and report to the General Counsel.
      Leading three privacy analysts
      Reporting to the General Counsel, I lead a team of 3 privacy analysts.
      Three privacy analysts are led by me.`,
    "exp2.2": `
      I have conducted 57 data protection impact assessments.
      Carried out 57 data protection impact assessments (DPIAs)
      Conducted fifty-seven data protection impact assessments at Collibra`,
    "exp2.3": `
      By introducing OneTrust, I halved the time to answer access requests from 20 to 10 days.
      Reduced the time to answer access requests from 20 to 10 days by introducing OneTrust
      Introduced OneTrust, which halved the time to answer access requests.
      Cut the response time to access requests by 50 %, from 20 to 10 days, by introducing OneTrust.
      The time to answer access requests was halved from 20 to 10 days.`,
    "exp2.4": `
      I prepared the transfer of HR data to the US.
      Prepared the transfer of human resources data to the United States`,
    "exp1 exp2 summary": `
      Data protection lawyer with more than ten years of experience at Fieldfisher and Collibra
      A data protection lawyer with experience in private practice and in-house, I write opinions that engineers can act on.
      Senior Privacy Counsel at Collibra and former Associate at Fieldfisher`,
    "edu0 edu1": `
      I hold an LL.M. in European Law from the College of Europe and a Master of Laws from the University of Helsinki.
      I studied law at the University of Helsinki and European law at the College of Europe.
      After my Master of Laws at the University of Helsinki, I completed an LL.M. in European Law at the College of Europe.`,
    cert0: `
      I am CIPP/E certified (IAPP, 2017).
      CIPP/E certificate, awarded by the IAPP in 2017
      I have been CIPP/E-certified since 2017.`,
    "langs skills": `
      I speak Finnish, English, French and Dutch.
      Skills: GDPR, ePrivacy, litigation and OneTrust
      Native Finnish speaker with English at C2 and French at B2 level`,
    posting: `
      I am applying to become Data Protection Officer at Mediform.
      I was glad to read that Mediform is looking for a Data Protection Officer.`,
  },
  hardLies: {
    "exp0.*": `
      Drafted judgments in commercial disputes.
      Drafted briefs in criminal disputes.
      Won commercial disputes.
      Researched case law for a merger worth EUR 400 million.
      Researched case law for a merger worth EUR 40 billion.
      Researched case law for 40 mergers.
      Led a merger worth EUR 40 million.
      Researched case law for a merger worth USD 40 million.
      As an Associate at Roschier in Helsinki, I drafted briefs in commercial disputes.`,
    "exp1.0 exp1.1": `
      Advised clients in banking and advertising on the GDPR.
      Advised clients in health care and advertising on the AI Act.
      Advised 200 clients in health care and advertising on the GDPR.
      Negotiated more than 2,000 data processing agreements.
      Negotiated more than 200 binding corporate rules.
      Signed more than 200 data processing agreements.
      Negotiated more than 200 data processing agreements with the Belgian Data Protection Authority.
      Drafted more than 200 data processing agreements.
      Negotiated more than 200 data processing agreements a year.
      Negotiated 250 data processing agreements.`,
    "exp1.2": `
      Led proceedings before the Belgian Data Protection Authority.
      Assisted partners in proceedings before the Court of Justice.
      Won proceedings before the Belgian Data Protection Authority.
      Assisted the Belgian Data Protection Authority in proceedings.
      As a partner in proceedings before the Belgian Data Protection Authority.
      Represented clients before the Belgian Data Protection Authority.`,
    "exp1.3 exp1.4": `
      Authored a handbook on cookie consent.
      Co-authored a handbook on artificial intelligence.
      Co-authored three handbooks on cookie consent.
      Edited a handbook on cookie consent.
      Billed 1,650 hours a month on average.
      Billed at least 1,650 hours a year.
      Billed 1,560 hours a year on average.
      Billed EUR 1,650 a year on average.
      Billed 1.650.000 hours a year on average.`,
    "exp2.0": `
      Advise the board on privacy by design.
      Lead the product teams on privacy by design.
      Advise 15 product teams on privacy by design.
      Advised the product teams on privacy by design until 2022.
      As Data Protection Officer at Collibra, I advise the product teams on privacy by design.
      Advise the product teams of Fieldfisher on privacy by design.`,
    "exp2.1 exp2.5": `
      Lead a team of thirteen privacy analysts.
      Lead three teams of privacy analysts.
      Lead a team of three privacy lawyers.
      Lead a team of fifteen in a bank.
      Report to the Chief Executive Officer.
      Lead a team of three privacy analysts since 2013.
      The General Counsel reports to me.
      Led a team of three privacy analysts at Fieldfisher.`,
    "exp2.2": `
      Conducted 75 data protection impact assessments.
      Conducted 57 data protection audits.
      Conducted 57 data protection impact assessments a year.
      Reviewed and signed 57 data protection impact assessments.
      Conducted 5７0 data protection impact assessments.
      Conducted 57 data protection impact assessments for banks.`,
    "exp2.3": `
      Halved the time to answer access requests from 20 to 5 days by introducing OneTrust.
      Halved the time to answer access requests from 20 to 10 hours by introducing OneTrust.
      Halved the number of access requests from 20 to 10 by introducing OneTrust.
      Halved the time to answer erasure requests from 20 to 10 days by introducing OneTrust.
      Halved the time to answer access requests from 20 to 10 days by introducing TrustArc.
      Doubled the time to answer access requests from 20 to 10 days by introducing OneTrust.
      Reduced the time to answer access requests by 20 days by introducing OneTrust.
      Reduced the time to answer access requests by 90 %, from 20 to 10 days, by introducing OneTrust.
      Halved the time to answer access requests from 20 to 10 days by developing OneTrust.`,
    "exp2.4": `
      Prepared the transfer of customer data to the United States.
      Approved the transfer of HR data to the United States.
      Prepared the transfer of HR data to China.
      Prepared the transfer of HR data to the United Kingdom.`,
    "exp1 exp2 summary": `
      Data protection lawyer with more than fifteen years of experience at Fieldfisher and Collibra
      Partner at Fieldfisher until 2018
      Senior Privacy Counsel at Collibra since 2017
      Senior Associate at Fieldfisher
      Data protection officer with experience in private practice and in-house.
      Data protection lawyer with experience in private practice, banking and in-house.`,
    "edu0 edu1": `
      I hold a PhD in European Law from the College of Europe.
      I hold an LL.M. in European Law from Harvard.
      I hold an LL.M. in European Law from the University of Helsinki.
      I hold an MBA from the College of Europe.
      LL.M. in European Law, College of Europe, 2009 - 2011
      I am admitted to the Brussels bar.`,
    cert0: `
      I am CIPM and CIPP/E certified (IAPP).
      CIPP/E, IAPP, 2015
      CIPP/US, IAPP, 2017
      CIPP/E, ISACA, 2017`,
    "langs skills": `
      I speak fluent Dutch.
      Dutch (B2), French (B2), English (C2)
      I speak Finnish, English, French, Dutch and German.
      Skills: GDPR, binding corporate rules and OneTrust`,
    "posting exp2": `
      I have led a team of 15 in a bank.
      I am the Data Protection Officer of Mediform.
      A PhD in law is an advantage that I have.`,
    none: `
      Conducted 57 data protection impact assessments.
      Senior Privacy Counsel`,
  },
  softLies: {
    "exp2.*": `
      Advise all product teams on privacy by design.
      Advise the product teams successfully on privacy by design.
      Lead a highly motivated team of three privacy analysts.
      Conducted 57 flawless data protection impact assessments.
      Halved the time to answer access requests from 20 to 10 days company-wide by introducing OneTrust.
      Because I advise the product teams, the time to answer access requests was halved.
      Led the way on privacy by design.`,
    "exp1.*": `
      Negotiated more than 200 data processing agreements on favourable terms.
      Co-authored the leading handbook on cookie consent.
      Successfully assisted partners in proceedings before the Belgian Data Protection Authority.`,
  },
};
