import { expect, it } from "vitest";
import { page } from "vitest/browser";
import { boardServer, newJob } from "../../tests/components/board-server.ts";
import { openClient } from "../../tests/components/opened-client.tsx";
import { hardTexts } from "../../tests/factories/hard-texts.ts";

const [endless, hebrew, arabic, , long] = hardTexts;
const fromRightToLeft: readonly string[] = [hebrew, arabic];

/** Where the lines of a text begin and end, within the element that holds it. */
function placeOf(element: Element) {
  const range = document.createRange();
  range.selectNodeContents(element);
  const [lines, box] = [range.getBoundingClientRect(), element.getBoundingClientRect()];
  return { toLeft: Math.round(lines.left - box.left), toRight: Math.round(box.right - lines.right) };
}

it("long titles and companies push nothing sideways on a phone, and run out of no dialog", async () => {
  await page.viewport(375, 812);
  const jobs = hardTexts.map((title, at) => newJob(title, hardTexts[(at + 1) % hardTexts.length] ?? title, "Viewed"));
  await openClient("/jobtracking", boardServer(...jobs));
  for (const title of hardTexts) {
    await page.getByRole("button", { name: title, exact: true }).click();
    const card = page.getByRole("dialog", { name: title, exact: true });
    await expect.element(card).toBeVisible();
    expect(document.documentElement.scrollWidth, title).toBe(375);
    for (const element of card.element().querySelectorAll("h2, h2 + p, a, dd")) {
      const { left, right } = element.getBoundingClientRect();
      expect([left >= 0, right <= 375], element.outerHTML).toEqual([true, true]);
      expect(element.scrollWidth, element.outerHTML).toBeLessThanOrEqual(Math.ceil(right - left));
    }
    await card.getByRole("button", { name: "Close", exact: true }).last().click();
    await expect.element(card).not.toBeInTheDocument();
  }
  await page.viewport(1280, 800);
});

it("Arabic and Hebrew begin on the right, Latin on the left, side by side", async () => {
  const jobs = [endless, hebrew, arabic, long].map((title) => newJob(title, title, "Viewed"));
  await openClient("/jobtracking", boardServer(...jobs));
  for (const { job_title } of jobs) {
    await page.getByRole("button", { name: job_title, exact: true }).click();
    const card = page.getByRole("dialog", { name: job_title, exact: true });
    const company = card.getByText(job_title, { exact: true }).last();
    await expect.element(company).toBeVisible();
    const { toLeft, toRight } = placeOf(company.element());
    expect(fromRightToLeft.includes(job_title) ? toRight : toLeft, job_title).toBe(0);
    await card.getByRole("button", { name: "Close", exact: true }).last().click();
    await expect.element(card).not.toBeInTheDocument();
  }
});
