import { describe, expect, it } from "vitest";
import { reportableErrors, withoutPersonalText, withoutQueries } from "./error-report.rules.ts";

describe("[OBS-05] what an error report may carry", () => {
  it.each([
    ["http://localhost:3000/new-password?reset_key=abc&email=a@b.org", "http://localhost:3000/new-password"],
    ["/login?token=secret", "/login"],
    ["GET https://example.org/a?b=c failed", "GET https://example.org/a failed"],
    ["https://example.org/a#access_token=x", "https://example.org/a"],
    ["What? #1 is not an address", "What? #1 is not an address"],
  ])("takes the query from %s", (text, expected) => {
    expect(withoutQueries(text)).toBe(expected);
  });

  it.each([
    [`Unexpected token 'A', "Anna says "hello" to"... is not valid JSON`, "Anna"],
    [`invalid input syntax for type uuid: "Anna Weber"`, "Anna"],
    ["Key (email)=(anna@example.org) already exists.", "anna@"],
    ["no such person: anna.weber@example.org", "anna"],
    ["„Anna Weber“ is unknown", "Anna"],
    ["call +49 1701234567", "1701234567"],
    [`${"x".repeat(300)}Anna`, "Anna"],
  ])("takes people's text from %s", (message, personal) => {
    expect(withoutPersonalText(message)).not.toContain(personal);
  });

  it("leaves what tells a developer what went wrong", () => {
    expect(withoutPersonalText("Cannot read properties of undefined (reading 'name')")).toBe(
      "Cannot read properties of undefined (reading '…')",
    );
  });

  it("keeps kind, message and place in the code, and nothing else", () => {
    const frame = { filename: "/a.js?v=1", function: "save", lineno: 3, colno: 4, in_app: true, vars: { cv: "Anna" } };
    const thrown = { type: "TypeError", value: "no", stacktrace: { frames: [frame] }, data: "Anna" };
    expect(reportableErrors([thrown])).toEqual([
      {
        type: "TypeError",
        value: "no",
        stacktrace: { frames: [{ filename: "/a.js", function: "save", lineno: 3, colno: 4, in_app: true }] },
      },
    ]);
  });
});
