import { editDistance } from "../engines/text/text.ts";

/** Below this length, another program's variable is as likely. */
const minLength = 6;
const longName = 10;

/** A variable that no setting has, but for a slip: the server would start without what was meant. */
export function misspeltSettings(given: string[], known: string[]): string[] {
  return given.flatMap((name) => {
    if (known.includes(name) || name.length < minLength) return [];
    const meant = known.find((other) => other.length >= minLength && isSlip(name, other));
    return meant ? [`${name} is no setting: write ${meant}, or remove it.`] : [];
  });
}

const isSlip = (name: string, known: string) => editDistance(name, known) <= (known.length >= longName ? 2 : 1);
