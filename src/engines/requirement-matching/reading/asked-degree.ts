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
  const folded = foldText(text).replaceAll("’", "'");
  if (folded.length !== text.length) return text;
  return degreeLevels.reduce((rest, [, words]) => {
    const found = patternOf(words).exec(foldText(rest).replaceAll("’", "'"));
    return found ? `${rest.slice(0, found.index)} ${rest.slice(found.index + found[0].length)}` : rest;
  }, text);
}
