import { appendFileSync } from "node:fs";
import { expect, it } from "vitest";
import { createExaminer, faultsOf } from "../../../tests/questions/assistant-examiner.ts";
import type { AssistantQuestion } from "../../../tests/questions/assistant-question.ts";
import { heldEverydayQuestions } from "../../../tests/questions/held-everyday-questions.ts";
import { heldQuestions } from "../../../tests/questions/held-questions.ts";
import { tunedEverydayQuestions } from "../../../tests/questions/tuned-everyday-questions.ts";
import { tunedFormerQuestions } from "../../../tests/questions/tuned-former-questions.ts";
import { tunedQuestions } from "../../../tests/questions/tuned-questions.ts";
import { createTestApp } from "../../../tests/test-app.ts";

const { ask, converse } = await createExaminer(await createTestApp());

async function examine(questions: AssistantQuestion[]) {
  const wrong: string[] = [];
  let foreignLinks = 0;
  for (const question of questions) {
    const answer = await ask(question);
    const faults = faultsOf(question, answer);
    foreignLinks += answer.foreignLinks.length;
    if (faults.length > 0) wrong.push(`${question.ask}: ${faults.join("; ")}`);
  }
  return { share: 1 - wrong.length / questions.length, wrong, foreignLinks };
}

it.each([
  ["tuned", tunedQuestions],
  ["held back", [...heldQuestions, ...heldEverydayQuestions]],
  ["tuned, formerly held back", tunedFormerQuestions],
  ["tuned, everyday", tunedEverydayQuestions],
])(
  "[CHAT-22] answers the %s half of the questions by the right tool with the right arguments",
  async (name, questions) => {
    const { share, wrong, foreignLinks } = await examine(questions);
    const score = `${name}: ${questions.length - wrong.length} of ${questions.length} right, ${foreignLinks} links not retrieved`;
    // `npm run bench:assistant` shows it.
    const { BENCH_OUTPUT } = process.env;
    if (BENCH_OUTPUT) appendFileSync(BENCH_OUTPUT, `${[score, ...wrong.map((line) => `  ${line}`)].join("\n")}\n`);
    expect(foreignLinks).toBe(0);
    expect(share).toBeGreaterThanOrEqual(0.9);
  },
);

it("does not call openings of another trade openings for what was asked", async () => {
  expect((await converse(["find kubernetes jobs"])).html).toMatch(/no opening for .*These mention it:/);
  expect((await converse(["find nurse jobs"])).html).not.toContain("These mention it");
});
