import { APICallError } from "@ai-sdk/provider";
import { RetryError } from "ai";
import { expect, it } from "vitest";
import { outsideFault } from "./outside-fault.ts";

const refused = Object.assign(new Error("connect ECONNREFUSED 127.0.0.1:1"), { code: "ECONNREFUSED" });

it("names what broke, down to the cause", () => {
  expect(outsideFault(new TypeError("fetch failed", { cause: refused }))).toBe(
    "TypeError: fetch failed < Error: connect ECONNREFUSED 127.0.0.1:1 (ECONNREFUSED)",
  );
});

it("names the host of a model and what it said, without what the person wrote", () => {
  const answered = new APICallError({
    message: 'No such model. You sent "I am Anna Weber" from anna@example.org',
    url: "https://models.example/v1/chat?key=secret",
    requestBodyValues: { messages: ["I am Anna Weber"] },
    statusCode: 404,
    responseBody: "Anna Weber",
  });
  const tried = new RetryError({
    message: "Failed after 3 attempts",
    reason: "maxRetriesExceeded",
    errors: [answered],
  });
  const said = outsideFault(tried);
  expect(said).toContain("POST models.example answered 404: No such model.");
  expect(said).not.toMatch(/Anna|anna@|secret/);
});

it("says something of whatever was thrown", () => {
  expect(outsideFault("no")).toBe("it failed");
});
