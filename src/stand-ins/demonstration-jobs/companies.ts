import { companyWords } from "./company-words.ts";
import type { DemoCountry } from "./countries/country.ts";
import type { Random } from "./random.ts";
import { fillIn, readTable } from "./table-text.ts";

export interface DemoCompany {
  name: string;
  staff: string;
  info: (place: string) => string;
}

/** What may stand beside any description of a company. */
const habits = [
  "We answer every application within two weeks, also when the answer is no.",
  "You will meet the team before you decide.",
  "One in three colleagues has been here for more than ten years.",
  "We speak fourteen languages among us and one at work.",
  "What we decide, we explain.",
  "We welcome people of every age and background, and changes of career.",
  "Our working days end on time, and we are proud of it.",
  "Mistakes are talked about here, which is why there are few of them.",
];

const sectorWords = new Map(
  readTable(companyWords).map(({ head: [[sector = "", ...kinds] = []], list }) => [
    sector,
    { kinds, sentences: list("is") },
  ]),
);

/** An invented company of the sector, with a name as the country would give it. */
export function inventCompany(random: Random, country: DemoCountry, sector: string): DemoCompany {
  const words = sectorWords.get(sector);
  if (!words) throw new Error(`There are no companies of ${sector}`);
  const trade = `${random.pick(country.companyStems)} ${random.pick(words.kinds)}`;
  const form = random.pick(country.legalForms);
  const name = trade.endsWith(` ${form}`) ? trade : `${trade} ${form}`;
  const chosen = [random.pick(words.sentences), random.pick(habits)];
  const staff = String(random.pick([18, 35, 60, 90, 140, 220, 380, 650, 1200]));
  const year = String(random.between(1921, 2016));
  return { name, staff, info: (place) => fillIn(chosen.join(" "), { company: name, place, staff, year }) };
}
