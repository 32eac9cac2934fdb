import { expect, it } from "vitest";
import { openClient } from "../../../tests/components/opened-client.tsx";

const nurse = { job_title: "Nurse", job_url: "https://jobs.example/nurse", company_name: "Charité" };

it("[TRACK-07] [TRACK-03] [TRACK-06] a job is added, moved, opened and deleted by the specified calls alone", async () => {
  const { screen, sentTo } = await openClient("/jobtracking");
  const cardIn = (column: string) =>
    screen.getByRole("region", { name: column }).getByRole("button", { name: "Nurse", exact: true });
  await expect.element(screen.getByText("Nothing tracked yet.")).toBeVisible();
  await screen.getByRole("button", { name: "Add job to Applied" }).click();
  const adding = screen.getByRole("dialog", { name: "Add New Job" });
  await adding.getByLabelText("Job URL").fill(nurse.job_url);
  await adding.getByLabelText("Job Title").fill(nurse.job_title);
  await adding.getByLabelText("Company Name").fill(nurse.company_name);
  await adding.getByRole("button", { name: "Add Job" }).click();
  await expect.element(cardIn("Applied")).toBeVisible();

  await screen.getByRole("button", { name: "Move Nurse to another column" }).click();
  await screen.getByRole("menuitem", { name: "Move to Offer" }).click();
  await expect.element(cardIn("Offer")).toBeVisible();
  const saves = [
    { ...nurse, status: "Applied" },
    { ...nurse, status: "Offer" },
  ];
  await expect.poll(() => sentTo("POST /api/jobs")).toEqual(saves);
  await cardIn("Offer").click();
  const opened = screen.getByRole("dialog", { name: "Nurse" });
  await expect.poll(() => opened.getByText("just now").elements()).toHaveLength(2);
  // What no specified call saves.
  for (const text of ["Notes", "Design"]) await expect.element(opened.getByText(text)).not.toBeInTheDocument();
  await expect.element(opened.getByRole("button", { name: /^Correct/ })).not.toBeInTheDocument();

  await opened.getByRole("button", { name: "Delete Job" }).click();
  await opened.getByRole("button", { name: "Confirm" }).click();
  await expect.element(screen.getByText("Nothing tracked yet.")).toBeVisible();
  await expect.element(screen.getByText("Nurse was deleted.")).toBeVisible();
  // Now, while the message stands: it goes by itself, and its button with it.
  expect(screen.getByRole("button", { name: "Undo" }).elements()).toEqual([]);
  expect(sentTo("DELETE /api/jobs")).toEqual([{ job_url: nurse.job_url }]);
});
