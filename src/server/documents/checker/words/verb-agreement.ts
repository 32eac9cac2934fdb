import { isPersonName } from "./describing-words.ts";
import { areEqualVerbs } from "./equal-verbs.ts";
import { isKnownVerb } from "./equal-words.ts";
import { isSameWord } from "./same-words.ts";
import { isOnlyParticiple, type VerbReading, verbReadings } from "./verb-reading.ts";

/** In what way a sentence says its verb: bare as in a CV, after "I", after "I have", as "-ing" of what was or still is. */
/** A determiner or a number behind a verb shows that it is none of the words that only look like one: "used cars". */
export const showsVerb = ([next = ""]: string[]) =>
  /^(a|an|the|my|our|all|each|every|new|up|more|approximately|this|these|their)$|^\d/.test(next);

export type Telling = "bare" | "subject" | "perfect" | "was-doing" | "is-doing";

/** End in -ed and say what somebody is. */
export const describing =
  /^(experienced|qualified|registered|certified|licensed|skilled|dedicated|motivated|advanced|limited|detailed|integrated|embedded|talented|gifted|united|based|required|related)$/;

export interface Time {
  telling: Telling;
  /** Whether what the fact speaks of is still so. */
  goesOn: boolean;
  /** Whether the sentence says that it is so now. */
  isNow: boolean;
  /** Whether the fact's words stand in an order in which none can be left out. */
  isWhole: boolean;
  /** Whether the fact says by how much: "by 18 %". */
  isMeasured: boolean;
  /** Whether the sentence says where or for whom in other words than the fact's: those may not be left out then. */
  isPlaced: boolean;
}

/** Whether the verb of a sentence says what the fact's does: never more, never of another time. */
export function isSameDeed(said: string, held: string, time: Time, object: string[], shared = object): boolean {
  const isShown = showsVerb(object);
  const doneTo = { object: shared, isMeasured: time.isMeasured };
  if (time.telling === "bare" && !time.isNow && isSameWord(said, held)) return true;
  if (describing.test(held) && !isShown) return false;
  if (isPassive(held, object)) return false;
  return verbReadings(said).some((word) =>
    heldReadings(held).some(
      (fact) => agrees(word, fact, time, isShown) && areEqualVerbs(word.lemma, fact.lemma, doneTo),
    ),
  );
}

/** A second verb: "and trained" may follow "leading" as "and training", but "training" as a noun becomes no deed. */
export function isSameSecond(said: string, held: string, time: Time, object: string[], shared = object): boolean {
  const isShown = showsVerb(object);
  const doneTo = { object: shared, isMeasured: time.isMeasured };
  if (isSameWord(said, held)) return !isOnlyPresent(held) || time.telling === "bare" || time.goesOn;
  return verbReadings(said).some((word) =>
    heldReadings(held).some(
      (fact) =>
        fact.form !== "ing" && agrees(word, fact, time, isShown) && areEqualVerbs(word.lemma, fact.lemma, doneTo),
    ),
  );
}

/** "Selected from 300 applicants", "Chosen": nobody but others did it. */
export const isPassive = (held: string, object: string[]) =>
  isOnlyParticiple(held) ||
  isMadeOne(held, object) ||
  (object.length === 0 && verbReadings(held).some(({ form, lemma }) => form === "past" && suffered.test(lemma)));
/** "Elected spokesperson", "promoted to", but not "promoted managers" */
function isMadeOne(held: string, object: string[]): boolean {
  const end = object.findIndex((word) => /^(of|for|in|at|by|to|after|with|on|,|and)$/.test(word));
  const title = object.slice(0, end < 0 ? object.length : end);
  const isPrize = /^(prize|award|medal|scholarship|title|distinction)$/.test(title.at(-1) ?? "");
  if (isPrize && verbReadings(held).some(({ form, lemma }) => form === "past" && lemma === "award")) return true;
  return (
    verbReadings(held).some(
      ({ form, lemma }) => form === "past" && /^(elect|appoint|nominat|promot|vot|crown|nam)e?$/.test(lemma),
    ) &&
    (title.length === 0 ||
      ((isPersonName(title.at(-1) ?? "") || /(?:person|chair)$/.test(title.at(-1) ?? "")) &&
        !/s$/.test(title.at(-1) ?? ""))) &&
    !/^(a|an|the|my|our|\d.*)$/.test(object[0] ?? "")
  );
}

const suffered =
  /^(?:select|nominat|award|promot|employ|pay|appoint|elect|invit|hir|recruit|certifi|certify|licens|commission|assign|entrust|recogni[sz]|honour|honor|prais|rank|rat|shortlist|sponsor|admitt|admit|accept|plac|vot)e?$/;

/** "Cut" is what was done: nothing says that it goes on. */
function heldReadings(word: string): readonly VerbReading[] {
  const readings = verbReadings(word);
  const past = readings.filter(({ form }) => form === "past");
  return past.length > 0 ? past : readings;
}

const isOnlyPresent = (word: string) =>
  verbReadings(word).every(({ form, lemma }) => form === "base" && isKnownVerb(lemma)) && verbReadings(word).length > 0;

function agrees(said: VerbReading, held: VerbReading, { telling, goesOn, isNow }: Time, isShown: boolean): boolean {
  const isDeed = held.form === "past" || (held.form === "base" && (isShown || isKnownVerb(held.lemma)));
  const isPresent = isDeed && held.form !== "past" && goesOn;
  if (isNow && !isPresent) return false;
  if (said.form === "third") return false;
  if (telling === "perfect") return said.form === "past" && isDeed;
  if (telling === "was-doing") return said.form === "ing" && isDeed;
  if (telling === "is-doing") return said.form === "ing" && isPresent;
  if (said.form === "base") return isPresent;
  return isDeed && (said.form === "past" || telling === "bare");
}

/** A "train driver" is no "trained driver", and a "lead engineer" leads nobody yet. */
export const isOccupation = (verb: string, [next = ""]: string[]) =>
  /(er|or|ist|ian|ant|man|woman)$/.test(next) && verbReadings(verb).every(({ form }) => form === "base");
