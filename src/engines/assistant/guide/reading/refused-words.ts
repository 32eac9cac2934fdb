import { ofNames } from "../../../job-search/job-search.ts";
import { type DocumentLanguage, memoized } from "../../../text/text.ts";

/** What turns a wish into its opposite, or takes something out of a list. "No" leads to a place in Portuguese; "no I mean" answers. */
const negators: Record<DocumentLanguage, string> = {
  en: "without|not|isn['’]?t|aren['’]?t|don['’]?t want|no(?!\\s+i\\b)|nothing|never|nor|except|anything but|instead of|rather than|sick of|tired of|done with|leave out|take out|remove",
  de: "ohne|nicht|nichts|nix|nie|keine?[nrms]?|nimmer|außer|statt|weg von|raus aus",
  fr: "sans|pas|rien|jamais|plus de|sauf|hors|ni|marre d[eu]|enl[eè]ve[rz]?|retire[rz]?",
  es: "sin|no|nada|nunca|menos|excepto|salvo|ni|hart[oa] de|quit(?:a|ar|ad|e)",
  it: "senza|non|no|niente|mai|tranne|basta|togli(?:ere)?",
  nl: "zonder|niets?|geen|nooit|behalve|weg uit",
  pl: "bez|nie|nic|żadn\\p{L}+|nigdy|oprócz|poza|dość|usuń|pomiń",
  pt: "sem|não|nem|nunca|nada|menos|exceto|fart[oa] de|tir(?:a|ar|e)|retir(?:a|ar|e)",
};

/** "Office is not for me", whatever the language. */
const copulas = "is|are|ist|sind|c'est|est|sont|es|son|è|sono|zijn|to|jest|są|é|são";

const patterns = memoized((negator: string) => ({
  behind: new RegExp(`^\\s+(?:${copulas})\\s+(?:${negator})(?!\\p{L})`, "iu"),
  refused: new RegExp(
    `(?<!\\p{L})(?:${negator})(?!\\s+(?:${ofNames})(?!\\p{L}))(?:\\s+\\p{L}{1,4}|(?:\\s+\\p{L}{1,3}){2})?\\s+\\p{L}{3,}`,
    "giu",
  ),
  before: new RegExp(`(?<!\\p{L})(?:${negator})(?:\\s+\\p{L}{1,6}){0,3}\\s*$`, "iu"),
}));

/** By what somebody takes back what they said, and by what they say what they mean. */
const corrections: Record<DocumentLanguage, { sorry: string; meant: string }> = {
  en: { sorry: "(?:not?|nope)[\\s,]+sorry", meant: "i meant?|i was thinking of|make (?:it|that)" },
  de: { sorry: "(?:nein|nee?)[\\s,]+(?:sorry|pardon|entschuldigung)", meant: "ich meinte?|meinte|gemeint|ich meine" },
  fr: { sorry: "non[\\s,]+(?:pardon|désolée?)", meant: "je voulais dire|je parlais de|je pensais à" },
  es: { sorry: "no[\\s,]+(?:perdón|perdona)", meant: "quería decir|me refería a|quise decir|digo" },
  it: { sorry: "no[\\s,]+(?:scusa|scusi)", meant: "volevo dire|intendevo|dicevo" },
  nl: { sorry: "nee[\\s,]+(?:sorry|pardon)", meant: "ik bedoel(?:de)?|bedoelde" },
  pl: { sorry: "nie[\\s,]+(?:przepraszam|sorry)", meant: "chodziło mi o|chodzi mi o|miał[ae]m na myśli" },
  pt: { sorry: "não[\\s,]+(?:desculpa|desculpe)", meant: "queria dizer|quis dizer|referia-me a" },
};
const taking = memoized((words: string) => new RegExp(`(?<!\\p{L})(?:${words})(?!\\p{L})`, "iu"));

/** "Welding no sorry warehouse": where somebody takes back what they began with. */
export const takingBack = (language: DocumentLanguage): RegExp => taking(corrections[language].sorry);

/** "Callcenter will ich nicht": a clause that ends with its no. */
const clauseEnd =
  /^(?:\s+\p{L}{1,7}){0,3}\s+(?:not|no|never|nicht|nie|pas|jamais|nunca|non|niet|nooit|não)\s*(?:[.,;!)|]|$)/iu;

/** The words at the beginning of a text that refuse what came before it: "is not" of "is not for me". */
export const refusalBehind = (text: string, language: DocumentLanguage): string | undefined =>
  (patterns(negators[language]).behind.exec(text) ?? clauseEnd.exec(text))?.[0];

/** What a text refuses, word by word. Postings cannot be held against it. */
export const refusedWords = (language: DocumentLanguage): RegExp => patterns(negators[language]).refused;

/** The words at the end of a text that refuse what comes next: "no", "not in the", "nie wieder". */
export const refusalBefore = (text: string, language: DocumentLanguage): string | undefined =>
  patterns(negators[language]).before.exec(text)?.[0].trim();

/** Of "I meant Bradford, not Manchester" what is meant and what is not, in the person's words; undefined where nothing is corrected. */
export function corrected(text: string, language: DocumentLanguage): { meant: string; not: string[] } | undefined {
  const { meant: means } = corrections[language];
  const said = taking(means);
  if (!said.test(text)) return undefined;
  const no = taking(`${negators[language]}|\\p{L}*n['’]?t`);
  // Without a comma too: "I meant Bradford not Manchester".
  const parts = new RegExp(`[,.;!?]+|\\s+(?=(?:${means}|not|nicht|pas|no|non|niet|nie|não)(?!\\p{L}))`, "iu");
  const clauses = text.split(parts).map((clause) => clause.replace(said, " ").trim());
  const meant = clauses.filter((clause) => clause !== "" && !no.test(clause));
  const not = clauses.filter((clause) => no.test(clause)).map((clause) => clause.replace(no, " ").trim());
  return { meant: meant.join(", "), not: not.filter((clause) => clause !== "") };
}
