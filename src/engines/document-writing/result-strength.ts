const number = String.raw`\d[\d.,\u00a0]*`;
const change = new RegExp(`${number}[^\\d]{1,20}(?:to|auf|a|à|til|naar|do|para) ${number}`, "u");
const share = new RegExp(`${number}\\s?(?:%|percent|Prozent|por ciento|pour cent)`, "u");
const money = new RegExp(`[€$£¥]\\s?${number}|${number}\\s?(?:€|EUR|USD|GBP|CHF|PLN|zł)`, "u");

/** How much of a result a statement names: from what to what 4, a share or money 2, any number 1. */
export function resultStrength(statement: string): number {
  if (change.test(statement)) return 4;
  if (share.test(statement) || money.test(statement)) return 2;
  return /\d/.test(statement) ? 1 : 0;
}
