import { type Challenge, solveChallenge } from "altcha-lib";
import { deriveKey } from "altcha-lib/algorithms/pbkdf2";
import { expect, it } from "vitest";
import { solveCaptcha } from "../../../tests/fakes/solve-captcha.ts";
import { createTestApp } from "../../../tests/test-app.ts";
import { createAltchaCaptcha } from "./altcha-captcha.ts";
import { createCaptchaStore } from "./captcha.store.ts";

const app = await createTestApp();
const captcha = createAltchaCaptcha(createCaptchaStore(app.database), app.config.secret);

interface Solved {
  challenge: Challenge;
  solution: { counter: number; derivedKey: string };
}

/** A solved captcha with something about it changed. */
async function changed(change: (solved: Solved) => void): Promise<string> {
  const solved: Solved = JSON.parse(Buffer.from(await solveCaptcha(app), "base64").toString());
  change(solved);
  return Buffer.from(JSON.stringify(solved)).toString("base64");
}

it("takes each solution once, even when it comes several times at once", async () => {
  const token = await solveCaptcha(app);
  const answers = await Promise.all([1, 2, 3, 4].map(() => captcha.verify(token)));
  expect(answers.filter(Boolean)).toHaveLength(1);
  expect(await captcha.verify(token)).toBe(false);
});

it("refuses wrong solutions and challenges of somebody else's making", async () => {
  const forged = [
    await changed(({ solution }) => {
      solution.derivedKey = "00".repeat(32);
    }),
    await changed(({ challenge }) => {
      challenge.signature = "00".repeat(32);
    }),
    await changed(({ challenge }) => {
      challenge.parameters.expiresAt = 4_000_000_000;
    }),
    await changed(({ challenge }) => {
      challenge.parameters.cost = 1;
    }),
  ];
  for (const token of [...forged, "", "nonsense", Buffer.from("{}").toString("base64")]) {
    expect(await captcha.verify(token)).toBe(false);
  }
});

it("refuses a solution to another server's challenge", async () => {
  const other = createAltchaCaptcha(createCaptchaStore(app.database), "the secret of another installation");
  expect(await other.verify(await solveCaptcha(app))).toBe(false);
});

it("asks for hundreds of attempts where the server is not built for tests", async () => {
  const solution = await solveChallenge({ challenge: await captcha.challenge(), deriveKey });
  expect(solution?.counter).toBeGreaterThanOrEqual(200);
});
