import { describe, expect, it } from "vitest";
import { browserTestsFor } from "./changed-files.mjs";

describe("the browser tests that a change can break", () => {
  it("are a feature's own and the main job when the feature changed", () => {
    expect(browserTestsFor(["src/server/tracker/tracker.store.ts"])).toEqual([
      "tests/e2e/(.*/)?board",
      "tests/e2e/(.*/)?main-job",
    ]);
  });

  it("are all when something changed that features share", () => {
    expect(browserTestsFor(["src/client/ui/button.tsx", "src/client/profile/profile.page.tsx"])).toEqual([".*"]);
    expect(browserTestsFor(["tests/e2e/navigation.ts"])).toEqual([".*"]);
  });

  it("are itself when a browser test changed, and none for a document or a unit test", () => {
    expect(browserTestsFor(["tests/e2e/board.e2e.ts"])).toEqual(["tests/e2e/board.e2e.ts"]);
    expect(browserTestsFor(["README.md", "src/client/ui/button.test.tsx"])).toEqual([]);
  });
});
