import { expect, it } from "vitest";
import { page } from "vitest/browser";
import { expectAccessible } from "../../../../tests/components/accessibility.ts";
import { boardServer, newJob } from "../../../../tests/components/board-server.ts";
import { modalities, pressBy } from "../../../../tests/components/modalities.ts";
import { openClient } from "../../../../tests/components/opened-client.tsx";
import { savedFiles } from "../../../../tests/components/saved-files.ts";

const nurse = newJob("Nurse", "Charité", "Viewed", "Applied");
const cook = newJob("Cook", "Zoo", "Applied", "Rejected");

it.each(modalities)("%s a report shows what will be printed, is corrected, and comes as a file", async (modality) => {
  const press = await pressBy(modality);
  const files = savedFiles();
  const { answers } = boardServer(nurse, cook);
  const report = () => ({ success: true, pdf: btoa("%PDF") });
  const { sentTo } = await openClient("/jobtracking", { answers: { ...answers, "POST /api/jobs/report": report } });
  await press(page.getByRole("button", { name: "More" }));
  await press(page.getByRole("menuitem", { name: "Report for a job centre (PDF)" }));
  const dialog = page.getByRole("dialog", { name: "Report for a job centre" });
  await expect.element(dialog.getByText("0 applications")).toBeVisible();
  await dialog.getByLabelText("From").fill("2026-01-01");
  await dialog.getByLabelText("To").fill("2026-01-31");
  await dialog.getByLabelText("Language").selectOptions("Deutsch");
  await expect.element(dialog.getByText("2 applications")).toBeVisible();
  await expect.element(dialog.getByText("Zoo · 1. Jan. 2026 · Absage, 2. Jan. 2026")).toBeVisible();
  await dialog.getByLabelText("Kind of application: Cook").fill("persönlich");
  if (modality === modalities[0]) await expectAccessible("report");
  await press(dialog.getByRole("button", { name: "Download PDF" }));
  await expect.poll(files).toEqual([{ name: "applications-2026-01-01-2026-01-31.pdf", text: "%PDF" }]);
  expect(sentTo("POST /api/jobs/report")).toMatchObject([
    { title: "Nachweis über Bewerbungen", rows: [{ kind: "persönlich" }, { kind: "Online: jobs.example" }] },
  ]);
});
