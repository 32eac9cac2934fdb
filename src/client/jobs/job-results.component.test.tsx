import { afterEach, expect, it } from "vitest";
import { page, userEvent } from "vitest/browser";
import { expectAccessible } from "../../../tests/components/accessibility.ts";
import { boardServer, newJob } from "../../../tests/components/board-server.ts";
import { followedLinks } from "../../../tests/components/followed-links.ts";
import { openClient } from "../../../tests/components/opened-client.tsx";

async function openSearch(answers: Record<string, (sent: Record<string, unknown>) => unknown> = {}) {
  const client = await openClient("/jobsearch?title=engineer", { answers });
  const { screen } = client;
  const found = screen.getByRole("list", { name: "Search results" }).getByRole("button");
  return { ...client, found, detail: screen.getByRole("region", { name: "Job details" }) };
}

afterEach(() => page.viewport(1280, 800));

it("[SEARCH-03] [SEARCH-04] the keyboard walks the list, loads more and ends where a page has fewer than ten", async () => {
  const { screen, found, detail, sentTo } = await openSearch();
  await expect.element(found.first()).toBeVisible();
  found.first().element().focus();
  await userEvent.keyboard("{ArrowDown}");
  await expect.element(found.nth(1)).toHaveFocus();
  await userEvent.keyboard("j");
  await expect.element(found.nth(2)).toHaveFocus();
  await userEvent.keyboard("k{Enter}");
  await expect.element(found.nth(1)).toHaveAttribute("aria-current", "true");
  await expect.element(detail.getByRole("status")).toHaveTextContent("Details of Process Engineer 2");
  // The arrows go on from there, and the list is one stop.
  await expect.element(found.nth(1)).toHaveFocus();
  await userEvent.tab({ shift: true });
  await userEvent.tab();
  await expect.element(found.nth(1)).toHaveFocus();

  await userEvent.keyboard("{End}");
  await expect.element(screen.getByText("All 12 openings that fit.")).toBeVisible();
  await userEvent.keyboard("{End}");
  await expect.element(found.nth(11)).toHaveFocus();
  expect(sentTo("POST /api/geosearch")).toHaveLength(2);
});

it("[SEARCH-09] Apply opens the job and records it once as Viewed, by mouse, middle button and keyboard", async () => {
  const { screen, found, detail, address, sentTo } = await openSearch(boardServer().answers);
  const followed = followedLinks();
  const apply = screen.getByRole("link", { name: "Apply Now (opens in a new tab)" });
  const follow = [
    () => apply.click(),
    () => apply.click({ button: "middle" }),
    async () => {
      apply.element().focus();
      await userEvent.keyboard("{Enter}");
    },
  ];
  for (const [index, act] of follow.entries()) {
    await found.nth(index).click();
    await expect.element(apply).toHaveAttribute("href", `https://jobs.example/${index + 1}`);
    await expect.element(detail.getByText("Already on your board:")).not.toBeInTheDocument();
    await act();
    await expect.element(detail.getByText("Already on your board:")).toBeVisible();
    await expect.element(found.nth(index)).toHaveTextContent("On your board: Viewed");
    await apply.click();
    expect(sentTo("POST /api/jobs")).toHaveLength(index + 1);
  }
  await apply.click({ button: "right" });
  expect(followed()).toEqual([1, 1, 2, 2, 3, 3].map((id) => `https://jobs.example/${id}`));
  const job = { job_title: "Process Engineer 3", company_name: "Kernwerk", status: "Viewed" };
  expect(sentTo("POST /api/jobs").at(-1)).toMatchObject(job);

  await screen.getByRole("link", { name: "Open the card" }).click();
  await expect.poll(address).toMatch(/^\/jobtracking\?job=/);
  await expect.element(screen.getByRole("dialog", { name: "Process Engineer 3" })).toBeVisible();
});

it("[SEARCH-08] on a phone Back closes the sheet of a job, and the focus is where it came from", async () => {
  await page.viewport(375, 812);
  const { screen, found, address, goBack } = await openSearch();
  const opener = found.nth(5);
  const sheet = screen.getByRole("dialog", { name: "Process Engineer 6" });
  await opener.click();
  await expect.element(sheet).toBeVisible();
  await goBack();
  await expect.element(sheet).not.toBeInTheDocument();
  await expect.element(opener).toHaveFocus();
  await userEvent.keyboard("{Enter}");
  await expect.element(sheet).toBeVisible();
  screen.getByRole("button", { name: "Back to the results" }).element().focus();
  await userEvent.keyboard("{Enter}");
  await expect.element(sheet).not.toBeInTheDocument();
  await expect.element(opener).toHaveFocus();
  expect(address()).toBe("/jobsearch?title=engineer");
});

it("says in no line more that openings are invented, and on demand how real ones come", async () => {
  const job_url = `${window.location.origin}/postings/demo-00001`;
  const results = ["1", "2"].map((id) => ({ ...bare, id, job_url }));
  const { screen } = await openSearch({ "POST /api/geosearch": () => ({ success: true, results }) });
  const note = screen.getByText(/^These openings are invented/);
  const hint = screen.getByText("Select a job to view details").first();
  const placeOf = (text: HTMLElement | SVGElement) => text.getBoundingClientRect();
  await expect.element(note).toBeVisible();
  // A line of 20 px in what is pressed, which is no smaller than 24.
  expect(placeOf(note.element()).height).toBe(24);
  expect(Math.abs(placeOf(note.element()).bottom - placeOf(hint.element()).bottom)).toBeLessThan(4);
  await page.viewport(375, 812);
  await expect.poll(() => placeOf(note.element()).height).toBe(24);
  await note.click();
  await expect.element(screen.getByText(/by the setting JOB_SOURCES, such as greenhouse:acme/)).toBeVisible();
  await expect.element(screen.getByRole("link", { name: "Account", exact: true }).first()).toBeVisible();
  await expectAccessible("how real openings come");
});

it("leads to the other places where an opening stands, and to its card whichever of them that has", async () => {
  const also_at = ["https://www.board.example/lens", "javascript:alert(1)", "https://other.example/9"];
  const results = [{ ...bare, id: "1", job_url: "https://acme.example/lens", also_at }];
  const job = { ...newJob("Lens Polisher", "Acme", "Viewed"), job_url: "https://other.example/9" };
  const { found, detail } = await openSearch({
    ...boardServer(job).answers,
    "POST /api/geosearch": () => ({ success: true, results }),
  });
  await found.first().click();
  await expect.element(detail.getByRole("link", { name: "board.example" })).toHaveAttribute("href", also_at[0]);
  await expect.element(detail.getByRole("link", { name: "other.example" })).toBeVisible();
  const tab = "(opens in a new tab)";
  await expect.element(detail).toHaveTextContent(`The same opening at board.example ${tab}, other.example ${tab}`);
  await expect.element(detail.getByText("Already on your board:")).toBeVisible();
});

it("names in the list what is not quite what was asked for", async () => {
  const titles = { Nurse: undefined, "Dental Nurse": "similar", "Night Porter": "some_words" };
  const results = Object.entries(titles).map(([job_title, match]) => ({
    ...{ ...bare, id: job_title, job_title },
    ...(match && { match }),
  }));
  const { found } = await openSearch({ "POST /api/geosearch": () => ({ success: true, results }) });
  await expect.element(found.nth(2)).toHaveTextContent("Night PorterSome of the words");
  await expect.element(found.nth(1)).toHaveTextContent("Dental NurseSimilar work");
  await expect.element(found.first()).not.toHaveTextContent(/Similar|Some/);
});

const evil = (field: string) => `<img src=x onerror="document.title='${field} ran'"><b>${field}</b>`;
const texts = ["location", "salary", "company_info", "requirements", "benefits"];
const whole = {
  ...Object.fromEntries(texts.map((field) => [field, evil(field)])),
  id: "whole",
  job_title: evil("title"),
  company: evil("company"),
  description: `${evil("description")}\n- Patience\n- Patience\nand\nand`,
  job_url: "https://jobs.example/1",
  posted_at: new Date(Date.now() - 3 * 86_400_000).toISOString(),
};
const bare = {
  ...Object.fromEntries([...texts, "company", "description", "posted_at"].map((field) => [field, ""])),
  id: "bare",
  job_title: "Bare",
  job_url: "javascript:document.title='ran'",
};

it("[SEARCH-08] the detail shows every field as text, whatever it holds, and nothing of what is missing", async () => {
  const { screen, found, detail } = await openSearch({
    "POST /api/geosearch": () => ({ success: true, results: [whole, bare] }),
  });
  await found.first().click();
  for (const field of [...texts, "title", "company", "description"])
    await expect.element(detail.getByText(evil(field), { exact: true })).toBeVisible();
  const headings = (level?: number) =>
    detail
      .getByRole("heading", { level })
      .elements()
      .map(({ textContent }) => textContent);
  expect(headings(3)).toEqual(["Description", "Requirements", "Benefits", "About the company"]);
  expect(detail.getByText("Patience").elements()).toHaveLength(2);
  await expect.element(detail).toHaveTextContent("Posted 3 days ago");
  await expect.element(detail).toHaveTextContent("From jobs.example");
  await expect.element(screen.getByRole("link", { name: /^Apply Now/ })).toHaveAttribute("href", whole.job_url);
  await found.nth(1).click();
  await expect.poll(() => headings()).toEqual(["Bare"]);
  // No address of the web.
  await expect.element(detail.getByRole("link")).not.toBeInTheDocument();
  expect(document.title).toBe("Job Search | Forthright");
});

it("[SEARCH-03] four results fit a laptop's window when one is on the board, and a phone's lines lie beside each other", async () => {
  const location = "Newcastle upon Tyne, England, United Kingdom";
  const found = ["1", "2", "3", "4"].map((id) => ({
    ...bare,
    ...{ id, job_title: "Nurse", company: "Charité", salary: "£26 – £29 an hour", posted_at: "2026-01-02" },
    ...{ location, job_url: `https://jobs.example/${id}` },
  }));
  const onBoard = { ...newJob("Nurse", "Charité", "Applied"), job_url: "https://jobs.example/2" };
  const { screen, found: rows } = await openSearch({
    ...boardServer(onBoard).answers,
    "POST /api/geosearch": () => ({ success: true, results: found }),
  });
  const bottomOf = (row: number) => rows.nth(row).element().getBoundingClientRect().bottom;
  await expect.element(rows.nth(1)).toHaveTextContent("On your board: Applied");
  const heights = [0, 1].map((row) => rows.nth(row).element().getBoundingClientRect().height);
  expect(Math.abs((heights[0] ?? 0) - (heights[1] ?? 0))).toBeLessThan(8);
  expect(bottomOf(3)).toBeLessThanOrEqual(800);

  await page.viewport(375, 812);
  const hint = screen.getByText("Select a job to view details").first();
  await expect.poll(() => hint.element().parentElement?.getBoundingClientRect().height).toBeLessThan(2);
  await expect.element(rows.nth(1)).toHaveTextContent("On your board: Applied");
  expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(375);
});
