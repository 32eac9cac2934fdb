import { expect, it } from "vitest";
import { questionIn } from "./dialogue-question.rules.ts";

it("finds what was asked last, and takes the whole where nothing is asked", () => {
  expect(questionIn("Thank you. That was clear.\n\n**What came of it?**")).toBe("What came of it?");
  expect(questionIn("Why this job? Or rather: what would you do first? Take your time.")).toBe(
    "Or rather: what would you do first?",
  );
  expect(questionIn("Thank you, that was all.")).toBe("Thank you, that was all.");
  expect(questionIn(`${"so ".repeat(600)}?`)).toHaveLength(1000);
});
