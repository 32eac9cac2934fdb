import type { ExaminedPerson } from "./examined-person.ts";

export const claimsAdjuster: ExaminedPerson = {
  name: "Mireille Tremblay-Osei",
  place: "Toronto, Canada",
  summary:
    "Insurance claims adjuster with a background in property and motor claims. I explain every decision in plain language, even when the answer is no.",
  languages: ["French (native)", "English (C2)", "Twi (basic)"],
  skills: [
    "Property claims",
    "Motor claims",
    "Guidewire ClaimCenter",
    "Reserving",
    "Negotiation",
    "Excel",
    "Plain-language writing",
  ],
  jobs: [
    [
      ...(["Claims Assistant", "Assurance Beaulieu", "Québec City", "2011-09", "2014-06"] as const),
      [
        "Registered about 60 new motor claims a week.",
        "First contact for policyholders by phone and email",
        "Requested police reports and repair estimates.",
      ],
    ],
    [
      ...(["Claims Adjuster", "Northgate Mutual", "Ottawa", "2014-07", "2019-12"] as const),
      [
        "I settled property claims of up to CAD 75,000 on my own authority; larger claims went to a senior adjuster.",
        "Handled around 220 water damage claims after the 2017 floods.",
        "Negotiated with contractors and loss assessors on the scope of repairs.",
        "Reduced the average settlement time for kitchen fire claims from 34 to 21 days.",
        "Member of the working group that chose Guidewire ClaimCenter",
        "Kept reserves on open files up to date",
      ],
    ],
    [
      ...(["Senior Claims Adjuster", "Lakeshore Insurance plc", "Toronto", "2020-01", ""] as const),
      [
        "Lead a team of five adjusters and one trainee.",
        "Large-loss property claims between CAD 250,000 and CAD 2 million",
        "Review files for signs of fraud and refer suspicious ones to the special investigations unit.",
        "I wrote the team's letter templates in English and French, which cut complaint calls by 18 % in 2023.",
        "Represent the company at mediation hearings, usually twice a month.",
        "Handle cross-border claims with US insurers, with payments in USD and CAD.",
        "Onboarded 9 new hires since 2021",
      ],
    ],
  ],
  volunteer: [
    [
      ...(["Treasurer", "Rouge Valley Community Garden", "Toronto", "2018-04", ""] as const),
      [
        "Keep the books for an annual budget of CAD 12,000.",
        "Apply for small grants from the city, for example one of CAD 3,500 in 2022.",
      ],
    ],
  ],
  degrees: [["Bachelor's degree", "Business Administration", "Université Laval", "2008 - 2011"]],
  certificates: [
    ["Chartered Insurance Professional (CIP)", "Insurance Institute of Canada", "2016"],
    ["Introduction to Mediation", "ADR Institute of Ontario", "2021"],
  ],
  posting: {
    title: "Claims Manager",
    company: "Maple Crest Insurance",
    lines: [
      "Lead a department of 40 claims staff",
      "Fellow Chartered Insurance Professional (FCIP)",
      "Experience with catastrophe claims and reinsurance",
      "Fluent English, French and Spanish",
      "Power BI and SQL reporting",
      "Large-loss property claims and reserving",
    ],
  },
  truths: {
    "exp0.0 exp0.1": `
      At Assurance Beaulieu in Québec City, I registered about 60 new motor claims a week.
      Registered about sixty new motor claims per week
      Registration of about 60 new motor claims weekly
      As a Claims Assistant, I was the first contact for policyholders by phone and email.
      First point of contact for policyholders, by telephone and e-mail`,
    "exp0.2": `
      Requesting police reports and repair estimates
      I requested police reports and repair estimates while working as a Claims Assistant at Assurance Beaulieu.
      Asked for police reports and repair estimates`,
    "exp1.0": `
      At Northgate Mutual, where I worked from July 2014 to December 2019, I settled property claims of up to CAD 75,000 on my own authority.
      Settled property claims up to CAD 75,000 on own authority
      On my own authority, I settled property claims of up to 75,000 Canadian dollars; larger ones went to a senior adjuster.
      Property claims of up to CAD 75k were settled on my own authority.`,
    "exp1.1 exp1.3": `
      After the 2017 floods, I handled around 220 water damage claims.
      Dealt with around 220 water damage claims following the floods of 2017
      I reduced the average settlement time for kitchen fire claims by 13 days, from 34 to 21.
      Cut average settlement time for kitchen fire claims from 34 days to 21
      At Northgate Mutual, I handled around 220 water damage claims after the 2017 floods and brought the average settlement time for kitchen fire claims down from 34 to 21 days.`,
    "exp1.2 exp1.5": `
      I negotiated the scope of repairs with contractors and loss assessors and kept reserves on open files up to date.
      Negotiating with contractors and loss assessors on the scope of repairs
      Negotiations with contractors and loss assessors about the scope of repairs`,
    "exp1.4": `
      I was a member of the working group that selected Guidewire ClaimCenter.
      As a Claims Adjuster, I belonged to the working group that chose Guidewire ClaimCenter.`,
    "exp2.0 exp2.6": `
      In my current role as Senior Claims Adjuster at Lakeshore Insurance, I lead a team of five adjusters and one trainee.
      Leading five adjusters and a trainee
      Since 2021, I have onboarded nine new hires.
      Team leadership: five adjusters and one trainee`,
    "exp2.1": `
      At Lakeshore Insurance plc, I work on large-loss property claims between CAD 250,000 and CAD 2 million.
      Large-loss property claims from CAD 250,000 to CAD 2,000,000`,
    "exp2.2": `
      I review files for signs of fraud and pass suspicious ones on to the special investigations unit.
      Reviewing files for signs of fraud and referring suspicious cases to the special investigations unit
      Checking files for signs of fraud is part of my work at Lakeshore Insurance.`,
    "exp2.3": `
      I wrote letter templates for the team in both English and French, cutting complaint calls by 18 percent in 2023.
      Cut complaint calls by 18% in 2023 with letter templates in English and French
      Wrote the team's letter templates in two languages, English and French
      The letter templates that I wrote in English and French reduced complaint calls by 18 % in 2023.`,
    "exp2.4 exp2.5": `
      I represent the company at mediation hearings, usually two times a month.
      Representing Lakeshore Insurance at mediation hearings
      Handling cross-border claims with US insurers, with payments in US and Canadian dollars
      I also handle cross-border claims with American insurers and represent the company at mediation hearings.`,
    "exp0 exp1 exp2": `
      My career has taken me from Claims Assistant to Claims Adjuster and Senior Claims Adjuster.
      I have worked in insurance claims since September 2011.
      Senior Claims Adjuster at Lakeshore Insurance plc since January 2020, previously Claims Adjuster at Northgate Mutual in Ottawa`,
    "vol0.*": `
      As volunteer treasurer of the Rouge Valley Community Garden, I keep the books for an annual budget of CAD 12,000.
      I have been volunteering as Treasurer of the Rouge Valley Community Garden since April 2018.
      Bookkeeping for a yearly budget of CAD 12,000 and applying to the city for small grants`,
    edu0: `
      I hold a Bachelor's degree in Business Administration from Université Laval.
      I studied Business Administration at Université Laval from 2008 to 2011.`,
    "cert0 cert1": `
      Chartered Insurance Professional (CIP), Insurance Institute of Canada, 2016
      I have been a Chartered Insurance Professional since 2016 and completed an introduction to mediation with the ADR Institute of Ontario in 2021.`,
    langs: `
      My native language is French and I speak English at C2 level.
      Native French speaker with English at C2 and basic Twi`,
    "skills summary": `
      Claims adjuster with a background in property and motor claims, skilled in reserving, negotiation and Guidewire ClaimCenter
      Even when the answer is no, I explain every decision in plain language.
      My skills include Excel, plain-language writing and reserving.`,
    posting: `
      I am applying for the position of Claims Manager at Maple Crest Insurance.`,
  },
  hardLies: {
    "exp0.*": `
      Registered about 60 new motor claims a day.
      Registered about 600 new motor claims a week.
      Settled about 60 new motor claims a week.
      Registered about 60 new property claims a week.
      First contact for policyholders and brokers by phone and email
      First contact for policyholders in person and by phone
      Wrote police reports and repair estimates.
      Requested and approved repair estimates.
      As a Claims Adjuster at Assurance Beaulieu, I registered about 60 new motor claims a week.
      At Assurance Beaulieu in Ottawa, I registered about 60 new motor claims a week.
      Requested medical reports and repair estimates.`,
    "exp1.*": `
      I settled property claims of up to CAD 750,000 on my own authority.
      I settled property claims of up to USD 75,000 on my own authority.
      I settled property claims of more than CAD 75,000 on my own authority.
      I settled motor claims of up to CAD 75,000 on my own authority.
      As a senior adjuster, I settled larger claims.
      Handled around 2,200 water damage claims after the 2017 floods.
      Handled around 220 water damage claims after the 2013 floods.
      Handled around 220 fire damage claims after the 2017 floods.
      Handled around 220 water damage claims a year after the 2017 floods.
      Negotiated with contractors and reinsurers on the scope of repairs.
      Negotiated with contractors and loss assessors on the cost of reinsurance.
      Reduced the average settlement time for kitchen fire claims by 21 days.
      Reduced the average settlement time for kitchen fire claims from 34 to 12 days.
      Reduced the average settlement time for water damage claims from 34 to 21 days.
      Reduced the average settlement cost for kitchen fire claims from 34 to 21 dollars.
      Chair of the working group that chose Guidewire ClaimCenter
      Member of the working group that implemented Guidewire ClaimCenter
      Member of the working group that chose Guidewire PolicyCenter
      Set the company's reserving policy
      At Northgate Mutual, I led a team of five adjusters.`,
    "exp2.*": `
      Lead a team of fifteen adjusters and one trainee.
      Lead a team of five senior adjusters and one trainee.
      Lead a team of five adjusters and nine trainees.
      Large-loss property claims between CAD 250,000 and CAD 20 million
      Large-loss liability claims between CAD 250,000 and CAD 2 million
      Large-loss property claims between USD 250,000 and USD 2 million
      Review files for signs of fraud and investigate suspicious ones in the special investigations unit.
      I wrote the team's letter templates in English and Spanish, which cut complaint calls by 18 % in 2023.
      I wrote the team's letter templates in English and French, which cut complaint calls by 81 % in 2023.
      I wrote the team's letter templates in English and French, which cut complaint calls by 18 % in 2022.
      I translated the team's letter templates from English into French.
      I wrote the team's letter templates in English and French, which cut the number of claims by 18 % in 2023.
      Chair mediation hearings, usually twice a month.
      Represent the company at mediation hearings, usually twice a week.
      Represent the company at court hearings, usually twice a month.
      Handle cross-border claims with UK insurers, with payments in USD and CAD.
      Handle cross-border claims with US reinsurers.
      Handle cross-border claims with US insurers, with payments in USD, CAD and EUR.
      Onboarded 19 new hires since 2021
      Onboarded 9 new hires since 2020
      Recruited 9 new hires since 2021
      As Claims Manager at Lakeshore Insurance, I lead a team of five adjusters and one trainee.
      At Lakeshore Insurance, I handled around 220 water damage claims after the 2017 floods.`,
    "exp0 exp1 exp2": `
      Senior Claims Adjuster at Northgate Mutual from July 2014 to December 2019
      I have been Senior Claims Adjuster since July 2014.
      I have worked for Lakeshore Insurance plc since January 2002.
      More than 18 years of experience in insurance claims
      Claims Adjuster at Intact in Ottawa`,
    "vol0.*": `
      As Treasurer, I keep the books for an annual budget of CAD 120,000.
      As Chair of the Rouge Valley Community Garden, I apply for small grants from the city.
      I won a grant of CAD 35,000 from the city in 2022.
      Apply for small grants from the province, for example one of CAD 3,500 in 2022.`,
    edu0: `
      I hold a Master's degree in Business Administration from Université Laval.
      I hold a Bachelor's degree in Business Administration from McGill University.
      I hold a Bachelor's degree in Risk Management and Insurance from Université Laval.`,
    "cert0 cert1": `
      Fellow Chartered Insurance Professional (FCIP), Insurance Institute of Canada, 2016
      I have been a Chartered Insurance Professional since 2011.
      Certified mediator (ADR Institute of Ontario, 2021)
      Introduction to Mediation, Insurance Institute of Canada, 2021`,
    langs: `
      I speak fluent French, English and Spanish.
      Native speaker of French and English
      French (native), English (C2), Twi (C1)`,
    "skills summary": `
      Skilled in reserving, Power BI and Excel
      Claims adjuster with a background in property, motor and liability claims
      My skills include Excel, SQL and negotiation.
      Claims adjuster with a background in catastrophe claims and reinsurance`,
  },
  softLies: {
    "exp0.*": `
      Registered every new motor claim, about 60 a week.
      Sole contact for policyholders by phone and email
      I ensured that no police report or repair estimate was ever missing.`,
    "exp1.*": `
      I handled around 220 water damage claims of up to CAD 75,000 on my own authority.
      After the 2017 floods, I reduced the average settlement time for kitchen fire claims from 34 to 21 days.
      I settled all property claims of up to CAD 75,000 on my own authority.
      I settled property claims of any size on my own authority.
      I chose Guidewire ClaimCenter.
      Successfully negotiated lower repair costs with contractors and loss assessors.
      Before the 2017 floods, I handled around 220 water damage claims.
      Reduced the settlement time for fire claims from 34 to 21 days.
      By negotiating with contractors, I reduced the average settlement time for kitchen fire claims from 34 to 21 days.
      After choosing Guidewire ClaimCenter, I reduced the average settlement time for kitchen fire claims from 34 to 21 days.
      Handled around 220 complex water damage claims after the 2017 floods.
      Kept reserves on all files up to date
      Reduced the average settlement time for kitchen fire claims from 34 to 21 days, the shortest in the company.`,
    "exp2.*": `
      Refer suspicious large-loss property claims between CAD 250,000 and CAD 2 million to the special investigations unit.
      Represent the company at mediation hearings with US insurers, usually twice a month.
      Lead a high-performing team of five adjusters and one trainee.
      I wrote all of the company's letter templates in English and French, which cut complaint calls by 18 % in 2023.
      My team wrote the letter templates in English and French.
      My letter templates cut complaint calls by 18 % every year.
      Represent the company at all mediation hearings, usually twice a month.
      Always represent the company at mediation hearings twice a month.
      Successfully represent the company at mediation hearings, usually twice a month.
      Review every file for signs of fraud and refer suspicious ones to the special investigations unit.
      Uncovered fraud that I referred to the special investigations unit.
      Since I began leading the team, complaint calls have been cut by 18 %.
      Onboarded all new hires since 2021
      Handle all cross-border claims with US insurers.`,
    "vol0.*": `
      Thanks to my grant applications, the garden has an annual budget of CAD 12,000.
      Successfully apply for small grants from the city.`,
    "skills summary": `
      I am known for explaining every decision in plain language.
      Highly experienced claims adjuster with an outstanding background in property and motor claims
      Policyholders accept every decision because I explain it in plain language.`,
  },
};
