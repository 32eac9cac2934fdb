import type { Attack } from "./attack.ts";

/** More statements told from another end, shortened or named by nouns, by the statement that was bent. */
export const attackedTurns: Record<string, Pick<Attack, "lies" | "truths">> = {
  "Coordinated deliveries to 18 restaurants in Lisbon with a fleet of four vans.": {
    lies: "Coordinated deliveries with 18 restaurants to a fleet of four vans",
    truths: `
      With a fleet of four vans, I coordinated deliveries to 18 restaurants in Lisbon.
      Coordination of deliveries to 18 restaurants in Lisbon`,
  },
  "Restored wooden window frames of listed buildings.": {
    lies: "Restored listed wooden buildings",
    truths: `
      Restoration of wooden window frames of listed buildings
      Restored listed buildings' wooden window frames`,
  },
  "Handled about 60 customer enquiries a day by phone and e-mail.": {
    lies: "Handled about 60 customers a day",
    truths: `
      Handling about 60 customer enquiries a day by phone and e-mail
      I handled about 60 enquiries from customers per day by phone and e-mail.`,
  },
  "Lowered energy costs by 12 % within a year by replacing the boilers.": {
    lies: "Replaced 12 % of the boilers within a year",
    truths: `
      By replacing the boilers, I lowered energy costs by 12 % within a year.
      Within a year, I lowered energy costs by 12 % by replacing the boilers.`,
  },
  "Won a grant of 40,000 francs from the canton for a reading project.": {
    lies: "Won a 40,000-franc reading project from the canton",
    truths: `
      Won a 40,000-franc grant from the canton for a reading project
      I won a grant of 40,000 francs for a reading project from the canton.`,
  },
  "Designed a database of 3,200 plant samples that four institutes use.": {
    lies: "Designed a database that 3,200 institutes use",
    truths: `
      Designed a database of 3,200 plant samples used by four institutes
      Designed a database of 3,200 plant samples`,
  },
  "Wrote weekly reports for the board on stock levels.": {
    lies: "Wrote reports for the board on weekly stock levels",
    truths: `
      Wrote weekly reports on stock levels for the board
      Each week, I wrote reports for the board on stock levels.`,
  },
  "Planned and led excursions for groups of 20 to 25 tourists in the Dolomites.": {
    lies: "Planned excursions for groups of 20 to 25 leaders",
    truths: `
      Planning and leading excursions in the Dolomites for groups of 20 to 25 tourists
      Planned and led excursions for groups of 20 to 25 tourists`,
  },
  "Together with two colleagues, I translated a 600-page textbook from Russian into German.": {
    lies: `
      Translated a 600-page textbook from Russian into German
      Together with two colleagues, I translated a 600-page textbook from German into Russian.`,
    truths: `
      Translated a 600-page textbook from Russian into German together with two colleagues
      Translation of a 600-page textbook from Russian into German with two colleagues`,
  },
  "Installed solar panels on 45 roofs, mostly of farm buildings.": {
    lies: "Installed solar panels on 45 roofs of farm buildings",
    truths: `
      Installed solar panels on 45 roofs
      Installation of solar panels on 45 roofs, mostly of farm buildings`,
  },
  "Organised the move of the archive (1,400 boxes) to a new building in 2017.": {
    lies: "Organised 1,400 moves to a new building",
    truths: `
      In 2017, I organised the move of the archive to a new building.
      Organised the move of the archive with 1,400 boxes to a new building in 2017`,
  },
  "Assessed damage claims after storms and wrote expert reports for two insurers.": {
    lies: "Assessed two insurers after storms",
    truths: `
      Assessment of damage claims after storms and writing of expert reports for two insurers
      After storms, I assessed damage claims.`,
  },
  "Reduced waiting times at the counter from 25 to 10 minutes by a ticket system.": {
    lies: "",
    truths: `
      Waiting times at the counter were reduced from 25 to 10 minutes by a ticket system.
      With a ticket system, I reduced waiting times at the counter from 25 to 10 minutes.`,
  },
  "Carried out 120 home energy audits in 2018, four of them in castles.": {
    lies: `
      Carried out 120 home energy audits in castles in 2018
      Carried out four home energy audits in 2018`,
    truths: "Carried out 120 home energy audits in 2018",
  },
  "Supervised the construction of a bridge with a span of 80 metres.": {
    lies: "Construction of a bridge with a span of 80 metres",
    truths: `
      Supervised the construction of a bridge with an 80-metre span
      Supervision of the construction of a bridge with a span of 80 metres`,
  },
  "Repaired and tuned pianos and organs for churches and schools.": {
    lies: "",
    truths: `
      Repair and tuning of pianos and organs for churches and schools
      I repaired and tuned churches' and schools' pianos and organs.`,
  },
  "Took part in the merger of two branches and trained their staff in the new booking system.": {
    lies: "Merger of two branches",
    truths: "Participation in the merger of two branches",
  },
  "Second author of a paper on bat migration in 2019": {
    lies: "",
    truths: "In 2019, I was second author of a paper on bat migration.",
  },
  "Elected spokesperson of the trainees in 2014": {
    lies: "I elected the spokesperson of the trainees in 2014.",
    truths: `
      I was elected spokesperson of the trainees in 2014.
      In 2014, I was elected spokesperson of the trainees.`,
  },
  "Promoted to shift supervisor after two years": {
    lies: `
      I promoted a shift supervisor after two years.
      I have been shift supervisor for two years.`,
    truths: `
      I was promoted to shift supervisor after two years.
      After two years, I was promoted to shift supervisor.`,
  },
  "Awarded the regional prize for training in 2018": {
    lies: "",
    truths: "I was awarded the regional prize for training in 2018.",
  },
  "Trained nurses in first aid": { lies: "I was trained in first aid." },
  "Trained two nurses": { lies: "I was trained by two nurses." },
  "Teaching assistant for two classes": { lies: "I was taught by two classes." },
  "Assisted the vet in operating on horses.": { lies: "Operation on horses with the vet" },
  "Presented to the board the results of a study by Kantar.": { lies: "Presented the results of a study by the board" },
  "Named as best newcomer of the firm in 2016.": {
    lies: "I named the best newcomer of the firm in 2016.",
    truths: "In 2016, I was named as best newcomer of the firm.",
  },
  "Gave a pottery class for refugees twice a month.": {
    lies: `
      Gave a pottery class for refugees twice a week.
      Gave a pottery class for two refugees a month.`,
    truths: `
      Twice a month, I gave a pottery class for refugees.
      Gave a pottery class twice a month for refugees`,
  },
  "Shortened letters to guests, which reduced calls from guests by a fifth.": {
    lies: "Reduced guests by a fifth",
    truths: "Shortened letters to guests",
  },
  "Recruited 14 drivers, including three women.": {
    lies: `
      Recruited three drivers
      Recruited 14 women
      Recruited 14 drivers and three women`,
    truths: `
      Recruitment of 14 drivers
      Recruited 14 drivers, three of them women`,
  },
  "Assisted the judge in drafting rulings, including two on tax law.": {
    lies: "Drafting of rulings",
    truths: "Assisting the judge with the drafting of rulings",
  },
  "Measured soil moisture on 22 plots with sensors and wrote the field report.": {
    lies: "Measured 22 sensors",
    truths: `
      Measurement of soil moisture on 22 plots with sensors
      On 22 plots, I measured soil moisture with sensors.`,
  },
  "Sold 140 e-bikes in the summer of 2021, a third of them to companies.": {
    lies: "Sold 140 e-bikes to companies in the summer of 2021",
    truths: `
      Sold 140 e-bikes in the summer of 2021
      In the summer of 2021, I sold 140 e-bikes.`,
  },
  "Repaired shop windows and display cases damaged by break-ins.": {
    lies: "",
    truths: "Repair of shop windows and display cases damaged by break-ins",
  },
  "Raised the share of organic food in the canteen from 20 % to 45 % between 2016 and 2019.": {
    lies: "Raised the share of organic food from 20 % to 45 %",
    truths: `
      Between 2016 and 2019, I raised the share of organic food in the canteen from 20 % to 45 %.
      The share of organic food in the canteen was raised from 20 % to 45 % between 2016 and 2019.`,
  },
  "Drove a 40-tonne lorry on routes to Poland and Lithuania.": {
    lies: "",
    truths: `
      On routes to Poland and Lithuania, I drove a 40-tonne lorry.
      Driving a 40-tonne lorry on routes to Lithuania and Poland`,
  },
  "Mapped 70 km of hiking trails with GPS for the tourist office.": {
    lies: "",
    truths: `
      Mapping of 70 km of hiking trails for the tourist office with GPS
      For the tourist office, I mapped 70 km of hiking trails with GPS.`,
  },
  "Set up a lending library of 900 books, which parents run today.": {
    lies: "I run a lending library of 900 books.",
    truths: `
      Set up a lending library of 900 books
      I set up a 900-book lending library, which parents run today.`,
  },
  "Cleaned and disinfected six operating rooms per shift.": {
    lies: "",
    truths: `
      Cleaning and disinfection of six operating rooms per shift
      Per shift, I cleaned and disinfected six operating rooms.`,
  },
  "Explained exhibits to visitors in English and French.": {
    lies: `
      Explained English exhibits to French visitors
      Taught visitors English and French`,
    truths: `
      Explained exhibits in English and French to visitors
      In English and French, I explained exhibits to visitors.`,
  },
  "Baked wedding cakes to order and decorated them with sugar flowers.": {
    lies: "",
    truths: "Decorated wedding cakes with sugar flowers",
  },
  "First-aid course for 12 drivers in 2018": { lies: "", truths: "First-aid course in 2018 for 12 drivers" },
  "Calibration of scales and thermometers": {
    lies: "",
    truths: "I carried out calibrations of scales and thermometers.",
  },
  "Inspection of lifting gear with a checklist": {
    lies: "I led inspections of lifting gear.",
    truths: "I carried out inspections of lifting gear with a checklist.",
  },
  "Wrote a 12-page leaflet on heat pumps for home owners.": {
    lies: "",
    truths: "A 12-page leaflet on heat pumps for home owners was written.",
  },
  "Organised a street festival with 40 stalls together with the town hall.": {
    lies: "Organised a street festival with 40 stalls",
    truths: `
      Together with the town hall, I organised a street festival with 40 stalls.
      Organisation of a 40-stall street festival together with the town hall`,
  },
  "Built 12 timber houses, mostly in the Black Forest.": {
    lies: "Built 12 timber houses in the Black Forest",
    truths: "Built 12 timber houses",
  },
  "Checked contracts before signature and filed them in SharePoint.": {
    lies: "Signed contracts and filed them in SharePoint",
  },
  "Kept contact with 35 volunteers and planned their shifts.": {
    lies: `
      Planned 35 shifts
      Managed 35 volunteers`,
  },
  "Visited clinics to check spending records": { lies: "Visited clinics to check their spending records in Kenya" },
};
