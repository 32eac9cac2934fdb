import type { Fact } from "../../../../engines/truth/truth.ts";
import { tellsStatements } from "../statements/statement-sentence.ts";
import { isKnownVerb } from "../words/equal-words.ts";
import { rememberedOf } from "../words/remembered.ts";
import { verbReadings } from "../words/verb-reading.ts";
import { wordsOf } from "../words/word-reading.ts";
import { calledBy } from "./called-by.ts";

const ofThePerson = { goesOn: false, isNow: false, isPlaced: false };

/** Whether words tell what a summary says, of a baker who "has run two shops" also "as a baker, I have run two shops". */
export function tellsSummary(words: string[], summary: Fact[]): boolean {
  const text = words.join(" ");
  const [, who = "", said = ""] = /^as (?:an? )?(.+?)(?: ,)? (i .+)$/.exec(text) ?? [];
  const names = new Map(summary.map((fact) => [fact, calledBy(fact)]));
  const ofIt = summary.filter((fact) => names.get(fact)?.includes(who));
  if (ofIt.length > 0 && tells(said, [...ofIt, ...summary.filter((fact) => names.get(fact)?.length === 0)]))
    return true;
  return tells(text, summary);
}

const tells = (text: string, summary: Fact[]) =>
  summary.length > 0 &&
  keepsYears(text, summary) &&
  sayings(text).some((said) =>
    [summary, ...summary.flatMap(inOwnVoice)].some((facts) => tellsStatements(said.split(" "), facts, ofThePerson)),
  );

/** "Nine years in health and water programmes" are not nine in water programmes. */
function keepsYears(text: string, summary: Fact[]): boolean {
  const [, told] = /(?:^| )(\d+ years?(?: .+)?)$/.exec(text) ?? [];
  if (told === undefined) return true;
  return summary.some((fact) => {
    const held = wordsOf(fact.text).join(" ");
    const at = ` ${held}`.indexOf(` ${told}`);
    return at >= 0 && /^(?:$| ,$| (?:in|of|for|at|on|with|who) )/.test(held.slice(at + told.length));
  });
}

/** "I bring ten years in shops" as "I have ten years in shops". */
const sayings = (text: string): string[] => {
  const having = text
    .replace(/^(?:i (?:bring|offer)|with) /, "i have ")
    .replace(/^i am experienced (?:in|with) /, "i have experience in ");
  const experienced = text
    .replace(/^i am an? /, "")
    .replace(/ (?:experienced (?:in|with)|with experience with|who has experience in) /, " with experience in ");
  return [...new Set([text, having, experienced])];
};

/** "A baker who has run two shops and still bakes" as "I have run two shops and still bake". */
const inOwnVoice = rememberedOf((fact: Fact): Fact[][] =>
  calledBy(fact).flatMap((who) => {
    const [, link, told] = /^(who|with) (.+?)[.]?$/.exec(afterName(fact.text, who)) ?? [];
    if (told === undefined) return [];
    return [[{ ...fact, text: link === "with" ? `I have ${told}` : `I ${withoutThirds(told)}` }]];
  }),
);

/** What stands behind the name that a text begins with, in its own letters. */
function afterName(text: string, name: string): string {
  const cut = [...text.matchAll(/ /g)].find(({ index }) => wordsOf(text.slice(0, index)).join(" ") === name);
  return cut ? text.slice(cut.index + 1) : "";
}

const auxiliaries = new Map(Object.entries({ is: "am", has: "have", was: "was" }));

function withoutThirds(told: string): string {
  const isStart = (before: string) => before === "" || /(?:^|,| )and (?:(?:still|also|now) )?$/.test(before);
  return told.replace(/\p{L}+/gu, (word, at: number) => {
    if (!isStart(told.slice(0, at))) return word;
    const third = verbReadings(word).find(({ form, lemma }) => form === "third" && isKnownVerb(lemma));
    return auxiliaries.get(word) ?? third?.lemma ?? word;
  });
}
