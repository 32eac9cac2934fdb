import { DrizzleQueryError } from "drizzle-orm";
import { expect, it } from "vitest";
import { endingOf, StartError } from "../../start-error.ts";
import { loggedError } from "./logged-error.ts";

it("keeps the parameters of a failed query out of the log", () => {
  const error = new DrizzleQueryError("select $1", ["anna@example.org"], new Error("relation is missing"));
  const logged = loggedError(error);
  expect(logged.message).toBe("relation is missing");
  expect(JSON.stringify(logged)).not.toContain("anna@example.org");
});

it("says what an error came of, down to the innermost, without what was quoted", () => {
  const refused = Object.assign(new Error('connect ECONNREFUSED 127.0.0.1:9000 for "Anna"'), { code: "ECONNREFUSED" });
  const failed = new Error("The file store did not answer to PUT.", { cause: refused });
  const logged = loggedError(Object.assign(new Error("Failed to generate resume PDF"), { cause: failed }));
  expect(logged.cause?.message).toBe("The file store did not answer to PUT.");
  expect(logged.cause?.cause).toMatchObject({
    code: "ECONNREFUSED",
    message: expect.stringContaining("127.0.0.1:9000"),
  });
  expect(JSON.stringify(logged)).not.toContain("Anna");
});

it("keeps the parameters of a query out that is the cause of something", () => {
  const query = new DrizzleQueryError("select $1", ["anna@example.org"], new Error("relation is missing"));
  const logged = loggedError(new Error("step", { cause: query }));
  expect(logged.cause?.message).toBe("relation is missing");
  expect(JSON.stringify(logged)).not.toContain("anna@example.org");
});

it("ends a program with a sentence, or with the cause alone of a query that failed", () => {
  expect(endingOf(new StartError("PORT is no number."))).toBe("PORT is no number.");
  const said = endingOf(new DrizzleQueryError("select $1", ["anna@example.org"], new Error("relation is missing")));
  expect(said).toContain("relation is missing");
  expect(said).not.toContain("anna@example.org");
});
