import { expect, it } from "vitest";
import { page } from "vitest/browser";
import { expectAccessible } from "../../../../../tests/components/accessibility.ts";
import { openClient } from "../../../../../tests/components/opened-client.tsx";
import { ownConfig } from "../../../../../tests/components/own-config.ts";

const unproven = { text: "You hold a PhD.", reason: "“PhD” stands neither in your profile nor in this conversation." };

it("says that something unproven is not shown, and what it was to who asks", async () => {
  await openClient("/chat", {
    answers: {
      ...ownConfig,
      "GET /api/chat/conversations": () => ({ success: true, conversations: [] }),
      "POST /api/chat/process": () => ({
        ...{ success: true, response: "<p>Good luck.</p>", session_id: "session1", message_id: "m1", jobs: [] },
        ...{ timestamp: new Date().toISOString(), left_out: [unproven] },
      }),
    },
  });
  await page.getByRole("textbox", { name: "Message" }).fill("What do you think?");
  await page.getByRole("button", { name: "Send" }).click();
  const note = page.getByText("1 sentence was left out, for nothing here proves it.");
  await expect.element(note).toBeVisible();
  await expect.element(page.getByText(unproven.text)).not.toBeVisible();
  await note.click();
  await expect.element(page.getByText(unproven.reason)).toBeVisible();
  await expectAccessible("a reply with something left out");
});
