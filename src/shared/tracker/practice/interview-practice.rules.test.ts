import { expect, it } from "vitest";
import type { PostingMatch } from "../../matching/matching.contract.ts";
import type { AskedRequirement, RequirementVerdict } from "../../matching/requirement-match.contract.ts";
import { practiceQuestions } from "./interview-questions.rules.ts";
import { spokenSeconds, weakSpotsOf } from "./practice-answer.rules.ts";

const asked = (text: string, kind: AskedRequirement["kind"], must: boolean, verdict: RequirementVerdict) => ({
  requirement: { id: text, text, kind, must, lang: "en", term_key: text },
  verdict,
});
const open: RequirementVerdict = { is: "question", candidate: null, jobs: [], prefill: { field: "skill", words: "" } };
const match: Pick<PostingMatch, "requirements" | "facts"> = {
  requirements: [
    asked("Falconry", "skill", false, open),
    asked("HAZOP", "skill", true, { is: "met", facts: ["f.1"], how: "same words" }),
    asked("German, B2", "language", true, { is: "gap", because: "you said no", asked: "B2" }),
    asked("Calm", "trait", true, { is: "unjudged" }),
  ],
  facts: [
    {
      ...{ id: "f.1", key: "1", text: "Led HAZOP studies.", where: "Kernwerk", origin: "profile" },
      section: "professional_experience",
    },
  ],
};
const led = { text: "Led HAZOP studies.", where: "Kernwerk" };
const answer = {
  situation: "A plant stood still.",
  task: "",
  action: "I led the study.",
  result: "It ran.",
  seconds: null,
};

it("asks by the kind of interview, then for what the posting asks, musts first, with the person's own words alone", () => {
  const questions = practiceQuestions(match, "phone");
  expect(questions.map(({ question }) => question)).toEqual([
    "Tell me about yourself in a minute.",
    "From when could you start, and what pay do you expect?",
    "Why do you want this position?",
    "Why do you leave where you are, or why did you?",
    "They ask for “HAZOP”. Tell me about a time when you did it.",
    "They ask for “German, B2”. When do you speak it, and with whom?",
    "They ask for “Calm”. When did you show it?",
    "They ask for “Falconry”. Tell me about a time when you did it.",
    "What would you like to ask us?",
  ]);
  expect(questions.slice(4, 8).map(({ held, material }) => [held, material])).toEqual([
    ["met", [led]],
    ["gap", []],
    ["none", []],
    ["open", []],
  ]);
  expect(questions[0]?.material).toEqual([led]);
  expect(practiceQuestions(match, "task")[0]?.question).toBe("How did you go about the task, and why so?");
});

it("names what an answer may be caught on", () => {
  expect(weakSpotsOf(answer, "met")).toEqual([]);
  expect(weakSpotsOf(undefined, "gap")).toEqual(["gap"]);
  expect(weakSpotsOf({ ...answer, result: " " }, "part")).toEqual(["part", "no_result"]);
  expect(weakSpotsOf({ ...answer, action: "" }, "none")).toEqual(["no_action"]);
  expect(weakSpotsOf({ ...answer, seconds: 121 }, "none")).toEqual(["long"]);
  expect(weakSpotsOf({ ...answer, action: "so ".repeat(280) }, "none")).toEqual(["long"]);
});

it("reckons how long an answer takes to say", () => {
  expect(spokenSeconds({ ...answer, situation: "word ".repeat(124) })).toBe(60);
});
