import type { Attack } from "./attack.ts";

/** What is written in another way than the statement: averages, larger units, what is kept up to date, who is one of several. */
export const attackedWritings: Record<string, Pick<Attack, "lies" | "truths">> = {
  "Trained 20 pupils from two schools in 2021.": {
    lies: `
      Trained two school pupils
      I trained 20 school pupils for two years.`,
  },
  "Wrote to guests of three hotels.": { lies: "Wrote to three hotel guests" },
  "Advised staff of four firms.": { lies: "Advised four firm staff" },
  "Looked after three students from the college.": { lies: "", truths: "Looked after 3 college students" },
  "Served 40 tables in 2019, on average in 12 minutes.": {
    lies: `
      Served an average of 40 tables in 12 minutes
      In 2019, I served on average 40 tables in 12 minutes.
      Served 40 tables in 2019 in 12 minutes`,
    truths: "In 2019, I served 40 tables in 12 minutes on average.",
  },
  "Repaired bikes, on average nine per day.": {
    lies: "Repaired nine bikes a day",
    truths: "Repaired an average of nine bikes a day",
  },
  "Stood in for the manager, three days a month.": { lies: "I stood in for the manager." },
  "Delivered 2,500 kg of flour in May 2017.": {
    lies: `
      Delivered 25 tonnes of flour in May 2017
      Delivered 2.5 kg of flour`,
    truths: "Delivered 2.5 tonnes of flour in May 2017",
  },
  "Sold 1,200 to 1,500 kg of fish a week.": { lies: "Sold 1.2 tonnes of fish a week" },
  "Was one of three nurses who taught students in wound care.": {
    lies: `
      I taught students in wound care.
      As one of two nurses, I taught students in wound care.
      I taught three nurses in wound care.`,
    truths: "As one of three nurses, I taught students in wound care.",
  },
  "Took part in the move to the new store in 2019.": {
    lies: `
      I moved to the new store in 2019.
      I was responsible for the move to the new store.`,
    truths: "In 2019, I was involved in the move to the new store.",
  },
  "Kept the stock system (Odoo) up to date.": {
    lies: `
      Introduced the Odoo stock system
      Kept Odoo and the stock system up to date`,
    truths: "Updated the Odoo stock system",
  },
  "Administration of leave for up to 90 drivers": {
    lies: `
      I administered leave for 90 drivers.
      I approved leave for up to 90 drivers.`,
    truths: "I administered leave for up to 90 drivers.",
  },
  "Processed samples at -80 °C.": {
    lies: "I processed samples at 80 °C.",
    truths: "I processed samples at minus 80 degrees Celsius.",
  },
  "Painted the fences every second Saturday.": {
    lies: "I painted the fences every Saturday.",
    truths: "I painted the fences every other Saturday.",
  },
  "Baked bread under the master and cleaned the ovens.": {
    lies: "Responsible for baking bread and for cleaning the ovens",
  },
  "Baked bread and cleaned the ovens.": { lies: "", truths: "Responsible for baking bread and for cleaning the ovens" },
  "Led the move jointly with the director and without redundancies.": {
    lies: "Led the move without redundancies",
    truths: "Led the move with the director and with no redundancies",
  },
  "Led the move under the director and without redundancies.": { lies: "Led the move without redundancies" },
  "Held the fair in 2015 and 2016 with a budget of €20,000 each.": {
    lies: `
      I held the fair with a budget of €40,000.
      I held the fair with a budget of €20,000 in total.`,
    truths: "I held the fair in both 2015 and 2016.",
  },
  "Have chaired the youth council since 2016.": {
    lies: "I have been chairing the youth council since 2014.",
    truths: "I have been chairing the youth council since 2016.",
  },
  "Machined parts with a plotter, about 40 a day.": {
    lies: "Machined 40 parts a day with a plotter",
    truths: "Machined parts using a plotter",
  },
};
