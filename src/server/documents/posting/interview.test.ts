import { describe, expect, it } from "vitest";
import { engineerProfile } from "../../../../tests/factories/profile-document.ts";
import { createInterviewService } from "./interview.service.ts";

const content = {
  job_title: "Process Engineer",
  description: "",
  requirements:
    "- At least 3 years of experience as a process engineer\n- Experience with HAZOP studies of plants\n- Fluent Japanese",
};
const url = "https://jobs.example.org/1";
const service = createInterviewService({
  now: () => new Date("2026-11-25"),
  keptAnswersStore: { answersOf: async () => [] },
  postingStore: { byUrl: async () => undefined },
  documentsStore: {
    newestPostingOf: async (userId, url) => ({
      id: "1",
      userId,
      url,
      content,
      isPasted: false,
      reservationId: null,
      createdAt: new Date(),
    }),
  },
});

describe("preparing an interview", () => {
  it("[CHAT-21] answers each requirement with the person's own words, and leaves a gap a gap", async () => {
    const prepared = await service.prepare("anna", url, engineerProfile());
    expect(prepared?.map(({ line }) => line)).toHaveLength(3);
    const [years, hazop, japanese] = prepared ?? [];
    expect(prepared?.map(({ verdict }) => verdict)).toEqual(["met", "met", "question"]);
    expect(years?.facts).toContainEqual({ text: "Process Engineer", from: "Polska Farba S.A." });
    expect(hazop?.facts).toContainEqual({ text: "Lead HAZOP studies for three plants.", from: "Kernwerk Chemie GmbH" });
    expect(japanese?.facts).toEqual([]);
  });
});
