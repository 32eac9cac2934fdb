import { expect, it } from "vitest";
import { page, userEvent } from "vitest/browser";
import { openClient } from "../../../../tests/components/opened-client.tsx";
import { ownConfig } from "../../../../tests/components/own-config.ts";
import { empty } from "../../../../tests/fakes/refusals.ts";
import { moment } from "../../../../tests/fakes/specified-calls.ts";

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
  // A server that knows the specification alone keeps what was said.
  await expect.element(page.getByRole("button", { name: /^Delete/ })).not.toBeInTheDocument();
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

/** What our own server answers to somebody with these conversations. */
function historyServer(...messages: string[]) {
  const deleted = new Set<unknown>();
  const all = messages.map((message, at) => conversation(`session${at}`, message));
  return {
    deleted,
    answers: {
      ...ownConfig,
      [call]: () => ({ success: true, conversations: all.filter(({ session_id }) => !deleted.has(session_id)) }),
      "POST /api/chat/deleted": ({ session_id, is_deleted }: Record<string, unknown>) => {
        if (is_deleted) deleted.add(session_id);
        else deleted.delete(session_id);
        return { success: true };
      },
      "GET /api/chat/first-steps": () => ({
        ...{ success: true, has_profile: true, job_title: "", place: "" },
        ...{ opening_url: null, has_documents: false, has_applied: false },
      }),
    },
  };
}

it("a conversation is deleted by the keyboard, with a way back, and stays gone", async () => {
  const { answers, deleted } = historyServer("Night shifts", "Berlin");
  const { address } = await openClient("/subscription", { answers });
  await page.getByRole("button", { name: "Chat History" }).click();
  const remove = page.getByRole("button", { name: "Delete “Night shifts”" });
  await expect.element(remove).toBeInTheDocument();
  remove.element().focus();
  await userEvent.keyboard("{Enter}");
  await expect.element(nightShifts).not.toBeInTheDocument();
  await expect.element(page.getByText("The conversation was deleted.")).toBeVisible();
  expect([...deleted]).toEqual(["session0"]);
  expect(sessionStorage.getItem("conversation_history")).not.toContain("Night shifts");
  // The row that comes next has the keyboard's place.
  await expect.element(page.getByRole("link", { name: /Berlin/ })).toHaveFocus();
  await page.getByRole("button", { name: "Undo" }).click();
  await expect.element(nightShifts).toBeVisible();
  expect([...deleted]).toEqual([]);
  expect(address()).toBe("/subscription");
});

it("the conversation that is open gives way to a new one, and is open again once it is back", async () => {
  const { answers } = historyServer("Night shifts");
  const { address } = await openClient("/chat?session=session0", { answers });
  const log = page.getByRole("log", { name: "Conversation" });
  await expect.element(log).toHaveTextContent("Night shifts");
  await page.getByRole("button", { name: "Chat History" }).click();
  await page.getByRole("button", { name: "Delete “Night shifts”" }).click();
  await expect.poll(address).toMatch(/^\/chat\?new=\d+$/);
  await expect.element(log).not.toHaveTextContent("Night shifts");
  expect(JSON.stringify(sessionStorage)).not.toContain("Night shifts");
  await page.getByRole("button", { name: "Undo" }).click();
  await expect.poll(address).toBe("/chat?session=session0");
  await expect.element(log).toHaveTextContent("Night shifts");
});

it("a conversation that could not be deleted is there again, and says so", async () => {
  const { answers } = historyServer("Night shifts");
  await openClient("/subscription", { answers, refusals: { "POST /api/chat/deleted": empty } });
  await page.getByRole("button", { name: "Chat History" }).click();
  await page.getByRole("button", { name: "Delete “Night shifts”" }).click();
  await expect.element(page.getByText("The conversation could not be deleted.").first()).toBeVisible();
  await expect.element(nightShifts).toBeVisible();
});
