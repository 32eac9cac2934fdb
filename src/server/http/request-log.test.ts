import { DrizzleQueryError } from "drizzle-orm";
import { expect, it } from "vitest";
import { loggedError } from "./request-log.ts";

it("keeps the parameters of a failed query out of the log", () => {
  const error = new DrizzleQueryError("select $1", ["anna@example.org"], new Error("relation is missing"));
  const logged = loggedError(error);
  expect(logged.message).toBe("relation is missing");
  expect(JSON.stringify(logged)).not.toContain("anna@example.org");
});
