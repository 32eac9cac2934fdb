import type { Attack } from "./attack.ts";

/** What others did, what happened by itself, and whose end it was that stood behind two deeds, by the statement that was bent. */
export const attackedSubjects: Record<string, Pick<Attack, "lies" | "truths">> = {
  "We harvested 40 tonnes of apples a year": {
    lies: `
      I harvested 40 tonnes of apples a year.
      Harvested 40 tonnes of apples a year`,
    truths: "We harvested 40 tonnes of apples a year.",
  },
  "My manager praised my accuracy and trained two colleagues": { lies: "I trained two colleagues." },
  "My team of four grew sales by 5 %": { lies: "I grew sales by 5 %.\nGrew sales by 5 %" },
  "Sales doubled within two years": { lies: "I doubled sales.\nDoubled sales within two years" },
  "Waiting times improved": { lies: "I improved waiting times." },
  "Membership rose from 40 to 90": { lies: "I more than doubled membership.", truths: "Membership more than doubled" },
  "Team grew from three to nine people": {
    lies: `
      I grew the team from three to nine people.
      Grew the team to nine people`,
  },
  "Retraining the staff halved complaints": { lies: "", truths: "I halved complaints by retraining the staff." },
  "Rewrote the menu, and sales doubled": { lies: "I doubled sales.", truths: "I rewrote the menu and sales doubled." },
  "Two thirds of my patients were children under six": { lies: "One third of my patients were children under six." },
  "Sold two thirds of the boats abroad": { lies: "I sold a third of the boats abroad." },
  "Sorted letters for lawyers and delivered them by bike": { lies: "I sorted letters by bike." },
  "Sorted letters for lawyers and delivered parcels by bike": {
    lies: "I sorted parcels by bike.",
    truths: "I delivered parcels by bike.",
  },
  "Compared the machines with the drawings and corrected them": { lies: "I corrected the machines." },
  "Inspected lifts in 14 stations, and repaired them in nine": {
    lies: "I inspected and repaired lifts in 14 stations.",
    truths: "I inspected lifts in 14 stations.",
  },
  "Inspected lifts with the works council and repaired them": {
    lies: "I inspected and repaired lifts with the works council.",
    truths: "I repaired lifts.",
  },
  "Reports to the coroner": { lies: "I wrote the coroner's reports.", truths: "I wrote reports to the coroner." },
};
