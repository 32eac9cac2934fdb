import type { Attack } from "./attack.ts";

/** Verbs that mean the same of some things only, by the statement that was bent. */
export const attackedVerbs: Record<string, Pick<Attack, "lies" | "truths">> = {
  "Trained as an electrician at Siemens.": {
    lies: `
      I taught as an electrician at Siemens.
      I instructed as an electrician.`,
  },
  "Trained in Paris under the chef.": { lies: "I taught in Paris under the chef." },
  "Instructed barristers in 12 cases.": {
    lies: `
      I trained barristers in 12 cases.
      I taught barristers in 12 cases.`,
  },
  "Performed 40 concerts with the choir.": { lies: "I conducted 40 concerts with the choir." },
  "Undertook first aid training.": {
    lies: `
      I performed first aid training.
      I executed first aid training.`,
  },
  "Fixed plasterboard on three sites.": { lies: "I repaired plasterboard on three sites." },
  "Handled dogs for the police.": { lies: "I processed dogs for the police." },
  "Handled dangerous goods.": { lies: "I processed dangerous goods." },
  "Kept 40 buses for hire.": { lies: "I maintained 40 buses for hire." },
  "Maintained 40 lifts.": { lies: "I kept 40 lifts." },
  "Started a course in accounting.": { lies: "I launched a course in accounting." },
  "Raised 300 invoices a month.": {
    lies: `
      I increased 300 invoices a month.
      I grew 300 invoices a month.`,
  },
  "Raised three children in Kiel.": { lies: "I increased three children in Kiel." },
  "Cut hair for children.": {
    lies: `
      I reduced hair for children.
      I shortened hair for children.`,
  },
  "Lowered loads of up to 40 t.": {
    lies: `
      I cut loads of up to 40 t.
      I reduced loads of up to 40 t.`,
  },
  "Cut steel beams for bridges.": { lies: "I reduced steel beams for bridges." },
  "Put together 300 shelves.": {
    lies: `
      I developed 300 shelves.
      I created 300 shelves.`,
  },
  "Booked 300 invoices a month.": { lies: "I reserved 300 invoices a month." },
  "Developed 12 properties in Leeds.": { lies: "I constructed 12 properties in Leeds." },
  "Developed staff in two shops.": { lies: "I created staff in two shops." },
  "Grew tomatoes in glasshouses.": {
    lies: `
      I increased tomatoes in glasshouses.
      I raised tomatoes in glasshouses.`,
  },
  "Ran 10 km a day.": { lies: "I operated 10 km a day." },
  "Arranged music for brass bands.": { lies: "I organised music for brass bands." },
  "Cut costs of transport in two years.": { lies: "", truths: "I reduced costs of transport." },
  "Raised output by 12 %.": { lies: "", truths: "I increased output by 12 %." },
  "Instructed 12 trainees.": { lies: "", truths: "I trained 12 trainees." },
  "Repaired 40 lifts.": { lies: "", truths: "I fixed 40 lifts." },
};
