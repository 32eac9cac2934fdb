import { loggedError } from "./http/log/logged-error.ts";

/** Ends the start with one sentence for the person at the terminal: what is wrong and what to do. No stack is shown. */
export class StartError extends Error {
  override readonly name = "StartError";
}

/** What ended a program, for its terminal or the service's journal: without what a failed query was given, which is people's data. */
export function endingOf(error: unknown): string {
  if (error instanceof StartError) return error.message;
  return `Something failed unexpectedly: ${JSON.stringify(error instanceof Error ? loggedError(error) : String(error))}`;
}
