import { foldText } from "../../../shared/text/folded-text.rules.ts";
import { type SectionClass, sectionWords } from "../tables/posting-section-words.ts";
import { patternOf } from "./word-patterns.ts";

const strong = 3;

/** Of two that are announced alike, the first. */
export const sectionClasses: SectionClass[] = ["wished", "asked", "duty", "benefit", "company", "applying"];

/** How much a heading's words announce of a section: 3 or 1. */
export function headingScore(heading: string, section: SectionClass): number {
  const folded = foldText(heading).replaceAll("’", "'");
  const words = sectionWords[section];
  return patternOf(words.strong).test(folded) ? strong : Number(patternOf(words.weak).test(folded));
}

/** What a heading announces; undefined where its words tell nothing. */
export function sectionOfHeading(heading: string): SectionClass | undefined {
  const [best] = sectionClasses
    .map((section) => ({ section, score: headingScore(heading, section) }))
    .sort((one, other) => other.score - one.score);
  return best && best.score > 0 ? best.section : undefined;
}
