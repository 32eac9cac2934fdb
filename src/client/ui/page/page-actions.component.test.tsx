import axe from "axe-core";
import { afterEach, expect, it } from "vitest";
import { page, userEvent } from "vitest/browser";
import { boardServer, newJob } from "../../../../tests/components/board-server.ts";
import { openClient } from "../../../../tests/components/opened-client.tsx";

afterEach(() => page.viewport(1280, 800));

const more = page.getByRole("button", { name: "More" });
const item = (name: string) => page.getByRole("menuitem", { name });

it("on a phone everything of the board's head is in sight, the rest of it in one menu, by keyboard too", async () => {
  await page.viewport(375, 812);
  const { address } = await openClient("/jobtracking", boardServer(newJob("Nurse", "Charité", "Viewed")));
  await expect.element(more).toBeVisible();
  const head = document.querySelector("[data-page-header]");
  const ends = [...(head?.querySelectorAll("button, input") ?? [])].map((one) => one.getBoundingClientRect().right);
  expect(ends.length).toBeGreaterThan(3);
  expect(Math.max(...ends)).toBeLessThanOrEqual(375);

  more.element().focus();
  await userEvent.keyboard("{Enter}");
  await expect.element(item("Insights")).toHaveFocus();
  // Wider windows, which that check looks at elsewhere, close it.
  expect((await axe.run(document, { runOnly: ["wcag2a", "wcag2aa", "wcag22aa"] })).violations).toEqual([]);
  await expect.element(item("CSV for spreadsheets")).toBeVisible();
  await userEvent.keyboard("{Escape}");
  await expect.element(more).toHaveFocus();
  await userEvent.keyboard("{ArrowDown}");
  await expect.element(item("Insights")).toHaveFocus();
  await userEvent.keyboard("{ArrowDown}");
  await expect.element(item("Insights")).not.toHaveFocus();
  await userEvent.keyboard("{Enter}");
  await expect.poll(address).toBe("/jobtracking/import");
});

it("at 1280 px the board's head is one row", async () => {
  await openClient("/jobtracking", boardServer(newJob("Nurse", "Charité", "Viewed")));
  await expect.element(more).toBeVisible();
  const parts = ["h1", "input", "button[aria-haspopup]"].map((part) =>
    document.querySelector(`[data-page-header] ${part}`),
  );
  expect(parts).not.toContain(null);
  const tops = parts.map((part) => part?.getBoundingClientRect().top ?? Number.NaN);
  expect(Math.max(...tops) - Math.min(...tops)).toBeLessThan(60);
});

it("opens from the menu what a button opens elsewhere", async () => {
  await page.viewport(375, 812);
  await openClient("/jobtracking", boardServer(newJob("Nurse", "Charité", "Viewed")));
  await more.click();
  await item("New search").click();
  await expect.element(page.getByRole("dialog", { name: "Start a new search" })).toBeVisible();
});
