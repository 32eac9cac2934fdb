/** An expected failure with the status and the body that the caller gets. Anything else thrown becomes a plain 500. */
export class AppError extends Error {
  readonly status: number;
  readonly code: string;
  readonly fields: Record<string, string> | undefined;

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
/** 403 whose code contains "quota": the client stays signed in (specification, section 8). */
export const quotaExceeded = (message: string) => new AppError(403, "quota_exceeded", message);
/** Something outside failed; its own status must never become ours, a 401 of a model's server least of all. */
export function outsideFailure(code: string, message: string, reason: string): AppError {
  const error = new AppError(502, code, message);
  error.cause = new Error(reason);
  return error;
}
