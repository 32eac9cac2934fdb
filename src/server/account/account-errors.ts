import { AppError, invalidInput } from "../http/app-error.ts";

export const wrongCredentials = () =>
  new AppError(401, "invalid_credentials", "Invalid email or password. Please check your credentials.");
export const emailNotVerified = (wasCodeSent: boolean) =>
  new AppError(
    409,
    "email_not_verified",
    `Your email address is not verified yet. ${wasCodeSent ? "We have sent you a new code: please enter it" : "Please enter the newest code that you were sent"} to go on.`,
  );
export const wrongCode = (outcome: { attemptsLeft: number } | "spent") =>
  new AppError(400, "invalid_code", outcome === "spent" ? spentCode : wrongCodeText(outcome.attemptsLeft));
export const wrongResetKey = () =>
  new AppError(400, "invalid_reset_key", "Your reset has expired. Please start the password reset process again.");
export const wrongToken = () => new AppError(401, "invalid_token", "Your session has ended. Please sign in again.");
export const captchaFailed = () => new AppError(400, "captcha_failed", "Please complete the CAPTCHA verification");
export const commonPassword = (field: string) => {
  const message = "This is one of the most common passwords, the first that others try. Please choose another";
  return invalidInput(message, { [field]: message });
};
export const guessablePassword = (field: string) => {
  const message = "This is little more than a name that others know of you or of this site. Please choose another";
  return invalidInput(message, { [field]: message });
};
export const wrongCurrentPassword = () => {
  const message = "This is not your current password";
  return new AppError(400, "wrong_password", message, { current_password: message });
};
export const missingCurrentPassword = () => {
  const message = "Please enter your current password";
  return invalidInput(message, { current_password: message });
};
/** A 400: a 401 would sign the person out. */
export const freshSignInNeeded = () =>
  new AppError(400, "fresh_sign_in_needed", "You signed in some time ago. Please sign in again to do this.");
export const emailTaken = () =>
  new AppError(409, "email_taken", "This address cannot be used. Please sign in with it, or choose another.");
export const noEmailChange = () =>
  new AppError(400, "no_email_change", "No new address is waiting for a code. Please enter the new address again.");

const spentCode = "This code has expired or was used already. Please request a new code.";

function wrongCodeText(attemptsLeft: number): string {
  if (attemptsLeft === 0) return "That code was wrong five times and no longer works. Please request a new code.";
  return `That code is wrong. Please check it: you have ${attemptsLeft === 1 ? "one try" : `${attemptsLeft} tries`} left.`;
}
