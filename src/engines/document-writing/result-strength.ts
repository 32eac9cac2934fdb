import { anyOf, currencyNames } from "../text/text.ts";

// A number of its own: neither a part of a name ("M5000", "CMI_2023") nor a year.
const number = String.raw`(?<![\p{L}\p{N}_])(?!(?:19|20)\d\d(?!\d))\d[\d.,\u00a0]*`;
const currency = `${anyOf(currencyNames.keys())}(?!\\p{L})`;
// The words between two numbers, in the languages of documents.
const change = new RegExp(`${number}[^\\d]{1,20}(?:to|auf|a|à|til|naar|do|para) ${number}`, "u");
const share = new RegExp(`${number}\\s?%|${number} (?:of|von|de|sur|su|van|z) ${number}`, "u");
const money = new RegExp(`(?<!\\p{L})${currency}\\s?\\d|${number}\\s?${currency}`, "iu");
const anyNumber = new RegExp(number, "u");

/** How much of a result a statement names: from what to what 4, a share or money 2, any number 1. */
export function resultStrength(statement: string): number {
  if (change.test(statement)) return 4;
  if (share.test(statement) || money.test(statement)) return 2;
  return anyNumber.test(statement) ? 1 : 0;
}
