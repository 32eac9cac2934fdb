import { describe, expect, it } from "vitest";
import { CallError, NetworkError } from "../../http/calls/call-error.ts";
import { failureOf } from "./generation-failure.ts";

describe("what a failed generation says", () => {
  it("[DOCS-04] names an exceeded quota, with the server's sentence or the default", () => {
    expect(failureOf(new CallError(403, "quota_exceeded", "You have used all 5 sets."))).toMatchObject({
      title: "Quota Exceeded",
      sentences: ["You have used all 5 sets.", "Please upgrade your subscription or wait for your quota to renew."],
    });
    expect(failureOf(new CallError(403, "Your quota is used up.", "")).sentences[0]).toBe("Your quota is used up.");
    for (const withoutSentence of ["", "quota_exceeded"]) {
      expect(failureOf(new CallError(403, withoutSentence, "")).sentences[0]).toBe(
        "Your subscription quota has been exceeded. Please upgrade your plan to continue.",
      );
    }
  });

  it("[DOCS-05] tells an ended session, the server's reason, or the default", () => {
    expect(failureOf(new CallError(401, "unauthorized", "Please sign in.")).sentences).toEqual([
      "Your session has expired. Please log in again.",
    ]);
    const refused = new CallError(422, "posting_unreadable", "Failed to scrape job posting", { url: "It is gone." });
    expect(failureOf(refused)).toMatchObject({
      title: "Error",
      sentences: ["Failed to scrape job posting", "It is gone."],
    });
    expect(failureOf(new CallError(500, "", "")).sentences).toEqual([
      "Failed to generate documents. Please try again.",
    ]);
    expect(failureOf(new NetworkError()).title).toBe("Error");
  });
});
