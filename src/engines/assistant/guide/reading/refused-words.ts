import { type DocumentLanguage, memoized } from "../../../text/text.ts";

/** What turns a wish into its opposite. "No" leads to a place in Portuguese. */
const negators: Record<DocumentLanguage, string> = {
  en: "without|not|isn['’]?t|aren['’]?t|don['’]?t want|no|nothing|never|nor|except|anything but|instead of|rather than|sick of|tired of|done with",
  de: "ohne|nicht|nichts|nix|nie|keine?[nrms]?|nimmer|außer|statt|weg von|raus aus",
  fr: "sans|pas|rien|jamais|plus de|sauf|hors|ni|marre d[eu]",
  es: "sin|no|nada|nunca|menos|excepto|salvo|ni|hart[oa] de",
  it: "senza|non|no|niente|mai|tranne|basta",
  nl: "zonder|niets?|geen|nooit|behalve|weg uit",
  pl: "bez|nie|nic|żadn\\p{L}+|nigdy|oprócz|poza|dość",
  pt: "sem|não|nem|nunca|nada|menos|exceto|fart[oa] de",
};

/** "Office is not for me", whatever the language. */
const copulas = "is|are|ist|sind|c'est|est|sont|es|son|è|sono|zijn|to|jest|są|é|são";

const patterns = memoized((negator: string) => ({
  behind: new RegExp(`^\\s+(?:${copulas})\\s+(?:${negator})(?!\\p{L})`, "iu"),
  refused: new RegExp(`(?<!\\p{L})(?:${negator})(?:\\s+\\p{L}{1,4}|(?:\\s+\\p{L}{1,3}){2})?\\s+\\p{L}{3,}`, "giu"),
  before: new RegExp(`(?<!\\p{L})(?:${negator})(?:\\s+\\p{L}{1,6}){0,3}\\s*$`, "iu"),
}));

/** Whether the beginning of a text refuses what came before it: "is not for me". */
export const isRefusedBehind = (text: string, language: DocumentLanguage): boolean =>
  patterns(negators[language]).behind.test(text);

/** What a text refuses, word by word. Postings cannot be held against it. */
export const refusedWords = (language: DocumentLanguage): RegExp => patterns(negators[language]).refused;

/** The words at the end of a text that refuse what comes next: "no", "not in the", "nie wieder". */
export const refusalBefore = (text: string, language: DocumentLanguage): string | undefined =>
  patterns(negators[language]).before.exec(text)?.[0].trim();
