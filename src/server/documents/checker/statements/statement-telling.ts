import { isKnownVerb } from "../words/equal-words.ts";
import { type Clause, clausesOf, type Group, isTime, type Phrase } from "../words/phrase-reading.ts";
import { saysSame } from "../words/same-words.ts";
import { isOccupation, isSameDeed, isSameSecond, type Time } from "../words/verb-agreement.ts";
import { verbReadings } from "../words/verb-reading.ts";
import { isCountedWith, mayDropClause, mayEndBefore, mayLeaveOut } from "../words/what-may-be-left-out.ts";

/** Whether the words of a sentence say no more than the words of one statement, in whatever order of its phrases. */
export function tellsStatement(said: string[], held: string[], time: Time): boolean {
  if (said.length < 2) return false;
  return tellsClauses(clausesOf(said), clausesOf(held), time);
}

function tellsClauses(said: Clause[], held: Clause[], time: Time): boolean {
  return matchesFrom(said, held, 0, 0, { time, all: held, cut: false });
}

interface Rest {
  time: Time;
  all: Clause[];
  /** Whether something before was left out, so that what follows could be taken for it. */
  cut: boolean;
}

function matchesFrom(said: Clause[], held: Clause[], i: number, j: number, rest: Rest): boolean {
  const [clause, fact] = [said[i], held[j]];
  if (clause === undefined)
    return held
      .slice(j)
      .every((left, at) => !rest.time.isWhole && mayDropClause(left, rest.all) && !isCountedIn(held, j + at));
  if (fact === undefined) return false;
  const told = tellsClause(clause, fact, rest.time);
  const isMisread = rest.cut && (fact.flat().length > 1 || !isDeed(fact));
  if (told && !isMisread && matchesFrom(said, held, i + 1, j + 1, { ...rest, cut: rest.cut || told === "cut" }))
    return true;
  const canSkip = j > 0 && !rest.time.isWhole && fact.flat().length === 1 && mayDropClause(fact, rest.all);
  return canSkip && matchesFrom(said, held, i, j + 1, rest);
}

/** An item without a number of its own, behind one that has one. */
const isCountedIn = (held: Clause[], at: number) => {
  const [phrase] = held[at]?.[0] ?? [];
  const before = held[at - 1]?.at(-1)?.at(-1);
  return (
    phrase !== undefined &&
    before !== undefined &&
    !isDeed(held[at] ?? []) &&
    isCountedWith(phrase.words, [before.words])
  );
};

/** "Responsible for the budget of the lab and the staff": without "of the lab", the staff would be what one is responsible for. */
const isDeed = (clause: Clause) =>
  verbReadings(clause[0]?.[0]?.words[0] ?? "").some(({ form, lemma }) => form === "past" || isKnownVerb(lemma));

/** Group by group in any order but the first; "cut" where something was left out. */
function tellsClause(said: Clause, held: Clause, time: Time): "whole" | "cut" | false {
  const [head, ...others] = said;
  const [factHead, ...factOthers] = held;
  if (!head || !factHead) return false;
  const used = new Set<Group>([factHead]);
  for (const group of others) {
    const match = factOthers.find((fact) => !used.has(fact) && tellsGroup(group, fact, [], time));
    if (!match) return false;
    used.add(match);
  }
  const kept = held.filter((group) => used.has(group));
  const left = held.filter((group) => !used.has(group));
  if (!left.every((group) => mayLeaveOut(group, kept, time.isPlaced))) return false;
  const shortened = head.length < factHead.length ? kept.filter((group) => group !== factHead) : [];
  if (!tellsGroup(head, factHead, shortened, time)) return false;
  return left.length > 0 || head.length < factHead.length ? "cut" : "whole";
}

/** Phrase by phrase in their order; only the end of the clause's first group may be missing. */
function tellsGroup(said: Group, held: Group, others: Group[], time: Time): boolean {
  if (said.length > held.length) return false;
  if (!said.every((phrase, index) => tellsPhrase(phrase, held[index], time))) return false;
  const rest = held.slice(said.length);
  return rest.length === 0 || mayEndBefore(rest, [held.slice(0, said.length), ...others], time.isPlaced);
}

function tellsPhrase(said: Phrase, held: Phrase | undefined, time: Time): boolean {
  if (!held) return false;
  const isSameLink = said.link === held.link || isEqualLink(said, held);
  if (!isSameLink) return false;
  if (said.link !== "" && said.link !== "&") return saysSame(said.words, held.words);
  if (said.link === "&" && startsWithArticle(said, held)) return saysSame(said.words, held.words);
  const [verb = "", ...object] = said.words;
  const [factVerb = "", ...factObject] = withoutManner(held.words);
  if (verb === "" || factVerb === "") return verb === factVerb && time.telling === "bare";
  if (verb !== factVerb && isOccupation(factVerb, factObject)) return false;
  const isSame = said.link === "" ? isSameDeed : isSameSecond;
  return isSame(verb, factVerb, time, factObject, held.shared) && saysSame(object, factObject);
}

/** "Within two years" for "over two years", "across four schools" for "at four schools", "using a tool" for "with" it. */
function isEqualLink(said: Phrase, held: Phrase): boolean {
  if (isTime(said) && isTime(held)) return said.link !== "over";
  const isCounted = /^\d/.test(held.words[0] ?? "");
  if (isCounted && placing.test(said.link) && placing.test(held.link)) return true;
  if (said.link === "through" && held.link === "by" && /ing(?:#|$)/.test(said.words[0] ?? "")) return true;
  return said.link === "using" && /^(through|via)$/.test(held.link);
}

const placing = /^(at|in|across)$/;

const startsWithArticle = (said: Phrase, held: Phrase) =>
  [said, held].some(({ words }) => /^(a|an|the)$/.test(words[0] ?? ""));

const withoutManner = (words: string[]) =>
  /^(successfully|also|regularly)$/.test(words[0] ?? "") ? words.slice(1) : words;
