import { mayAlign, tellsAligned } from "../alignment/bullet-alignment.ts";
import { isPersonName } from "../words/describing-words.ts";
import { isKnownVerb } from "../words/equal-words.ts";
import { withOwnInitials } from "../words/own-initials.ts";
import { rememberedOf } from "../words/remembered.ts";
import { textOf } from "../words/text-of.ts";
import type { Reading } from "../words/turn.ts";
import { showsVerb, type Telling } from "../words/verb-agreement.ts";
import { inForm, verbReadings } from "../words/verb-reading.ts";
import { tellsDeeds } from "./deed-telling.ts";
import { keepsCounts } from "./kept-counts.ts";
import { keepsNames } from "./kept-names.ts";
import { keepsPlaces } from "./kept-places.ts";
import { keepsSubject } from "./kept-subjects.ts";
import { keepsTogether } from "./kept-together.ts";
import { plainReadingsOf, readingsOf } from "./sentence-readings.ts";
import { mayBeHeld } from "./shared-keys.ts";
import { keepsSharedOrder } from "./shared-turns.ts";
import {
  countedIn,
  familiesIn,
  isFarFrom,
  isMeasured,
  keysIn,
  plainWordsOf,
  type Statement,
  variantsIn,
} from "./statement-reading.ts";
import { tellsStatement } from "./statement-telling.ts";
import type { Variant } from "./statement-variants.ts";

export interface Moment {
  /** Whether what the statements speak of is still so. */
  goesOn: boolean;
  /** Whether the sentence says so. */
  isNow: boolean;
  /** Whether the sentence says at, in or for what it was by other words than theirs. */
  isPlaced: boolean;
}

/** What was found of a statement's latest lines: a sentence is cut in many ways whose parts are the same. */
const found = rememberedOf((_: Statement) => new Map<string, boolean>());
const mostFound = 100;

export function tellsOne(words: string[], fact: Statement, moment: Moment, inherited: Telling): boolean {
  const known = found(fact);
  const key = `${inherited} ${moment.goesOn} ${moment.isNow} ${moment.isPlaced} ${textOf(words)}`;
  const tells = known.get(key) ?? says(words, fact, moment, inherited);
  if (known.size >= mostFound) known.clear();
  known.set(key, tells);
  return tells;
}

/**
 * Words. The ways to read a line grow faster than its length: one of "who was" two hundred and fifty times took all memory. What is
 * longer is told in its own words alone, or by its parts.
 */
const mostReworded = 120;
/** Of the sentence, times those of the statement. */
const mostCompared = 80 * 80;

const isTooLong = ({ length: said }: string[], { length: held }: string[]) =>
  held > mostReworded || said * held > mostCompared;

function says(given: string[], fact: Statement, moment: Moment, inherited: Telling): boolean {
  if (repeatsOne(given, fact, moment, inherited)) return true;
  if (isTooLong(given, fact.words)) return false;
  const words = withOwnInitials(given, fact.words);
  if (isFarFrom(words, fact) || !keepsWhoAndWhere(words, fact.words)) return false;
  if (fact.words[0] === "i" && variantsIn(fact).some((held) => saysOwn(words, held.words))) return true;
  const readings = readingsOf(words, moment.isNow).map((reading) => asInherited(reading, inherited));
  return readings.some((reading) => tellsReading(reading, fact, moment)) || tellsBeing(words, fact, moment);
}

/** Whether it is said of who it was and where, and of as many. */
const keepsWhoAndWhere = (words: string[], held: string[]) =>
  keepsPlaces(words, held) && keepsSubject(words, held) && keepsCounts(words, held) && keepsSharedOrder(words, held);

const asInherited = (reading: Reading, inherited: Telling) =>
  reading.telling === "bare" && inherited !== "bare" ? { ...reading, telling: inherited } : reading;

/** Whether words are a statement's own, but for the form of the verb: by far the most of what is written, and the quickest to tell. */
export function repeatsOne(given: string[], fact: Statement, moment: Moment, inherited: Telling): boolean {
  const words = withOwnInitials(given, fact.words);
  const own = plainWordsOf(fact);
  const readings = plainReadingsOf(words, moment.isNow)
    .filter((reading) => isRepeated(reading.words, own))
    .map((reading) => asInherited(reading, inherited));
  return (
    readings.length > 0 &&
    keepsWhoAndWhere(words, fact.words) &&
    readings.some(
      (reading) => tellsStatement(reading.words, own, timeOf(reading, fact, moment)) && keepsAll(reading.words, fact),
    )
  );
}

const isRepeated = ([verb = "", ...said]: string[], [ownVerb = "", ...own]: string[]) =>
  said.length === own.length &&
  said.every((word, at) => word === own[at]) &&
  (verb === ownVerb ||
    verbReadings(verb).some(({ lemma }) => verbReadings(ownVerb).some((held) => held.lemma === lemma)));

const timeOf = ({ telling, isNow }: Reading, fact: Statement, { goesOn, isPlaced }: Moment) => ({
  ...{ telling, isNow, goesOn, isPlaced },
  ...{ isMeasured: isMeasured(fact), isWhole: false },
});

const keepsAll = (words: string[], fact: Statement) =>
  fact.needed.every((word) => words.includes(word)) && keepsTogether(words, fact.words);

function tellsReading(reading: Reading, fact: Statement, moment: Moment): boolean {
  const { words } = reading;
  const [isNear, isOfItsWords] = [mayAlign(words, familiesIn(fact)), mayBeHeld(words, keysIn(fact))];
  if (!isNear && !isOfItsWords) return false;
  if (!keepsAll(words, fact)) return false;
  const time = timeOf(reading, fact, moment);
  if (isNear && countedIn(fact).some((held) => tellsAligned(words, held, time))) return true;
  if (!isOfItsWords) return false;
  const variants = variantsIn(fact);
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
  words[0] === "i" && words[1] === held[0] && tellsStatement(words.slice(1), held, bare);

/** "Responsible for the unit" as "I was responsible for the unit", and in a summary "Nurse with ..." as "I am a nurse with ...". */
function tellsBeing(words: string[], fact: Statement, { goesOn }: Moment): boolean {
  const { kind, words: held } = fact;
  if (!keepsNames(words, held)) return false;
  const variants = variantsIn(fact);
  const text = textOf(words);
  if (tellsNominal(text, variants, goesOn)) return true;
  const [, suffered] = /^i (?:was|have been) (\S+ (?:as|to|for|from|among) .+)$/.exec(text) ?? [];
  if (suffered && text.split(" ").includes(held[0] ?? "") && /^(?:as|to|for|from|among)$/.test(held[1] ?? ""))
    return variants.some(({ words: told, isWhole }) => tellsStatement(suffered.split(" "), told, { ...bare, isWhole }));
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
    // Who has night shifts manages none of them.
    const isManaged = /\bmanaged? /.test(opening);
    if (isManaged && !/^(?:caseload|workload|portfolio|budget|account|territory)$/.test(first)) return false;
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
