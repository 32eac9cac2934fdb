import type { ExaminedPerson } from "./examined-person.ts";

export const dairyManager: ExaminedPerson = {
  name: "Agnieszka Wróblewska",
  place: "Aarhus, Denmark",
  summary:
    "Production manager in the dairy industry who started on the filling line. I walk the floor every morning before I open my e-mail.",
  languages: ["Polish", "English (C1)", "Danish (B1)", "Russian (A2)"],
  skills: ["Shift planning", "HACCP", "SAP PP", "OEE analysis", "Budgeting", "5S"],
  jobs: [
    [
      ...(["Line Operator", "Mleczarnia Łąka", "Białystok", "2004-09", "2008-03"] as const),
      [
        "Operated a filling line for yoghurt, 12,000 cups an hour",
        "Cleaned and set up the machine between products",
        "Checked weight and seal of the cups every half hour",
      ],
    ],
    [
      ...(["Shift Supervisor", "Mleczarnia Łąka", "Białystok", "2008-04", "2014-08"] as const),
      [
        "Supervised a shift of 18 operators and two mechanics.",
        "Planned breaks, holidays and sick cover",
        "Cut packaging waste from 4.2% to 2.9% by adjusting the sealing temperature for each foil.",
        "Acted as HACCP deputy for the plant",
        "I introduced a handover sheet between shifts that is two pages long.",
      ],
    ],
    [
      ...(["Production Planner", "Bursztyn Dairy Sp. z o.o.", "Olsztyn", "2014-10", "2018-06"] as const),
      [
        "Scheduled 5 filling lines and 2 cheese vats in SAP PP",
        "Supported the plant manager in drawing up the yearly production budget (PLN 38 million)",
        "Lowered stock of finished cheese by 15% over two years",
        "Member of the project team for a new cold store of 3,000 pallets",
      ],
    ],
    [
      ...(["Production Manager", "Nordlys Mejeri A/S", "Aarhus", "2018-08", ""] as const),
      [
        "Lead 64 employees in three shifts through four shift supervisors.",
        "Manage an operating budget of DKK 45 million",
        "Raised OEE on line 3 from 61% to 74% between 2019 and 2022",
        "Led the changeover from plastic to cardboard cups on two of six lines",
        "Accidents with absence fell from 7 in 2018 to 1 in 2023",
        "Chair the daily production meeting and report monthly to the site director",
        "Prepared the plant for BRC audits, grade A in 2021 and 2023",
      ],
    ],
  ],
  volunteer: [
    [
      ...(["Treasurer", "Polonia Aarhus", "Aarhus", "2020-02", "2024-02"] as const),
      ["Kept the books of an association with 90 members.", "Applied for grants from the municipality"],
    ],
  ],
  degrees: [
    ["Engineer", "Food Technology", "University of Warmia and Mazury", "2010 - 2014, part-time"],
    ["Vocational diploma", "Milk Processing", "Zespół Szkół Mleczarskich", "2000 - 2004"],
  ],
  certificates: [
    ["Internal Auditor ISO 22000", "TÜV Rheinland Polska", "2013"],
    ["Prince2 Foundation", "PeopleCert", "2017"],
  ],
  posting: {
    title: "Site Director",
    company: "Havblik Foods",
    lines: [
      "Master's degree in food science or an MBA",
      "P&L responsibility for a site with at least 200 employees",
      "Lean Six Sigma Green Belt",
      "Experience with spray drying of milk powder",
      "Fluent Danish and German",
      "Track record of mergers and plant closures",
    ],
  },
  truths: {
    "exp0.*": `
      I operated a yoghurt filling line producing 12,000 cups an hour.
      Operated a filling line for yoghurt with an output of 12,000 cups per hour
      Cleaned the machine and set it up between products
      Checking the weight and seal of the cups every 30 minutes
      I started as a Line Operator at Mleczarnia Łąka in Białystok in September 2004.
      Checked the cups' weight and seal every half hour`,
    "exp1.0 exp1.1": `
      Supervised 18 operators and 2 mechanics on a shift
      As Shift Supervisor, I was in charge of a shift of eighteen operators and two mechanics.
      Supervision of a shift of 18 operators and two mechanics
      I planned breaks, holidays and cover for sickness.
      Supervised a shift of 20 people`,
    "exp1.2": `
      By adjusting the sealing temperature for each foil, I cut packaging waste from 4.2% to 2.9%.
      Reduced packaging waste from 4.2 % to 2.9 % by adjusting the sealing temperature for each foil
      Lowered packaging waste by 1.3 percentage points
      At Mleczarnia Łąka, where I was Shift Supervisor from April 2008 to August 2014, I reduced packaging waste from 4.2 to 2.9 percent.`,
    "exp1.3 exp1.4": `
      I acted as the plant's HACCP deputy and introduced a two-page handover sheet between shifts.
      Introduced a two-page handover sheet between shifts
      Served as HACCP deputy for the plant`,
    "exp2.0 exp2.1": `
      Scheduled five filling lines and two cheese vats using SAP PP
      As Production Planner at Bursztyn Dairy in Olsztyn, I scheduled 5 filling lines and 2 cheese vats in SAP PP.
      I supported the plant manager in preparing the annual production budget of PLN 38 million.
      Helped the plant manager draw up the yearly production budget (38 million zlotys)
      Scheduling of filling lines and cheese vats in SAP PP`,
    "exp2.2 exp2.3": `
      Reduced the stock of finished cheese by 15 % over two years
      Over two years, I reduced finished cheese stock by 15 percent.
      I was a member of the project team for a new cold store for 3,000 pallets.
      Worked in the project team for a new 3,000-pallet cold store`,
    "exp3.0 exp3.1": `
      I lead 64 employees across three shifts through four shift supervisors.
      Leading 64 employees in 3 shifts through 4 shift supervisors
      I manage an operating budget of 45 million Danish kroner.
      Managing a DKK 45m operating budget
      At Nordlys Mejeri, I lead 64 employees and manage an operating budget of DKK 45 million.
      As Production Manager I am responsible for an operating budget of DKK 45 million.`,
    "exp3.2 exp3.3": `
      Increased OEE on line 3 from 61 % to 74 % between 2019 and 2022
      Between 2019 and 2022, I raised the OEE of line 3 by 13 percentage points.
      I led the switch from plastic to cardboard cups on two lines.
      Leading the changeover from plastic cups to cardboard ones on two out of six lines`,
    "exp3.4 exp3.5": `
      The number of accidents with absence dropped from seven in 2018 to one in 2023.
      I chair the daily production meeting and report to the site director every month.
      Chairing the production meeting every day and reporting to the site director on a monthly basis
      Monthly reporting to the site director`,
    "exp3.6": `
      I prepared the plant for BRC audits, which ended with grade A in 2021 and 2023.
      Preparation of the plant for BRC audits (grade A in 2021 and 2023)`,
    "exp1 exp3": `
      I have been Production Manager at Nordlys Mejeri A/S in Aarhus since August 2018.
      I spent more than six years as a Shift Supervisor at Mleczarnia Łąka.`,
    "vol0.*": `
      As volunteer treasurer of Polonia Aarhus, I kept the books of an association with 90 members.
      Applied to the municipality for grants`,
    "edu0 edu1": `
      I studied Food Technology part-time at the University of Warmia and Mazury from 2010 to 2014.
      Vocational diploma in Milk Processing`,
    "cert0 cert1": `
      Prince2 Foundation (PeopleCert, 2017) and Internal Auditor ISO 22000 (TÜV Rheinland Polska, 2013)`,
    "skills summary": `
      Production manager in the dairy industry with skills in shift planning, HACCP and budgeting
      I walk the floor each morning before opening my e-mail.
      I started on the filling line.`,
    langs: `
      I speak Polish, English (C1), Danish (B1) and some Russian (A2).`,
    posting: `
      I hereby apply for the position of Site Director at Havblik Foods.`,
  },
  hardLies: {
    "exp0.*": `
      Operated a filling line for yoghurt, 12,000 cups a day
      Operated a filling line for yoghurt, 120,000 cups an hour
      Operated a filling line for cheese, 12,000 cups an hour
      Operated two filling lines for yoghurt, 12,000 cups an hour
      Repaired the machine between products
      Checked weight and seal of the cups every half minute
      Checked weight and fat content of the cups every half hour
      Line Leader at Mleczarnia Łąka from 2004 to 2008
      I started as a Line Operator at Mleczarnia Łąka in September 2000.`,
    "exp1.0 exp1.1": `
      Supervised a shift of 80 operators and two mechanics.
      Supervised a shift of 18 operators and twelve mechanics.
      Supervised 18 shifts of operators and mechanics.
      Supervised a shift of 18 supervisors and two mechanics.
      Hired 18 operators and two mechanics.
      Planned breaks, holidays and wages
      As Production Manager at Mleczarnia Łąka, I supervised a shift of 18 operators and two mechanics.`,
    "exp1.2": `
      Cut packaging waste from 4.2% to 0.9% by adjusting the sealing temperature for each foil.
      Cut milk waste from 4.2% to 2.9% by adjusting the sealing temperature for each foil.
      Cut packaging waste by 2.9% by adjusting the sealing temperature for each foil.
      Cut packaging waste from 42% to 29% by adjusting the sealing temperature for each foil.
      Cut packaging waste from 4.2% to 2.9% by adjusting the sealing pressure for each foil.
      Cut packaging waste from 4.2% to 2.9% by buying a new sealing machine.
      Cut packaging costs from 4.2% to 2.9% by adjusting the sealing temperature for each foil.
      Cut packaging waste from 4.2 to 2.9 tonnes by adjusting the sealing temperature for each foil.`,
    "exp1.3 exp1.4": `
      Acted as HACCP manager for the plant
      Acted as HACCP deputy for three plants
      I introduced a handover sheet between plants that is two pages long.
      I introduced a handover sheet between shifts that is twelve pages long.
      I introduced a handover app between shifts.`,
    "exp2.0 exp2.1": `
      Scheduled 15 filling lines and 2 cheese vats in SAP PP
      Scheduled 5 filling lines and 2 spray dryers in SAP PP
      Scheduled 2 filling lines and 5 cheese vats in SAP PP
      Scheduled 5 filling lines and 2 cheese vats in Oracle
      Implemented SAP PP on 5 filling lines and 2 cheese vats
      Drew up the yearly production budget (PLN 38 million)
      Supported the plant manager in drawing up the yearly production budget (PLN 380 million)
      Supported the plant manager in drawing up the yearly production budget (€38 million)
      Supported the plant manager in drawing up the monthly production budget (PLN 38 million)
      Supported the plant manager in drawing up the yearly marketing budget (PLN 38 million)`,
    "exp2.2 exp2.3": `
      Lowered stock of finished cheese by 50% over two years
      Lowered stock of finished cheese to 15% over two years
      Lowered stock of finished cheese by 15% over two months
      Lowered stock of finished yoghurt by 15% over two years
      Raised stock of finished cheese by 15% over two years
      Manager of the project for a new cold store of 3,000 pallets
      Member of the project team for a new cold store of 30,000 pallets
      Member of the project team for a new cheese factory of 3,000 pallets`,
    "exp3.0 exp3.1": `
      Lead 640 employees in three shifts through four shift supervisors.
      Lead 64 employees in four shifts through three shift supervisors.
      Lead 64 shift supervisors in three shifts.
      Manage an operating budget of DKK 450 million
      Manage an operating budget of €45 million
      Manage an investment budget of DKK 45 million
      Hold P&L responsibility of DKK 45 million`,
    "exp3.2 exp3.3": `
      Raised OEE on line 3 from 61% to 84% between 2019 and 2022
      Raised OEE on line 3 by 74% between 2019 and 2022
      Raised OEE on three lines from 61% to 74% between 2019 and 2022
      Raised OEE on line 3 from 61% to 74% between 2019 and 2020
      Led the changeover from cardboard to plastic cups on two of six lines
      Led the changeover from glass to cardboard cups on two of six lines
      Led the changeover from plastic to cardboard cups on six lines`,
    "exp3.4 exp3.5 exp3.6": `
      Accidents with absence fell from 7 in 2018 to 0 in 2023
      Accidents with absence fell from 17 in 2018 to 1 in 2023
      Days of absence fell from 7 in 2018 to 1 in 2023
      Chair the weekly production meeting and report monthly to the site director
      Chair the daily production meeting and report monthly to the board
      Prepared the plant for IFS audits, grade A in 2021 and 2023
      Prepared the plant for BRC audits, grade AA in 2021 and 2023
      Prepared the plant for BRC audits, grade A in 2019 and 2023`,
    "vol0.*": `
      Kept the books of an association with 900 members.
      Chairwoman of Polonia Aarhus from 2020 to 2024`,
    "edu0 edu1": `
      Master of Science in Food Technology, University of Warmia and Mazury
      MBA, University of Warmia and Mazury, 2010–2014`,
    "cert0 cert1": `
      Lean Six Sigma Green Belt (PeopleCert, 2017)
      Lead Auditor ISO 22000 (TÜV Rheinland Polska, 2013)
      Prince2 Practitioner (PeopleCert, 2017)`,
    "langs skills": `
      I speak Polish, English, fluent Danish and some Russian.
      I speak Polish, English (C1), Danish (B1) and German.
      Skilled in shift planning, HACCP and spray drying`,
    none: `
      Manage an operating budget of DKK 45 million`,
  },
  softLies: {
    "exp0.*": `
      Operated all the filling lines for yoghurt
      Checked weight and seal of every cup
      Operated the fastest filling line for yoghurt, 12,000 cups an hour`,
    "exp1.*": `
      Supervised all shifts of the plant
      Cut packaging waste across all plants from 4.2% to 2.9% by adjusting the sealing temperature for each foil.
      Cut packaging waste permanently from 4.2% to 2.9%
      Thanks to my handover sheet, packaging waste fell from 4.2% to 2.9%.
      I introduced the first handover sheet between shifts in the industry, two pages long.
      I introduced a popular handover sheet between shifts.
      Was responsible for HACCP in the plant
      I was promoted to Shift Supervisor for my careful work on the filling line.`,
    "exp2.*": `
      Scheduled all production of Bursztyn Dairy in SAP PP
      Together with the plant manager I was responsible for the yearly production budget (PLN 38 million).
      Lowered stock of finished cheese by 15% over two years by scheduling in SAP PP
      Played a leading role in the project team for a new cold store of 3,000 pallets
      Lowered stock of finished cheese by more than 15% over two years
      A member of the project team that delivered a new cold store of 3,000 pallets on time`,
    "exp3.*": `
      Raised OEE in the plant from 61% to 74% between 2019 and 2022
      Led the changeover from plastic to cardboard cups throughout the plant
      Led the changeover from plastic to cardboard cups on two of six lines without a day of downtime
      I brought accidents with absence down from 7 in 2018 to 1 in 2023.
      Accidents fell from 7 in 2018 to 1 in 2023
      Because I walk the floor, accidents with absence fell from 7 in 2018 to 1 in 2023.
      The changeover to cardboard cups raised OEE on line 3 from 61% to 74%.
      Prepared the plant for BRC audits, always with grade A
      Lead 64 highly motivated employees in three shifts through four shift supervisors.
      Prepared the plant single-handedly for BRC audits, grade A in 2021 and 2023
      I personally supervise 64 employees directly.`,
    "exp0 exp1 exp2 exp3": `
      I became Production Planner at Bursztyn Dairy after leaving Nordlys Mejeri.
      My career has taken me from Line Operator to Production Manager within ten years.`,
    "vol0.*": `
      Won grants from the municipality
      Kept the books of an association with 90 members impeccably.`,
  },
};
