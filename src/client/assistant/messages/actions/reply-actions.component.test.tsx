import { expect, it, vi } from "vitest";
import { page } from "vitest/browser";
import { expectAccessible } from "../../../../../tests/components/accessibility.ts";
import { boardServer, newJob } from "../../../../../tests/components/board-server.ts";
import { openClient } from "../../../../../tests/components/opened-client.tsx";
import { ownConfig } from "../../../../../tests/components/own-config.ts";
import type { ChatAction } from "../../../../shared/assistant/assistant.contract.ts";

const opening = { job_title: "Nurse", job_url: "https://jobs.example.org/1", company_name: "Contoso" };
const card = { job_title: "Carer", job_url: "https://jobs.example/Carer", company_name: "Fabrikam" };
const onBoard = newJob("Carer", "Fabrikam", "Viewed", "Applied");
const noted = { created_at: "2026-01-02T09:00:00.000Z", updated_at: "2026-01-02T09:00:00.000Z" };
const note = { kind: "note", id: "note-of-carer", job_url: card.job_url, data: { text: "Near the station" }, ...noted };
const actions: ChatAction[] = [
  { kind: "say", label: "More of these" },
  { kind: "say", label: "Search for mechanical and chemical engineer in Berlin, Germany" },
  { kind: "open", label: "Open the board", path: "/jobtracking" },
  {
    kind: "track",
    label: "Put on my board",
    done: "It is there.",
    undo: "Undo",
    ...opening,
    status: "Viewed",
    before: null,
  },
  {
    ...{ kind: "track", label: "Take off my board", done: "It is gone.", undo: "Put back" },
    ...card,
    status: null,
    before: "Applied",
  },
  { kind: "search", label: "Search", title_label: "Job title", place_label: "Place", title: "nurse", place: "Leeds" },
  {
    ...{ kind: "copy", label: "Copy the mail", done: "Copied.", blanks: ["Company", "Day"] },
    text: "Dear team at [Company],\nI come to [Company] [gladly] on [Day].",
  },
  { kind: "say", label: "A gap in the CV", under: "Not what you meant?" },
];

async function openReply() {
  const client = await openClient("/chat", {
    answers: {
      ...ownConfig,
      ...boardServer(onBoard).answers,
      "GET /api/jobs/records": () => ({ success: true, data: [note], revision: 1 }),
      "POST /api/jobs/records/restore": () => ({ success: true, data: [note], revision: 1 }),
      "GET /api/chat/conversations": () => ({ success: true, conversations: [] }),
      "POST /api/chat/process": () => ({
        ...{
          success: true,
          response: "<p>Here.</p>",
          session_id: "session1",
          message_id: crypto.randomUUID(),
          jobs: [],
        },
        ...{ timestamp: new Date().toISOString(), actions },
      }),
    },
  });
  await page.getByRole("textbox", { name: "Message" }).fill("nurse");
  await page.getByRole("button", { name: "Send" }).click();
  await expect.element(page.getByRole("button", { name: "More of these" })).toBeEnabled();
  return client;
}

it("a reply's buttons send their words, two fields send theirs, and the board changes on one press and back on one", async () => {
  const { sentTo } = await openReply();
  await expectAccessible("a reply with buttons");
  await expect.element(page.getByRole("link", { name: "Open the board" })).toHaveAttribute("href", "/jobtracking");
  expect(sentTo("POST /api/jobs")).toEqual([]);

  await page.getByRole("button", { name: "Put on my board" }).click();
  await expect.element(page.getByText("It is there.")).toBeVisible();
  expect(sentTo("POST /api/jobs")).toMatchObject([{ ...opening, status: "Viewed" }]);
  await page.getByRole("button", { name: "Undo" }).click();
  await expect.element(page.getByRole("button", { name: "Put on my board" })).toBeVisible();
  expect(sentTo("DELETE /api/jobs")).toMatchObject([{ job_url: opening.job_url }]);

  await page.getByLabelText("Place").fill("York");
  await page.getByRole("button", { name: "Search", exact: true }).click();
  await expect
    .poll(() => sentTo("POST /api/chat/process").map(({ message }) => message))
    .toEqual(["nurse", "nurse, York"]);
  await page.getByRole("button", { name: "More of these" }).first().click();
  await expect.poll(() => sentTo("POST /api/chat/process").at(-1)?.message).toBe("More of these");
  await expect.element(page.getByText("Not what you meant?").last()).toBeVisible();
  await page.getByRole("button", { name: "A gap in the CV" }).last().click();
  await expect.poll(() => sentTo("POST /api/chat/process").at(-1)?.message).toBe("A gap in the CV");
});

it("a draft is copied with what was filled in, and what was not keeps its brackets", async () => {
  const write = vi.spyOn(navigator.clipboard, "writeText").mockResolvedValue();
  await openReply();
  await page.getByLabelText("Company").fill(" $& Contoso ");
  await page.getByRole("button", { name: "Copy the mail" }).click();
  await expect.element(page.getByText("Copied.")).toBeVisible();
  expect(write.mock.lastCall).toEqual(["Dear team at $& Contoso,\nI come to $& Contoso [gladly] on [Day]."]);
  await page.getByLabelText("Day").fill("Friday");
  await expect.element(page.getByText("Copied.")).not.toBeInTheDocument();
  write.mockRestore();
});

it("a card is taken off the board on one press, and is back with its history and notes on one", async () => {
  const { sentTo } = await openReply();
  await page.getByRole("button", { name: "Take off my board" }).click();
  await expect.element(page.getByText("It is gone.")).toBeVisible();
  expect(sentTo("DELETE /api/jobs")).toMatchObject([{ job_url: card.job_url }]);
  expect(sentTo("POST /api/jobs/restore")).toEqual([]);

  await page.getByRole("button", { name: "Put back" }).click();
  await expect.element(page.getByRole("button", { name: "Take off my board" })).toBeVisible();
  expect(sentTo("POST /api/jobs/restore")).toMatchObject([{ history: onBoard.history }]);
  expect(sentTo("POST /api/jobs/records/restore")).toMatchObject([{ records: [{ data: note.data }] }]);
});

it("the words of a long button stay within it on a phone", async () => {
  await page.viewport(375, 812);
  await openReply();
  const button = page.getByRole("button", { name: /^Search for mechanical/ }).element();
  expect(button.scrollWidth).toBe(button.clientWidth);
  await page.viewport(1280, 800);
});
