import type { Attack } from "./attack.ts";

/** Small words read as what they are not there: "a year" as each year, "over" as more than, standing in as holding the post. */
export const attackedReadings: Record<string, Pick<Attack, "lies" | "truths">> = {
  "Spent a year in Japan.": { lies: "I spent every year in Japan.", truths: "I spent a year in Japan." },
  "Ran an evening for donors.": { lies: "I ran every evening for donors." },
  "Led a shift at the plant.": { lies: "I led each shift at the plant.", truths: "I led a shift at the plant." },
  "Hosted a day for apprentices.": { lies: "I hosted daily for apprentices." },
  "Served 40 guests a day.": { lies: "", truths: "I served 40 guests every day.\nI served 40 guests daily." },
  "Stood in as head chef.": {
    lies: "I served as head chef.\nI took over as head chef.\nI acted as head chef.",
    truths: "I stood in as head chef.\nI filled in as head chef.",
  },
  "Took over as acting manager from May to August 2023.": {
    lies: "I took over as manager from May to August 2023.",
    truths: "I stepped in as acting manager from May to August 2023.",
  },
  "Took over 40 contracts.": {
    lies: "I took more than 40 contracts.\nI took 40 contracts.",
    truths: "I took over 40 contracts.",
  },
  "Passed over 12 candidates.": { lies: "I passed more than 12 candidates.\nI passed twelve candidates." },
  "Cared for over 40 patients.": { lies: "", truths: "I cared for more than 40 patients." },
  "Coached children under 12.": {
    lies: "I coached fewer than 12 children.",
    truths: "I coached children under 12.",
  },
  "Hired twelve coaches for the club.": { lies: "I hired twelve vehicles for the club." },
  "Took 40 readings a day.": { lies: "I took 40 events a day." },
  "Set 200 posts for a fence.": { lies: "I set 200 texts for a fence." },
  "Taught every second lesson in French.": {
    lies: "I taught French.\nI taught every lesson in French.",
    truths: "I taught every second lesson in French.",
  },
  "Wrote software for Siemens and Bosch.": {
    lies: "I wrote Siemens software for Bosch.",
    truths: "I wrote software for Bosch and Siemens.",
  },
};
