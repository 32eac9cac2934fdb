import type { Fact } from "../fact.ts";
import { clausesOf, isAdverbial } from "./phrase-reading.ts";
import { tellsStatement } from "./statement-telling.ts";
import type { Telling } from "./verb-agreement.ts";
import { verbReadings } from "./verb-reading.ts";
import { wordsOf } from "./word-reading.ts";

interface Opening {
  telling: Telling;
  words: string[];
}

const openings: [words: string[], telling: Telling][] = [
  [["i"], "subject"],
  [["i", "also"], "subject"],
  [["there", "i"], "subject"],
  [["i", "have"], "perfect"],
  [["i", "have", "also"], "perfect"],
  [["i", "was"], "was-doing"],
  [["i", "was", "responsible", "for"], "was-doing"],
  [["my", "work", "included"], "was-doing"],
  [["my", "duties", "included"], "was-doing"],
  [["my", "tasks", "included"], "was-doing"],
  [["my", "responsibilities", "included"], "was-doing"],
  [["i", "am"], "is-doing"],
  [["i", "have", "been"], "is-doing"],
  [["i", "am", "responsible", "for"], "is-doing"],
  [["my", "work", "includes"], "is-doing"],
  [["my", "duties", "include"], "is-doing"],
  [["my", "tasks", "include"], "is-doing"],
  [["my", "responsibilities", "include"], "is-doing"],
];

/** Whether a text says no more than some of the statements, each at most once. */
export function tellsStatements(text: string, statements: Fact[], goesOn: boolean): boolean {
  const words = wordsOf(text);
  const facts = statements.map((fact) => ({ kind: fact.kind, words: wordsOf(fact.text) }));
  if (facts.some((fact) => tellsOne(words, fact, goesOn) || tellsWithFront(words, fact, goesOn))) return true;
  return facts.length > 1 && tellsSeveral(words, facts, goesOn, "bare");
}

interface Statement {
  kind: Fact["kind"];
  words: string[];
}

function tellsOne(words: string[], fact: Statement, goesOn: boolean, inherited: Telling = "bare"): boolean {
  const found = openingsOf(words);
  const all: Opening[] = [...found, ...(found.length === 0 ? [{ telling: inherited, words }] : [])];
  const held = fact.words[0] === "i" ? fact.words.slice(1) : fact.words;
  if (fact.words[0] === "i" && saysOwn(words, held)) return true;
  return (
    all.some(({ telling, words: said }) => tellsStatement(said, held, { telling, goesOn })) ||
    tellsBeing(words, fact, goesOn)
  );
}

const bare = { telling: "bare", goesOn: false } as const;

/** What the person wrote with "I" may be said with "I". */
const saysOwn = (words: string[], held: string[]) =>
  words[0] === "i" && tellsStatement(words.slice(1), held, bare) && words[1] === held[0];

/** "Responsible for the unit" as "I was responsible for the unit", and in a summary "Nurse with ..." as "I am a nurse with ...". */
function tellsBeing(words: string[], { kind, words: held }: Statement, goesOn: boolean): boolean {
  const text = words.join(" ");
  const was = /^i was (?=responsible for )|^my responsibilities included /.exec(text)?.[0];
  const is = /^i am (?=responsible for )|^my responsibilities include /.exec(text)?.[0];
  const opening = was ?? (goesOn ? is : undefined);
  if (held[0] === "responsible" && opening) {
    const rest = text.slice(opening.length).split(" ");
    const said = rest[0] === "responsible" ? rest : ["responsible", "for", ...rest];
    return tellsStatement(said, held, bare);
  }
  const [, what] = /^i am an? (.+)$/.exec(text) ?? [];
  return (
    kind === "summary" && what !== undefined && isName(held[0] ?? "") && tellsStatement(what.split(" "), held, bare)
  );
}

/** "Cook with ten years ..." names somebody, "Cooked" and "Cooking" do not. */
const isName = (word: string) =>
  verbReadings(word).every(({ form }) => form === "base" || form === "third") && word !== "i";

function openingsOf(words: string[]): Opening[] {
  return openings
    .filter(([opening]) => opening.every((word, index) => words[index] === word))
    .map(([opening, telling]) => ({ telling, words: words.slice(opening.length) }));
}

/** "By re-sequencing the columns, I cut losses": what is said of the deed as a whole may come first. */
function tellsWithFront(words: string[], fact: Statement, goesOn: boolean): boolean {
  const [empty, second] = clausesOf(words)[0]?.flat() ?? [];
  const front = empty?.words.length === 0 ? second : empty;
  if (!front || front.link === "" || !isAdverbial(front)) return false;
  return words.some((word, at) => {
    if (word !== ",") return false;
    const rest = words.slice(at + 1);
    return openingsOf(rest).length > 0 && tellsOne([...rest, ...words.slice(0, at)], fact, goesOn);
  });
}

/** "I led the audits and trained the staff", of two statements. */
function tellsSeveral(words: string[], facts: Statement[], goesOn: boolean, inherited: Telling): boolean {
  return words.some((word, at) => {
    if (at === 0 || (word !== "and" && word !== ",") || words[at - 1] === ",") return false;
    const first = words.slice(0, at);
    const rest = withSubject(words.slice(at + (word === "," && words[at + 1] === "and" ? 2 : 1)), first);
    const telling = openingsOf(first)[0]?.telling ?? inherited;
    return facts.some((fact) => {
      if (!tellsOne(first, fact, goesOn, inherited)) return false;
      const others = facts.filter((other) => other !== fact);
      return (
        others.some((other) => tellsOne(rest, other, goesOn, telling)) ||
        (others.length > 1 && tellsSeveral(rest, others, goesOn, telling))
      );
    });
  });
}

/** "I lead the studies and am responsible for the unit" */
const withSubject = (rest: string[], first: string[]) =>
  first[0] === "i" && /^(am|was|have)$/.test(rest[0] ?? "") ? ["i", ...rest] : rest;
