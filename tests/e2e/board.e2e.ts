import type { Page } from "@playwright/test";
import { engineerProfile } from "../factories/profile-document.ts";
import { post } from "../factories/registered-person.ts";
import { expect, test } from "./served-application.ts";
import { signInPage } from "./signed-in-page.ts";

const nurse = { job_title: "Nurse", company_name: "Charité", job_url: "https://jobs.example/nurse" };

async function boardWithNurse(page: Page, applicationUrl: string, email: string): Promise<void> {
  const { token } = await signInPage(page, applicationUrl, email);
  await post(applicationUrl, "/api/jobs", { ...nurse, status: "Applied" }, token);
  await page.goto("/jobtracking");
}

test("closes an open card when the browser goes back, and opens it by its address", async ({ page, application }, {
  project,
}) => {
  await boardWithNurse(page, application.url, `back.${project.name}@example.org`);
  const card = page.getByRole("dialog", { name: "Nurse" });
  await page.getByRole("button", { name: "Nurse", exact: true }).click();
  await expect(card).toBeVisible();
  await page.goBack();
  await expect(card).toBeHidden();
  await expect(page).toHaveURL(/\/jobtracking$/);
  await page.goForward();
  await expect(card).toBeVisible();
  await page.reload();
  await expect(card).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(card).toBeHidden();
  await expect(page).toHaveURL(/\/jobtracking$/);
});

test("[DOCS-01] goes on with documents after a reload in the middle, for one document set", async ({
  page,
  application,
}, { project }) => {
  const { token } = await signInPage(page, application.url, `reload.${project.name}@example.org`);
  await post(application.url, "/api/profile/save-version", { data: engineerProfile() }, token);
  const job_url = `${application.url}/postings/demo-00001`;
  await post(application.url, "/api/jobs", { ...nurse, job_url }, token);
  await page.goto(`/jobtracking?job=${encodeURIComponent(job_url)}`);

  const written = "**/document-processor/cover-letter-without-company";
  // The letter never comes: the page is left while the CV is written and the set is used.
  await page.route(written, () => {});
  const asked = page.waitForRequest(written);
  await page.getByRole("button", { name: "Generate Documents" }).click();
  await asked;
  await page.unroute(written);
  await page.reload();
  await page.getByRole("button", { name: "Go on" }).click();
  await expect(page.getByRole("link", { name: "Download CV" })).toBeVisible();
  await expect(page.getByRole("button", { name: "Regenerate Documents" })).toBeVisible();

  const text = "Carpenter\n\nWe build houses of wood and look for somebody who can.\n\nRequirements:\n- Joints by hand";
  await post(application.url, "/document-processor/scrape-job", { url: job_url, text }, token);
  await page.reload();
  await expect(page.getByText("The posting is read from the text that you pasted.")).toBeVisible();
  await page.getByRole("button", { name: "Use the page again" }).click();
  await expect(page.getByText("The posting is read from its page again.")).toBeVisible();
  await expect(page.getByText("The posting is read from the text that you pasted.")).toBeHidden();

  const usage = await fetch(`${application.url}/api/subscription`, { headers: { authorization: `Bearer ${token}` } });
  expect(JSON.stringify(await usage.json())).toContain('"document_set":{"used":1,');
});
