import type { ExaminedPerson } from "./examined-person.ts";

export const grantsOfficer: ExaminedPerson = {
  name: "Wanjiru Kamau-Hellström",
  place: "Nairobi, Kenya",
  summary:
    "Grants officer with nine years in health and water programmes. I read the donor's rules before I read the budget.",
  languages: ["Swahili: native", "Kikuyu: native", "English: fluent", "French: B1"],
  skills: [
    "Grant writing",
    "Budget monitoring",
    "Donor reporting",
    "Due diligence",
    "Logical frameworks",
    "Salesforce",
    "QuickBooks",
  ],
  jobs: [
    [
      ...(["Administrative Assistant", "Maji Safi Trust", "Kisumu", "2014-05", "2016-12"] as const),
      [
        "Took minutes at monthly board meetings",
        "I filed receipts and prepared petty cash reports of up to KES 50,000.",
        "Booked travel for 15 field staff.",
      ],
    ],
    [
      ...(["Programme Assistant", "Afya Kwanza Foundation", "Nairobi", "2017-01", "2020-03"] as const),
      [
        "Drafted quarterly reports to two donors under the guidance of the grants manager.",
        "Tracked 18 sub-grants worth USD 1.4 million in total in Salesforce.",
        "Visited partner clinics in Turkana and Marsabit every quarter to check spending records.",
        "Cleared a backlog of 37 overdue partner reports within four months.",
        "Contributed the budget section to a proposal that won EUR 600,000 from the European Union.",
      ],
    ],
    [
      ...(["Grants Officer", "Lake Basin Water Alliance", "Nairobi", "2020-04", ""] as const),
      [
        "Manage a portfolio of 11 grants with an annual value of about USD 3.2 million.",
        "I train finance staff of partner organisations in donor rules, so far 64 people in seven counties.",
        "Introduced a reporting calendar, after which late reports fell from 29 % to 6 %.",
        "Due diligence on new partners, together with the finance director",
        "Wrote three successful proposals to the Swedish development agency (SEK 21 million in total).",
        "Supervise one grants assistant and, from January to June each year, an intern.",
        "Acting grants manager from May to August 2023",
      ],
    ],
  ],
  volunteer: [
    [
      ...(["Mentor", "Sauti Girls' Network", "Nairobi", "2019-02", ""] as const),
      [
        "Meet two school leavers a month to discuss study and career plans.",
        "Wrote a guide to scholarship applications with three other mentors.",
      ],
    ],
  ],
  degrees: [
    ["Bachelor of Commerce", "Finance", "Maseno University", "2010 - 2014"],
    ["Postgraduate diploma", "Monitoring and Evaluation", "University of Nairobi", "2018 - 2019"],
  ],
  certificates: [
    ["Financial Management for NGOs", "Humentum", "2018"],
    ["USAID Rules and Regulations", "Humentum", "2021"],
  ],
  posting: {
    title: "Head of Grants",
    company: "Rift Valley Relief",
    lines: [
      "Manage a portfolio of USD 25 million",
      "Master's degree in development studies",
      "Fluent French and Arabic",
      "Experience with audits and humanitarian emergencies",
      "Power BI and SAP",
      "Donor reporting and due diligence",
    ],
  },
  truths: {
    "exp0.*": `
      I took minutes at monthly board meetings, filed receipts and booked travel for 15 field staff.
      Minute-taking at monthly board meetings
      Arranged travel for fifteen field staff
      At Maji Safi Trust in Kisumu, I prepared petty cash reports of up to 50,000 Kenyan shillings.
      Filing of receipts and preparation of petty cash reports up to KES 50,000`,
    "exp1.0 exp1.1": `
      Under the guidance of the grants manager, I drafted quarterly reports to two donors.
      Drafting quarterly donor reports under the grants manager's guidance
      I used Salesforce to track 18 sub-grants worth a total of USD 1.4 million.
      Tracked 18 sub-grants with a combined value of US$1.4 million in Salesforce
      At the Afya Kwanza Foundation, where I worked from January 2017 to March 2020, I tracked 18 sub-grants in Salesforce.`,
    "exp1.2 exp1.3": `
      Every quarter, I visited partner clinics in Turkana and Marsabit to check their spending records.
      Quarterly visits to partner clinics in Turkana and Marsabit to check spending records
      I cleared a backlog of 37 overdue partner reports in four months.
      Within four months, cleared a backlog of 37 overdue reports from partners
      As a Programme Assistant, I visited partner clinics every quarter and cleared a backlog of 37 overdue partner reports.`,
    "exp1.4": `
      I contributed the budget section to a proposal that won 600,000 euros from the European Union.
      Contributed the budget section of a proposal that won EUR 600,000 from the EU
      Budget section contributed to a proposal which won EUR 600,000 from the European Union`,
    "exp2.0": `
      In my current role as Grants Officer at the Lake Basin Water Alliance, I manage 11 grants with an annual value of about USD 3.2 million.
      Managing a portfolio of eleven grants worth about USD 3.2 million a year
      Management of an 11-grant portfolio with an annual value of about 3.2 million US dollars
      I have managed a portfolio of 11 grants at the Lake Basin Water Alliance.`,
    "exp2.1": `
      So far, I have trained 64 people in seven counties in donor rules.
      Training partner organisations' finance staff in donor rules
      I train the finance staff of partner organisations in donor rules and have reached 64 people in 7 counties so far.`,
    "exp2.2": `
      I introduced a reporting calendar, and late reports subsequently fell from 29% to 6%.
      Introduced a reporting calendar
      After I introduced a reporting calendar, late reports fell by 23 percentage points, from 29 to 6 percent.
      Introduction of a reporting calendar, after which the share of late reports dropped from 29 % to 6 %`,
    "exp2.3": `
      Together with the finance director, I carry out due diligence on new partners.
      Conducting due diligence on new partners with the finance director`,
    "exp2.4": `
      I have written three successful proposals to the Swedish development agency, totalling SEK 21 million.
      Wrote three winning proposals to the Swedish development agency, together worth SEK 21 million
      Three successful proposals written to the Swedish development agency, SEK 21,000,000 in total`,
    "exp2.5 exp2.6": `
      From May to August 2023, I was acting grants manager.
      I supervise a grants assistant and, in the first half of each year, an intern.
      Supervising one grants assistant
      Stepped in as acting grants manager from May to August 2023`,
    "exp0 exp1 exp2": `
      I have worked for the Lake Basin Water Alliance in Nairobi since April 2020 and before that for the Afya Kwanza Foundation.
      Having begun as an Administrative Assistant at Maji Safi Trust, I am now a Grants Officer at the Lake Basin Water Alliance.
      I spent more than three years as a Programme Assistant at the Afya Kwanza Foundation.`,
    "vol0.*": `
      As a volunteer mentor with the Sauti Girls' Network, I meet two school leavers a month to talk about their study and career plans.
      Since February 2019, I have been a volunteer mentor at the Sauti Girls' Network.
      I co-wrote a guide to scholarship applications with three other mentors.`,
    "edu0 edu1": `
      I hold a Bachelor of Commerce in Finance from Maseno University and a postgraduate diploma in Monitoring and Evaluation from the University of Nairobi.
      Postgraduate diploma in Monitoring and Evaluation (University of Nairobi, 2018–2019)`,
    "cert0 cert1": `
      I hold Humentum certificates in Financial Management for NGOs (2018) and USAID Rules and Regulations (2021).
      USAID Rules and Regulations, Humentum, 2021`,
    langs: `
      I am a native speaker of Swahili and Kikuyu, fluent in English, and have French at B1 level.
      Languages: Swahili and Kikuyu (native), English (fluent), French (B1)`,
    "skills summary": `
      I bring nine years in health and water programmes and skills in grant writing, budget monitoring and donor reporting.
      Grants officer skilled in due diligence, logical frameworks and QuickBooks
      Before I read the budget, I read the donor's rules.`,
    posting: `
      I am writing to apply for the position of Head of Grants at Rift Valley Relief.`,
  },
  hardLies: {
    "exp0.*": `
      Took minutes at weekly board meetings
      Chaired monthly board meetings
      I filed receipts and approved petty cash payments of up to KES 50,000.
      I filed receipts and prepared petty cash reports of up to KES 500,000.
      I filed receipts and prepared petty cash reports of up to USD 50,000.
      Booked travel for 50 field staff.
      Booked travel for 15 board members.
      I supervised 15 field staff.
      As a Programme Assistant at Maji Safi Trust, I booked travel for 15 field staff.`,
    "exp1.*": `
      Drafted quarterly reports to twelve donors under the guidance of the grants manager.
      Drafted monthly reports to two donors under the guidance of the grants manager.
      Drafted quarterly reports to two donors under the guidance of the finance director.
      Tracked 18 sub-grants worth USD 14 million in total in Salesforce.
      Tracked 18 sub-grants worth USD 1.4 million each in Salesforce.
      Tracked 80 sub-grants worth USD 1.4 million in total in Salesforce.
      Tracked 18 sub-grants worth EUR 1.4 million in total in Salesforce.
      Tracked 18 sub-grants worth USD 1.4 million in total in SAP.
      Awarded 18 sub-grants worth USD 1.4 million in total.
      Visited partner clinics in Turkana and Mombasa every quarter to check spending records.
      Visited partner clinics in Turkana and Marsabit every month to check spending records.
      Visited partner clinics in Turkana and Marsabit every quarter to check patient records.
      Audited partner clinics in Turkana and Marsabit every quarter.
      Cleared a backlog of 37 overdue partner reports within four weeks.
      Cleared a backlog of 73 overdue partner reports within four months.
      Cleared a backlog of 37 overdue donor payments within four months.
      Contributed the budget section to a proposal that won EUR 6 million from the European Union.
      Contributed the budget section to a proposal that won USD 600,000 from the European Union.
      Contributed the budget section to a proposal that won EUR 600,000 from the United Nations.
      Contributed the monitoring section to a proposal that won EUR 600,000 from the European Union.
      Wrote a proposal that won EUR 600,000 from the European Union.
      As Grants Officer at the Afya Kwanza Foundation, I drafted quarterly reports to two donors.`,
    "exp2.*": `
      Manage a portfolio of 11 grants with an annual value of about USD 32 million.
      Manage a portfolio of 111 grants with an annual value of about USD 3.2 million.
      Manage a portfolio of 11 grants with a monthly value of about USD 3.2 million.
      Manage a portfolio of 11 grants with an annual value of about EUR 3.2 million.
      Manage a portfolio of 11 grants, each with an annual value of about USD 3.2 million.
      I train finance staff of partner organisations in donor rules, so far 64 people in seventeen counties.
      I train finance staff of partner organisations in donor rules, so far 640 people in seven counties.
      I train finance staff of partner organisations in Power BI, so far 64 people in seven counties.
      I train clinic staff of partner organisations in donor rules, so far 64 people in seven counties.
      I train finance staff of 64 partner organisations in donor rules.
      Introduced a reporting calendar, after which late reports fell from 29 % to 0.6 %.
      Introduced a reporting calendar, after which late reports fell by 29 %.
      Introduced a reporting calendar, after which late payments fell from 29 % to 6 %.
      Introduced a reporting dashboard in Power BI, after which late reports fell from 29 % to 6 %.
      Due diligence on new donors, together with the finance director
      Due diligence on new partners, together with the executive director
      As finance director, I carry out due diligence on new partners.
      Wrote three successful proposals to the Swedish development agency (USD 21 million in total).
      Wrote three successful proposals to the Swedish development agency (SEK 21 million each).
      Wrote thirteen successful proposals to the Swedish development agency (SEK 21 million in total).
      Wrote three successful proposals to the Norwegian development agency (SEK 21 million in total).
      Supervise one grants assistant and two interns.
      Supervise one grants manager and, from January to June each year, an intern.
      Supervise one grants assistant and, from January to August each year, an intern.
      Acting grants manager from May to August 2021
      Grants manager since May 2023
      Acting finance director from May to August 2023
      At the Lake Basin Water Alliance, I cleared a backlog of 37 overdue partner reports.`,
    "exp0 exp1 exp2": `
      I have been a Grants Officer since January 2017.
      I worked at the Afya Kwanza Foundation for five years.
      I have worked for Oxfam in Nairobi since April 2020.
      Grants Officer at Maji Safi Trust in Kisumu`,
    "vol0.*": `
      Meet twelve school leavers a month to discuss study and career plans.
      As Chair of the Sauti Girls' Network, I meet two school leavers a month.
      Awarded scholarships with three other mentors.
      I have been a volunteer mentor since February 2009.`,
    "edu0 edu1": `
      I hold a Master's degree in Monitoring and Evaluation from the University of Nairobi.
      Bachelor of Commerce in Accounting, Maseno University
      Bachelor of Commerce in Finance, University of Nairobi
      Postgraduate diploma in Development Studies, University of Nairobi`,
    "cert0 cert1": `
      USAID Rules and Regulations, Humentum, 2012
      Certified Grants Manager (Humentum, 2021)
      USAID Rules and Regulations, USAID, 2021`,
    langs: `
      I speak fluent Swahili, English and French.
      Swahili (native), Kikuyu (native), English (fluent), French (B1), Arabic (A2)
      Native speaker of Swahili, Kikuyu and English`,
    "skills summary": `
      Grants officer with nineteen years in health and water programmes
      Grants officer with nine years in humanitarian emergencies
      Skilled in SAP, donor reporting and due diligence`,
  },
  softLies: {
    "exp0.*": `
      Took minutes at all board meetings
      I filed every receipt and kept the petty cash free of errors.
      Prepared all financial reports`,
    "exp1.*": `
      Visited the partners of 18 sub-grants every quarter to check spending records.
      Cleared a backlog of 37 overdue partner reports from Turkana and Marsabit within four months.
      Independently drafted quarterly reports to two donors.
      Responsible for quarterly reports to two donors.
      Drafted all reports to two donors under the guidance of the grants manager.
      Thanks to my budget section, a proposal won EUR 600,000 from the European Union.
      Single-handedly cleared a backlog of 37 overdue partner reports within four months.
      Because of my visits to partner clinics, a backlog of 37 overdue partner reports was cleared within four months.
      Visited all partner clinics in Turkana and Marsabit every quarter to check spending records.
      Visited partner clinics in Turkana and Marsabit every quarter and uncovered errors in spending records.
      I won EUR 600,000 from the European Union.`,
    "exp2.*": `
      Manage 11 grants from the Swedish development agency with an annual value of about USD 3.2 million.
      As acting grants manager, I introduced a reporting calendar.
      By introducing a reporting calendar, I cut late reports from 29 % to 6 %.
      Before I introduced a reporting calendar, late reports fell from 29 % to 6 %.
      My training of finance staff brought late reports down from 29 % to 6 %.
      Carry out due diligence on new partners on my own
      Due diligence on all partners, together with the finance director
      Manage all of the Alliance's grants, with an annual value of about USD 3.2 million.
      Supervise one grants assistant and an intern all year round.
      Because of my three successful proposals, I became acting grants manager from May to August 2023.
      All of my proposals to the Swedish development agency were successful.
      I train all finance staff of partner organisations in donor rules.
      Highly valued acting grants manager from May to August 2023
      Manage a growing portfolio of 11 grants with an annual value of about USD 3.2 million.
      My grants assistant wrote three successful proposals to the Swedish development agency.`,
    "vol0.*": `
      I help school leavers into university.
      I wrote a guide to scholarship applications on my own.
      The guide to scholarship applications that I wrote with three other mentors won school leavers their scholarships.`,
    "skills summary": `
      Outstanding grants officer with nine years in health and water programmes
      I know every donor's rules.
      No donor has ever complained, because I read the rules before I read the budget.`,
  },
};
