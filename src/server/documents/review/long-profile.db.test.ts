import { describe, expect, it } from "vitest";
import { documentsOf } from "../../../../tests/factories/made-documents.ts";
import { engineerProfile } from "../../../../tests/factories/profile-document.ts";
import { createTestApp } from "../../../../tests/test-app.ts";
import { documentReviewEndpoints, type ReviewedDocument } from "../../../shared/documents/document-review.contract.ts";
import { profileEndpoints } from "../../../shared/profile/profile.contract.ts";

const app = await createTestApp();

const linesOf = (document: ReviewedDocument | null) =>
  document?.parts.flatMap(({ blocks }) => blocks.flatMap(({ head, lines }) => [...head, ...lines])) ?? [];

describe("the review of a long profile", () => {
  it("lists what says most to the posting, tells how much more there is, and refers to no fact that it does not send", async () => {
    const person = await documentsOf(app);
    const [job] = engineerProfile().professional_experience;
    if (!job) throw new Error("There is no job");
    const lines = Array.from({ length: 90 }, (_, line) => `Wrote report ${line}.`);
    const jobs = ["A", "B"].map((company) => ({ ...job, company, responsibilities: [...lines, "Ran HAZOP studies."] }));
    await app.call(profileEndpoints.saveVersion, {
      token: person.token,
      body: { data: engineerProfile({ professional_experience: jobs }) },
    });
    const { reply } = await app.call(documentReviewEndpoints.review, {
      token: person.token,
      body: { id: person.resume_id },
    });
    const left = reply.cv_changes.filter(({ kind }) => kind === "left_out");
    expect(left.filter(({ text }) => text === "Ran HAZOP studies.")).toHaveLength(2);
    expect(left.length + reply.more_left_out).toBeGreaterThan(180);
    expect(left.length).toBeLessThan(160);
    const sent = new Set(reply.facts.map(({ id }) => id));
    const named = [...linesOf(reply.cv), ...linesOf(reply.letter)].flatMap(({ facts }) => facts);
    expect(named.filter((id) => !sent.has(id))).toEqual([]);
    expect(reply.facts.length).toBeLessThan(100);
  });
});
