import { areEqualNouns } from "./equal-nouns.ts";
import { areEqualVerbs } from "./equal-verbs.ts";
import { losable, oneSpelling } from "./equal-words.ts";
import { singularOf, verbReadings } from "./verb-reading.ts";
import { isSameNumber } from "./word-reading.ts";

const articles = new Set(["a", "an", "the"]);
/** What stands beside these must stay: "not all", "nearly the whole". */
const holding = /^(not|no|never|nearly|almost|without|only|up|under|below|half|partly|hardly|barely|less|least)$/;
const manner = /^(?:an?|the|successfully|also|regularly)$/;
const counting = /^(few|little|lot|number|couple|dozen|majority|most|all|both|only|best|first|top|leading|sole)$|^\d/;

/** Whether the words are those of the fact in their order; articles may come and go, and what is losable may be lost. */
export function saysSame(said: string[], held: string[]): boolean {
  return isSame(said, held, 0, 0);
}

function isSame(said: string[], held: string[], i: number, j: number): boolean {
  const [word, fact] = [said[i], held[j]];
  if (word === undefined && fact === undefined) return true;
  if (
    word !== undefined &&
    fact !== undefined &&
    isSameWord(word, fact, held.slice(j + 1)) &&
    isSame(said, held, i + 1, j + 1)
  )
    return true;
  if (fact !== undefined && canLose(held, j) && !(articles.has(fact) && word === "the"))
    if (isSame(said, held, i, j + 1)) return true;
  return word !== undefined && canAdd(said, held, i, j) && isSame(said, held, i + 1, j);
}

export function isSameWord(said: string, held: string, object: string[] = []): boolean {
  if (held === "1" && /^an?$/.test(said)) return true;
  if (held.includes("#") || said.includes("#")) return isSameForm(said, held, object);
  return (
    isSameNumber(said, held) ||
    oneSpelling(said) === oneSpelling(held) ||
    wider.get(held) === said ||
    areEqualNouns(said, held) ||
    singularOf(held).some((singular) => oneSpelling(singular) === oneSpelling(said))
  );
}

/** Every app is an application, but many an application is a form. */
export const wider: ReadonlyMap<string, string> = new Map([
  ["app", "application"],
  ["apps", "applications"],
  ["pupil", "student"],
  ["pupils", "students"],
]);

const isSameForm = (said: string, held: string, object: string[]) =>
  verbReadings(said).some((word) =>
    verbReadings(held).some(
      (fact) => fact.form === word.form && areEqualVerbs(word.lemma, fact.lemma, { object, isMeasured: false }),
    ),
  );

/** Behind the last noun it is one itself: "an apartment complex". */
const canLose = (held: string[], at: number) =>
  losable.has(held[at] ?? "") &&
  (manner.test(held[at] ?? "") || !/^(?:of|)$/.test(held[at + 1] ?? "")) &&
  !holding.test(held[at - 1] ?? "") &&
  !holding.test(held[at + 1] ?? "");

/** "the" makes one of many the only one, and "a few" is more than few. */
function canAdd(said: string[], held: string[], i: number, j: number): boolean {
  const next = said[i + 1] ?? "";
  if (!articles.has(said[i] ?? "") || next === "" || counting.test(next)) return false;
  return !articles.has(held[j] ?? "") && !(said[i] === "the" && articles.has(held[j - 1] ?? ""));
}
