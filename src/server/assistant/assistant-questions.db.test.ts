import { appendFileSync } from "node:fs";
import { expect, it } from "vitest";
import { createExaminer, faultsOf } from "../../../tests/questions/assistant-examiner.ts";
import type { AssistantQuestion } from "../../../tests/questions/assistant-question.ts";
import { heldQuestions } from "../../../tests/questions/held-questions.ts";
import { tunedEverydayHeldQuestions } from "../../../tests/questions/tuned-everyday-held-questions.ts";
import { tunedEverydayQuestions } from "../../../tests/questions/tuned-everyday-questions.ts";
import { tunedFirstBlindQuestions } from "../../../tests/questions/tuned-first-blind-questions.ts";
import { tunedFirstHeldQuestions } from "../../../tests/questions/tuned-first-held-questions.ts";
import { tunedFormerQuestions } from "../../../tests/questions/tuned-former-questions.ts";
import { tunedFourthBlindQuestions } from "../../../tests/questions/tuned-fourth-blind-questions.ts";
import { tunedQuestions } from "../../../tests/questions/tuned-questions.ts";
import { tunedSecondBlindQuestions } from "../../../tests/questions/tuned-second-blind-questions.ts";
import { tunedThirdBlindQuestions } from "../../../tests/questions/tuned-third-blind-questions.ts";
import { createTestApp } from "../../../tests/test-app.ts";

/** Where `npm run bench:assistant`, which puts every question of all sets, wants the scores. */
const { BENCH_OUTPUT } = process.env;

const { ask: askFirst, converse } = await createExaminer(await createTestApp());
// One application lets no address ask as much as all sets do.
const { ask: askSecond } = BENCH_OUTPUT ? await createExaminer(await createTestApp()) : { ask: askFirst };

async function examine(questions: AssistantQuestion[]) {
  const wrong: string[] = [];
  let foreignLinks = 0;
  const ask = blind.some(([, each]) => each === questions) ? askSecond : askFirst;
  for (const question of questions) {
    const answer = await ask(question);
    const faults = faultsOf(question, answer);
    foreignLinks += answer.foreignLinks.length;
    if (faults.length > 0) wrong.push(`${question.ask}: ${faults.join("; ")}`);
  }
  return { wrong, foreignLinks };
}

/** Of questions that nobody looked at: below it something broke. */
const minRightShare = 0.88;
const held: [string, AssistantQuestion[]] = ["held set", heldQuestions];
const sample: [string, AssistantQuestion[]] = [
  "tuned set, every fifth",
  tunedQuestions.filter((_, at) => at % 5 === 0),
];
const blind: [string, AssistantQuestion[]][] = [
  ["first blind set", tunedFirstBlindQuestions],
  ["second blind set", tunedSecondBlindQuestions],
  ["third blind set", tunedThirdBlindQuestions],
  ["fourth blind set", tunedFourthBlindQuestions],
];
const older: [string, AssistantQuestion[]][] = [
  ["tuned", tunedQuestions],
  ["tuned, everyday", tunedEverydayQuestions],
  ["formerly held back", [...tunedFormerQuestions, ...tunedFirstHeldQuestions, ...tunedEverydayHeldQuestions]],
];

it.each(BENCH_OUTPUT ? [held, ...older, ...blind] : [sample])(
  "[CHAT-22] answers the questions of the %s by the right tool with the right arguments",
  async (name, questions) => {
    const { wrong, foreignLinks } = await examine(questions);
    const score = `${name}: ${questions.length - wrong.length} of ${questions.length} right, ${foreignLinks} links not retrieved`;
    if (BENCH_OUTPUT) appendFileSync(BENCH_OUTPUT, `${[score, ...wrong.map((line) => `  ${line}`)].join("\n")}\n`);
    expect(foreignLinks).toBe(0);
    if (questions === heldQuestions) expect(1 - wrong.length / questions.length).toBeGreaterThanOrEqual(minRightShare);
    else expect(wrong).toEqual([]);
  },
);

it("does not call openings of another trade openings for what was asked", async () => {
  expect((await converse(["find kubernetes jobs"])).html).toMatch(/no opening for .*These mention it:/);
  expect((await converse(["find nurse jobs"])).html).not.toContain("These mention it");
});

it("[CHAT-22] answers in its steps however many titles and places find nothing", async () => {
  const filters = "in Boston, Leeds or Oslo, part time, at least 90 dollars an hour";
  expect((await converse([`glassblower, falconer or nanny ${filters}`])).html).toMatch(/found no opening/);
  expect((await converse([`nanny or falconer ${filters}`])).html).toMatch(/found no opening/);
});
