import { attackedAnswers } from "./attacked-answers.ts";
import { attackedCareer } from "./attacked-career.ts";
import { attackedEmployer } from "./attacked-employer.ts";
import { attackedEntries } from "./attacked-entries.ts";
import { attackedFrames } from "./attacked-frames.ts";
import { attackedLevels } from "./attacked-levels.ts";
import { attackedPromotion } from "./attacked-promotion.ts";
import { attackedTogether } from "./attacked-together.ts";
import { attackedUnfinished } from "./attacked-unfinished.ts";

/** Attacks that bring a profile of their own, by what they are about. */
export const attackedProfiles = {
  ...attackedEntries,
  ...attackedEmployer,
  ...attackedFrames,
  ...attackedLevels,
  ...attackedCareer,
  ...attackedPromotion,
  ...attackedAnswers,
  ...attackedTogether,
  ...attackedUnfinished,
};
