import type { Fact } from "../fact.ts";
import { mayAlign, tellsAligned } from "./bullet-alignment.ts";
import { tellsDeeds } from "./deed-telling.ts";
import { isPersonName } from "./describing-words.ts";
import { isKnownVerb } from "./equal-words.ts";
import { joinedDeeds } from "./joined-deeds.ts";
import { keepsPlaces } from "./kept-places.ts";
import { keepsTogether } from "./kept-together.ts";
import { isEnglish } from "./language-reading.ts";
import { keepsThings, leans, withoutPronouns } from "./pronouns.ts";
import { relativeDeed } from "./relative-deeds.ts";
import { fronts, readingsOf } from "./sentence-readings.ts";
import { keysOfHeld, mayBeHeld } from "./shared-keys.ts";
import { unfronted } from "./statement-orders.ts";
import { tellsStatement } from "./statement-telling.ts";
import { countedFrom, type Variant, variantsOf } from "./statement-variants.ts";
import type { Reading } from "./turn.ts";
import { showsVerb, type Telling } from "./verb-agreement.ts";
import { inForm, verbReadings } from "./verb-reading.ts";
import { familyKeys } from "./word-families.ts";
import { wordsOf } from "./word-reading.ts";

export interface Moment {
  /** Whether what the statements speak of is still so. */
  goesOn: boolean;
  /** Whether the sentence says so. */
  isNow: boolean;
  /** Whether the sentence says at, in or for what it was by other words than theirs. */
  isPlaced: boolean;
}

interface Statement {
  kind: Fact["kind"];
  words: string[];
  variants: Variant[];
  /** Whether it says by how much. */
  isMeasured: boolean;
  /** Of the words of all variants. */
  keys: Set<string>;
  /** Also with what can be counted from their numbers. */
  counted: string[][];
  families: Set<string>;
  /** What means the same is known of English alone. */
  canBeReworded: boolean;
  /** Each of the deeds that it joins. */
  joined: Statement[];
  /** What may be told right behind it alone: "and sold it". */
  leaning: Statement[];
  /** Words that may not be left out. */
  needed: string[];
  /** Whether one of these must follow. */
  isBound: boolean;
}

/** Whether words say no more than some of the statements, each at most once. */
export function tellsStatements(words: string[], statements: Fact[], moment: Moment): boolean {
  const all = statements.map(readStatement);
  if (repeats(words, all)) return true;
  const facts = all.filter(({ canBeReworded }) => canBeReworded).flatMap((fact) => [fact, ...fact.joined]);
  if (facts.some((fact) => !fact.isBound && tellsOne(words, fact, moment, "bare"))) return true;
  return facts.length > 1 && tellsSeveral(words, facts, moment, "bare");
}

/** A document asks the same statements for every sentence. */
const read = new WeakMap<Fact, Statement>();

function readStatement(fact: Fact): Statement {
  const known = read.get(fact);
  if (known) return known;
  const words = wordsOf(fact.text);
  const statement = statementOf(fact.kind, words, isEnglish(fact.text));
  if (statement.canBeReworded && fact.kind === "statement") {
    const own = words[0] === "i" ? words.slice(1) : words;
    statement.joined = joinedDeeds(own).map(({ words: deed, leaning, needed, isBound }) => ({
      ...statementOf(fact.kind, deed, true),
      leaning: leaning.map((next) => statementOf(fact.kind, next, true)),
      ...{ needed, isBound },
    }));
  }
  read.set(fact, statement);
  return statement;
}

const noOthers = { joined: [], leaning: [], needed: [], isBound: false };

function statementOf(kind: Fact["kind"], words: string[], canBeReworded: boolean): Statement {
  const own = words[0] === "i" ? words.slice(1) : words;
  const variants = canBeReworded ? variantsOf(unfronted(own)[0] ?? own) : [];
  const keys = keysOfHeld(new Set(variants.flatMap((variant) => variant.words)));
  const isMeasured = measure.test(words.join(" "));
  const counted = canBeReworded ? countedFrom(own) : [];
  const families = new Set(counted.flat().flatMap((word) => [...familyKeys(word)]));
  return { kind, words, variants, counted, isMeasured, keys, families, canBeReworded, ...noOthers };
}

const measure = / (?:by|from|(?<!up )to) (?:(?:more than|up to|approximately|an?) )?(?:\d|half|third|quarter)/;

/** Statements in their own words, one after the other. */
function repeats(words: string[], statements: Statement[]): boolean {
  return statements.some((statement, index) => {
    const { length } = statement.words;
    if (length === 0 || !statement.words.every((word, at) => words[at] === word)) return false;
    if (words.length === length) return true;
    return words[length] === "," && repeats(words.slice(length + 1), statements.toSpliced(index, 1));
  });
}

function tellsOne(words: string[], fact: Statement, moment: Moment, inherited: Telling): boolean {
  if (!keepsPlaces(words, fact.words)) return false;
  if (fact.words[0] === "i" && fact.variants.some((held) => saysOwn(words, held.words))) return true;
  const readings = readingsOf(words, moment.isNow).map((reading) =>
    reading.telling === "bare" && inherited !== "bare" ? { ...reading, telling: inherited } : reading,
  );
  return readings.some((reading) => tellsReading(reading, fact, moment)) || tellsBeing(words, fact, moment);
}

function tellsReading({ words, telling, isNow }: Reading, fact: Statement, { goesOn, isPlaced }: Moment): boolean {
  const { variants, counted, keys, families, isMeasured } = fact;
  if (!fact.needed.every((word) => words.includes(word)) || !keepsTogether(words, fact.words)) return false;
  const time = { telling, goesOn, isNow, isMeasured, isPlaced };
  if (mayAlign(words, families) && counted.some((held) => tellsAligned(words, held, { ...time, isWhole: false })))
    return true;
  if (!mayBeHeld(words, keys)) return false;
  if (variants.some((held) => tellsStatement(words, held.words, { ...time, isWhole: held.isWhole }))) return true;
  // In another order than its own, what described a noun may stand elsewhere.
  return variants.some(({ words: held, isWhole }, at) => tellsDeeds(words, held, { ...time, isWhole }, at === 0));
}

const bare = {
  telling: "bare",
  goesOn: false,
  isNow: false,
  isWhole: false,
  isMeasured: false,
  isPlaced: false,
} as const;

/** What the person wrote with "I" may be said with "I". */
const saysOwn = (words: string[], held: string[]) =>
  words[0] === "i" && tellsStatement(words.slice(1), held, bare) && words[1] === held[0];

/** "Responsible for the unit" as "I was responsible for the unit", and in a summary "Nurse with ..." as "I am a nurse with ...". */
function tellsBeing(words: string[], { kind, words: held, variants }: Statement, { goesOn }: Moment): boolean {
  const text = words.join(" ");
  if (tellsNominal(text, variants, goesOn)) return true;
  const was = /^(?:i (?:was|have been) (?=(?:part of|responsible for) )|my responsibilities included )/.exec(text)?.[0];
  const is = /^(?:i am (?:also )?(?=(?:part of|responsible for) )|my responsibilities include )/.exec(text)?.[0];
  const opening = was ?? (goesOn ? is : undefined);
  const rest = opening === undefined ? [] : text.slice(opening.length).split(" ");
  if (held[0] === "responsible" && opening) {
    const said = rest[0] === "responsible" ? rest : ["responsible", "for", ...rest];
    return variants.some(({ words: variant, isWhole }) => tellsStatement(said, variant, { ...bare, isWhole }));
  }
  if (/^(was|am|are|is)$/.test(held[0] ?? "") && held[1] === "part" && (rest[0] === "part" || words[0] === "part"))
    return variants.some((variant) => tellsStatement(rest[0] === "part" ? rest : words, variant.words.slice(1), bare));
  if (kind === "summary" && tellsRelative(words, held)) return true;
  const [, what] = /^(?:i am )?an? (.+)$/.exec(text) ?? [];
  const [, how] = /^i am (?:(?:an?|also) )?(.+)$/.exec(text) ?? [];
  const isHow = how?.startsWith(`${held[0]} `) && isName(held[0] ?? "") && !isKnownVerb(held[0] ?? "");
  if (kind === "summary" && how && isHow) {
    const said = how.split(" ");
    const tells = ({ words: told, isWhole }: Variant, at: number) =>
      tellsStatement(said, told, { ...bare, isWhole }) || tellsDeeds(said, told, { ...bare, isWhole }, at === 0);
    if (variants.some(tells)) return true;
  }
  return (
    kind === "summary" && what !== undefined && isName(held[0] ?? "") && tellsStatement(what.split(" "), held, bare)
  );
}

const had =
  /^(?:(?:i )?(?:have had|had|worked on|worked|covered|did|performed|conducted|handled|kept|maintained|stood|looked after|cared for|managed) |i have )(?:an? |the )?/;
const has =
  /^(?:i (?:have|have had) |(?:i )?(?:work on|do|perform|conduct|handle|keep|maintain|stand|look after|care for|manage|tend#base|tend) )(?:an? |the )?/;
const am = /^i (?:am|have been) (?:an? |the )?/;
const wasOne = /^i (?:was|have been|served as|acted as) (?:an? |the )?/;

/** What somebody has to do with, of which "managed" and "kept" say no more. */
const borne =
  /^(?:caseload|workload|portfolio|budget|ward|clinic|practice|round|shift|panel|account|territory|region|patients?|clients?|visits|inspections|audits|checks|repairs|records?|register|surveys|interviews|standby|duty|night|weekend|emergency)$/;

/** "Caseload of 45 children" as "I have a caseload of 45 children", "Member of the group" as "I was a member of the group". */
function tellsNominal(text: string, variants: Variant[], goesOn: boolean): boolean {
  const opening = [goesOn ? has : had, goesOn ? am : wasOne].map((form) => form.exec(text)?.[0]).find(Boolean);
  if (!opening) return false;
  const said = text.slice(opening.length).split(" ");
  return variants.some(({ words: held, isWhole }, at) => {
    const [first = "", second = ""] = held;
    if (!isName(first) || isKnownVerb(first) || showsVerb([second])) return false;
    // "Assistant to the director" is whom somebody was, and an internship is none that they conducted.
    if (
      !/^i (?:have|had) |^i have had |^i (?:am|was|have been|served as|acted as) /.test(opening) &&
      !borne.test(first)
    )
      return false;
    if (isPersonName(first) && !/^i (?:am|was|have been|served as|acted as) /.test(opening)) return false;
    return (
      said[0] === first &&
      (tellsStatement(said, held, { ...bare, isWhole }) || tellsDeeds(said, held, { ...bare, isWhole }, at === 0))
    );
  });
}

/** "Developer who has shipped apps" says "I have shipped apps". */
function tellsRelative(words: string[], held: string[]): boolean {
  const who = held.indexOf("who");
  const isPerfect = held[who + 1] === "has";
  if (who < 1 || words[0] !== "i" || (words[1] === "have") !== isPerfect) return false;
  if (isPerfect) return tellsStatement(words.slice(2), held.slice(who + 2), bare);
  const [verb = "", ...rest] = held.slice(who + 1);
  return tellsStatement(words.slice(1), [inForm(verb, "base"), ...rest], bare);
}

/** "Cook with ten years ..." names somebody, "Cooked" and "Cooking" do not. */
const isName = (word: string) =>
  verbReadings(word).every(({ form }) => form === "base" || form === "third") && word !== "i";

/** "I led the audits and trained the staff", of two statements. */
function tellsSeveral(words: string[], facts: Statement[], moment: Moment, inherited: Telling): boolean {
  if (fronts.test(words[0] ?? "") && !/^in addition to /.test(words.join(" "))) return false;
  return splitsOf(words).some(([first, second]) =>
    facts.some((fact) => {
      if (!tellsOne(first, fact, moment, inherited)) return false;
      // "Sold cakes and baked bread in Bonn", of cakes sold in Kiel.
      if (second[0] !== "i" && circumstances.some((form) => losesTo(second, first, fact.words, form))) return false;
      const others = [...(fact.isBound ? [] : facts.filter((other) => other !== fact)), ...leaningOn(fact, first)];
      const rest = withSubject(second, first);
      const telling = readingsOf(first, false)[0]?.telling ?? inherited;
      const next = telling === "bare" ? inherited : telling;
      return (
        others.some((other) => !other.isBound && tellsOne(rest, other, moment, next)) ||
        (others.length > 1 && tellsSeveral(rest, others, moment, next))
      );
    }),
  );
}

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
const losesTo = (next: string[], said: string[], held: string[], form: RegExp) => {
  const countIn = (words: string[]) =>
    words.filter((word, at) => form.test(word) && !/ing(?:#|$)/.test(words[at + 1] ?? "")).length;
  return countIn(next) > 0 && countIn(said) < countIn(held);
};

const joins = /^(and|,|while|whilst)$/;

/** The places at which one statement can end and another begin. */
function splitsOf(words: string[]): [string[], string[]][] {
  const text = words.join(" ");
  const [, besides = "", rest = ""] =
    /^(?:in addition to|besides|apart from|as well as|and) (.+?)(?: ,)? (i .+)$/.exec(text) ?? [];
  const [, participle = "", main = ""] = /^having (\S+ .+?)(?: ,)? (i .+)$/.exec(text) ?? [];
  const found: [string[], string[]][] = words.flatMap((word, at): [string[], string[]][] => {
    if (at === 0 || !joins.test(word) || joins.test(words[at - 1] ?? "")) return [];
    const end = words.slice(at).findIndex((each) => !joins.test(each));
    // "Leading 12 cooks, I cut costs" would be by leading them.
    if (/(?<!^report)ing$/.test(words[0] ?? "") && words[at + end] === "i") return [];
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

/** "I lead the studies and am responsible for the unit" */
function withSubject(rest: string[], first: string[]): string[] {
  const plain = /^(also|additionally)$/.test(rest[0] ?? "") ? rest.slice(1) : rest;
  const hasSubject = first.includes("i");
  return hasSubject && /^(am|was|have)$/.test(plain[0] ?? "") ? ["i", ...plain] : plain;
}
