import { foldText } from "../../../shared/text/folded-text.rules.ts";
import type { DocumentLanguage } from "../../text/text.ts";
import type { Asked } from "../asked.ts";
import { anyStudy, degreeLevels, orExperience } from "../tables/degree-levels.ts";
import { conjunctions } from "./asked-things.ts";
import { patternOf } from "./word-patterns.ts";

/** Every step of study that a text names, with its words, the highest first; of "higher education, master's" in one breath the higher alone. */
function levelsNamed(text: string): { level: number; words: string }[] {
  let rest = foldText(text).replaceAll("’", "'");
  return degreeLevels.flatMap(([level, words]) => {
    const [found] = [...rest.matchAll(new RegExp(patternOf(words), "giu"))].filter(
      ({ 0: word, index }) => !/#\s$/.test(rest.slice(0, index)) && !/^\s#/.test(rest.slice(index + word.length)),
    );
    if (!found) return [];
    rest = rest.replace(found[0], "#");
    return [{ level, words: found[0] }];
  });
}

/** The highest step of study that a profile's line names; undefined where it tells none. */
export const degreeLevelOf = (text: string): number | undefined => levelsNamed(text)[0]?.level;

/** The lowest of what a requirement lets one choose from, of each the highest that it names; 0 where it names no step. */
export function askedDegree(text: string, language: DocumentLanguage): NonNullable<Asked["degree"]> {
  const or = new RegExp(`\\s+(?:${conjunctions[language].or})\\s+|\\s?/\\s?`, "iu");
  // "Bac +2 à bac +5", "Meister bis Master"
  const choices = text.split(new RegExp(`${or.source}|[,;]\\s+|\\s(?:to|bis|à|tot|do)\\s`, "iu"));
  const levels = choices.flatMap((choice) => levelsNamed(choice).slice(0, 1));
  // "Diplôme en informatique, bac +5": without a choice the one says how high the other is.
  const exact = or.test(text) ? levels : levels.filter(({ words }) => !patternOf(anyStudy).test(words));
  const [lowest] = (exact.length > 0 ? exact : levels).sort((one, other) => one.level - other.level);
  return {
    level: lowest?.level ?? 0,
    words: lowest?.words ?? "",
    orExperience: patternOf(orExperience).test(foldText(text)),
  };
}

/** "Ausbildung (Lehre, HTL oder Studium)": a bracket of single words, several of them steps of study, says which will do, and no field. */
export function withoutStudyForms(text: string, language: DocumentLanguage): string {
  const parting = new RegExp(`,\\s+|\\s?/\\s?|\\s+(?:${conjunctions[language].or})\\s+`, "iu");
  return text.replace(/\(([^)]*)\)/g, (bracket, inner: string) => {
    const forms = inner.trim().split(parting);
    const steps = forms.filter((form) => levelsNamed(form).length > 0).length;
    return steps > 1 && forms.every((form) => !/\s/.test(form)) ? " " : bracket;
  });
}

/** Whether a word names a step of study, and no field. */
export const namesStudyLevel = (key: string): boolean => degreeLevels.some(([, words]) => patternOf(words).test(key));
