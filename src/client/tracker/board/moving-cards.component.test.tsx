import { afterEach, expect, it } from "vitest";
import { page, userEvent } from "vitest/browser";
import { boardServer, newJob } from "../../../../tests/components/board-server.ts";
import { modalities, pressBy } from "../../../../tests/components/modalities.ts";
import { openClient } from "../../../../tests/components/opened-client.tsx";
import { savedFiles } from "../../../../tests/components/saved-files.ts";
import { recordToSave } from "../../../shared/tracker/records/card-record.contract.ts";

const nurse = newJob("Nurse", "Charité", "Viewed");
const column = (name: string) => page.getByRole("region", { name });
const cardIn = (name: string) => column(name).getByRole("button", { name: "Nurse", exact: true });
const announced = (text: string | RegExp) => expect.element(page.getByText(text)).toBeInTheDocument();

afterEach(() => page.viewport(1280, 800));

async function openBoard(...jobs: Parameters<typeof boardServer>) {
  const client = await openClient("/jobtracking", boardServer(...jobs));
  await expect.element(cardIn("Viewed")).toBeVisible();
  return client;
}

it("[TRACK-10] a card is dragged by the keyboard, which says what happens", async () => {
  await openBoard(nurse);
  page.getByRole("button", { name: "Drag Nurse" }).element().focus();
  await userEvent.keyboard(" ");
  await announced(/^Picked up Nurse\.$|^Nurse is over Viewed\.$/);
  await userEvent.keyboard("{ArrowRight}");
  await announced("Nurse is over Applied.");
  await userEvent.keyboard(" ");
  await announced("Nurse was put into Applied.");
  await expect.element(column("Applied").getByRole("button", { name: "Drag Nurse" })).toHaveFocus();
  await userEvent.keyboard(" ");
  await announced(/^Picked up Nurse\.$|^Nurse is over Applied\.$/);
  await userEvent.keyboard("{ArrowRight}");
  await announced("Nurse is over Interview.");
  await userEvent.keyboard("{Escape}");
  await announced("Nurse stays where it was.");
});

it("[TRACK-10] a card is dragged by the mouse, which says what happens", async () => {
  await openBoard(nurse);
  await userEvent.dragAndDrop(page.getByRole("button", { name: "Drag Nurse" }), column("Applied"), { steps: 12 });
  await announced("Nurse was put into Applied.");
  await expect.element(cardIn("Applied")).toBeVisible();
});

it("[TRACK-10] a card is moved by its menu and the keyboard, and keeps the focus in its new column", async () => {
  await openBoard(nurse);
  const mover = page.getByRole("button", { name: "Move Nurse to another column" });
  mover.element().focus();
  await userEvent.keyboard("{ArrowDown}");
  await expect.element(page.getByRole("menuitem", { name: "Move to Applied" })).toHaveFocus();
  await userEvent.keyboard("{Escape}");
  await expect.element(mover).toHaveFocus();
  await expect.element(mover).toHaveAttribute("aria-expanded", "false");
  await userEvent.keyboard("{Enter}");
  await expect.element(page.getByRole("menuitem", { name: "Move to Applied" })).toHaveFocus();
  await userEvent.keyboard("{ArrowDown}{Enter}");
  await announced("Nurse was moved to Interview.");
  await expect.element(cardIn("Interview")).toHaveFocus();
});

it("a phone shows one column at a time, and leads to the others", async () => {
  await page.viewport(375, 812);
  await openBoard(nurse);
  const offer = page.getByRole("navigation", { name: "Columns" }).getByRole("button", { name: /^Offer/ });
  await offer.click();
  await expect.element(offer).toHaveAttribute("aria-current", "true");
  await expect.element(column("Offer")).toBeInViewport({ ratio: 0.9 });
});

it("an open card closes when the browser goes back, and opens by its address", async () => {
  const { address, goBack, goForward } = await openBoard(nurse);
  const card = page.getByRole("dialog", { name: "Nurse" });
  await cardIn("Viewed").click();
  await expect.element(card).toBeVisible();
  const opened = address();
  await goBack();
  await expect.element(card).not.toBeInTheDocument();
  expect(address()).toBe("/jobtracking");
  await goForward();
  await expect.element(card).toBeVisible();

  const reloaded = await openClient(opened, boardServer(nurse));
  await expect.element(card).toBeVisible();
  await userEvent.keyboard("{Escape}");
  await expect.element(card).not.toBeInTheDocument();
  expect(reloaded.address()).toBe("/jobtracking");
});

it.each(modalities)(
  "%s the board is taken along as files, with what is noted on the cards, and its dates as a calendar",
  async (modality) => {
    const press = await pressBy(modality);
    const files = savedFiles();
    const server = boardServer(nurse);
    const noted = { job_url: nurse.job_url, created_at: "2026-01-02T09:00:00.000Z" };
    server.records.keep(recordToSave.parse({ id: "note-0001", kind: "note", ...noted, data: { text: "Asked" } }));
    server.records.keep(
      recordToSave.parse({ id: "offer-001", kind: "offer", ...noted, data: { decide_by: "2031-05-06" } }),
    );
    await openClient("/jobtracking", server);
    const take = async (kind: string) => {
      await press(page.getByRole("button", { name: "More" }));
      await press(page.getByRole("menuitem", { name: kind }));
    };
    await take("CSV for spreadsheets");
    await expect.poll(files).toEqual([{ name: "jobs.csv", text: expect.stringContaining("Nurse,Charité,Viewed,") }]);
    expect((await files())[0]?.text).toContain("Viewed 2026-01-01 09:00");
    await take("JSON for other programs");
    await expect.poll(async () => (await files()).at(-1)?.text).toContain('"text": "Asked"');
    await take("Dates for a calendar (.ics)");
    await expect.poll(async () => (await files()).at(-1)).toMatchObject({ name: "job-search.ics" });
    expect((await files()).at(-1)?.text).toContain("SUMMARY:Decide about the offer: Nurse\\, Charité");
  },
);
