import { foldText } from "../../../shared/text/folded-text.rules.ts";
import type { Asked } from "../asked.ts";
import { degreeLevels, orExperience } from "../tables/degree-levels.ts";
import { patternOf } from "./word-patterns.ts";

/** Every step of study that a text names, with its words. */
function levelsNamed(text: string): { level: number; words: string }[] {
  let rest = foldText(text).replaceAll("’", "'");
  return degreeLevels.flatMap(([level, words]) => {
    const found = patternOf(words).exec(rest)?.[0];
    if (!found) return [];
    rest = rest.replace(found, " ");
    return [{ level, words: found }];
  });
}

/** The highest step of study that a profile's line names; undefined where it tells none. */
export const degreeLevelOf = (text: string): number | undefined => levelsNamed(text)[0]?.level;

/** The lowest of what a requirement lets one choose from; 0 where it names no step. */
export function askedDegree(text: string): NonNullable<Asked["degree"]> {
  const lowest = levelsNamed(text).at(-1);
  return {
    level: lowest?.level ?? 0,
    words: lowest?.words ?? "",
    orExperience: patternOf(orExperience).test(foldText(text)),
  };
}

/** What is left of a line when words of study are taken out: its field. */
export function fieldOfStudy(text: string): string {
  if (foldText(text).length !== text.length) return text;
  return degreeLevels.reduce((rest, [, words]) => without(rest, patternOf(words)), text);
}

/** Found in the folded text, which is as long. */
function without(text: string, words: RegExp): string {
  const found = words.exec(foldText(text).replaceAll("’", "'"));
  if (!found || found[0] === "") return text;
  return without(`${text.slice(0, found.index)} ${text.slice(found.index + found[0].length)}`, words);
}
