import type { Attack } from "./attack.ts";

/** Statements of several achievements, of which some are told, or told in another order. */
export const attackedJoins: Record<string, Pick<Attack, "lies" | "truths">> = {
  "Cut waste over two years and trained staff over three.": {
    lies: "I cut waste and trained staff over three years.",
    truths: "I cut waste over two years.",
  },
  "Sold cakes in Kiel and baked the bread in Bonn.": {
    lies: `
      I sold cakes in Bonn.
      I sold cakes and baked the bread in Bonn.
      I baked the bread and sold cakes in Kiel.`,
    truths: `
      I baked the bread in Bonn.
      I baked the bread in Bonn and sold cakes in Kiel.`,
  },
  "Evaluated a survey with 412 answers and presented the results to the sales team.": {
    lies: `
      I evaluated the results of a survey.
      I presented 412 answers to the sales team.
      I evaluated the sales team and presented the results.`,
    truths: "I presented the results of a survey to the sales team.",
  },
  "Wrote observations in Tapestry and discussed them with parents twice a year.": {
    lies: `
      I discussed Tapestry with parents twice a year.
      I wrote observations with parents.
      I wrote observations in Tapestry twice a year.`,
    truths: `
      I discussed observations with parents twice a year.
      I wrote observations in Tapestry, which I discussed with parents two times a year.`,
  },
  "Wrote a manual for the warehouse and ran it for two years.": {
    lies: `
      I ran the warehouse for two years.
      I wrote a manual and ran it for two years.`,
  },
  "Sorted nuts and bolts and packed them for shipping.": { lies: "I packed bolts for shipping." },
  "Sent invoices to customers and called them after two weeks.": {
    lies: `
      I called customers after two weeks.
      I sent invoices and called them after two weeks.`,
  },
  "Cleaned and set up the machine between products.": {
    lies: "I cleaned the machine.",
    truths: `
      I set up the machine between products.
      I cleaned the machine and set it up between products.`,
  },
  "Supervised one assistant and, from May to July each year, an intern.": {
    lies: `
      I supervised an intern.
      I supervised one assistant from May to July each year.
      From May to July each year, I supervised one assistant and an intern.`,
    truths: `
      I supervised one assistant.
      From May to July each year, I supervised an intern.`,
  },
  "Set up a weekly forest morning, for which I raised £2,300 from local businesses.": {
    lies: `
      I set up a weekly forest morning, which raised £2,300 from local businesses.
      I raised £2,300 a week from local businesses for a forest morning.
      By setting up a weekly forest morning, I raised £2,300 from local businesses.`,
    truths: `
      I raised £2,300 from local businesses for a weekly forest morning.
      I set up a weekly forest morning and raised £2,300 for it from local businesses.`,
  },
  "Helped plan menus and cook lunches.": { lies: "I cooked lunches." },
  "Trained staff to clean rooms and cook lunches.": { lies: "I cooked lunches." },
  "Trained cooks who ran kitchens and led a team.": { lies: "I led a team." },
  "Introduced a rota that cut absence and raised the mood.": { lies: "I raised the mood." },
  "Acted as deputy manager and ran the bar.": { lies: "I ran the bar." },
  "Wrote the plan and gave the talk with two colleagues.": { lies: "I wrote the plan." },
  "Moved bookings from a paper diary to Timely in one weekend, together with the receptionist.": {
    lies: `
      I moved bookings from a paper diary to Timely in one weekend.
      I moved the receptionist from a paper diary to Timely.
      The receptionist and I moved bookings from Timely to a paper diary.`,
    truths: `
      In one weekend, the receptionist and I moved bookings from a paper diary to Timely.
      I worked with the receptionist to move bookings from a paper diary to Timely.`,
  },
  "Was one of three therapists who wrote the clinic's guideline on falls.": {
    lies: `
      I wrote the clinic's guideline on falls.
      Together with three other therapists, I wrote the clinic's guideline on falls.
      I led two other therapists who wrote the clinic's guideline on falls.`,
    truths: "Together with two other therapists, I wrote the clinic's guideline on falls.",
  },
  "Took part in planning the fair together with the mayor's office.": {
    lies: `
      The mayor's office and I planned the fair.
      I worked with the mayor's office to plan the fair.`,
  },
  "Planned the menu under the head chef with two cooks.": {
    lies: `
      The head chef and I planned the menu.
      I worked with the head chef to plan the menu.
      Two cooks and I planned the menu.`,
  },
  "Negotiated with contractors on the scope of repairs and kept reserves on open files up to date.": {
    lies: "I negotiated with contractors and kept reserves on the scope of repairs up to date.",
  },
  "Approved claims of up to £2,000; larger ones were decided by my manager.": {
    lies: `
      I approved claims.
      I decided larger claims.
      I approved larger claims.`,
    truths: "I approved claims of up to £2,000.",
  },
  "Ran stress analyses in Ansys for static loads; fatigue was handled by the simulation group.": {
    lies: `
      I ran stress analyses in Ansys.
      I handled fatigue.`,
    truths: "I ran stress analyses in Ansys for static loads.",
  },
  "Trained seven apprentices since 2017, of whom six passed their final test.": {
    lies: `
      Since 2017, I trained six apprentices.
      I trained six apprentices since 2017, of whom seven passed.`,
    truths: "Since 2017, I have trained seven apprentices, six of whom passed their final test.",
  },
  "Cooked for 90 guests and, on Sundays, for the staff.": {
    lies: `
      On Sundays, I cooked for 90 guests.
      I cooked for the staff.`,
  },
  "Won 34 new customers between 2018 and 2022, 9 of them through trade fairs": {
    lies: `
      Won 34 new customers through trade fairs
      Won new customers through trade fairs`,
    truths: "Won 34 new customers between 2018 and 2022",
  },
  "Sold 200 cars, most of them to taxi firms": {
    lies: `
      Sold 200 cars to taxi firms
      Sold cars to taxi firms`,
  },
};
