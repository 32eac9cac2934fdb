import { afterEach, expect, it } from "vitest";
import { page } from "vitest/browser";
import { expectAccessible } from "../../../../tests/components/accessibility.ts";
import { boardServer, newJob } from "../../../../tests/components/board-server.ts";
import { chooseFile } from "../../../../tests/components/chosen-file.ts";
import { modalities, pressBy } from "../../../../tests/components/modalities.ts";
import { openClient } from "../../../../tests/components/opened-client.tsx";
import { boardAsJson } from "../../../shared/tracker/board-export.rules.ts";
import { cardRecord } from "../../../shared/tracker/records/card-record.contract.ts";

const nurse = newJob("Nurse", "Charité", "Viewed");
const csv = `Firma;Rolle;Beworben am;Status;Bemerkungen
Zoo;Koch;03/04/2026;Zusage;nett
Mill;Schweißer;05/04/2026;Im Ordner;
Charité;Nurse;06/04/2026;Absage;
;Bäcker;06/04/2026;Absage;
`;

afterEach(() => page.viewport(1280, 800));

async function openImport() {
  const server = boardServer(nurse);
  const client = await openClient("/jobtracking/import", server);
  await expect.element(page.getByRole("button", { name: "Choose a file" })).toBeVisible();
  return { ...client, server };
}

it.each(modalities)(
  "%s a spreadsheet is read, corrected, taken in by one press and taken back by one",
  async (modality) => {
    const press = await pressBy(modality);
    const isFirst = modality === modalities[0];
    const { server, sentTo } = await openImport();
    if (isFirst) await expectAccessible("nothing chosen");
    chooseFile(new File([`\uFEFF${csv}`], "bewerbungen.csv", { type: "text/csv" }));
    await expect.element(page.getByText("Please choose the column of the job title.")).toBeVisible();
    await page.getByLabelText("Rolle").selectOptions("Job title");
    await expect
      .element(page.getByText(/^4 rows: 2 new; 1 with the title and company of a card that is there.*; 1 without/))
      .toBeVisible();
    await page.getByLabelText("Order of day and month").selectOptions("Month first");
    await expect.element(page.getByText(/is read as March 4, 2026/)).toBeVisible();
    await page.getByLabelText("Order of day and month").selectOptions("Day first");
    await expect.element(page.getByText(/is read as April 3, 2026/)).toBeVisible();
    await page.getByLabelText("Im Ordner (1)").selectOptions("Interview");
    if (isFirst) await expectAccessible("preview");
    expect(sentTo("POST /api/jobs/changes")).toEqual([]);

    await press(page.getByRole("checkbox", { name: "Import Nurse, Charité" }));
    await press(page.getByRole("button", { name: "Import 3 jobs" }));
    await expect.element(page.getByText("3 jobs were imported.")).toBeVisible();
    const statuses = () => server.jobs().map(({ job_title, history }) => `${job_title} ${history.at(-1)?.status}`);
    expect(statuses().toSorted()).toEqual(["Koch Offer", "Nurse Rejected", "Nurse Viewed", "Schweißer Interview"]);
    expect(server.jobs().find(({ job_title }) => job_title === "Koch")).toMatchObject({ notes: "nett" });
    await press(page.getByRole("button", { name: /^Koch/ }));
    await expect.element(page.getByText("No link: it was added without one.")).toBeVisible();
    await press(page.getByRole("dialog").getByRole("button", { name: "Close" }).first());
    await press(page.getByRole("button", { name: "Undo" }));
    await expect.poll(() => server.jobs()).toEqual([nurse]);
  },
);

it("cells are pasted, and what cannot be read is said", async () => {
  await page.viewport(375, 812);
  await openImport();
  chooseFile(new File(["PK"], "jobs.xlsx"));
  await expect.element(page.getByText(/^This is a workbook/)).toBeVisible();
  await page.getByLabelText("Or paste cells from a spreadsheet").fill("Title\tCompany\nCook\tZoo\n");
  await page.getByRole("button", { name: "Read the cells" }).click();
  await expect.element(page.getByText("1 row: 1 new.")).toBeVisible();
  await expectAccessible("on a phone");
});

const noted = (id: string, kind: "note" | "contact", owner: object, data: object) =>
  cardRecord.parse({ ...{ id, kind, data, created_at: "2026-01-02T09:00:00.000Z", updated_at: "" }, ...owner });

it("our own JSON comes back with what was noted, and goes again by one press", async () => {
  const { server } = await openImport();
  const cook = { ...newJob("Cook", "Zoo", "Viewed", "Applied"), notes: "nice" };
  const file = boardAsJson(
    [cook, nurse],
    [
      noted("note-0001", "note", { job_url: cook.job_url }, { text: "Asked" }),
      noted("contact-1", "contact", { company: "Zoo" }, { name: "Ms Roth" }),
      noted("note-0002", "note", { job_url: nurse.job_url }, { text: "Not taken" }),
    ],
  );
  chooseFile(new File(["{}"], "other.json", { type: "application/json" }));
  await expect.element(page.getByText("This JSON is no export of a board from here.")).toBeVisible();
  chooseFile(new File([file], "jobs.json", { type: "application/json" }));
  await expect.element(page.getByText("2 rows: 1 new; 1 there already.")).toBeVisible();
  await expect.element(page.getByText("2 notes and other records come with them.")).toBeVisible();
  await expectAccessible("our own JSON");
  expect(server.jobs()).toEqual([nurse]);
  await page.getByRole("button", { name: "Import 1 job" }).click();
  await expect.element(page.getByText("1 job was imported.")).toBeVisible();
  expect(server.jobs()).toContainEqual(cook);
  expect(server.records.all().map(({ id }) => id)).toEqual(["contact-1", "note-0001"]);
  await page.getByRole("button", { name: "Undo" }).click();
  await expect.poll(() => server.jobs()).toEqual([nurse]);
  await expect.poll(() => server.records.all().some(({ kind }) => kind === "contact")).toBe(false);
});
