import type { SecondStep } from "../../../shared/http/error.contract.ts";
import { AppError, conflict, notFound } from "../../http/app-error.ts";

/** For a client that knows the second step, and in words for any other one. */
export function secondFactorNeeded(secondStep: SecondStep, publicUrl: string): AppError {
  const message = `This account asks for a second step after the first, which this program cannot ask for. Please sign in at ${publicUrl}/login`;
  return Object.assign(new AppError(400, "second_factor_needed", message), { secondStep });
}

export const secondStepOver = () =>
  new AppError(400, "second_step_over", "This sign-in took too long or was finished already. Please start again.");

export const wrongSecondFactor = (userId: string) =>
  Object.assign(
    new AppError(400, "wrong_second_factor", "This code is wrong, or was used already. Please wait for the next one."),
    { userId },
  );

export const wrongRecoveryCode = (userId: string) =>
  Object.assign(
    new AppError(400, "wrong_second_factor", "This is none of your recovery codes, or it was used already."),
    { userId },
  );

/** @param userId of whoever has shown a first factor */
export const wrongPasskey = (userId?: string) =>
  Object.assign(new AppError(400, "wrong_passkey", "This passkey was not accepted. Please try again."), { userId });

export const appExists = () => conflict("An authenticator app is set up already. Remove it to set up another one.");
export const noAppBegun = () =>
  new AppError(400, "no_app_begun", "This took too long. Please begin again to set up the app.");
export const wrongFirstCode = () => {
  const message =
    "This code is wrong. Please check that the app shows it now, and that the time of your phone is right";
  return new AppError(400, "wrong_second_factor", message, { code: message });
};
export const passkeyExists = () => conflict("This passkey is set up already.");
export const tooManyPasskeys = () => conflict("You have as many passkeys as an account can hold. Remove one first.");
export const noSuchFactor = () => notFound("This has been removed already.");
export const noFactors = () => conflict("Recovery codes stand for an app or a passkey, and you have none.");
