import { type Attack, ofJob } from "./attack.ts";
import { attackedVerbs } from "./attacked-verbs.ts";

/** By the statement that was bent. */
export const attackedStatements: Record<string, Pick<Attack, "lies" | "truths">> = {
  "Led the team on three occasions.": { lies: "I led the team." },
  "Led the team for one week in July.": { lies: "I led the team.\nI led the team in July." },
  "Ran the kitchen for two days.": { lies: "I ran the kitchen." },
  "Mentored in budgeting by the director.": { lies: "I mentored in budgeting." },
  "Supervised by the lead surgeon, performed 40 sutures.": { lies: "I supervised and performed 40 sutures." },
  "Filled shelves by hand for four years.": { lies: "", truths: "I filled shelves." },
  ...attackedVerbs,
};

export const attackOn = ([statement, bent]: [string, Pick<Attack, "lies" | "truths">]): Attack => ({
  about: ofJob(statement),
  ...bent,
});
