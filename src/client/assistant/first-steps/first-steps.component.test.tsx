import { expect, it } from "vitest";
import { page } from "vitest/browser";
import { expectAccessible } from "../../../../tests/components/accessibility.ts";
import { boardServer, newJob } from "../../../../tests/components/board-server.ts";
import { openClient } from "../../../../tests/components/opened-client.tsx";
import { profileServer } from "../../../../tests/components/profile-server.ts";
import { nurseImport } from "../../../../tests/factories/waiting-import.ts";
import { emptyProfile } from "../../../shared/profile/profile.rules.ts";

const nothing = {
  success: true,
  has_profile: false,
  job_title: "",
  place: "",
  opening_url: null,
  has_documents: false,
  has_applied: false,
};
const question = page.getByRole("heading", { name: "What have you done so far?" });
const next = page.getByRole("navigation", { name: "What is next" });

/** Somebody new, whose steps follow what is saved. */
async function openAsNewcomer() {
  const { saves, answers } = profileServer();
  const steps = () => {
    const { professional_experience, personal_details } = saves.at(-1) ?? emptyProfile();
    const [job] = professional_experience;
    return {
      ...nothing,
      has_profile: job !== undefined,
      job_title: job?.title ?? "",
      place: personal_details.present_location,
    };
  };
  const client = await openClient("/chat", {
    answers: {
      ...answers,
      "GET /api/chat/first-steps": steps,
      "GET /api/chat/conversations": () => ({ success: true, conversations: [] }),
      "GET /api/subscription": () => ({
        success: true,
        message: "",
        subscription_status: "na",
        subscription_details: [],
      }),
      "GET /api/profile/cv-draft": () => ({ success: true, found: null }),
      "POST /api/profile/cv-draft": () => ({ success: true, found: nurseImport() }),
      "POST /api/chat/process": () => ({ success: true, response: "<p>Two.</p>" }),
    },
  });
  await expect.element(question).toBeVisible();
  return { ...client, saves };
}

it("somebody without a profile types three lines, and goes on to openings that fit", async () => {
  const { saves, sentTo } = await openAsNewcomer();
  await expectAccessible("first question");
  await page.getByRole("button", { name: "Type three lines instead" }).click();
  await page.getByRole("button", { name: "Begin with this" }).click();
  await expect
    .element(page.getByLabelText("What do you work as?"))
    .toHaveAccessibleDescription("Please say what you work as");
  await page.getByLabelText("What do you work as?").fill("Nurse");
  await page.getByLabelText("In which town?").fill("Cork");
  await page.getByLabelText("For whom did you work last?").fill("St. James's Hospital");
  await expectAccessible("three lines");
  await page.getByRole("button", { name: "Begin with this" }).click();
  await expect.element(question).not.toBeInTheDocument();
  expect(saves.at(-1)).toMatchObject({
    personal_details: { name: "Anna Weber", email: "anna@example.org", present_location: "Cork" },
    professional_experience: [{ title: "Nurse", company: "St. James's Hospital", from: "", to: "" }],
  });
  await expectAccessible("what is next");
  await expect.element(next).toHaveTextContent("See Nurse jobs in Cork and put one on your board");
  await page.viewport(375, 740);
  // Running text: the link begins behind the line's first word, and all of it takes two lines.
  const line = next.getByRole("button").element().getBoundingClientRect();
  const link = next.getByText("See Nurse jobs in Cork", { exact: true }).element().getBoundingClientRect();
  expect(link.left).toBeGreaterThan(line.left);
  expect(line.height).toBeLessThan(60);
  await page.viewport(1280, 800);
  await next.getByRole("button", { name: "See Nurse jobs in Cork" }).click();
  await expect.poll(() => sentTo("POST /api/chat/process")).toMatchObject([{ message: "Find me Nurse jobs in Cork" }]);
});

it("skipping is remembered, and the question comes back where it was left", async () => {
  await openAsNewcomer();
  await page.getByRole("button", { name: "Type three lines instead" }).click();
  await page.getByLabelText("In which town?").fill("Cork");
  await page.getByRole("button", { name: "Skip for now" }).click();
  await expect.element(question).not.toBeInTheDocument();
  // What would be answered by "nothing there" is not suggested.
  await expect.element(page.getByRole("button", { name: "Which jobs fit my profile?" })).not.toBeInTheDocument();
  await next.getByRole("button", { name: "Set up your profile" }).click();
  await expect.element(page.getByLabelText("In which town?")).toHaveValue("Cork");
});

it("a CV that is dropped is read at once, to be checked", async () => {
  const { sentTo } = await openAsNewcomer();
  const transfer = new DataTransfer();
  transfer.items.add(new File(["%PDF-1.7"], "nurse.pdf", { type: "application/pdf" }));
  question.element().dispatchEvent(new DragEvent("drop", { dataTransfer: transfer, bubbles: true, cancelable: true }));
  await expect.poll(() => sentTo("POST /api/profile/cv-draft")).toHaveLength(1);
  await expect.element(page.getByRole("heading", { name: "Check what was read" })).toBeVisible();
  await expect.element(question).not.toBeInTheDocument();
});

it("what is next goes away once all of it is done", async () => {
  const { address } = await openClient("/chat");
  await expect.poll(address).toBe("/chat");
  await expect.element(page.getByRole("list", { name: "Suggestions" })).toBeVisible();
  await expect.element(next).not.toBeInTheDocument();
});

it("what waits stands above the first question too, for somebody who brought a board and no profile yet", async () => {
  const cook = { ...newJob("Cook", "Zoo", "Applied"), next_step: "Call", next_step_on: "2026-01-02" };
  const steps = () => ({ ...nothing, opening_url: cook.job_url });
  const conversations = () => ({ success: true, conversations: [] });
  await openClient("/chat", {
    answers: {
      ...boardServer(cook).answers,
      "GET /api/chat/first-steps": steps,
      "GET /api/chat/conversations": conversations,
    },
  });
  await expect.element(page.getByRole("region", { name: "Waiting for you" })).toHaveTextContent("Call");
  await expect.element(question).toBeVisible();
  await expectAccessible("first question below what waits");
});
