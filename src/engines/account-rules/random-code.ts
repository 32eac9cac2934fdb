import { randomInt } from "node:crypto";

/** No vowels (no words come out) and nothing that is mistaken for another: 0 O, 1 I L, 2 Z, 5 S, 8 B, U V. */
const alphabet = "CDFGHJKMNPQRTVWXY34679";

/** For people to read and type: capitals and digits, 4.4 bits each. */
export function randomCode(length: number): string {
  return Array.from({ length }, () => alphabet[randomInt(alphabet.length)]).join("");
}

const [groups, groupLength] = [4, 4];

/** Of 71 random bits. */
export const newRecoveryCode = (): string => Array.from({ length: groups }, () => randomCode(groupLength)).join("-");

/** What somebody types who reads it from paper. */
export const typedRecoveryCode = (typed: string): string => typed.toUpperCase().replace(/[^A-Z0-9]/g, "");
