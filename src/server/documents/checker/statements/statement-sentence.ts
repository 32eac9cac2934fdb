import type { Fact } from "../../../../engines/truth/truth.ts";
import { textOf } from "../words/text-of.ts";
import type { Telling } from "../words/verb-agreement.ts";
import { inForm, verbReadings } from "../words/verb-reading.ts";
import { familyKeys } from "../words/word-families.ts";
import { keepsShared, mayShareTime } from "./kept-shared.ts";
import { type Moment, repeatsOne, tellsOne } from "./one-statement.ts";
import { headOf, keepsThings, leans, namedIn, withoutPronouns } from "./pronouns.ts";
import { relativeDeed } from "./relative-deeds.ts";
import { resultsIn } from "./results.ts";
import { fronts, plainReadingsOf } from "./sentence-readings.ts";
import { joinedIn, readStatement, resultsOf, type Statement } from "./statement-reading.ts";

/** Whether words are those of some statements, as far as that is quickly told. */
export function tellsOwnWords(words: string[], statements: Fact[], moment: Moment): boolean {
  const all = statements.map(readStatement);
  return repeats(words, all) || all.some((fact) => fact.canBeReworded && repeatsOne(words, fact, moment, "bare"));
}

/** Whether words say no more than some of the statements, each at most once. */
export function tellsStatements(words: string[], statements: Fact[], moment: Moment): boolean {
  const all = statements.map(readStatement);
  if (repeats(words, all)) return true;
  const whole = all.filter(({ canBeReworded }) => canBeReworded);
  if (whole.some((fact) => tellsOne(words, fact, moment, "bare"))) return true;
  const parts = whole.flatMap(joinedIn);
  if (parts.some((fact) => !fact.isBound && tellsOne(words, fact, moment, "bare"))) return true;
  const facts = [...whole, ...parts];
  if (facts.length > 1 && tellsSeveral(words, facts, moment, "bare")) return true;
  return whole.some((fact) => tellsResult(words, fact, moment));
}

/** "I changed the clamping and thereby cut the scrap" of "Cut the scrap by changing the clamping". */
function tellsResult(words: string[], fact: Statement, moment: Moment): boolean {
  const results = resultsOf(fact);
  if (results.length === 0 || !keepsShared(words, fact.words)) return false;
  return resultsIn(textOf(words)).some((said) =>
    results.some(
      ({ deed, result, holds }) =>
        said.claims <= holds &&
        !circumstances.some((form) => countIn(said.deed, form) < countIn(deed.words, form)) &&
        tellsOne(said.deed, deed, moment, "bare") &&
        tellsOne(said.result, result, moment, "bare"),
    ),
  );
}

/** Statements in their own words, one after the other. */
function repeats(words: string[], statements: Statement[]): boolean {
  return statements.some((statement, index) => {
    const { length } = statement.words;
    if (length === 0 || !statement.words.every((word, at) => words[at] === word)) return false;
    if (words.length === length) return true;
    return words[length] === "," && repeats(words.slice(length + 1), statements.toSpliced(index, 1));
  });
}

/** "I led the audits and trained the staff", of two statements. */
function tellsSeveral(words: string[], facts: Statement[], moment: Moment, inherited: Telling): boolean {
  const isFronted = fronts.test(words[0] ?? "") && !/^(?:in addition to|at present|at the moment) /.test(textOf(words));
  const splits = splitsOf(words).filter(([first, second]) => !isFronted || isNewSentence(words, first, second));
  return splits.some(([first, second]) =>
    facts.some((fact) => {
      if (!tellsOne(first, fact, moment, inherited)) return false;
      // "Sold cakes and baked bread in Bonn", of cakes sold in Kiel.
      if (second[0] !== "i" && circumstances.some((form) => losesTo(second, first, fact.words, form))) return false;
      // "Trained nurses and led the ward for two years", where only the ward has its time.
      if (second[0] !== "i" && (mayShareTime(second, first) || hasFrontDeed(first))) return false;
      const others = [...(fact.isBound ? [] : facts.filter((other) => other !== fact)), ...leaningOn(fact, first)];
      const telling = plainReadingsOf(first, false)[0]?.telling ?? inherited;
      const next = telling === "bare" ? inherited : telling;
      return withSubject(second, first, words[first.length] === "and").some(
        (rest) =>
          others.some((other) => !other.isBound && tellsOne(rest, other, moment, next)) ||
          (others.length > 1 && tellsSeveral(rest, others, moment, next)),
      );
    }),
  );
}

/** "Using Excel, I plan rotas; I also train cooks": what stands in front is of the first alone. */
const isNewSentence = (words: string[], first: string[], second: string[]) =>
  second[0] === "i" && first.includes("i") && words[first.length] === "," && words[first.length + 1] === "i";

/** "And sold it", where nothing else than in the statement can be what was sold. */
const leaningOn = ({ leaning, words }: Statement, first: string[]) =>
  leaning.filter((deed) => keepsThings(deed.words, words, first));

/** Where it was, for how long or how often, and with whom or what. */
const circumstances = [
  /^(?:in|at|for|on|across|within|during|from)$/,
  /^(?:over|per|every|each|once|twice|since|until)$/,
  /^(?:with|under|alongside)$/,
  /^(?:by|using|through|via)$/,
];

/** Whether a deed has lost what it had of a kind of circumstance, and could be thought to share that of the next one. */
const losesTo = (next: string[], said: string[], held: string[], form: RegExp) =>
  countIn(next, form) > 0 && countIn(said, form) < countIn(held, form) && !tellsAll(said, held, form);
const countIn = (words: string[], form: RegExp) =>
  words.filter((word, at) => form.test(word) && !/ing(?:#|$)/.test(words[at + 1] ?? "")).length;

/** "Negotiated the scope" has lost nothing of "negotiated on the scope". */
const tellsAll = (said: string[], held: string[], form: RegExp) =>
  held.every((word, at) => {
    if (!form.test(word)) return true;
    const keys = familyKeys(headOf(namedIn(held.slice(at))[0] ?? { link: "", words: [] }));
    return said.some((each) => familyKeys(each).some((key) => keys.includes(key)));
  });

/** "Re-routing the vans, I cut mileage and trained drivers": the drivers were not trained by re-routing. */
const hasFrontDeed = (words: string[]) => /(?<!^report)ing$/.test(words[0] ?? "") && words.includes("i");

const joins = /^(and|,|while|whilst)$/;

/** The places at which one statement can end and another begin. */
function splitsOf(words: string[]): [string[], string[]][] {
  const text = textOf(words);
  const [, besides = "", rest = ""] =
    /^(?:in addition to|besides|apart from|as well as|and) (.+?)(?: ,)? (i .+)$/.exec(text) ?? [];
  const [, participle = "", main = ""] = /^having (\S+ .+?)(?: ,)? (i .+)$/.exec(text) ?? [];
  const found: [string[], string[]][] = words.flatMap((word, at): [string[], string[]][] => {
    if (at === 0 || !joins.test(word) || joins.test(words[at - 1] ?? "")) return [];
    const end = words.slice(at).findIndex((each) => !joins.test(each));
    // "Leading 12 cooks, I cut costs" would be by leading them.
    const isMeans = /(?<!^report)ing$/.test(words[0] ?? "") && !words.slice(0, at).includes("i");
    if (isMeans && words[at + end] === "i") return [];
    return end < 0 ? [] : [[words.slice(0, at), words.slice(at + end)]];
  });
  const relative = relativeDeed(words);
  if (relative) found.push([relative.first, relative.second]);
  found.push(...found.flatMap(([first, second]) => withThing(first, second)));
  if (rest) found.push([besides.split(" "), rest.split(" ")]);
  if (main) found.push([participle.split(" "), main.split(" ")]);
  return found;
}

/** "Wrote reports and sent them out" tells of the same reports. */
function withThing(first: string[], second: string[]): [string[], string[]][] {
  const named = leans(second) ? withoutPronouns(second, first[0] === "i" ? first.slice(1) : first) : undefined;
  return named ? [[first, named]] : [];
}

/** "I lead the studies and am responsible for the unit", "gave lessons in groups and a talk", "responsible for A and for B" */
function withSubject(rest: string[], first: string[], isJoined: boolean): string[][] {
  const plain = /^(also|additionally)$/.test(rest[0] ?? "") ? rest.slice(1) : rest;
  const hasSubject = first.includes("i");
  const own = hasSubject && /^(am|was|have)$/.test(plain[0] ?? "") ? ["i", ...plain] : plain;
  const verb = hasSubject ? first[first.indexOf("i") + 1] : first[0];
  const isNamed = verbReadings(own[0] ?? "").every(({ form }) => form === "base" || form === "third");
  const shared =
    own[0] === "for" && verb === "responsible"
      ? [["responsible", ...own]]
      : isNamed && verbReadings(verb ?? "").some(({ lemma }) => /^(?:give|provide|offer|hold|do|perform)$/.test(lemma))
        ? [[verb ?? "", ...own]]
        : [];
  // "As well as planning menus" behind "I trained"
  const form = hasSubject
    ? verbReadings(verb ?? "").find((each) => each.form === "past" || each.form === "base")?.form
    : undefined;
  const isDoing = verbReadings(own[0] ?? "").some((each) => each.form === "ing");
  return [own, ...shared, ...(form && isDoing && isJoined ? [own.with(0, inForm(own[0] ?? "", form))] : [])];
}
