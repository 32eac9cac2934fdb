import { expect, it } from "vitest";
import { namedTests } from "./named-tests.mjs";

it("finds every test that SECURITY.md names, the attacks among them", () => {
  const paths = namedTests();
  expect(paths.length).toBeGreaterThan(20);
  expect(paths).toContain("tests/attacks/held-connections.attack.ts");
});
