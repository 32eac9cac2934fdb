import { expect, it } from "vitest";
import { matchServer } from "../../../../tests/components/match-server.ts";
import { openClient } from "../../../../tests/components/opened-client.tsx";
import { profileServer } from "../../../../tests/components/profile-server.ts";
import { emptyProfile } from "../../../shared/profile/profile.rules.ts";

const list = "GET /api/profile/private-lines";
const review = {
  ...{ success: true, job_title: "Nurse", company_name: "St. Mary", job_url: "https://jobs.example/1" },
  ...{ facts: [], cv: null, letter: null, cv_changes: [], more_left_out: 0, letter_questions: [] },
};

const openReview = (asked: boolean[]) =>
  openClient("/jobtracking/documents?document=cv-1", {
    answers: {
      ...profileServer(emptyProfile()).answers,
      ...matchServer().answers,
      "POST /document-processor/review": () => review,
      [list]: () => ({
        success: true,
        lines: asked.map((is_asked, at) => ({
          fact: {
            id: `${at}`,
            text: `Line ${at}`,
            origin: "profile",
            section: "profile_summary",
            where: "Profile Summary",
          },
          is_asked,
        })),
      }),
    },
  });

it("says how many lines of the profile wait for an answer, and leads to the question", async () => {
  const { screen, address } = await openReview([true, false, true]);
  await expect
    .element(screen.getByText("2 lines are held back: they read like notes to yourself.", { exact: false }))
    .toBeVisible();
  await screen.getByRole("link", { name: "Decide on them" }).click();
  await expect.poll(address).toBe("/profile/polish");
  await expect.element(screen.getByRole("region", { name: "Is this for employers to read?" })).toBeVisible();
});

it("says nothing of what the person keeps", async () => {
  const { screen, sentTo } = await openReview([false]);
  await expect.element(screen.getByRole("heading", { name: "What your documents say" })).toBeVisible();
  await expect.poll(() => sentTo(list)).toHaveLength(1);
  await expect.element(screen.getByText("held back", { exact: false })).not.toBeInTheDocument();
});
