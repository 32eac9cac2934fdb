import { expect, it } from "vitest";
import { page, userEvent } from "vitest/browser";
import { expectAccessible } from "../../tests/components/accessibility.ts";
import { boardServer, newJob } from "../../tests/components/board-server.ts";
import { openClient } from "../../tests/components/opened-client.tsx";
import { person } from "../../tests/fakes/specified-calls.ts";

const publicPaths = [
  "/login",
  "/register",
  "/forgot-password",
  "/verify-email",
  "/reset-password-code",
  "/new-password?reset_key=key",
  "/terms",
  "/privacy",
  "/nowhere",
];
const guardedPaths = [
  "/today",
  "/insights",
  "/chat",
  "/profile",
  "/jobsearch?title=nurse",
  "/jobtracking",
  "/subscription",
  "/account",
];

it.each(publicPaths)("[ROUTE-01] [ROUTE-04] %s opens without a session, accessible", async (path) => {
  // Without it the pages of codes lead to their beginning.
  const { address } = await openClient(path, { signedIn: false, stored: { pending_email: person.email } });
  await expectSettled();
  expect(address()).toBe(path);
  await expectAccessible(path);
});

it.each(guardedPaths)("[ROUTE-01] %s opens with a session, accessible", async (path) => {
  const { address } = await openClient(path);
  await expectSettled();
  expect(address()).toBe(path);
  await expectAccessible(path);
});

it.each([
  ["/profile/polish", "/profile"],
  ["/profile/wordings", "/profile"],
  ["/jobtracking/documents?document=document-1", "/jobtracking"],
])(
  "[ROUTE-01] a server that knows the specification alone has no %s, and is asked for nothing of it",
  async (path, other) => {
    const { address } = await openClient(path);
    await expect.poll(address).toBe(other);
    await expectSettled();
  },
);

it.each(["/", ...guardedPaths])("[ROUTE-02] %s leads to the sign-in without a session", async (path) => {
  const { address } = await openClient(path, { signedIn: false });
  await expect.poll(address).toBe("/login");
});

it("[ROUTE-03] the start leads to the chat", async () => {
  const { address } = await openClient("/");
  await expect.poll(address).toBe("/chat");
});

it("[ROUTE-04] an unknown address says so, and leads back", async () => {
  const { address } = await openClient("/nowhere", { signedIn: false });
  await expect.element(page.getByRole("heading", { name: "There is no page here" })).toBeVisible();
  await page.getByRole("link", { name: "Back to the start" }).click();
  await expect.poll(address).toBe("/login");
});

it("the heading of a page takes the focus that went with the link to it, and leaves alone what has it", async () => {
  const { address } = await openClient("/nowhere");
  expect(document.activeElement).toBe(document.body);
  await userEvent.tab();
  await userEvent.keyboard("{Enter}");
  await expect.poll(address).toBe("/chat");
  const heading = page.getByRole("heading", { level: 1, name: "Chat" });
  await expect.element(heading).toHaveFocus();
  expect(getComputedStyle(heading.element()).outlineStyle).toBe("none");
  const profile = page.getByRole("navigation", { name: "Main" }).getByRole("link", { name: "Profile" });
  await profile.click();
  await expect.element(page.getByRole("heading", { level: 1, name: "Profile" })).toBeVisible();
  await expect.element(profile).toHaveFocus();
});

it("the heading of a page takes the focus that went with a window, also where it waits for what the page shows", async () => {
  const cv_link = "https://files.example/documents/cv-2/file?signature=1";
  const generated_documents = { cv_link, cover_letter_link: null, generated_at: "2026-01-05T09:00:00.000Z" };
  const { answers } = boardServer({ ...newJob("Nurse", "Charité", "Viewed"), generated_documents });
  const review = "POST /document-processor/review";
  const reviewed = {
    ...{ success: true, job_title: "Nurse", company_name: "Charité", job_url: "https://jobs.example/Nurse" },
    ...{ facts: [], cv: null, letter: null, cv_changes: [], more_left_out: 0, letter_questions: [] },
  };
  const { hold } = await openClient("/jobtracking?job=https://jobs.example/Nurse", {
    answers: { ...answers, [review]: () => reviewed },
    held: [review],
  });
  await page.getByRole("link", { name: "Review what they say" }).click();
  await expect.element(page.getByText("Loading your documents...")).toBeVisible();
  hold(review)();
  await expect.element(page.getByRole("heading", { level: 1, name: "What your documents say" })).toHaveFocus();
});

async function expectSettled(): Promise<void> {
  await expect.element(page.getByRole("heading").first()).toBeVisible();
  await expect.poll(() => page.getByText(/^Loading/).elements()).toEqual([]);
}
