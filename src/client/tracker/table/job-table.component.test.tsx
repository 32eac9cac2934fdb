import { afterEach, expect, it } from "vitest";
import { page, userEvent } from "vitest/browser";
import { expectAccessible } from "../../../../tests/components/accessibility.ts";
import { boardServer, newJob } from "../../../../tests/components/board-server.ts";
import { pressBy } from "../../../../tests/components/modalities.ts";
import { openClient } from "../../../../tests/components/opened-client.tsx";

const nurse = newJob("Nurse", "Charité", "Viewed", "Applied");
const cook = newJob("Cook", "Zoo", "Viewed");
const welder = { ...newJob("Welder", "Mill", "Applied", "Interview"), next_step: "Call", next_step_on: "2020-01-01" };

afterEach(() => page.viewport(1280, 800));

async function openTable(address = "/jobtracking?view=table") {
  const server = boardServer(nurse, cook, welder);
  const client = await openClient(address, server);
  return { ...client, server };
}

const rowTitles = () =>
  page
    .getByRole("rowheader")
    .elements()
    .map((element) => element.textContent);
const choice = (name: string) => page.getByRole("checkbox", { name: `Choose ${name}` });
const chosenBar = page.getByRole("region", { name: "Chosen jobs" });
const undo = page.getByRole("button", { name: "Undo" });

it("the board is shown as a table, which is sorted and filtered by its address", async () => {
  const { address, goBack } = await openTable("/jobtracking");
  await page.getByRole("button", { name: "Table" }).click();
  await expect.poll(rowTitles).toEqual(["Nurse", "Welder", "Cook"]);
  await page.getByRole("columnheader", { name: "Company" }).getByRole("button").click();
  await expect.element(page.getByRole("columnheader", { name: "Company" })).toHaveAttribute("aria-sort", "ascending");
  expect(rowTitles()).toEqual(["Nurse", "Welder", "Cook"]);
  await page.getByRole("columnheader", { name: "Company" }).getByRole("button").click();
  await expect.poll(rowTitles).toEqual(["Cook", "Welder", "Nurse"]);
  expect(address()).toBe("/jobtracking?view=table&sort=-company");
  await expectAccessible("table");
  await page.getByLabelText("Next step").selectOptions("Overdue");
  await expect.poll(rowTitles).toEqual(["Welder"]);
  await page.getByRole("button", { name: "Welder", exact: true }).click();
  await expect.element(page.getByRole("dialog", { name: "Welder" })).toBeVisible();
  await goBack();
  expect(address()).toBe("/jobtracking?view=table&sort=-company&due=overdue");
});

it("a board without jobs is shown as columns, where a first one is added, whatever its address says", async () => {
  await openClient("/jobtracking?view=table", boardServer());
  await expect.element(page.getByText("Nothing tracked yet.")).toBeVisible();
  await expect.element(page.getByRole("button", { name: "Add job to Viewed" })).toBeVisible();
  await expect.element(page.getByText("No match here")).not.toBeInTheDocument();
});

it("rows are chosen with Shift and by the keyboard, moved together, and moved back by one press", async () => {
  const { server } = await openTable();
  await choice("Nurse").click();
  await choice("Cook").click({ modifiers: ["Shift"] });
  await expect.element(chosenBar.getByText("3 chosen")).toBeVisible();
  await userEvent.keyboard("{Escape}");
  await expect.element(chosenBar).not.toBeInTheDocument();
  choice("Nurse").element().focus();
  await userEvent.keyboard("{Shift>}{ArrowDown}{/Shift}");
  await expect.element(choice("Welder")).toHaveFocus();
  await expect.element(chosenBar.getByText("2 chosen")).toBeVisible();
  await chosenBar.getByRole("button", { name: "Move to" }).click();
  await page.getByRole("menuitem", { name: "Rejected" }).click();
  await expect.element(page.getByText("2 jobs were moved to Rejected.")).toBeVisible();
  const statuses = () => server.jobs().map(({ job_title, history }) => `${job_title} ${history.at(-1)?.status}`);
  expect(statuses().toSorted()).toEqual(["Cook Viewed", "Nurse Rejected", "Welder Rejected"]);
  await undo.click();
  await expect.poll(() => statuses().toSorted()).toEqual(["Cook Viewed", "Nurse Applied", "Welder Interview"]);
});

it("what is moved to Applied together keeps which documents were sent, until that is undone", async () => {
  const made = (id: string) => ({
    ...{
      cv_link: `/documents/${id}/file?expires=1`,
      cover_letter_link: null,
      generated_at: "2026-01-01T09:00:00.000Z",
    },
  });
  const server = boardServer(
    { ...cook, generated_documents: made("cook") },
    { ...nurse, generated_documents: made("nurse") },
    newJob("Baker", "Mill", "Viewed"),
  );
  const { sentTo } = await openClient("/jobtracking?view=table", server);
  await page.getByRole("checkbox", { name: "Choose all" }).click();
  await chosenBar.getByRole("button", { name: "Move to" }).click();
  await page.getByRole("menuitem", { name: "Applied" }).click();
  // The nurse's card stood there already.
  await expect.element(page.getByText("2 jobs were moved to Applied.")).toBeVisible();
  const sent = { documents: [{ what: "cv", link: "/documents/cook/file?expires=1" }] };
  expect(server.records.all()).toMatchObject([{ kind: "sent_documents", job_url: cook.job_url, data: sent }]);
  expect(sentTo("POST /api/jobs/records/restore")).toHaveLength(1);
  await undo.click();
  await expect.poll(() => server.records.all()).toEqual([]);
});

it("what is removed together comes back together, with its history and what was noted on it", async () => {
  const { server, sentTo } = await openTable();
  const before = server.jobs();
  const noted = { kind: "note" as const, data: { text: "Asked for Monday" }, job_url: cook.job_url };
  const at = "2026-01-01T09:00:00.000Z";
  server.records.keep({ id: "note-0001", ...noted, created_at: at });
  await page.getByRole("checkbox", { name: "Choose all" }).click();
  await chosenBar.getByRole("button", { name: "Remove" }).click();
  await chosenBar.getByRole("button", { name: "Remove", exact: true }).click();
  await expect.element(page.getByText("3 jobs were removed.")).toBeVisible();
  expect(server.jobs()).toEqual([]);
  await undo.click();
  await expect.poll(() => server.jobs().length).toBe(3);
  for (const job of before) expect(server.jobs()).toContainEqual(job);
  await expect.poll(() => sentTo("POST /api/jobs/records/restore")).toMatchObject([{ records: [noted] }]);
});

it("says what could not be saved, and shows the board as it is", async () => {
  const { refuse } = await openTable();
  refuse("POST /api/jobs/changes", { status: 500, json: { success: false, error: "fault", message: "No" } });
  await choice("Cook").click();
  await chosenBar.getByRole("button", { name: "Archive" }).click();
  const notices = page.getByRole("region", { name: "Notifications" });
  await expect.element(notices.getByText("Not all of it could be saved.")).toBeVisible();
  await expect.poll(rowTitles).toEqual(["Nurse", "Welder", "Cook"]);
});

it("a new search leaves an empty board; the old one is read, found and put back in the archive", async () => {
  const { server, address } = await openTable("/jobtracking");
  await page.getByRole("button", { name: "More" }).click();
  await page.getByRole("menuitem", { name: "New search" }).click();
  await page.getByRole("button", { name: "Archive all 3" }).click();
  await expect.element(page.getByText("3 jobs were archived.")).toBeVisible();
  await expect.element(page.getByRole("article")).not.toBeInTheDocument();
  const views = page.getByRole("navigation", { name: "View" });
  await views.getByRole("button", { name: /^Archive/ }).click();
  expect(address()).toBe("/jobtracking?view=archive");
  await page.getByLabelText("Find on the board").fill("mill");
  await expect.poll(rowTitles).toEqual(["Welder"]);
  await expectAccessible("archive");
  await page.getByRole("button", { name: "Welder", exact: true }).click();
  await page.getByRole("dialog").getByRole("button", { name: "Put back" }).click();
  await expect.element(page.getByText("1 job was put back on the board.")).toBeVisible();
  expect(server.jobs().filter(({ archived_at }) => !archived_at)).toEqual([welder]);
});

it("a phone shows a compact list, sorted by a choice, whose jobs are chosen and moved by touch", async () => {
  const press = await pressBy("at 375 px by touch");
  const { server } = await openTable();
  const titles = () =>
    page
      .getByRole("listitem")
      .elements()
      .map((element) => element.querySelector(".font-semibold")?.textContent);
  await expect.poll(titles).toEqual(["Nurse", "Welder", "Cook"]);
  await page.getByLabelText("Sorted by").selectOptions("Title ↑");
  await expect.poll(titles).toEqual(["Cook", "Nurse", "Welder"]);
  await press(choice("Cook"));
  await expect.element(chosenBar.getByText("1 chosen")).toBeVisible();
  await press(chosenBar.getByRole("button", { name: "Move to" }));
  await press(page.getByRole("menuitem", { name: "Applied" }));
  await expect.element(page.getByText("1 job was moved to Applied.")).toBeVisible();
  await press(undo);
  await expect.poll(() => server.jobs().find(({ job_title }) => job_title === "Cook")?.history).toHaveLength(1);
  await press(choice("Cook"));
  await expectAccessible("list");
});
