import { commonOccupations } from "../../../../src/engines/text/text.ts";
import { createRandom } from "../../../../src/stand-ins/demonstration-jobs/random.ts";

/** A title as adverts write it, and which occupation it is, by its usual English name. */
export interface MadeTitle {
  title: string;
  occupation: string;
  language: string;
}

const before = ["", "", "", "", "Senior ", "Junior ", "Lead ", "Trainee "];
const behind = [
  ...[
    "",
    "",
    "",
    " (m/w/d)",
    " - Full Time",
    " – Nights",
    " (Part Time)",
    ", Leeds",
    " | Immediate Start",
    " - £28,000",
    " (H/F)",
  ],
  ...[
    " - Automotive",
    " – City Centre",
    " (Remote)",
    " - 12 Month Contract",
    ", Oncology",
    " - Graduate Scheme",
    " – Team 4",
  ],
];

/** Titles around the common names, in the shares of a list that favours English: seeded, so that they are the same each time. */
export function madeTitles(count: number): MadeTitle[] {
  const random = createRandom(11);
  return Array.from({ length: count }, () => {
    const { names } = random.pick(commonOccupations);
    const english = names.filter(({ language }) => language === "en");
    const { name, language } = random.pick(random.chance(0.6) ? english : names);
    const title = `${random.pick(before)}${name.replace(/(^|\s)\p{L}/gu, (letter) => letter.toUpperCase())}${random.pick(behind)}`;
    return { title, occupation: names[0]?.name ?? "", language };
  });
}
