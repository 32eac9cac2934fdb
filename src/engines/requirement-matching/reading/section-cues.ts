import { foldText } from "../../../shared/text/folded-text.rules.ts";
import { type SectionClass, sectionWords } from "../tables/posting-section-words.ts";
import { patternOf } from "./word-patterns.ts";

const strong = 3;

/** Of two that are announced alike, the first. */
const classes: SectionClass[] = ["wished", "asked", "duty", "benefit", "company", "applying"];

/** What a heading announces; undefined where its words tell nothing. */
export function sectionOfHeading(heading: string): SectionClass | undefined {
  const folded = foldText(heading).replaceAll("’", "'");
  let best: SectionClass | undefined;
  let most = 0;
  for (const name of classes) {
    const words = sectionWords[name];
    const score = patternOf(words.strong).test(folded) ? strong : Number(patternOf(words.weak).test(folded));
    if (score > most) [best, most] = [name, score];
  }
  return best;
}
