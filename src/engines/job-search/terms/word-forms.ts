import { americanSpelling, memoized } from "../../text/text.ts";

/**
 * Who does the work, man or woman: "Lehrerin" and "Lehrer", "infirmière" and "infirmier", "enfermera" and "enfermero". Folded; the same
 * rule is applied to postings and to searches, so that it need not be grammar.
 */
const womensForms: [RegExp, string][] = [
  [/(?<=\p{L}{3})(?:woman|person)$/u, "man"],
  [/(?<=\p{L}{3}(?:er|or|ist|ent|ant|eur|log|ekt))in(?:nen)?$/u, ""],
  [/(?<=\p{L}{3})iere$/u, "ier"],
  [/(?<=\p{L}{3})trice$/u, "teur"],
  [/(?<=\p{L}{3})euse$/u, "eur"],
  [/(?<=\p{L}{3}i)enne$/u, "en"],
  [/(?<=\p{L}{3})era$/u, "ero"],
  [/(?<=\p{L}{3}[dt])ora$/u, "or"],
];

/** A word in one form: without plural, accents and gender, in one spelling. A stem would make "register" of "registered". */
export const termOf = memoized((word) => {
  if (!/^\p{L}{4,}$/u.test(word)) return word;
  return americanSpelling(womensForms.reduce((form, [pattern, same]) => form.replace(pattern, same), singular(word)));
});

function singular(word: string): string {
  if (/men$/.test(word) && word.length > 5) return `${word.slice(0, -3)}man`;
  if (/[^aeiou]ies$/.test(word)) return `${word.slice(0, -3)}y`;
  if (/(?:ss|x|ch|sh)es$/.test(word)) return word.slice(0, -2);
  return /[^suai]s$/.test(word) ? word.slice(0, -1) : word;
}
