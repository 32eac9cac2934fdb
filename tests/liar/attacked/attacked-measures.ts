import type { Attack } from "./attack.ts";

/** Amounts, units, currencies, shares and sums of people, by the statement that was bent. */
export const attackedMeasures: Record<string, Pick<Attack, "lies" | "truths">> = {
  "Supervised 12 welders and up to four fitters.": {
    lies: `
      Supervised 16 people
      Supervised up to 16 people`,
  },
  "Trained 12 pupils and two teachers.": {
    lies: `
      Trained 14 people
      Trained 14 teachers`,
  },
  "Repaired 18 printers and two scanners.": {
    lies: `
      Repaired 20 people
      Repaired 20 printers`,
  },
  "Led a team of five nurses, two carers and one cook.": {
    lies: "Led eight nurses",
    truths: `
      Led a team of eight people
      Led eight people`,
  },
  "Managed three chefs and a budget of €3,000.": { lies: "Managed 3,003 people" },
  "Sales grew from €40,000 to €90,000 between 2015 and 2017.": {
    lies: `
      I doubled sales between 2015 and 2017.
      Sales tripled between 2015 and 2017.
      Sales fell by €50,000 between 2015 and 2017.`,
    truths: `
      Sales more than doubled between 2015 and 2017.
      Sales grew by €50,000 from 2015 to 2017.`,
  },
  "Cut waste from 20 to 8 kg a day.": {
    lies: `
      Halved waste to 10 kg a day
      Cut waste by 12 %
      Doubled waste`,
    truths: `
      More than halved waste
      Cut waste by 12 kg a day`,
  },
  "Reduced complaints by 50 % in two years.": {
    lies: "More than halved complaints in two years",
    truths: "Halved complaints in two years",
  },
  "Doubled attendance.": {
    lies: `
      Increased attendance by 50 %
      More than doubled attendance`,
    truths: "Increased attendance by 100 %",
  },
  "Cut the rejection rate from 6 % to 2 %.": {
    lies: `
      Reduced rejections by 4 %
      Reduced the rejection rate by 4 %
      Cut rejections from 6 % to 2 %`,
    truths: "Reduced the rejection rate by 4 percentage points",
  },
  "Late deliveries fell from 12 % to 7 %.": {
    lies: `
      Late deliveries fell by 5 %.
      Deliveries fell from 12 % to 7 %.`,
    truths: `
      The share of late deliveries fell from 12 % to 7 %.
      The share of late deliveries dropped by five percentage points.`,
  },
  "Raised sales by 12 %.": {
    lies: `
      Raised the share of sales by 12 %
      Raised sales by 12 percentage points`,
  },
  "Dug trenches 1.5 m deep for a 2.4 km pipeline.": {
    lies: "Dug trenches 1.5 km deep for a 2.4 km pipeline",
    truths: "Dug trenches 1.5 metres deep for a 2.4-kilometre pipeline",
  },
  "Kept vaccines at 4 °C.": {
    lies: "Kept vaccines at 4 degrees Fahrenheit",
    truths: "Kept vaccines at 4 degrees Celsius",
  },
  "Maintained 230 V systems and a 40 kW heat pump.": {
    lies: "Maintained 230 kV systems and a 40 MW heat pump",
    truths: "Maintained 230-volt systems and a 40-kilowatt heat pump",
  },
  "Harvested 450 t of potatoes on 12 ha.": {
    lies: `
      Harvested 450 kg of potatoes on 12 hectares
      Harvested 450 hectares of potatoes`,
    truths: "Harvested 450 tonnes of potatoes on 12 hectares",
  },
  "Led a 12-month pilot at two clinics.": {
    lies: "Led a two-year pilot at two clinics",
    truths: "Led a one-year pilot at two clinics",
  },
  "Cooked lunch for two dozen children.": {
    lies: "Cooked lunch for 12 children",
    truths: "Cooked lunch for 24 children",
  },
  "Inspected boilers every two weeks.": {
    lies: `
      Inspected boilers every week
      Inspected boilers twice a week`,
    truths: `
      Inspected boilers fortnightly
      Inspected boilers every other week`,
  },
  "Managed a budget of ₹4.2 million.": {
    lies: "Managed a budget of PKR 4.2 million",
    truths: `
      Managed a budget of 4.2 million rupees
      Managed a budget of INR 4.2 million`,
  },
  "Managed a budget of 4.2 million rupees.": {
    lies: `
      Managed a budget of ₹4.2 million
      Managed a budget of PKR 4.2 million`,
  },
  "Managed a budget of 300,000 kroner.": {
    lies: `
      Managed a budget of NOK 300,000
      Managed a budget of SEK 300,000
      Managed a budget of DKK 300,000`,
  },
  "Sold a house for NGN 45 million.": {
    lies: "Sold a house for 45 million pounds",
    truths: `
      Sold a house for 45 million naira
      Sold a house for ₦45m`,
  },
  "Raised MXN 90,000 for a shelter.": {
    lies: "Raised 90,000 Chilean pesos for a shelter",
    truths: `
      Raised 90,000 Mexican pesos for a shelter
      Raised 90,000 pesos for a shelter`,
  },
  "Rebuilt an engine worth CHF 12,000.": {
    lies: `
      Rebuilt an engine worth €12,000
      Rebuilt engines worth CHF 12,000`,
    truths: `
      Rebuilt an engine with a value of 12,000 Swiss francs
      Rebuilt an engine valued at 12,000 francs`,
  },
  "Managed projects worth $3 million in total.": {
    lies: `
      Managed projects worth $3 million each
      Managed projects worth $3 million a year
      Managed a project worth $3 million`,
    truths: "Managed projects with a total value of $3m",
  },
  "Wrote code for half of the modules.": {
    lies: `
      Wrote code for the modules
      Wrote code for all modules`,
    truths: "Wrote code for 50 % of the modules",
  },
  "Wrote about a quarter of the articles.": {
    lies: `
      Wrote 25 % of the articles
      Wrote the articles
      Wrote articles by 25 %`,
    truths: "Wrote about 25 % of the articles",
  },
  "Served 60 to 80 guests a night.": {
    lies: `
      Served 80 guests a night
      Served more than 60 guests a night`,
    truths: `
      Served between 60 and 80 guests a night
      Served between sixty and eighty guests per night`,
  },
  "Managed a fleet of 22 vans and four trucks.": {
    lies: "Managed a fleet of 26 vans",
    truths: "Managed a fleet of 26 vehicles",
  },
  "Sold up to 20 cars and five vans a month.": { lies: "Sold 25 vehicles a month" },
  "Trained three dogs and two horses in 2019 and four cows in 2020.": { lies: "Trained nine animals in 2019" },
  "Raised the score from 61 % to 78 %.": {
    lies: `
      Raised the score by 78 %
      Raised the score to 61 %
      Raised the score from 78 %`,
    truths: `
      Raised the score to 78 %
      Raised the score by 17 percentage points to 78 %`,
  },
  "Lowered costs from €9,000 to €6,000 a month.": {
    lies: `
      Lowered costs to €6,000 a year
      Lowered costs by €6,000 a month`,
    truths: `
      Lowered costs to €6,000 a month
      Lowered monthly costs by a third`,
  },
};
