import {
  backPhrases,
  betterPayPhrases,
  employmentPhrases,
  exclusionOpenings,
  fillers,
  homePhrases,
  jobNouns,
  morePhrases,
  remotePhrases,
  searchVerbs,
} from "./cue-words.ts";
import { everydayWords } from "./everyday-words.ts";
import { intentCues } from "./intent-cues.ts";

const phrases = [
  remotePhrases,
  exclusionOpenings,
  homePhrases,
  morePhrases,
  backPhrases,
  betterPayPhrases,
  ...Object.values(employmentPhrases),
  ...intentCues.flatMap(({ phrases: words }) => [words]),
].flat();

/** Words of no title. "Account" may be one, though "delete my account" asks for something else. */
export const titleStops: ReadonlySet<string> = new Set([...jobNouns, ...searchVerbs, ...fillers, ...everydayWords]);

/** Of these, those that no list of unwanted things goes on behind. */
export const exclusionStops: ReadonlySet<string> = new Set([...jobNouns, ...searchVerbs, ...fillers]);

/** Every word that the rules know. */
export const knownWords: ReadonlySet<string> = new Set([
  ...titleStops,
  ...phrases.flatMap((phrase) => phrase.split(" ")),
]);

/** Of these a misspelled word may be one; shorter words resemble too many others. */
export const mendableWords: readonly string[] = [
  ...exclusionStops,
  ...phrases.flatMap((phrase) => phrase.split(" ")),
].filter((word) => word.length >= 4);
