import type { Fact } from "../../../../engines/truth/truth.ts";
import { wordsOf } from "../words/word-reading.ts";
import type { Entry } from "./entry-forms.ts";
import { nameWordings } from "./name-wordings.ts";
import { studyOf } from "./title-parts.ts";

const notHeld =
  /(?<!\p{L})(?:not (?:yet )?(?:completed|finished|passed|awarded|graduated)|without (?:a )?degree|no degree|un(?:finished|completed)|incomplete|dropped out|broken off|discontinued|abandoned|withdrawn|withdrew|interrupted|in progress|ongoing|expected|pending|expired|lapsed|revoked|failed|coursework only|\d+ of (?:the )?\d+ (?:ects|credits?|modules?|semesters?|points))(?!\p{L})/iu;

/** Whether a fact says that a study or a certificate is not held. */
export const isNotHeld = (text: string): boolean => notHeld.test(text);

/** "2019", "05/2019", "2016 - 2019"; of "since 2019" and "2019 - 2022 (unfinished)" nobody can tell. */
export function hasPassed(time: string | undefined): boolean {
  if (time === undefined) return true;
  const [, end] =
    years.exec(studyOf(time).years.replace(/^(?:(?:\d\d\.)?\d\d[./](\d{4})|(\d{4})-\d\d(?:-\d\d)?)$/, "$1$2")) ?? [];
  return end !== undefined && Number(end) <= new Date().getUTCFullYear();
}

const month = "(?:(?:Jan|Feb|Mar|Apr|May|Jun|Jul|Aug|Sep|Oct|Nov|Dec)[a-z]*\\.? )?";
const years = new RegExp(`^(?:${month}\\d{4} ?[-–] ?)?${month}(\\d{4})$`);

/**
 * Whether a text names a degree, a certificate or a course that is not known to be finished without what says so: "MSc in Chemistry"
 * alone claims it, "MSc in Chemistry (2024 –)" does not.
 */
export function hidesThatItIsOpen(text: string, { section, cited, isOver }: Entry): boolean {
  if (isOver || !/^(?:education|certification|training)$/.test(section)) return false;
  const said = ` ${wordsOf(text).join(" ")} `;
  const isNamed = (fact: Fact) => nameWordings(fact).some((wording) => said.includes(` ${wording} `));
  if (!cited.some((fact) => (fact.kind === "degree" || fact.kind === "title") && isNamed(fact))) return false;
  return !cited.some((fact) => isNamed(fact) && tellsOpen(fact, text));
}

/** "2024 -" is told only with its dash: "MSc, 2024" would have been finished then. */
function tellsOpen({ kind, text }: Fact, said: string): boolean {
  if (isNotHeld(text)) return true;
  if ((kind !== "period" && kind !== "year") || hasPassed(text)) return false;
  const [, start] = /^(\d{4}) ?[-–]$/.exec(text) ?? [];
  return start === undefined || new RegExp(`\\b${start} ?[-–](?! ?\\d)`).test(said);
}
