import { oneStop } from "../../text/text.ts";
import type { FactEntry } from "../../truth/truth.ts";
import type { Sentence } from "../document.ts";
import { indefiniteArticle } from "../phrases/phrases-en.ts";

/** "BSc (Hons) 2:1", "Laurea triennale, 101/110": the mark is no part of the degree. */
export const withoutMark = (degree: string): string => degree.replace(/,? (?:2:[12]|\d{2,3}\/1[01]0)$/, "");

const isLineOfPlainWords = (skill: string) => /^\p{Lu}\p{Ll}+(?: \p{Ll}+)+$/u.test(skill);

/** "I hold an MSc in Chemistry from ..."; only of a degree of a known kind that is finished. */
export function englishDegree(study: FactEntry, thisYear: number): Sentence | undefined {
  const [degree, subject, school, period] = (["degree", "subject", "organisation", "period"] as const).map(study.one);
  const title = withoutMark(degree?.text ?? "");
  if (!degree || !school || !isDegree.test(title) || isNotHeld.test(title) || !isOver(period?.text, thisYear))
    return undefined;
  const held = isLineOfPlainWords(title) ? title.charAt(0).toLowerCase() + title.slice(1) : title;
  const name = subject ? `${held} in ${subject.text}` : held;
  const from = /^(?:Royal|(?:University|College|School|Institute|Academy) of)\b/.test(school.text)
    ? `the ${school.text}`
    : school.text;
  return {
    text: oneStop(`I hold ${indefiniteArticle(title)} ${name} from ${from}`),
    facts: [degree, subject, school].flatMap((fact) => fact?.id ?? []),
  };
}

/** Of a kind that one holds: nobody holds a "Semester abroad" or a "Coursework towards a diploma". */
const isDegree =
  /^(?:(?:[BM]\.?\s?(?:Sc|A|Eng|Ed|Phil|BA|Mus|Arch|Des)|[BM]BA|BBA|BS|MS|LL\.?\s?[BM]|Ph\.?\s?D|HN[CD])\.?(?: \(Hons\))?|(?:Bachelor|Master|Doctor|Associate)\b.*|(?:[\p{L}'’-]+ ){0,3}(?:[Cc]ertificate|[Dd]iploma|[Ll]icen[cs]e|[Dd]egree))$/u;
const isNotHeld = /\b(?:no|not|without|towards?|partial|part|incomplete|unfinished|coursework)\b/i;

/** Whether a study is known to have ended; without a time it is taken to have. */
export function isOver(period: string | undefined, thisYear: number): boolean {
  if (period === undefined) return true;
  const [, end] = / - (\d{4})$/.exec(period) ?? [];
  return end !== undefined && Number(end) <= thisYear;
}
