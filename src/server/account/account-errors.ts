import { AppError } from "../http/app-error.ts";

export const wrongCredentials = () =>
  new AppError(401, "invalid_credentials", "Invalid email or password. Please check your credentials.");
export const emailNotVerified = () =>
  new AppError(
    409,
    "email_not_verified",
    "Your email address is not verified yet. We have sent you a new code: please enter it to go on.",
  );
export const wrongCode = () =>
  new AppError(400, "invalid_code", "That code is wrong or has expired. Please check it, or request a new code.");
export const wrongResetKey = () =>
  new AppError(400, "invalid_reset_key", "Your reset has expired. Please start the password reset process again.");
export const wrongToken = () => new AppError(401, "invalid_token", "Your session has ended. Please sign in again.");
export const captchaFailed = () => new AppError(400, "captcha_failed", "Please complete the CAPTCHA verification");
export const tooManyCodes = () =>
  new AppError(429, "too_many_codes", "You have asked for many codes. Please wait a quarter of an hour and try again.");
export const tooManyLogins = () =>
  new AppError(429, "too_many_logins", "Too many failed logins. Please wait a few minutes, or reset your password.");
