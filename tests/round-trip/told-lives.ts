import type { ProfileDocument } from "../../src/shared/profile/profile.contract.ts";
import { livesLongAndShort } from "./lives-long-and-short.ts";
import { livesOfCareAndCraft } from "./lives-of-care-and-craft.ts";
import { livesOfHandsAndWords } from "./lives-of-hands-and-words.ts";
import { livesOfOffices } from "./lives-of-offices.ts";
import { livesOfParishAndLab } from "./lives-of-parish-and-lab.ts";
import { livesOfScienceAndField } from "./lives-of-science-and-field.ts";
import { profileOf } from "./told-life.ts";

/** Fifty people of many trades and countries, each of whom was new to the reader when it read them first. */
export const toldLives: ProfileDocument[] = [
  ...livesOfCareAndCraft,
  ...livesOfOffices,
  ...livesOfScienceAndField,
  ...livesOfHandsAndWords,
  ...livesOfParishAndLab,
  ...livesLongAndShort,
].map(profileOf);
