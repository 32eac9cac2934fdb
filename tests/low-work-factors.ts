import { scryptHashing } from "../src/server/account/password/password-hashing.ts";
import type { WorkFactors } from "../src/server/start.ts";

/** Scrypt at its least, an easy captcha, and no waiting: most tests are about something else than what an attempt costs. */
export const lowWorkFactors: WorkFactors = {
  passwordHashing: scryptHashing({ N: 2, r: 1, p: 1 }),
  captchaDifficulty: { fewest: 2, most: 6 },
  responseTimeMs: 0,
  finishWithinMs: 0,
  unknownMessageTimeoutMs: 0,
};
