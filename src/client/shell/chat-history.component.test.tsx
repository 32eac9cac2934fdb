import { expect, it } from "vitest";
import { page } from "vitest/browser";
import { openClient } from "../../../tests/components/opened-client.tsx";
import { empty } from "../../../tests/fakes/refusals.ts";
import { moment } from "../../../tests/fakes/specified-calls.ts";

const call = "GET /api/chat/conversations";
const nightShifts = page.getByRole("link", { name: /Night shifts/ });
const conversation = (session_id: string, content: string) => ({
  session_id,
  first_message: content || "Nothing was said",
  last_message: content,
  messages: content ? [{ id: session_id, role: "user", content, timestamp: moment() }] : [],
  created_at: moment(),
  updated_at: moment(),
  message_count: content ? 1 : 0,
});
const conversations = [conversation("session1a", "Night shifts"), conversation("session2b", "")];
const answers = { [call]: () => ({ success: true, conversations }) };

/** After what an earlier page kept in the tab so many milliseconds ago, and with a server that fails. */
async function openLater(kept: { conversations: unknown }, ageMs: number) {
  const inTab = { conversation_history: JSON.stringify({ ...kept, savedAt: Date.now() - ageMs }) };
  const client = await openClient("/profile", { answers, inTab, refusals: { [call]: empty } });
  await page.getByRole("button", { name: "Chat History" }).click();
  return client;
}

it("[CHAT-18] [CHAT-19] lists conversations that hold messages, caches them, and falls back to the cache", async () => {
  await openClient("/profile", { answers });
  await page.getByRole("button", { name: "Chat History" }).click();
  await expect.element(nightShifts).toBeVisible();
  await expect.element(page.getByText("Nothing was said")).not.toBeInTheDocument();
  const kept = JSON.parse(sessionStorage.getItem("conversation_history") ?? "");
  expect(kept.conversations).toHaveLength(1);
  expect(Date.now() - kept.savedAt).toBeLessThan(60_000);

  const soon = await openLater(kept, 240_000);
  await expect.element(nightShifts).toBeVisible();
  await expect.element(page.getByRole("heading", { name: "Personal Details" })).toBeVisible();
  // The cache is younger than 300000 ms.
  expect(soon.sentTo(call)).toEqual([]);
  const { refuse, sentTo } = await openLater(kept, 300_001);
  await expect.poll(() => sentTo(call).length).toBeGreaterThan(0);
  // On failure the cache.
  await expect.element(nightShifts).toBeVisible();

  await nightShifts.click();
  await expect.element(page.getByText("This conversation could not be loaded.")).toBeVisible();
  refuse(call, undefined);
  await page.getByRole("button", { name: "Retry" }).click();
  await expect.element(page.getByRole("log", { name: "Conversation" })).toHaveTextContent("Night shifts");
});
