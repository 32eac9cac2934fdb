import { expect, it } from "vitest";
import { page } from "vitest/browser";
import { openClient } from "../../../tests/components/opened-client.tsx";
import { ownConfig } from "../../../tests/components/own-config.ts";
import type { Review, ReviewedDocument } from "../../shared/documents/document-review.contract.ts";

const version = (number: number) => ({
  id: `cv-${number}`,
  version: number,
  created_at: "2026-01-02T03:04:05.000Z",
  origin: number === 1 ? ("written" as const) : ("edited" as const),
  link: `/documents/cv-${number}/file?signature=1`,
});
const cvOf = (versions: ReviewedDocument["versions"]): ReviewedDocument => ({
  ...{ id: "cv-3", kind: "cv", version: 3, design: "modern", paper: "a4", link: "/documents/cv-3/file?signature=1" },
  ...{ parts: [], proposals: [], versions },
});
const reviewOf = (cv: ReviewedDocument): Review => ({
  ...{ success: true, job_title: "Nurse", company_name: "Charité", job_url: "https://jobs.example/1", facts: [], cv },
  ...{ letter: null, cv_changes: [], more_left_out: 0, letter_questions: [] },
});

it.each([1280, 375])(
  "[DOCS-06] an earlier version is deleted at once and comes back for 10 s, at %i px",
  async (width) => {
    await page.viewport(width, 800);
    const deleted = new Set<unknown>();
    const { screen, sentTo } = await openClient("/jobtracking/documents?document=cv-1&view=cv", {
      answers: {
        ...ownConfig,
        "POST /document-processor/review": () =>
          reviewOf(cvOf([3, 2, 1].map(version).filter(({ id }) => !deleted.has(id)))),
        "POST /document-processor/pages": () => ({ success: true, pages: [] }),
        "POST /document-processor/deleted": ({ id, is_deleted, is_version_alone }) => {
          expect(is_version_alone).toBe(true);
          if (is_deleted) deleted.add(id);
          else deleted.delete(id);
          return { success: true };
        },
      },
    });
    await screen.getByText("Versions (3)").click();
    expect(screen.getByRole("button", { name: "Delete version 3" }).elements()).toEqual([]);
    await expect.element(screen.getByRole("button", { name: "Restore version 2" })).toBeVisible();
    await screen.getByRole("button", { name: "Delete version 1" }).click();
    await expect.element(screen.getByText("Version 1 was deleted.")).toBeVisible();
    await expect.element(screen.getByText("Versions (2)")).toBeVisible();
    // The address named the version that is gone.
    expect(sentTo("POST /document-processor/review").at(-1)).toMatchObject({ id: "cv-3" });
    await screen.getByRole("button", { name: "Undo" }).click();
    await expect.element(screen.getByText("Versions (3)")).toBeVisible();
    expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(width);
  },
);

it("[DOCS-06] a letter's salutation is held beside that of the earlier version", async () => {
  const versions = [3, 2, 1].map(version);
  const paragraphs = { place: "paragraphs", heading: "", can_leave_out: false, blocks: [] };
  const salutation = { text: "Dear Mrs Hale,", usual: "Dear Hiring Team,", to: "Mrs Joan Hale", needs_title: false };
  const letter: ReviewedDocument = { ...cvOf(versions), kind: "letter", parts: [paragraphs], salutation };
  const { screen } = await openClient("/jobtracking/documents?document=cv-3&view=letter", {
    answers: {
      ...ownConfig,
      "POST /document-processor/review": () => ({ ...reviewOf(letter), cv: null, letter }),
      "POST /document-processor/version": () => ({
        ...{ success: true, version: 2, parts: [paragraphs], salutation: "Dear Hiring Team," },
      }),
    },
  });
  await screen.getByText("Versions (3)").click();
  await screen.getByRole("button", { name: "Compare version 2 with the one shown" }).click();
  const dialog = screen.getByRole("dialog", { name: "Two versions of the letter" });
  const of = (name: string) => dialog.getByRole("region", { name });
  await expect.element(of("Version 2").getByText("Only here: Dear Hiring Team,")).toBeVisible();
  await expect.element(of("Version 3, shown").getByText("Only here: Dear Mrs Hale,")).toBeVisible();
});
