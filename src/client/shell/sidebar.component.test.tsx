import { afterEach, expect, it } from "vitest";
import { page } from "vitest/browser";
import { expectAccessible } from "../../../tests/components/accessibility.ts";
import { openClient } from "../../../tests/components/opened-client.tsx";
import { page502 } from "../../../tests/fakes/refusals.ts";
import { moment, person } from "../../../tests/fakes/specified-calls.ts";

const conversations = "GET /api/chat/conversations";
const logout = page.getByRole("button", { name: "Logout" });
const menu = page.getByRole("button", { name: "Open menu" });
const history = page.getByRole("button", { name: "Chat History" });

afterEach(() => page.viewport(1280, 800));

/** Brings the sidebar into sight; on wide screens it is there already. */
async function openMenu(width: number): Promise<void> {
  if (width < 768) await menu.click();
}

it.each([1280, 375])(
  "[SIDE-01] [SIDE-02] [SIDE-03] [SIDE-04] at %i px every screen and conversation is found from the sidebar",
  async (width) => {
    await page.viewport(width, 800);
    const { address, world } = await openClient("/profile");
    await openMenu(width);
    const sidebar = width < 768 ? page.getByRole("dialog", { name: "Menu" }) : page.getByRole("complementary");
    await expect.element(sidebar.getByText("Logged in as")).toBeVisible();
    await expect.element(sidebar.getByText(person.name, { exact: true })).toBeVisible();
    await history.click();
    await page.getByRole("link", { name: /Which jobs are there in Berlin\?.*3 days ago/ }).click();
    await expect.poll(address).toBe(`/chat?session=${world.conversations[0]?.session_id}`);
    const log = page.getByRole("log", { name: "Conversation" });
    await expect.element(log).toHaveTextContent("Which jobs are there in Berlin?");

    for (const [entry, path] of [
      ["Today", "/today"],
      ["Job Search", "/jobsearch"],
      ["Job Tracking", "/jobtracking"],
      ["Profile", "/profile"],
      ["Subscription", "/subscription"],
      ["Chat", "/chat"],
    ] as const) {
      await openMenu(width);
      await page.getByRole("navigation", { name: "Main" }).getByRole("link", { name: entry, exact: true }).click();
      await expect.poll(address).toBe(path);
    }
    await openMenu(width);
    await page.getByRole("button", { name: "New Chat" }).click();
    await expect.poll(address).not.toContain("session1700000000000abc");
    await expect.element(log).not.toHaveTextContent("Which jobs are there in Berlin?");
  },
);

it.each(["unreachable", page502] as const)(
  "[CHAT-19] [SIDE-03] the history waits, and shows an empty list when it cannot load: %j",
  async (refusal) => {
    const opening = { held: [conversations], refusals: { [conversations]: refusal } };
    const { hold } = await openClient("/profile", opening);
    await history.click();
    await expect.element(page.getByText("Loading history...")).toBeVisible();
    hold(conversations)();
    await expect.element(page.getByText("No conversations yet")).toBeVisible();
  },
);

it("[SIDE-01] [SIDE-03] [SIDE-04] a nameless person, a long history, and a moment that cannot be read", async () => {
  const answers = {
    [conversations]: () => ({
      success: true,
      conversations: Array.from({ length: 30 }, (_, index) => ({
        session_id: `session1x${index}`,
        first_message: `Question ${index}`,
        last_message: "Answer",
        messages: [{ id: `${index}`, role: "user", content: `Question ${index}`, timestamp: moment() }],
        created_at: moment(),
        updated_at: index === 0 ? "at no time" : moment(3),
        message_count: 1,
      })),
    }),
  };
  const stored = { auth_token: person.token, user_name: "", user_email: person.email };
  await openClient("/profile", { signedIn: false, stored, answers });
  await expect.element(page.getByText("User", { exact: true })).toBeVisible();
  await history.click();
  await expect.element(page.getByRole("link", { name: /Question 0.*Recently/ })).toBeVisible();
  const second = page.getByRole("link", { name: /Question 1\b.*3 days ago/ });
  await expect.element(second).toBeVisible();
  expect(second.element().closest("ul")?.parentElement?.clientHeight).toBe(256);
});

it("[SIDE-05] Logout ends the session here, and asks nothing of a server without such a call", async () => {
  const { address } = await openClient("/account");
  await expect.element(page.getByText("This server has no account settings")).toBeVisible();
  await expect.element(page.getByRole("link", { name: person.name })).not.toBeInTheDocument();
  sessionStorage.setItem("conversation_history", "somebody's");
  await logout.click();
  await expect.poll(address).toBe("/login");
  expect([localStorage.getItem("auth_token"), sessionStorage.getItem("conversation_history")]).toEqual([null, null]);
});

it("[SIDE-06] slides over the page on narrow screens, and goes by a click beside it", async () => {
  await page.viewport(767, 800);
  await openClient("/profile");
  await expect.element(menu).toBeVisible();
  await expect.element(logout).not.toBeInTheDocument();
  await menu.click();
  await expect.element(logout).toBeVisible();
  await page.elementLocator(document.body).click({ position: { x: 700, y: 400 }, force: true });
  await expect.element(logout).not.toBeInTheDocument();
  await page.viewport(768, 800);
  await expect.element(logout).toBeVisible();
  await expect.element(menu).not.toBeInTheDocument();
});

it("folds to icons that keep their names, stays so on this device, and unfolds for the history", async () => {
  await openClient("/profile");
  const side = page.getByRole("complementary", { name: "Sidebar" });
  const width = () => side.element().getBoundingClientRect().width;
  await page.getByRole("button", { name: "Fold the sidebar" }).click();
  await expect.poll(width).toBeLessThan(80);
  await expectAccessible("folded sidebar");
  await openClient("/jobtracking", { stored: { sidebar: "folded" } });
  await expect.element(side.getByRole("link", { name: "Profile", exact: true })).toHaveAttribute("title", "Profile");
  expect(width()).toBeLessThan(80);
  await history.click();
  await expect.element(page.getByRole("link", { name: /Which jobs are there in Berlin/ })).toBeVisible();
  await expect.poll(width).toBeGreaterThan(200);
  expect(localStorage.getItem("sidebar")).toBeNull();
});
