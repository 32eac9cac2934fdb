import { framed } from "./frames.ts";
import type { Pool } from "./pool.ts";
import { numbersIn } from "./reading/quantity-words.ts";
import type { FactReading, Readings } from "./reading/readings.ts";
import { plainText } from "./reading/words.ts";

/** Whether a sentence is nothing but own words: whole statements, changed only where their meaning cannot change. */
export function isProven(text: string, pool: Pool, readings: Readings): boolean {
  const own = pool.cited.filter((reading) => isUsable(reading, readings));
  const spoken = spelling(text);
  const byEntry = new Map<string | null, FactReading[]>();
  for (const reading of own) byEntry.set(reading.fact.entry, [...(byEntry.get(reading.fact.entry) ?? []), reading]);
  return [...byEntry.values()].some((facts) => isOwn(spoken, facts) || framed(spoken, pool, facts, isOwn));
}

const told = /^(?:statement|summary)$/;

/** Nothing of what has yet to begin. */
const isUsable = ({ fact }: FactReading, { entries }: Readings) =>
  told.test(fact.kind) && !(fact.entry !== null && entries.get(fact.entry)?.isToCome);

/** Without what ends it: "Sold cakes." says what "Sold cakes" says. */
export const spelling = (text: string): string =>
  plainText(text)
    .trim()
    .replace(/(?<![.…\p{Lu}])\.$/u, "");

const joint = /, and I /;

/** One statement, or whole statements of one entry joined by ", and I". */
function isOwn(text: string, facts: FactReading[]): boolean {
  const statements = facts.map((reading) => spelling(reading.text));
  if (statements.some((statement) => isSame(text, statement))) return true;
  if (!text.startsWith("I ")) return false;
  return text
    .slice(2)
    .split(joint)
    .every((part) => statements.some((statement) => isSame(part, statement) && takesI(statement)));
}

/** Word for word, but for the case of the first letter and for numbers in words. */
function isSame(said: string, statement: string): boolean {
  if (said === statement) return true;
  const [one, other] = [decapitalised(said), decapitalised(statement)];
  return one === other || (/\d/.test(one + other) && inDigits(one) === inDigits(other));
}

/** Only a word in lower case but for its first letter may change it: "IT", "mW" and "Boden" stay. */
const decapitalised = (text: string) =>
  /^\p{Lu}\p{Ll}+(?:ed|ing)?(?= )/u.test(text) ? text.charAt(0).toLowerCase() + text.slice(1) : text;

const inDigits = (text: string) =>
  text.replace(/\p{L}+/gu, (word) => {
    const value = numbersIn.en.get(word);
    return value === undefined ? word : String(value);
  });

/** Verbs whose participle before a noun says what was done to somebody: "Awarded the prize". */
const doneTo =
  /^(?:award|elect|name|nam|appoint|nominat|offer|grant|assign|grade|rank|call|declar|vot|crown|allow|allocat|ask|pay|promis|order|permit|present|deni|refus|serv|charg|fin|sentenc|licens|entrust|select|consider|invit|admit|promot|hir|accept|requir|expect|rat|deem|show|forc|envi|spar|accord|allott|bequeath|concede|forgiv|guarante|owe|tip|wish)/;

/** "Trained two apprentices": a verb in the past with its object, which nobody can have done to the person. */
function takesI(statement: string): boolean {
  const [verb = "", next = ""] = statement.split(" ");
  return (
    /^\p{Lu}?\p{Ll}+ed$/u.test(verb) &&
    !doneTo.test(verb.toLowerCase()) &&
    /^(?:the|a|an|our|all|new|two|three|four|five|six|seven|eight|nine|ten|\d[\d,]*)$/.test(next)
  );
}
