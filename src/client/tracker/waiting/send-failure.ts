import { CallError, NetworkError } from "../../http/calls/call-error.ts";

/** Ends a change that would have undone what was done elsewhere meanwhile. */
export class ChangedElsewhere extends Error {}

/** To be tried again: no answer, or none that says anything of the change. */
export const mayPass = (error: unknown): boolean =>
  error instanceof NetworkError || (error instanceof CallError && (error.status >= 500 || error.status === 429));
