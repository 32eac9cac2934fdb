import { CallError, NetworkError } from "../http/calls/call-error.ts";
import { CaptchaError } from "./captcha/captcha-error.ts";
import { PasskeyError } from "./passkey-error.ts";

const loginTexts: Record<number, string> = {
  401: "Invalid email or password. Please check your credentials.",
  403: "Account access denied. Please contact support.",
  405: "Service temporarily unavailable. Please try again later.",
};

export function loginFailureText(error: unknown): string {
  if (error instanceof NetworkError) return `Connection error: ${error.message}`;
  const text = error instanceof CallError ? (loginTexts[error.status] ?? error.message) : "";
  return text || "Login failed. Please check your credentials and try again.";
}

/** The server's sentence where it sent one, otherwise the given one. */
export function serverMessageOr(fallback: string, error: unknown): string {
  if (error instanceof CaptchaError || error instanceof PasskeyError) return error.message;
  if (!(error instanceof CallError)) return fallback;
  return Object.values(error.fields)[0] ?? (error.message || fallback);
}

/** The given sentence, except where only another one helps: an unsolved captcha, or too many attempts. */
export function fixedMessage(text: string, error: unknown): string {
  const isOwnSentence = error instanceof CaptchaError || (error instanceof CallError && error.status === 429);
  return isOwnSentence ? error.message || text : text;
}
