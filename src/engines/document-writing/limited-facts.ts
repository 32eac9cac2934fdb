import { languageNamed } from "../requirement-matching/requirement-matching.ts";
import { denies, type Fact, type FactBase, personFactsOf } from "../truth/truth.ts";
import type { DocumentPhrases } from "./phrases/document-phrases.ts";
import { decapitalised } from "./phrases/first-letters.ts";

/** B2 of the framework: sentences name nothing that argues against the person; the CV's list has every level. */
const minLanguageLevel = 4;

const little =
  "(?:a little|a bit of|some|school|schul\\p{L}*|escolar|scolaire|basic|beginner|etwas|ein wenig|ein bisschen|grundkenntnisse|grundlagen|un peu|notions|bases|un poco|algo|nociones|básic[oa]s?|un po['’]|nozioni|een beetje|wat|trochę|um pouco|noções)";
const limited = new RegExp(`(?<!\\p{L})${little}(?!\\p{L})`, "iu");

/** A skill of which the person says somewhere that it is little: "un peu de corseterie". */
export function isLimited({ text: skill }: Fact, facts: FactBase): boolean {
  if (limited.test(skill) || denies(skill)) return true;
  const said = new RegExp(`(?<!\\p{L})${little} (?:\\p{L}+['’ ]?){0,1}\\s*$`, "iu");
  const name = skill.toLowerCase();
  return [...personFactsOf(facts, "summary"), ...[...facts.values()].filter(({ kind }) => kind === "statement")].some(
    ({ text }) => {
      const at = text.toLowerCase().indexOf(name);
      return at > 0 && said.test(text.slice(0, at));
    },
  );
}

/** Well enough for a sentence, and not what the document itself is in. */
export function isSpokenWell({ text }: Fact, { locale }: Pick<DocumentPhrases, "locale">): boolean {
  const { code, level = minLanguageLevel } = languageNamed(text) ?? {};
  return level >= minLanguageLevel && !limited.test(text) && (!code || !locale.startsWith(code));
}

/** "German: B2" as "German (B2)": a colon in a sentence would introduce all that follows. */
export const withLevelBehind = (language: string): string =>
  language.replace(/^(\p{L}+)(?:: ?| [–-] )([\p{L}\d ]{1,20})$/u, "$1 ($2)");

/** The same as it stands in a sentence. */
export function spoken({ text }: Fact, { locale }: Pick<DocumentPhrases, "locale">): string {
  const named = withLevelBehind(text);
  return /^(?:de|en|nl)/.test(locale) ? named : decapitalised(named);
}
