import type { Attack } from "./attack.ts";

/** Statements told in another order, in part, as nouns or from their end, by the statement that was bent. */
export const attackedOrders: Record<string, Pick<Attack, "lies" | "truths">> = {
  "Baked bread in two ovens for 14 cafés": { lies: "", truths: "For 14 cafés, I baked bread in two ovens." },
  "Stood in for the depot manager, on average three days a month": {
    lies: "I stood in for the depot manager.",
    truths: "On average three days a month, I stood in for the depot manager.",
  },
  "Taught pupils the violin, up to six a day": { lies: "", truths: "Up to six a day, I taught pupils the violin." },
  "Wrote a handbook on fire safety, which all five stations now use.": {
    lies: "",
    truths: "Wrote a handbook on fire safety",
  },
  "Wrote a 30-page handbook on fire safety, which both stations now use.": {
    lies: "",
    truths: "I wrote a 30-page handbook on fire safety.",
  },
  "Trained nine guides since 2015, of whom seven passed the exam.": {
    lies: `
      Trained seven guides since 2015
      Nine of the nine guides I trained passed the exam.
      Seven of the nine guides I have trained since 2015 failed the exam.`,
    truths: `
      Trained nine guides since 2015
      Since 2015, I have trained nine guides, seven of whom passed the exam.`,
  },
  "Have trained nine guides since 2015, of whom seven passed the exam.": {
    lies: "",
    truths: "Seven of the nine guides I have trained since 2015 passed the exam.",
  },
  "Prepared samples and analysed them by GC-MS twice a week.": {
    lies: "",
    truths: "Analysed samples by GC-MS twice weekly",
  },
  "I measured noise with a sound meter and shared it with the builders.": {
    lies: "",
    truths: "Noise was measured with a sound meter and shared with the builders.",
  },
  "Filed patents and prepared drawings for the examiners.": {
    lies: "",
    truths: "Filing of patents and preparation of drawings for the examiners",
  },
  "Visited farms in Jutland every month to check milk records.": {
    lies: "Checked farms in Jutland",
    truths: "Monthly visits to farms in Jutland to check milk records",
  },
  "Cut the error rate from 8 % to 3 % by changing the labels.": {
    lies: "Changed the error rate of labels",
    truths: "Cut the error rate from 8 % to 3 % with a change in labels",
  },
  "Supported the curator in planning exhibitions.": {
    lies: `
      Planned exhibitions with the curator
      Planning of exhibitions`,
    truths: "Supported the curator with the planning of exhibitions",
  },
  "Helped the museum director prepare the annual report.": {
    lies: "",
    truths: "Assisted the museum director in preparing the annual report",
  },
  "Under the guidance of the head chef, I planned menus for 80 guests.": {
    lies: "I planned menus for 80 guests.",
    truths: "Guided by the head chef, I planned menus for 80 guests.",
  },
  "Repaired engines under the supervision of a senior mechanic.": {
    lies: "",
    truths: "Repaired engines under a senior mechanic's supervision",
  },
  "Ran the acceptance test for a new press worth EUR 340,000 in 2019.": {
    lies: `
      Bought a new EUR 340,000 press in 2019
      Ran the EUR 340,000 acceptance test for a new press`,
    truths: "Ran the acceptance test of a new EUR 340,000 press in 2019",
  },
  "Sold wines worth about €4,000 a week at the market.": {
    lies: "Sold wines worth about €4,000 at the market",
    truths: "Sold about €4,000 worth of wines per week at the market",
  },
  "Checked depth and width of the trenches every half hour.": {
    lies: "",
    truths: "Checked the trenches' depth and width every half hour",
  },
  "Won third place in the pastry category of the Lyon Trophy in 2016.": {
    lies: "",
    truths: "Third place in the pastry category of the Lyon Trophy 2016",
  },
  "Compared prices of eight hotels every month in Excel": {
    lies: "Monthly price of 8 hotels",
    truths: "Monthly price comparison of 8 hotels in Excel",
  },
  "Was one of four nurses who wrote the guideline on falls": {
    lies: "",
    truths: "I was one of the four nurses who wrote the guideline on falls.",
  },
  "Rewrote the order forms in two languages, which reduced calls from customers by a third.": {
    lies: "",
    truths: "Rewriting the order forms in two languages cut customer calls by a third.",
  },
  "Visited suppliers in Porto every quarter to solve packaging problems.": {
    lies: "",
    truths: "Every quarter, I visited suppliers in Porto to resolve packaging problems.",
  },
  "I introduced a checklist for drivers that is three pages long.": {
    lies: "",
    truths: "Introduced a three-page checklist for drivers",
  },
  "Set up a chess club, for which I raised 900 euros from local firms.": {
    lies: "",
    truths: "Set up a chess club, raising 900 euros from local firms",
  },
  "Drafted monthly reports to three ministries under the direction of the secretary.": {
    lies: "",
    truths: "Drafting monthly reports under the secretary's direction",
  },
  "Brochure for 400 guests: raised the return rate from 10 % to 16 % by adding maps": {
    lies: "",
    truths: "By adding maps, I raised the return rate of a brochure for 400 guests from 10 % to 16 %.",
  },
  "Designed chairs and tables in oak and ash for hotels.": {
    lies: "",
    truths: "Design of chairs and tables for hotels",
  },
  "Output per line rose from 40 to 52 crates between 2015 and 2018": {
    lies: "",
    truths: "Between 2015 and 2018, output per line rose from 40 to 52 crates.",
  },
  "Reduced the waste of the bakery from 9 % to 6 % with a new oven plan.": {
    lies: "",
    truths: "Waste of the bakery reduced from 9 % to 6 % with a new oven plan",
  },
  "Cleared a backlog of 60 overdue files within five months.": {
    lies: "",
    truths: "Within five months, cleared a backlog of 60 overdue files",
  },
  "I coach referees of youth clubs in first aid, so far 40 people in three towns.": {
    lies: "I have coached 40 youth clubs in first aid.",
  },
  "Wrote a handbook on fire safety, which was never used.": { lies: "Wrote a handbook on fire safety" },
  "Prepared samples for chemists and analysed them by GC-MS.": { lies: "Analysed chemists by GC-MS" },
  "Supervised filing and preparation of reports": { lies: "Prepared reports" },
  "Management of filing and preparation of drawings": { lies: "Preparation of drawings" },
  "Reviewed code supervised by the lead": { lies: "Supervised the lead" },
  "Won the support of three donors": { lies: "Supported three donors" },
  "Won a contract with Siemens": { lies: "Contracted with Siemens" },
  "Sold parts to shops": { lies: "Won sales of parts" },
  "Was top cashier among 12 trainees": { lies: "I was top cashier." },
  "Was head of the crew in 2014": { lies: "I am head of the crew." },
  "Rewrote the order forms in two languages, after which calls fell by a third.": {
    lies: "Rewriting the order forms in two languages cut calls by a third.",
  },
  "Led the shop, which reduced calls by a third.": { lies: "Cutting calls by a third" },
  "Served guests from hotels in Spain": { lies: "Served guests in Spain" },
  "Outsourced hiring engineers to an agency": { lies: "Outsourced engineers to an agency" },
  "Automated filing returns": { lies: "Automated returns" },
  "Simulated landing aircraft": { lies: "Simulated aircraft" },
  "Supervised apprentice chefs": { lies: "Supervised chefs with apprentices" },
  "Negotiated contracts with my manager for two plants": { lies: "Negotiated contracts for three plants" },
  "Wrote biographies of 12 athletes": { lies: "Wrote biographies for 12 athletes" },
  "Sorted reports to donors and letters from banks": { lies: "Sorted bank reports" },
  "Wrote reports to donors": { lies: "Wrote reports from donors" },
  "Collected donor reports": { lies: "Collected reports to donors" },
  "Helped the plant manager draw up the budget": { lies: "Drew up the budget" },
  "Cut and colour hair and sell shampoo on two days a week": { lies: "Cutting and colouring hair on two days a week" },
  "Prepared and signed contracts worth 2 million": { lies: "Signed contracts worth 2 million and prepared them" },
  "Designed chairs in a studio for hotels": { lies: "Designed chairs for hotels" },
  "Repaired old engines of new buses.": {
    lies: `
      Repaired new engines of old buses
      Repaired new buses' old engines in old buses`,
    truths: "Repaired new buses' old engines",
  },
  "Restored wooden door frames of listed houses.": {
    lies: `
      Restored listed door frames of wooden houses
      Restored wooden houses' listed door frames`,
    truths: "Restored listed houses' wooden door frames",
  },
};
