import type { Pool } from "./pool.ts";
import { numbersIn } from "./reading/quantity-words.ts";
import type { FactReading, Readings } from "./reading/readings.ts";
import { plainText } from "./reading/words.ts";

/** Whether a sentence is one of the person's own statements, whole, and changed only where its meaning cannot change. */
export function isProven(text: string, pool: Pool, readings: Readings): boolean {
  const said = spelling(text);
  return pool.cited.some((reading) => isUsable(reading, readings) && isSame(said, spelling(reading.text)));
}

const statements = /^(?:statement|summary)$/;

/** Nothing of what has yet to begin. */
const isUsable = ({ fact }: FactReading, { entries }: Readings) =>
  statements.test(fact.kind) && !(fact.entry !== null && entries.get(fact.entry)?.isToCome);

/** Without what ends it: "Sold cakes." says what "Sold cakes" says. */
const spelling = (text: string): string =>
  plainText(text)
    .trim()
    .replace(/(?<![.…\p{Lu}])\.$/u, "");

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
    const value = numbersIn("en").get(word);
    return value === undefined ? word : String(value);
  });
