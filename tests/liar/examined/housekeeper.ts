import type { ExaminedPerson } from "./examined-person.ts";

export const housekeeper: ExaminedPerson = {
  name: "Dragana Petrović",
  place: "Vienna, Austria",
  summary: "Housekeeping supervisor from four-star hotels. Guests should notice the room and never the work.",
  languages: ["Serbian (native)", "German (C1)", "English (B1)"],
  skills: ["Staff rostering", "Linen inventory", "Quality checks", "Opera PMS", "Hygiene"],
  jobs: [
    [
      ...(["Room Attendant", "Hotel Moskva", "Belgrade", "2009-03", "2013-09"] as const),
      ["Cleaned 14 rooms per shift.", "Reported defects to maintenance.", "Replenished minibars."],
    ],
    [
      ...(["Floor Supervisor", "Hotel Stefanie", "Vienna", "2014-01", "2019-12"] as const),
      [
        "Inspected 60 rooms a day.",
        "Drew up the roster for 18 room attendants.",
        "Trained temporary staff in hygiene rules.",
        "Lowered guest complaints about cleanliness by a third in 2018.",
      ],
    ],
    [
      ...(["Deputy Head Housekeeper", "Hotel Daniel", "Vienna", "2020-02", ""] as const),
      [
        "Manage the linen inventory of 115 rooms.",
        "Stand in for the head housekeeper.",
        "Introduced refillable soap dispensers, which saved 9,000 plastic bottles a year.",
        "Order cleaning supplies within a budget of EUR 4,500 a month.",
        "Onboarded 11 refugees as room attendants.",
      ],
    ],
  ],
  degrees: [["Secondary school certificate", "Tourism", "Ugostiteljska škola Beograd", "2004 - 2008"]],
  certificates: [["Hygiene manager", "WIFI Wien", "2020"]],
  posting: {
    title: "Head Housekeeper",
    company: "Palais Lindner",
    lines: [
      "Five-star experience of at least 5 years",
      "Team of 40",
      "Budget of EUR 1 million",
      "Fluent English and French",
      "Opera PMS and linen inventory",
    ],
  },
  truths: {
    "exp0.*": `
      Cleaned 14 rooms each shift
      I cleaned fourteen rooms per shift, replenished minibars and reported defects to maintenance.
      At Hotel Moskva, I cleaned 14 rooms a shift.
      Replenishing minibars and reporting defects to maintenance
      Defects were reported to maintenance.
      Responsible for cleaning 14 rooms per shift`,
    "exp1.0 exp1.1": `
      I inspected 60 rooms a day and drew up the roster for 18 room attendants.
      Inspecting sixty rooms daily
      Prepared the roster for 18 room attendants
      As Floor Supervisor at Hotel Stefanie, I inspected 60 rooms every day.
      Daily I inspected 60 rooms.
      Checked 60 rooms per day`,
    "exp1.2 exp1.3": `
      In 2018, I lowered guest complaints about cleanliness by a third.
      Reduced guest complaints about cleanliness by one third in 2018
      I trained temporary staff in hygiene rules.
      Taught temporary staff hygiene rules
      Guest complaints about cleanliness fell by a third in 2018.
      While at Hotel Stefanie, I trained temporary staff in hygiene rules.`,
    "exp2.0 exp2.1": `
      I manage the linen inventory of 115 rooms and stand in for the head housekeeper.
      Managing the linen inventory for 115 rooms
      Deputising for the head housekeeper
      Currently managing the linen inventory of 115 rooms
      As Deputy Head Housekeeper, I stand in for the head housekeeper.`,
    "exp2.2": `
      Introduced refillable soap dispensers, saving 9,000 plastic bottles a year
      By introducing refillable soap dispensers, I saved 9,000 plastic bottles a year.
      The refillable soap dispensers I introduced saved 9,000 plastic bottles per year.
      I introduced refillable soap dispensers.
      Saved 9,000 plastic bottles annually by introducing refillable soap dispensers`,
    "exp2.3 exp2.4": `
      I order cleaning supplies within a monthly budget of EUR 4,500.
      Ordering cleaning supplies within a budget of €4,500 per month
      Onboarded eleven refugees as room attendants
      I have onboarded 11 refugees as room attendants and order cleaning supplies within a budget of EUR 4,500 a month.
      Eleven refugees were onboarded as room attendants.`,
    "exp0 exp1 exp2": `
      I have worked at Hotel Moskva, Hotel Stefanie and Hotel Daniel.
      Room Attendant, then Floor Supervisor, now Deputy Head Housekeeper
      Over sixteen years of experience as Room Attendant, Floor Supervisor and Deputy Head Housekeeper
      Deputy Head Housekeeper at Hotel Daniel in Vienna since February 2020
      From January 2014 to December 2019 I was Floor Supervisor at Hotel Stefanie in Vienna.`,
    edu0: `
      I completed secondary school in Tourism at Ugostiteljska škola Beograd in 2008.
      Secondary school certificate in Tourism (Ugostiteljska škola Beograd)`,
    cert0: `
      Certified hygiene manager (WIFI Wien, 2020)
      In 2020 I became a certified hygiene manager.
      I have been a certified hygiene manager since 2020.`,
    langs: `
      My mother tongue is Serbian, and I speak German (C1) and English (B1).
      I speak Serbian, German and English.
      Serbian (native), German at C1 level, English at B1 level`,
    "skills summary": `
      Housekeeping supervisor skilled in staff rostering, linen inventory and quality checks
      Familiar with Opera PMS
      I am experienced in staff rostering and quality checks.
      Housekeeping supervisor with experience in four-star hotels`,
    posting: `
      I am writing to apply for the position of Head Housekeeper at Palais Lindner.
      You are looking for a Head Housekeeper.`,
  },
  hardLies: {
    "exp0.*": `
      Cleaned 40 rooms per shift.
      Cleaned 14 rooms per hour.
      Cleaned 14 hotels per shift.
      Repaired defects for maintenance.
      Replenished minibars and served guests.
      Supervised 14 room attendants per shift.
      As Floor Supervisor at Hotel Moskva, I cleaned 14 rooms per shift.
      Cleaned 14 suites per shift.`,
    "exp1.0 exp1.1": `
      Inspected 600 rooms a day.
      Inspected 60 rooms a week, and 18 a day.
      Inspected 18 rooms a day.
      Cleaned 60 rooms a day.
      Drew up the roster for 80 room attendants.
      Drew up the budget for 18 room attendants.
      Hired 18 room attendants.
      Drew up the roster for 18 floor supervisors.
      Drew up 18 rosters for room attendants.`,
    "exp1.2 exp1.3": `
      Lowered guest complaints about cleanliness by two thirds in 2018.
      Lowered guest complaints about cleanliness by a third in 2019.
      Lowered guest complaints by a third in 2018.
      Lowered guest complaints about noise by a third in 2018.
      Lowered guest complaints about cleanliness to a third in 2018.
      Trained permanent staff in hygiene rules.
      Trained temporary staff in Opera PMS.
      Wrote hygiene rules for temporary staff.
      Lowered guest complaints about cleanliness threefold in 2018.`,
    "exp2.0 exp2.1": `
      Manage the linen inventory of 151 rooms.
      Manage 115 rooms.
      Manage the linen inventory of 115 hotels.
      Manage the budget of 115 rooms.
      I am the head housekeeper.
      The head housekeeper stands in for me.
      As Head Housekeeper, I manage the linen inventory of 115 rooms.
      Manage the linen inventory of 115 rooms since 2014.`,
    "exp2.2": `
      Introduced refillable soap dispensers, which saved 90,000 plastic bottles a year.
      Introduced refillable soap dispensers, which saved 9,000 plastic bottles a month.
      Introduced refillable soap dispensers, which saved EUR 9,000 a year.
      Invented refillable soap dispensers, which saved 9,000 plastic bottles a year.
      Introduced 9,000 refillable soap dispensers.
      Introduced refillable minibars, which saved 9,000 plastic bottles a year.
      Introduced refillable soap dispensers, which saved 9,000 glass bottles a year.`,
    "exp2.3 exp2.4": `
      Order cleaning supplies within a budget of EUR 45,000 a month.
      Order cleaning supplies within a budget of EUR 4,500 a week.
      Order cleaning supplies within a budget of EUR 1 million.
      Onboarded 110 refugees as room attendants.
      Onboarded 11 refugees as floor supervisors.
      Onboarded 11 room attendants as refugees.
      Hired 11 refugees as room attendants.
      Order furniture within a budget of EUR 4,500 a month.`,
    "exp0 exp1 exp2": `
      Head Housekeeper at Hotel Daniel since 2020
      Deputy Head Housekeeper at Hotel Stefanie
      Floor Supervisor at Hotel Sacher in Vienna
      Floor Supervisor at Hotel Stefanie from 2012 to 2019
      Over twenty years of experience as Room Attendant, Floor Supervisor and Deputy Head Housekeeper
      I have five-star experience of at least 5 years.
      Head Housekeeper at Hotel Daniel`,
    edu0: `
      Bachelor in Tourism, Ugostiteljska škola Beograd
      Secondary school certificate in Hotel Management, Ugostiteljska škola Beograd
      Secondary school certificate in Tourism, 2004`,
    cert0: `
      Certified hygiene manager (WIFI Wien, 2010)
      Certified hygiene auditor (WIFI Wien, 2020)
      Certified hygiene manager (TÜV Austria, 2020)`,
    langs: `
      I speak Serbian, German and fluent English.
      I speak Serbian, German, English and French.
      Serbian (native), German (native) and English (B1)`,
    "skills summary": `
      Housekeeping supervisor from five-star hotels.
      Housekeeping manager from four-star hotels.
      Skilled in revenue management and staff rostering`,
    "posting exp2": `
      I lead a team of 40.
      I am responsible for a budget of EUR 1 million.`,
  },
  softLies: {
    "exp2.*": `
      Introduced innovative soap dispensers, which saved 9,000 plastic bottles a year.
      Expertly manage the linen inventory of 115 rooms.
      Introduced refillable soap dispensers in all hotels, which saved 9,000 plastic bottles a year.
      Onboarded 11 refugees as outstanding room attendants.`,
    "exp1.*": `
      Because I trained temporary staff, guest complaints about cleanliness fell by a third in 2018.
      Meticulously inspected 60 rooms a day.
      Inspected 60 rooms a day without ever missing a fault.`,
  },
};
