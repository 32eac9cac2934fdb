import { type Attack, ofJob } from "./attack.ts";
import { attackedAmounts } from "./attacked-amounts.ts";
import { attackedCounts } from "./attacked-counts.ts";
import { attackedJoins } from "./attacked-joins.ts";
import { attackedLimits } from "./attacked-limits.ts";
import { attackedLinks } from "./attacked-links.ts";
import { attackedMeasures } from "./attacked-measures.ts";
import { attackedMoves } from "./attacked-moves.ts";
import { attackedNouns } from "./attacked-nouns.ts";
import { attackedOrders } from "./attacked-orders.ts";
import { attackedPairs } from "./attacked-pairs.ts";
import { attackedReadings } from "./attacked-readings.ts";
import { attackedResults } from "./attacked-results.ts";
import { attackedSenses } from "./attacked-senses.ts";
import { attackedShared } from "./attacked-shared.ts";
import { attackedSubjects } from "./attacked-subjects.ts";
import { attackedThings } from "./attacked-things.ts";
import { attackedTurns } from "./attacked-turns.ts";
import { attackedVerbs } from "./attacked-verbs.ts";
import { attackedWritings } from "./attacked-writings.ts";

/** By the statement that was bent. */
export const attackedStatements: Record<string, Pick<Attack, "lies" | "truths">> = {
  "Led the team on three occasions.": { lies: "I led the team." },
  "Led the team for one week in July.": { lies: "I led the team.\nI led the team in July." },
  "Ran the kitchen for two days.": { lies: "I ran the kitchen." },
  "Mentored in budgeting by the director.": { lies: "I mentored in budgeting." },
  "Supervised by the lead surgeon, performed 40 sutures.": { lies: "I supervised and performed 40 sutures." },
  "Filled shelves by hand for four years.": { lies: "", truths: "I filled shelves." },
  "Supervised cooks and trained waiters.": {
    lies: `
      I supervised trained waiters and cooks.
      I supervised trained waiters.`,
    truths: "I supervised cooks.",
  },
  "Managed shelves and stored goods.": { lies: "I managed stored goods.\nI stored goods." },
  "Trained 40 nurses and doctors.": {
    lies: `
      I trained 40 nurses.
      I trained 40 doctors.
      I trained doctors and 40 nurses.`,
  },
  "Was responsible to the director for budgets.": {
    lies: `
      I was director responsible for budgets.
      I was director.`,
  },
  "Organised the festival along with a senior planner.": { lies: "I organised the festival." },
  "Painted a portrait of the mayor.": { lies: "I painted a portrait for the mayor." },
  "Wrote biographies of 12 athletes.": { lies: "I wrote biographies for 12 athletes." },
  "Wrote a review of the Guardian.": { lies: "I wrote a review for the Guardian." },
  "Trained 20 nurses in CPR.": { lies: "I trained 20 nurses using CPR." },
  "Treated patients with pacemakers.": { lies: "I treated patients using pacemakers." },
  "Built the site with two interns.": { lies: "I built the site using two interns." },
  "Raised sales from 1.2 to 1.8 million €.": {
    lies: `
      I raised sales by 149999900 %.
      I raised sales by 1,799,998.8 €.`,
  },
  "Grew sales from 2000 to 2020.": {
    lies: `
      I grew sales by 1 %.
      I grew sales by 20.`,
  },
  "Taught pupils from 6 to 12.": {
    lies: `
      I taught pupils by 6.
      I taught pupils by 100 %.`,
  },
  "Audited suppliers in Poland.": {
    lies: `
      In Leeds, I audited suppliers.
      I audited suppliers at Blue Anchor.`,
  },
  "Designed a logo for a bakery.": {
    lies: `
      I designed a logo for Blue Anchor.
      I designed Blue Anchor's logo.
      I designed a logo at Blue Anchor.`,
  },
  "Designed the logo for a bakery.": {
    lies: `
      I designed a logo for Blue Anchor.
      I designed Blue Anchor's logo.
      I designed a logo at Blue Anchor.`,
  },
  "Audited the books for 12 banks.": { lies: "I audited Blue Anchor's books." },
  "Trained by two head chefs in sauces.": {
    lies: `
      I trained two head chefs in sauces.
      I trained in sauces.
      I taught sauces.`,
  },
  "Opened a shop in New York.": { lies: "I opened a shop in York." },
  "Managed an apartment complex.": { lies: "I managed an apartment." },
  "Managed a hotel complex in Kiel.": { lies: "I managed a hotel in Kiel." },
  "Repaired a water main in the town.": { lies: "I repaired a water in the town." },
  "Ran the shop together.": { lies: "I ran the shop." },
  "Led the ward in the absence of the head.": { lies: "I led the ward." },
  "Was top seller in the shop.": { lies: "I was top seller." },
  "Cut losses by .5 %.": { lies: "I cut losses by 5 %." },
  "Stored vaccines at –20 °C.": { lies: "I stored vaccines at 20 °C." },
  "Edited 4K videos for YouTube.": { lies: "I edited 4,000 videos for YouTube." },
  "Organised 5k runs for the town.": { lies: "I organised 5,000 runs for the town." },
  "Performed AI on 300 cows.": { lies: "I performed artificial intelligence on 300 cows." },
  "Trained 40 managers in NLP.": { lies: "I trained 40 managers in natural language processing." },
  "Synthesised an API of high purity.": { lies: "I synthesised an application programming interface of high purity." },
  "Served as an RN officer.": { lies: "I served as a registered nurse officer." },
  "Tagged POS in corpora.": {
    lies: `
      I tagged points of sale in corpora.
      I tagged point of sale in corpora.`,
  },
  "Processed 300 applications a month.": { lies: "I processed 300 apps a month." },
  "Lectured 200 students.": { lies: "I lectured 200 pupils." },
  "Cleaned the vat after each brew.": { lies: "I cleaned the value added tax after each brew." },
  "Negotiated contracts.": { lies: "I negotiated contracts with Blue Anchor." },
  "Ran a course in machine learning for an app.": { lies: "", truths: "I ran a course in ML for an application." },
  "Lowered costs from 40 to 30 €.": { lies: "", truths: "I lowered costs by 25 %." },
  "Managed the linen of 40 rooms.": { lies: "", truths: "I managed the linen for 40 rooms." },
  "Spread 40k leaflets.": { lies: "", truths: "I spread 40,000 leaflets." },
  "Joined a team that won the cup.": {
    lies: `
      I won the cup.
      I joined a team and won the cup.`,
  },
  "Assisted surgeons who performed 40 operations.": {
    lies: `
      I assisted surgeons, performing 40 operations.
      I performed 40 operations.`,
  },
  "Stopped selling tobacco.": {
    lies: `
      I stopped tobacco.
      I sold tobacco.`,
  },
  "Signed non-binding contracts.": { lies: "I signed contracts." },
  "Audited inactive accounts in two banks.": { lies: "I audited accounts in two banks." },
  "Cut costs by 10 to 20 %.": {
    lies: `
      I cut costs to 20 %.
      I cut costs by 20 %.
      I cut costs by 10 %.`,
  },
  "Nominated for the Oscar for editing.": { lies: "I nominated for the Oscar." },
  "Selected from 300 applicants for the course.": {
    lies: `
      I selected from 300 applicants for the course.
      I selected 300 applicants.`,
  },
  "Chosen out of 300 applicants.": { lies: "I chose out of 300 applicants." },
  "Accompanied by two guards, carried cash.": {
    lies: `
      I accompanied and carried cash.
      I accompanied two guards and carried cash.`,
  },
  "Given responsibility for 12 cooks.": { lies: "I gave responsibility for 12 cooks." },
  "Paid by the hour for cleaning.": { lies: "I paid by the hour for cleaning." },
  "Employed for cleaning in two schools.": { lies: "I employed for cleaning in two schools." },
  "Polished china for guests.": { lies: "I polished China for guests.", truths: "I polished china." },
  "Opened a bakery and ran it for six years.": {
    lies: `
      I opened a bakery and ran IT for six years.
      I ran IT for six years.`,
  },
  "Reduced run time of the model from 14 hours to 90 minutes.": {
    lies: `
      I reduced run time from 14 hours to 90 minutes.
      I reduced run time of the model by 76 minutes.`,
  },
  "Reduced the waste of the bakery by 5 %.": { lies: "I reduced waste by 5 %." },
  "Stood in as controller on nine weekends in 2021.": { lies: "I stood in as controller on weekends." },
  "Led a workroom of five tailors during the cutter's maternity leave.": { lies: "I led a workroom of five tailors." },
  "Ran courses with the club on four Saturdays.": { lies: "I ran courses with the club." },
  "Bought soft cheeses from nine farms in Somerset and Devon.": {
    lies: "I bought soft cheeses from nine farms in Somerset.",
    truths: "I bought soft cheeses from nine farms.",
  },
  "Serviced turbines at 11 sites in Jutland and in Scotland.": {
    lies: `
      I serviced turbines at 11 sites in Scotland.
      I serviced turbines at 11 sites in Jutland.`,
  },
  "Opened a shop with a loan, and sold it after three years.": {
    lies: `
      I sold it after three years.
      I sold it.`,
    truths: "I opened a shop with a loan and sold it after three years.",
  },
  "Treated patients in ward 12.": { lies: "I treated 12 ward patients." },
  "Led a 12-strong team.": { lies: "I led a strong team." },
  "Ran the shop when the owner was ill.": { lies: "I ran the shop." },
  "Cut costs by 10 % in one shop.": { lies: "I cut costs by 10 %." },
  "Cut costs by 10 % in theory.": { lies: "I cut costs by 10 %." },
  "Ran the shop while the owner was away.": { lies: "I ran the shop." },
  "Advised banks on loans and shops on stock.": {
    lies: `
      I advised banks on loans and stock.
      I advised shops and banks on loans.
      I advised banks and shops on loans.`,
    truths: "I advised banks on loans.",
  },
  ...attackedJoins,
  ...attackedResults,
  ...attackedAmounts,
  ...attackedMeasures,
  ...attackedShared,
  ...attackedSubjects,
  ...attackedReadings,
  ...attackedCounts,
  ...attackedSenses,
  ...attackedThings,
  ...attackedLinks,
  ...attackedMoves,
  ...attackedPairs,
  ...attackedLimits,
  ...attackedOrders,
  ...attackedTurns,
  ...attackedVerbs,
  ...attackedNouns,
  ...attackedWritings,
};

export const attackOn = ([statement, bent]: [string, Pick<Attack, "lies" | "truths">]): Attack => ({
  about: ofJob(statement),
  ...bent,
});
