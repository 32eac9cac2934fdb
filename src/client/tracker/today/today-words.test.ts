import { expect, it } from "vitest";
import { dayText } from "./today-words.ts";

it("a day of another year says which", () => {
  const year = String(new Date().getFullYear());
  expect(dayText("2020-01-01")).toContain("2020");
  expect(dayText(`${year}-06-15`)).not.toContain(year);
});
