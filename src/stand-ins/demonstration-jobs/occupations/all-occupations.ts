import { demoWordingOf, fillPhrase } from "../phrases/phrase-book.ts";
import { readTable, type TableEntry } from "../table-text.ts";
import { buildingOccupations } from "./building-occupations.ts";
import { careOccupations } from "./care-occupations.ts";
import { guestOccupations } from "./guest-occupations.ts";
import { learningOccupations } from "./learning-occupations.ts";
import { movingOccupations } from "./moving-occupations.ts";
import { type DemoOccupation, type Level, type LocalOccupation, levels } from "./occupation.ts";
import { officeOccupations } from "./office-occupations.ts";
import { technologyOccupations } from "./technology-occupations.ts";
import { tradeOccupations } from "./trade-occupations.ts";
import { workshopOccupations } from "./workshop-occupations.ts";

/** The order of the second list in the line that begins an occupation; the third are its English titles. */
const localLanguages = ["de", "fr", "es", "it", "nl", "pl", "pt"];
/** Below this multiple of the median pay, places are given without a qualification. */
const openToAllBelow = 0.7;

const tables = [
  careOccupations,
  learningOccupations,
  technologyOccupations,
  buildingOccupations,
  workshopOccupations,
  movingOccupations,
  tradeOccupations,
  guestOccupations,
  officeOccupations,
];

export const allOccupations: readonly DemoOccupation[] = tables.flatMap((table) => readTable(table).map(toOccupation));

function toOccupation({ head, list, lists, pairs }: TableEntry): DemoOccupation {
  const [facts = [], localTitles = [], usualTitles = []] = head;
  const [name = "", family = "", weight, pay, wage, remoteShare, sectors = ""] = facts;
  const [duties = [], skills = []] = lists("do");
  const [ofFamily = [], asked = []] = demoWordingOf("en").lists(family);
  const requirements = list("need");
  return {
    name,
    family,
    weight: Number(weight),
    titles: titlesOf(name, usualTitles, lists("titles")),
    localTitles: Object.fromEntries(localTitles.map((title, at) => [localLanguages[at] ?? "", title])),
    sectors: sectors.split(" "),
    pay: Number(pay),
    isWaged: wage === "wage",
    isOpenToAll: Number(pay) < openToAllBelow,
    remoteShare: Number(remoteShare),
    keywords: [...list("skills"), ...skills],
    purposes: list("why"),
    fields: pairs("fields"),
    duties,
    requirements: requirements.length > 0 ? requirements : ofFamily,
    credentials: { other: asked.join("\n- "), ...Object.fromEntries(pairs("papers")) },
    tools: list("tools"),
    benefits: list("give"),
    hours: list("hours"),
    local: Object.fromEntries(
      localLanguages.filter((code) => lists(code).length > 0).map((code) => [code, localOf(lists(code))]),
    ),
  };
}

function titlesOf(
  name: string,
  usual: readonly string[],
  [junior = [], mid = [], senior = [], lead = []]: readonly (readonly string[])[],
): DemoOccupation["titles"] {
  if (mid.length > 0) return { junior, mid, senior, lead };
  const titles = usual.length > 0 ? usual : [name];
  const called = (key: string) => titles.map((title) => fillPhrase(demoWordingOf("en"), key, { title }));
  return { junior: titles, mid: titles, senior: called("seniorTitle"), lead: called("leadTitle") };
}

function localOf([titles = [], purposes = [], duties = [], requirements = []]: readonly (readonly string[])[]) {
  const byLevel = new Map<Level, string>(levels.map((level, at) => [level, titles[at] ?? ""]));
  const at = (level: Level) => byLevel.get(level) ?? "";
  return {
    titles: { junior: at("junior"), mid: at("mid"), senior: at("senior"), lead: at("lead") },
    purposes,
    duties,
    requirements,
  } satisfies LocalOccupation;
}
