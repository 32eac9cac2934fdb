import type { DatabaseOutage } from "../../database/database-outage.ts";
import { AppError } from "../app-error.ts";

const replies: Record<DatabaseOutage, [code: string, message: string]> = {
  unreachable: [
    "database_unavailable",
    "Our database does not answer at the moment. Please try again in a few seconds.",
  ],
  no_connections: [
    "database_unavailable",
    "Too many people are at work at the moment. Please try again in a few seconds.",
  ],
  read_only: [
    "database_read_only",
    "Nothing can be saved at the moment; what is saved can still be read. Please try again in a minute.",
  ],
  busy: ["database_busy", "This is being changed elsewhere at the moment. Please try again in a few seconds."],
  full: [
    "storage_full",
    "Nothing can be saved at the moment: the server has no room left. What is saved can still be read.",
  ],
};
const retryAfterSeconds = 5;

/** 503: nothing is wrong with what was asked, and the same call will be answered later. */
export function databaseOutage(outage: DatabaseOutage): AppError {
  const error = new AppError(503, ...replies[outage]);
  error.retryAfter = retryAfterSeconds;
  return error;
}
