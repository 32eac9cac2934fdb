import type { DocumentLanguage } from "../../text/text.ts";
import type { AskedLanguage } from "../asked.ts";
import { languagesIn, levelIn, namesAnother } from "./language-names.ts";

const choice: Record<DocumentLanguage, string> = {
  en: "or",
  de: "oder",
  fr: "ou",
  es: "o|u",
  it: "o",
  nl: "of",
  pl: "lub|albo",
  pt: "ou",
};
/** The languages of a line with the level of each; one that is written once holds for all. */
export function askedLanguages(text: string, language: DocumentLanguage): { any: AskedLanguage[][] } {
  const pieces = text.split(
    new RegExp(`(\\s+(?:${choice[language]})\\s+|\\s*/\\s*|[,;]\\s+|\\s+(?:and|und|et|y|e|ed|en|i)\\s+)`, "iu"),
  );
  const whole = levelIn(text);
  const isOnly = languagesIn(text).length === 1;
  const any: AskedLanguage[][] = [[]];
  for (let at = 0; at < pieces.length; at += 2) {
    const piece = pieces[at] ?? "";
    const codes = [...languagesIn(piece), ...(namesAnother(piece) ? [""] : [])];
    if (codes.length === 0) continue;
    const isChoice = at > 0 && new RegExp(`^\\s+(?:${choice[language]})\\s+$|/`, "iu").test(pieces[at - 1] ?? "");
    const own = codes.map((code) => ({ code, level: isOnly ? whole : (levelIn(piece) ?? whole) }));
    if (isChoice) any.push(own);
    else any.at(-1)?.push(...own);
  }
  return { any };
}
