import SolverWorker from "altcha/workers/pbkdf2?worker";
import { type Challenge, solveChallengeWorkers } from "altcha-lib";
import { NetworkError } from "../../http/calls/call-error.ts";

const maxWorkers = 4;

/** Does the proof of work in the background and answers the token for `recaptchaToken`. */
export async function solveAltcha(challengeUrl: string): Promise<string> {
  const response = await fetch(challengeUrl).catch(() => {
    throw new NetworkError();
  });
  if (!response.ok) throw new Error(`The captcha answered with status ${response.status}`);
  const challenge: Challenge = await response.json();
  const concurrency = Math.min(maxWorkers, Math.max(1, (navigator.hardwareConcurrency ?? 2) - 1));
  const solution = await solveChallengeWorkers({ challenge, concurrency, createWorker: () => new SolverWorker() });
  if (!solution) throw new Error("The captcha was not solved");
  return btoa(JSON.stringify({ challenge, solution }));
}
