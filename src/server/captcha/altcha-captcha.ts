import { createHmac } from "node:crypto";
import { type Challenge, createChallenge, randomInt, verifySolution } from "altcha-lib";
import { deriveKey } from "altcha-lib/algorithms/pbkdf2";
import { z } from "zod";
import type { CaptchaStore } from "./captcha.store.ts";
import type { Captcha } from "./captcha.ts";

const validFor = 30 * 60_000;
/** PBKDF2 rounds of one attempt, and how many attempts a solution takes: about a second of work on a phone. */
const rounds = 1000;
const defaultDifficulty = { fewest: 200, most: 600 };

const solvedChallenge = z.object({
  challenge: z.object({
    parameters: z.object({
      algorithm: z.literal("PBKDF2/SHA-256"),
      nonce: z.string().max(200),
      salt: z.string().max(200),
      cost: z.literal(rounds),
      keyLength: z.literal(32),
      keyPrefix: z.string().max(200),
      keySignature: z.string().max(200),
      expiresAt: z.number(),
    }),
    signature: z.string().max(200),
  }),
  solution: z.object({ counter: z.number(), derivedKey: z.string().max(200), time: z.number().optional() }),
});

export interface AltchaCaptcha extends Captcha {
  challenge(): Promise<Challenge>;
}

/** A proof of work that the person's own machine does while the form is being filled in; nothing leaves this server. */
export function createAltchaCaptcha(
  store: CaptchaStore,
  secret: string,
  difficulty = defaultDifficulty,
): AltchaCaptcha {
  const keys = {
    deriveKey,
    hmacSignatureSecret: derivedSecret(secret, "captcha challenge"),
    hmacKeySignatureSecret: derivedSecret(secret, "captcha key"),
  };
  return {
    challenge: () =>
      createChallenge({
        ...keys,
        algorithm: "PBKDF2/SHA-256",
        cost: rounds,
        counter: randomInt(difficulty.most, difficulty.fewest),
        expiresAt: new Date(Date.now() + validFor),
      }),

    verify: async (token) => {
      const solved = decode(token);
      if (!solved) return false;
      const { verified } = await verifySolution({ ...keys, ...solved });
      if (!verified) return false;
      const { nonce, expiresAt } = solved.challenge.parameters;
      return store.use(nonce, new Date(expiresAt * 1000));
    },
  };
}

function derivedSecret(secret: string, purpose: string): string {
  return createHmac("sha256", secret).update(purpose).digest("hex");
}

/** Base64 of JSON, as the client's library writes it; undefined for anything else. */
function decode(token: string): z.infer<typeof solvedChallenge> | undefined {
  try {
    return solvedChallenge.safeParse(JSON.parse(Buffer.from(token, "base64").toString("utf8"))).data;
  } catch {
    return undefined;
  }
}
