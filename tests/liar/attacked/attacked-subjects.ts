import type { Attack } from "./attack.ts";

/** What others did, what happened by itself, and whose end it was that stood behind two achievements, by the statement that was bent. */
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
  "Prepared the accounts for the auditor with the bookkeeper": {
    lies: "I prepared the accounts.",
    truths: "I prepared the accounts for the auditor with the bookkeeper.",
  },
  "Built a boat for the museum in 2014 with two retired shipwrights": {
    lies: "I built a boat.\nI built a boat for the museum.",
  },
  "Drew maps of caves in pairs": { lies: "I drew maps of caves." },
  "Cut costs from £1,200 to £900 per job": { lies: "I cut costs by £300.", truths: "I cut costs by £300 per job." },
  "Raised output from 40 to 60 chairs a week": {
    lies: "I raised output by 20 chairs.",
    truths: "I raised output by 20 chairs a week.",
  },
  "Shortened waits from 30 to 20 minutes on Fridays": {
    lies: "I shortened waits by 10 minutes.",
    truths: "I shortened waits from 30 to 20 minutes on Fridays.",
  },
  "Trained 12 people: 8 porters and 4 cooks": { lies: "I trained 24 people." },
  "Trained 8 porters and 4 cooks": { lies: "", truths: "I trained 12 people." },
  "Mixed 30 colours a day, up to 50 before Easter": {
    lies: `
      I mixed up to 50 colours a day.
      I mixed 30 colours a day before Easter.`,
  },
};
