import { expect, it } from "vitest";
import { toCode } from "./typed-code.ts";

it("[VERIFY-02] takes letters and digits in upper case, at most six", () => {
  expect(toCode("ab3 k9z")).toBe("AB3K9Z");
  expect(toCode(" AB3-K9Z 17 ")).toBe("AB3K9Z");
  expect(toCode("é!?")).toBe("");
});
