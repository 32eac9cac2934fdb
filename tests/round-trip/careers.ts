import type { ProfileDocument } from "../../src/shared/profile/profile.contract.ts";
import { profileOf } from "./career.ts";
import { careersInCareAndCraft } from "./careers-in-care-and-craft.ts";
import { careersInOffices } from "./careers-in-offices.ts";
import { careersInParishAndLab } from "./careers-in-parish-and-lab.ts";
import { careersInScienceAndField } from "./careers-in-science-and-field.ts";
import { careersLongAndShort } from "./careers-long-and-short.ts";
import { careersOfHandsAndWords } from "./careers-of-hands-and-words.ts";

/** Fifty people of many trades and countries, each of whom was new to the reader when it read them first. */
export const careers: ProfileDocument[] = [
  ...careersInCareAndCraft,
  ...careersInOffices,
  ...careersInScienceAndField,
  ...careersOfHandsAndWords,
  ...careersInParishAndLab,
  ...careersLongAndShort,
].map(profileOf);

/** How many `npm test` takes; `npm run bench:careers` takes all. */
const sampleSize = Number(process.env.CAREERS ?? 7);
const step = Math.ceil(careers.length / sampleSize);

/** The same share of anything; with another offset, others of it. */
export const sampled = <Sample>(all: Sample[], offset = 0): Sample[] =>
  all.filter((_, index) => (index + offset) % step === 0);

/** Some of them, from all trades. */
export const sampledCareers = sampled(careers);
