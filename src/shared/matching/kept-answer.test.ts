import { describe, expect, it } from "vitest";
import { type KeptAnswer, keptAnswer, matchedRequirement } from "./requirement-match.contract.ts";

const about = { term_key: "skill:docker", lang: "en", at: "2026-11-25T10:00:00.000Z" };

describe("an answer that is kept", () => {
  it.each<KeptAnswer>([
    { ...about, said: "yes", facts: [{ key: "17", text: "Docker" }] },
    { ...about, said: "no" },
    { ...about, said: "not this", facts: [{ key: "17", text: "Docker" }] },
  ])("is of one of three kinds: $said", (answer) => {
    expect(keptAnswer.parse(answer)).toEqual(answer);
  });

  it("says no yes without a fact that says it", () => {
    expect(keptAnswer.safeParse({ ...about, said: "yes", facts: [] }).success).toBe(false);
  });

  it("is asked for by a question, which names no lack", () => {
    const requirement = {
      id: "posting.line.0",
      text: "Docker",
      kind: "skill",
      must: true,
      lang: "en",
      term_key: "skill:docker",
    };
    const verdict = { is: "question", candidate: null, jobs: [], prefill: { field: "skill", words: "Docker" } };
    expect(matchedRequirement.parse({ requirement, verdict })).toEqual({ requirement, verdict });
  });
});
