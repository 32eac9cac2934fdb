import { DrizzleQueryError } from "drizzle-orm";
import { DatabaseError } from "pg";

/** Why a database does not do what it was asked, although nothing is wrong with what was asked. */
export type DatabaseOutage = "unreachable" | "no_connections" | "read_only" | "busy" | "full";

const outageOfState: Record<string, DatabaseOutage> = {
  "25006": "read_only",
  "53100": "full",
  "53300": "no_connections",
  // A statement or a lock took longer than its limit, or two transactions waited for each other.
  "57014": "busy",
  "55P03": "busy",
  "40001": "busy",
  "40P01": "busy",
  "25P03": "busy",
};
/** Connection exceptions, and a server that is going down or coming up. */
const unreachableState = /^(08...|57P0[1-5])$/;

const noAnswerCodes = /^(ECONNREFUSED|ECONNRESET|EPIPE|ETIMEDOUT|ENOTFOUND|EAI_AGAIN|EHOSTUNREACH|ENETUNREACH)$/;
const noAnswerMessages = /^Connection terminated|timeout (exceeded|expired)|^Query read timeout|not queryable$/;

/** The database could not be asked at all. */
export class DatabaseUnreachable extends Error {
  override readonly name = "DatabaseUnreachable";
}

/** It answers, and takes nothing new. */
export class DatabaseReadOnly extends Error {
  override readonly name = "DatabaseReadOnly";
}

/** There is no room for what is new. */
export class DatabaseFull extends Error {
  override readonly name = "DatabaseFull";
}

/** What of an outage lies behind an error; undefined where the database is not to blame. */
export function outageOf(error: unknown): DatabaseOutage | undefined {
  if (error instanceof DatabaseError) return outageOfCode(error.code);
  if (error instanceof DatabaseReadOnly) return "read_only";
  if (error instanceof DatabaseFull || isDiskFull(error)) return "full";
  if (error instanceof DatabaseUnreachable) return outageOf(error.cause) ?? "unreachable";
  if (!(error instanceof Error)) return undefined;
  // Of a query's failure only, since the sockets of others break with the same codes.
  if (error instanceof DrizzleQueryError && isNoAnswer(error.cause)) return "unreachable";
  return outageOf(error.cause);
}

/** Of a file that is written beside the database: a document, a mail. */
const isDiskFull = (error: unknown) => error instanceof Error && "code" in error && error.code === "ENOSPC";

function outageOfCode(code = ""): DatabaseOutage | undefined {
  return unreachableState.test(code) ? "unreachable" : outageOfState[code];
}

/** Whether it is the connection that failed, and not what was asked on it. */
export function isNoAnswer(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  const code = "code" in error && typeof error.code === "string" ? error.code : "";
  return noAnswerCodes.test(code) || noAnswerMessages.test(error.message);
}
