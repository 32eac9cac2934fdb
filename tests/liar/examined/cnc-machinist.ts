import type { ExaminedPerson } from "./examined-person.ts";

export const cncMachinist: ExaminedPerson = {
  name: "Radek Šimůnek",
  place: "Winterthur, Switzerland",
  summary:
    "CNC machinist for turning and milling, mostly small series in steel and titanium. I measure twice before I blame the machine.",
  languages: ["Czech – native", "German – B2", "English – B1"],
  skills: [
    "Five-axis milling",
    "CNC turning",
    "Heidenhain TNC 640",
    "Siemens Sinumerik",
    "Mastercam",
    "CMM measuring",
    "Tool presetting",
    "Technical drawings",
  ],
  jobs: [
    [
      ...(["Apprentice Machinist", "Zbrojovka Nástroje s.r.o.", "Brno", "2005-09", "2008-06"] as const),
      [
        "Turned bushings and shafts on a manual lathe.",
        "Sharpened drills and turning tools",
        "Cleaned the machines at the end of each shift.",
      ],
    ],
    [
      ...(["CNC Turner", "Moravia Hydraulik a.s.", "Olomouc", "2008-08", "2013-12"] as const),
      [
        "Set up and ran two CNC lathes with bar feeders in three shifts.",
        "Produced valve spools with a tolerance of 5 µm.",
        "I cut the scrap rate for valve spools from 4 % to 1.5 % by changing the clamping.",
        "First-article inspection with micrometer and bore gauge",
        "Stood in for the shift leader, on average two days a month.",
      ],
    ],
    [
      ...(["CNC Milling Machinist", "Feinwerk Bodensee GmbH", "Konstanz", "2014-02", "2019-10"] as const),
      [
        "Five-axis milling of titanium housings for medical devices, in batches of 10 to 200",
        "I wrote the Mastercam programs for about half of the parts in my cell.",
        "Supported the quality department with CMM measurements.",
        "Saved EUR 18,000 a year in tooling costs by switching to regrindable cutters.",
        "Trained two apprentices a year.",
      ],
    ],
    [
      ...(["Team Leader Milling", "Tösstal Präzision AG", "Winterthur", "2019-11", ""] as const),
      [
        "Responsible for four machining centres and seven machinists on two shifts",
        "Shortened the set-up time of the largest machine from 95 to 50 minutes with a zero-point clamping system.",
        "I quote small orders of up to CHF 15,000 together with the sales office.",
        "Plan maintenance windows with the machine builders.",
        "Ran the acceptance test for a new machining centre worth CHF 620,000 in 2022.",
        "On-time delivery in milling rose from 84 % to 95 % between 2020 and 2023.",
        "Member of the works safety committee",
      ],
    ],
  ],
  volunteer: [
    [
      ...(["Youth Coach", "Schachgesellschaft Töss", "Winterthur", "2020-09", ""] as const),
      ["Teach chess to ten children on Thursday evenings.", "Drove the youth team to tournaments until 2023."],
    ],
  ],
  degrees: [
    ["Apprenticeship certificate", "Machining Technology", "Secondary Technical School Brno", "2005 - 2008"],
    ["Industriemeister", "Metal", "IHK Hochrhein-Bodensee", "2017 - 2019"],
  ],
  certificates: [
    ["Mastercam Mill Level 2", "Mastercam Academy Stuttgart", "2015"],
    ["Vocational trainer aptitude (AEVO)", "IHK Hochrhein-Bodensee", "2018"],
  ],
  posting: {
    title: "Head of Production",
    company: "Alpina Aerospace Components AG",
    lines: [
      "Aerospace experience and AS9100",
      "Lead 40 employees in three shifts",
      "Engineering degree",
      "SAP and Lean Six Sigma Black Belt",
      "Fluent German and French",
      "Five-axis milling and reduction of set-up times",
    ],
  },
  truths: {
    "exp0.*": `
      As an Apprentice Machinist in Brno, I turned bushings and shafts on a manual lathe.
      Turning of bushings and shafts on a manual lathe
      I sharpened drills and turning tools and cleaned the machines at the end of every shift.
      At Zbrojovka Nástroje, where I was an apprentice from September 2005 to June 2008, I turned shafts and bushings on a manual lathe.`,
    "exp1.0 exp1.1": `
      In three shifts, I set up and operated two CNC lathes with bar feeders.
      Set-up and operation of 2 CNC lathes with bar feeders
      Manufactured valve spools to a tolerance of 5 micrometres
      I set up and ran two CNC lathes and produced valve spools with a tolerance of 5 µm.`,
    "exp1.2": `
      By changing the clamping, I reduced the scrap rate for valve spools from 4% to 1.5%.
      Reduced scrap on valve spools by 2.5 percentage points by changing the clamping
      Lowered the valve spool scrap rate from 4 to 1.5 percent with a change in clamping
      At Moravia Hydraulik a.s. in Olomouc, I changed the clamping and thereby cut the scrap rate for valve spools from 4 % to 1.5 %.`,
    "exp1.3 exp1.4": `
      I carried out first-article inspections with micrometer and bore gauge.
      On average two days a month, I stood in for the shift leader.
      Deputised for the shift leader, on average two days per month
      First-article inspection using a micrometer and a bore gauge`,
    "exp2.0": `
      In batches of 10 to 200, I milled titanium housings for medical devices on five axes.
      Five-axis milling of titanium housings for medical devices
      At Feinwerk Bodensee GmbH in Konstanz, I did five-axis milling of titanium housings for medical devices.
      Milled titanium medical device housings on five-axis machines in batches of between ten and 200`,
    "exp2.1 exp2.2": `
      For about half of the parts in my cell, I wrote the Mastercam programs.
      Programmed about 50% of the parts in my cell in Mastercam
      I wrote Mastercam programs and assisted the quality department with CMM measurements.
      Assisting the quality department with CMM measurements`,
    "exp2.3": `
      I saved 18,000 euros a year in tooling costs by switching to regrindable cutters.
      Switched to regrindable cutters, saving EUR 18,000 in tooling costs annually
      Switching to regrindable cutters allowed me to save EUR 18k a year in tooling costs.`,
    "exp2.4": `
      I trained two apprentices per year.
      Training of two apprentices a year at Feinwerk Bodensee`,
    "exp3.0": `
      As Team Leader Milling at Tösstal Präzision AG, I am responsible for seven machinists and four machining centres.
      I lead seven machinists on two shifts and am responsible for four machining centres.
      Responsibility for four machining centres and a team of seven machinists on 2 shifts`,
    "exp3.1": `
      With a zero-point clamping system, I shortened the set-up time of the largest machine by 45 minutes, from 95 to 50.
      Cut set-up time on the largest machine from 95 to 50 minutes using a zero-point clamping system
      Set-up time of the largest machine shortened from 95 minutes to 50 with a zero-point clamping system`,
    "exp3.2 exp3.3": `
      Together with the sales office, I quote small orders of up to 15,000 Swiss francs.
      Quoting small orders up to CHF 15,000 with the sales office
      I plan maintenance windows with the machine builders and, together with the sales office, quote small orders.
      Planning of maintenance windows together with the machine builders`,
    "exp3.4": `
      In 2022, I ran the acceptance test for a new machining centre worth CHF 620,000.
      Conducted the acceptance test of a new CHF 620,000 machining centre in 2022`,
    "exp3.5 exp3.6": `
      Between 2020 and 2023, on-time delivery in milling went up from 84% to 95%.
      I am a member of the works safety committee.`,
    "exp0 exp1 exp2 exp3": `
      My path led from Apprentice Machinist in Brno to Team Leader Milling in Winterthur.
      I have been Team Leader Milling at Tösstal Präzision AG since November 2019.`,
    "vol0.*": `
      As a volunteer youth coach, I teach chess to ten children on Thursday evenings.
      Until 2023, I also drove the youth team to tournaments.`,
    "edu0 edu1": `
      I hold an apprenticeship certificate in Machining Technology and am an Industriemeister (Metal, IHK Hochrhein-Bodensee).
      Industriemeister Metal, IHK Hochrhein-Bodensee, 2017–2019`,
    "cert0 cert1": `
      I obtained the Mastercam Mill Level 2 certificate in 2015 and the vocational trainer aptitude (AEVO) in 2018.`,
    langs: `
      I speak Czech as my mother tongue, German at B2 and English at B1 level.`,
    "skills summary": `
      CNC machinist for turning and milling with skills in five-axis milling, Mastercam and CMM measuring
      I measure twice before I blame the machine.
      I am a CNC machinist for turning and milling and mostly make small series in steel and titanium.`,
    posting: `
      I am applying to Alpina Aerospace Components AG as Head of Production.`,
  },
  hardLies: {
    "exp0.*": `
      Turned bushings and shafts on a CNC lathe.
      Milled bushings and shafts on a manual lathe.
      Repaired the machines at the end of each shift.
      As a CNC Turner in Brno, I sharpened drills and turning tools.
      My apprenticeship at Zbrojovka Nástroje lasted four years.`,
    "exp1.*": `
      Set up and ran twelve CNC lathes with bar feeders in three shifts.
      Set up and ran two CNC milling machines with bar feeders in three shifts.
      Set up and ran three CNC lathes with bar feeders in two shifts.
      Set up and ran two CNC lathes with robot loaders in three shifts.
      Produced valve spools with a tolerance of 0.5 µm.
      Produced valve spools with a tolerance of 5 mm.
      Produced pump housings with a tolerance of 5 µm.
      Designed valve spools with a tolerance of 5 µm.
      I cut the scrap rate for valve spools from 4 % to 0.5 % by changing the clamping.
      I cut the scrap rate for valve spools by 4 % by changing the clamping.
      I cut the scrap rate for valve spools from 14 % to 1.5 % by changing the clamping.
      I cut the scrap rate for valve spools from 4 % to 1.5 % by changing the coolant.
      First-article inspection with a coordinate measuring machine
      Final inspection with micrometer and bore gauge
      Stood in for the shift leader, on average two weeks a month.
      Stood in for the production manager, on average two days a month.
      Shift Leader at Moravia Hydraulik a.s. from 2008 to 2013
      At Moravia Hydraulik, I wrote Mastercam programs.`,
    "exp2.*": `
      Five-axis milling of titanium housings for aerospace components, in batches of 10 to 200
      Five-axis milling of titanium housings for medical devices, in batches of 100 to 2,000
      Three-axis milling of titanium housings for medical devices, in batches of 10 to 200
      Five-axis milling of aluminium housings for medical devices, in batches of 10 to 200
      Five-axis milling of titanium implants, in batches of 10 to 200
      I wrote the Mastercam programs for about 90 % of the parts in my cell.
      I wrote the hyperMILL programs for about half of the parts in my cell.
      I wrote the Mastercam programs for about half of the parts in the company.
      Headed the quality department and its CMM measurements.
      Saved EUR 180,000 a year in tooling costs by switching to regrindable cutters.
      Saved CHF 18,000 a year in tooling costs by switching to regrindable cutters.
      Saved EUR 18,000 a month in tooling costs by switching to regrindable cutters.
      Saved EUR 18,000 a year in energy costs by switching to regrindable cutters.
      Saved EUR 18,000 a year in tooling costs by switching to ceramic cutters.
      Trained twelve apprentices a year.
      As Team Leader at Feinwerk Bodensee GmbH, I trained two apprentices a year.
      Trained two apprentices a month.`,
    "exp3.*": `
      Responsible for seven machining centres and four machinists on two shifts
      Responsible for four machining centres and seventeen machinists on two shifts
      Responsible for four machining centres and seven machinists on three shifts
      Responsible for four lathes and seven machinists on two shifts
      Responsible for production with 40 employees
      Shortened the set-up time of the largest machine from 95 to 15 minutes with a zero-point clamping system.
      Shortened the set-up time of the largest machine by 50 minutes with a zero-point clamping system.
      Shortened the machining time of the largest machine from 95 to 50 minutes with a zero-point clamping system.
      Shortened the set-up time of the largest machine from 95 to 50 seconds with a zero-point clamping system.
      Shortened the set-up time of the largest machine from 95 to 50 minutes with SAP.
      I quote small orders of up to CHF 150,000 together with the sales office.
      I quote small orders of up to EUR 15,000 together with the sales office.
      I quote small orders of at least CHF 15,000 together with the sales office.
      I manage the sales office and quote small orders of up to CHF 15,000.
      Plan maintenance windows with the customers.
      Ran the acceptance test for a new machining centre worth CHF 6.2 million in 2022.
      Ran the acceptance test for a new machining centre worth CHF 620,000 in 2020.
      Ran the acceptance test for a new lathe worth CHF 620,000 in 2022.
      Ran the acceptance tests for two new machining centres worth CHF 620,000 in 2022.
      Bought a new machining centre worth CHF 620,000 in 2022.
      On-time delivery in milling rose from 84 % to 99 % between 2020 and 2023.
      On-time delivery in milling rose by 95 % between 2020 and 2023.
      On-time delivery in turning rose from 84 % to 95 % between 2020 and 2023.
      Chair of the works safety committee
      At Tösstal Präzision AG, I cut the scrap rate from 4 % to 1.5 %.
      At Tösstal Präzision AG, I train two apprentices a year.`,
    "exp0 exp1 exp2 exp3": `
      I have been Team Leader Milling since February 2014.
      Head of Production at Tösstal Präzision AG
      I worked at Feinwerk Bodensee GmbH for more than eight years.`,
    "vol0.*": `
      Teach chess to twenty children on Thursday evenings.
      I still drive the youth team to tournaments.`,
    "edu0 edu1": `
      I hold an engineering degree in Machining Technology.
      Industriemeister Electrical Engineering, IHK Hochrhein-Bodensee`,
    "cert0 cert1": `
      Mastercam Mill Level 3, Mastercam Academy Stuttgart, 2015
      Lean Six Sigma Black Belt (IHK Hochrhein-Bodensee, 2018)`,
    langs: `
      I speak Czech as my mother tongue and German at C2 level.
      Czech (native), German (B2), English (B1), French (A2)`,
    "skills summary": `
      CNC machinist for turning, milling and grinding, mostly small series in steel and titanium
      CNC machinist for turning and milling, mostly large series in steel and titanium
      Skilled in five-axis milling, Mastercam and SAP`,
  },
  softLies: {
    "exp0.*": `
      Sharpened all drills and turning tools in the workshop
      Turned bushings and shafts on a manual lathe with great precision.`,
    "exp1.*": `
      I cut the scrap rate from 4 % to 1.5 % by changing the clamping.
      The shift leader cut the scrap rate for valve spools from 4 % to 1.5 % by changing the clamping.
      Stood in for the shift leader whenever he was away, on average two days a month.
      I cut the scrap rate for valve spools from 4 % to 1.5 % by first-article inspection.
      Produced all valve spools with a tolerance of 5 µm.
      Because I stood in for the shift leader so well, the scrap rate for valve spools fell to 1.5 %.
      Carried out all first-article inspections with micrometer and bore gauge`,
    "exp2.*": `
      I wrote the Mastercam programs for the titanium housings for medical devices.
      Saved EUR 18,000 a year in tooling costs on titanium housings by switching to regrindable cutters.
      I wrote the Mastercam programs for all of the parts in my cell.
      I wrote the Mastercam programs for more than half of the parts in my cell.
      Responsible for CMM measurements in the quality department.
      Saved more than EUR 18,000 a year in tooling costs by switching to regrindable cutters.
      Saved EUR 18,000 a year in tooling costs by training apprentices.
      The two apprentices I trained each year all became machinists.
      Five-axis milling of demanding titanium housings for leading medical device makers`,
    "exp3.*": `
      Shortened the set-up time of the new machining centre from 95 to 50 minutes with a zero-point clamping system.
      Ran the acceptance test for a new machining centre worth CHF 620,000 with the machine builders in 2022.
      I raised on-time delivery in milling from 84 % to 95 % with a zero-point clamping system.
      On-time delivery rose from 84 % to 95 % between 2020 and 2023 across the whole company.
      On-time delivery in milling rose from 84 % to 95 % because of the new machining centre.
      Shortened the set-up time of all machines from 95 to 50 minutes with a zero-point clamping system.
      I quote small orders of up to CHF 15,000 on my own.
      I quote orders of any size together with the sales office.
      Successfully quote small orders of up to CHF 15,000 together with the sales office, winning most of them.
      Plan all maintenance for the company with the machine builders.
      My seven machinists shortened the set-up time of the largest machine from 95 to 50 minutes.
      After the acceptance test of the new machining centre, I shortened the set-up time of the largest machine from 95 to 50 minutes.
      Responsible for the best milling team in Winterthur, with four machining centres and seven machinists on two shifts
      Nearly all orders in milling have been delivered on time ever since 2020.`,
    "skills summary": `
      A meticulous CNC machinist for turning and milling, mostly small series in steel and titanium
      I measure everything twice, so my parts are always right.`,
  },
};
