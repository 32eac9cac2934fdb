import { anyOf, numberWords, saysEnded } from "../text/text.ts";
import { negates } from "../truth/truth.ts";

/** What it is to be of today, or made so again; what a prefix says is not so. */
export const validity =
  /(?<!\p{L})(un|in|nie|on)?(?:renew|refresh|valid|current|erneuer|aufgefrischt|auffrisch|verläng|gültig|renouvel|valable|à jour|renov|vigen|vigor|rinnov|valevol|verleng|vernieuw|geldig|odn[ao]w|wznow|ważn|válid)/giu;

const isNotRenewed = (title: string) =>
  [...title.matchAll(validity)].some(([, prefix]) => prefix !== undefined || negates(title));

/** Whether a certificate says that it has run out. */
export const hasLapsed = (title: string): boolean => saysEnded(title) || isNotRenewed(title);

const numbers = numberWords();
const counted = `(\\d{1,3}|${anyOf([...numbers.keys()].filter((word) => numbers.get(word) !== 1))})`;
const partOfWhole = new RegExp(
  `(?<![\\p{L}\\d])(?:${counted} (?:\\p{L}+ )?(?:of|von|de|sur|di|su|van|z) ${counted}(?=$|\\s?[,;.)·])|(\\d+)\\.? (?:of|von|de|sur|di|su|van|z|/) (\\d{1,3})(?!\\d))`,
  "giu",
);
const countOf = (number: string) => Number(number) || (numbers.get(number.toLowerCase()) ?? 0);

/** "5 of 10 units", "first two units of nine": whether not all of the parts that it counts are done; "81 di 2008" is a law. */
export const isPartDone = (name: string): boolean =>
  [...name.matchAll(partOfWhole)].some(
    ([, part = "", whole = "", done = part, all = whole]) => countOf(done) < countOf(all),
  );
