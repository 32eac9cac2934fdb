import { expect, it } from "vitest";
import { page } from "vitest/browser";
import { expectAccessible } from "../../../../../tests/components/accessibility.ts";
import { openClient } from "../../../../../tests/components/opened-client.tsx";
import { ownConfig } from "../../../../../tests/components/own-config.ts";

const now = new Date().toISOString();
const draft = "<blockquote><p>I hold a PhD in chemistry.</p></blockquote>";
const unheld = { text: "I hold a PhD in chemistry.", reason: "Your profile does not have the degree “PhD”." };

const answers = (not_in_profile?: object[]) => ({
  ...ownConfig,
  "GET /api/chat/conversations": () => ({ success: true, conversations: [] }),
  "POST /api/chat/process": () => ({
    ...{ success: true, response: draft, session_id: "session1", message_id: "m1", timestamp: now, jobs: [] },
    ...(not_in_profile && { not_in_profile }),
  }),
});

async function ask() {
  await page.getByRole("textbox", { name: "Message" }).fill("Write a mail");
  await page.getByRole("button", { name: "Send" }).click();
  await expect.element(page.getByRole("log").getByRole("blockquote")).toBeVisible();
}

it("says below a reply what in its draft the profile does not hold, and leads there", async () => {
  await openClient("/chat", { answers: answers([unheld]) });
  await ask();
  const note = page.getByRole("region", { name: "Not in your profile" });
  await expect.element(note.getByText(unheld.text)).toBeVisible();
  await expect.element(note.getByText(unheld.reason)).toBeVisible();
  await expectAccessible("a reply with a note");
  await note.getByRole("link", { name: "profile" }).click();
  await expect.element(page.getByRole("heading", { name: "Profile", level: 1 })).toBeVisible();
});

it("says nothing where the server marks nothing", async () => {
  await openClient("/chat", { answers: answers() });
  await ask();
  expect(page.getByText("Not in your profile").elements()).toEqual([]);
});
