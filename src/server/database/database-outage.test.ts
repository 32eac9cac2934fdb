import { DrizzleQueryError } from "drizzle-orm";
import { DatabaseError } from "pg";
import { expect, it } from "vitest";
import { outageOf } from "./database-outage.ts";

const saidByDatabase = (code: string) => Object.assign(new DatabaseError("no", 0, "error"), { code });
const socketError = (code: string) => Object.assign(new Error(`connect ${code}`), { code, syscall: "connect" });
const failedQuery = (cause: Error) => new DrizzleQueryError("select 1", [], cause);

it.each([
  ["a connection refused", failedQuery(socketError("ECONNREFUSED")), "unreachable"],
  ["a shutdown", failedQuery(saidByDatabase("57P01")), "unreachable"],
  ["a start", saidByDatabase("57P03"), "unreachable"],
  ["a connection exception", saidByDatabase("08006"), "unreachable"],
  ["a broken connection", failedQuery(new Error("Connection terminated unexpectedly")), "unreachable"],
  ["no free connection", failedQuery(new Error("timeout exceeded when trying to connect")), "unreachable"],
  ["too many connections", saidByDatabase("53300"), "no_connections"],
  ["a standby", saidByDatabase("25006"), "read_only"],
  ["a lock", saidByDatabase("55P03"), "busy"],
  ["a full disk", saidByDatabase("53100"), "full"],
  [
    "a step that failed by it",
    Object.assign(new Error("step"), { cause: failedQuery(saidByDatabase("55P03")) }),
    "busy",
  ],
  ["a unique key", failedQuery(saidByDatabase("23505")), undefined],
  ["a socket of somebody else", socketError("ECONNREFUSED"), undefined],
  ["no error", undefined, undefined],
])("tells by its error: %s", (_what, error, outage) => {
  expect(outageOf(error)).toBe(outage);
});
