import type { SecondStep } from "../../shared/http/error.contract.ts";

/** An expected failure with the status and the body that the caller gets. Anything else thrown becomes a plain 500. */
export class AppError extends Error {
  readonly status: number;
  readonly code: string;
  readonly fields: Record<string, string> | undefined;
  /** Seconds; becomes the header Retry-After. */
  retryAfter: number | undefined;
  secondStep: SecondStep | undefined;
  /** Whom it is about where nobody is signed in; for the security log alone. */
  userId: string | undefined;

  constructor(status: number, code: string, message: string, fields?: Record<string, string>) {
    super(message);
    this.name = "AppError";
    this.status = status;
    this.code = code;
    this.fields = fields;
  }
}

export const invalidInput = (message: string, fields?: Record<string, string>) =>
  new AppError(400, "invalid_input", message, fields);
export const unauthorized = (message = "Please sign in to continue.") => new AppError(401, "unauthorized", message);
/** For what does not exist and for what belongs to somebody else: the two must not be told apart. */
export const notFound = (message: string) => new AppError(404, "not_found", message);
export const conflict = (message: string) => new AppError(409, "conflict", message);
/** 409: the caller's copy of the profile is not the newest one; the newest one waits at the load call. */
export const profileChanged = () =>
  new AppError(409, "profile_changed", "Your profile was changed elsewhere since you opened it.");
/** 403 whose code contains "quota": the client stays signed in (specification, section 8). */
export const quotaExceeded = (message: string) => new AppError(403, "quota_exceeded", message);
/** 429 that says in words and in Retry-After how long to wait. */
export function tooManyAttempts(code: string, what: string, seconds: number): AppError {
  const retryAfter = Math.max(1, Math.ceil(seconds));
  const error = new AppError(429, code, `${what} Please wait ${waitInWords(retryAfter)} and try again.`);
  error.retryAfter = retryAfter;
  return error;
}

function waitInWords(seconds: number): string {
  if (seconds <= 90) return seconds === 1 ? "1 second" : `${seconds} seconds`;
  return `${Math.ceil(seconds / 60)} minutes`;
}

/** Something outside failed; its own status must never become ours, a 401 of a model's server least of all. */
export function outsideFailure(code: string, message: string, reason: string): AppError {
  const error = new AppError(502, code, message);
  error.cause = new Error(reason);
  return error;
}
