import type { Attack } from "./attack.ts";

/** Achievements with what came of them, told as if more, or something else, had come of them. */
export const attackedResults: Record<string, Pick<Attack, "lies" | "truths">> = {
  "Cut energy costs by 12 % by replacing 300 lamps with LEDs.": {
    lies: `
      I replaced LEDs with 300 lamps and thereby cut energy costs by 12 %.
      Replacing lamps with LEDs cut 300 energy costs by 12 %.
      Energy costs rose by 12 % because I replaced 300 lamps with LEDs.`,
    truths: `
      I replaced 300 lamps with LEDs and thereby cut energy costs by 12 %.
      Replacing 300 lamps with LEDs cut energy costs by 12 %.
      Energy costs fell by 12 % because I replaced 300 lamps with LEDs.
      Energy costs fell by 12 % after I replaced 300 lamps with LEDs.`,
  },
  "Rewrote the order form, which shortened queues from 20 to 8 minutes.": {
    lies: "Rewriting queues shortened the order form from 20 to 8 minutes.",
    truths: `
      By rewriting the order form, I shortened queues from 20 to 8 minutes.
      Queues fell from 20 to 8 minutes because I rewrote the order form.`,
  },
  "Redesigned a hinge and saved €40,000 a year in material costs.": {
    lies: `
      Redesigned a hinge, saving €40,000 in material costs.
      By redesigning a hinge, I saved €40,000 a year in material costs.`,
    truths: "I redesigned a hinge, saving 40,000 euros a year in material costs.",
  },
  "Led the branch and raised sales by 8 % in 2019.": {
    lies: `
      I raised sales by 8 % in 2019 by leading the branch.
      I led the branch, which raised sales by 8 % in 2019.
      I led the branch in 2019 and raised sales by 8 %.`,
  },
  "Trained 14 cooks and cut waste by 5 %.": {
    lies: `
      I trained 14 cooks, which cut waste by 5 %.
      I trained 14 cooks, cutting waste by 5 %.
      Training 14 cooks cut waste by 5 %.`,
  },
  "Introduced a triage sheet, after which waiting times fell from 50 to 35 minutes.": {
    lies: `
      I introduced a triage sheet, which cut waiting times from 50 to 35 minutes.
      Waiting times fell from 50 to 35 minutes because I introduced a triage sheet.
      By introducing a triage sheet, I cut waiting times from 50 to 35 minutes.
      Introducing a triage sheet reduced waiting times from 50 to 35 minutes.
      After waiting times fell from 50 to 35 minutes, I introduced a triage sheet.
      Waiting times fell from 35 to 50 minutes after I introduced a triage sheet.`,
    truths: `
      I introduced a triage sheet, and waiting times subsequently fell from 50 to 35 minutes.
      After I introduced a triage sheet, waiting times fell from 50 to 35 minutes.
      Waiting times dropped from 50 to 35 minutes after I introduced a triage sheet.`,
  },
  "Cut overtime by 9 % by rewriting the rota in two shops.": {
    lies: `
      I rewrote the rota and thereby cut overtime by 9 %.
      I rewrote the rota, cutting overtime by 9 % in two shops.`,
  },
  "Supported the manager in rewriting the rota, which cut overtime by 9 %.": {
    lies: `
      Rewriting the rota cut overtime by 9 %.
      I rewrote the rota, which cut overtime by 9 %.`,
  },
  "Cut overtime by 9 % by rewriting the rota together with the owner.": {
    lies: "I rewrote the rota and thereby cut overtime by 9 %.",
    truths: "Together with the owner, I rewrote the rota and thereby cut overtime by 9 %.",
  },
  "Cleaned the van and saved 40 litres of fuel a week by planning the stops.": {
    lies: `
      I cleaned the van, saving 40 litres of fuel a week.
      Cleaning the van saved 40 litres of fuel a week.`,
  },
  "Cut scrap by 12 % by changing the clamps.": {
    lies: `
      I changed the clamps, resulting in a 12 % increase in scrap.
      I changed the scrap, resulting in a 12 % reduction in clamps.`,
    truths: "I changed the clamps, resulting in a 12 % reduction in scrap.",
  },
  "Saved EUR 18,000 a year in tooling costs by switching to regrindable cutters.": {
    lies: `
      I cut tooling costs by EUR 18,000.
      I cut costs by EUR 18,000 a year.
      I cut tooling costs to EUR 18,000 a year.
      I raised tooling costs by EUR 18,000 a year.`,
    truths: "By switching to regrindable cutters, I reduced tooling costs by 18,000 euros a year.",
  },
  "Cut waste by 9 % by weighing portions and energy use by 4 % by turning off ovens.": {
    lies: `
      Turning off ovens cut waste by 9 %.
      I turned off ovens and thereby cut waste by 9 %.
      Weighing portions cut energy use by 4 %.`,
  },
  "Raised sales from 10 to 14 units by advertising and later to 20 units by opening a second shop.": {
    lies: "I opened a second shop and thereby raised sales from 10 to 14 units.",
  },
};
