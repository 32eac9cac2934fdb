import { documentReviewEndpoints as endpoints } from "../../src/shared/documents/document-review.contract.ts";
import { distillationPosting, engineerProfile } from "../factories/profile-document.ts";
import { post } from "../factories/registered-person.ts";
import { expect, test } from "./served-application.ts";
import { signInPage } from "./signed-in-page.ts";

test.use({ expectedStatuses: [422] });

const url = "http://127.0.0.1:1/jobs/review";
const company_name = "Kernwerk";
const posting = `${distillationPosting.description}\n\nRequirements:\n${distillationPosting.requirements}`;

test("[DOCS-06] a person sees where each sentence comes from, what is missing, and changes it before downloading", async ({
  page,
  application,
}) => {
  const { token } = await signInPage(page, application.url, "review@example.org");
  const call = (path: string, body: object) => post(application.url, path, body, token);
  const profile = engineerProfile();
  await call("/api/profile/save-version", { data: profile });
  const { id: job_id } = await call("/document-processor/scrape-job", {
    url,
    text: posting,
    job_title: distillationPosting.job_title,
  });
  const { id: resume_id } = await call("/document-processor/resume-without-company", { job_id, company_name });
  const { id: letter_id } = await call("/document-processor/cover-letter-without-company", { job_id, company_name });
  const { url: cv_link } = await call("/document-processor/resume-pdf", { resume_id });
  const { url: cover_letter_link } = await call("/document-processor/cover-letter-pdf", { letter_id });
  await call("/api/jobs", {
    job_title: distillationPosting.job_title,
    job_url: url,
    company_name,
    cv_link,
    cover_letter_link,
  });
  const panel = page.getByRole("complementary", { name: "Where it comes from" });
  // In its own place: a CV's summary may say a line of a job before.
  const line = (text: string) => page.getByRole("button", { name: text, exact: true }).last();

  await test.step("the card leads to the match, with what is open plainly named", async () => {
    await page.goto(`/jobtracking?job=${encodeURIComponent(url)}`);
    await page.getByRole("link", { name: "Review what they say" }).click();
    await expect(page.getByRole("heading", { name: "What your documents say" })).toBeVisible();
    const phd = page.getByRole("listitem").filter({ hasText: "PhD in chemistry" });
    await expect(phd.getByText("Your profile says part of this")).toBeVisible();
    const hazop = page.getByRole("listitem").filter({ hasText: "HAZOP studies" }).first();
    await expect(hazop.getByText("Your profile says this")).toBeVisible();
    await expect(hazop.getByText("Lead HAZOP studies for three plants.")).toBeVisible();
  });

  const cut = "Cut solvent losses by 18 % over two years by re-sequencing the distillation columns.";
  await test.step("words that the profile does not hold are refused, kept, and taken once it holds them", async () => {
    await page.getByRole("tab", { name: "CV" }).click();
    const untrue = "Cut solvent losses by 18 % with Kubernetes.";
    await line(cut).click();
    await panel.getByRole("button", { name: "Edit" }).click();
    await panel.getByLabel("Your words").fill(untrue);
    await panel.getByRole("button", { name: "Save" }).click();
    await expect(panel.getByText("Your profile does not name “Kubernetes”.")).toBeVisible();
    await panel.getByRole("link", { name: "add it elsewhere in your profile" }).click();
    await expect(page).toHaveURL(/\/profile#professional_experience$/);
    await expect(page.getByRole("heading", { name: "Professional Experience", exact: true })).toBeInViewport();
    await page.goBack();
    await line(cut).click();
    await expect(panel.getByLabel("Your words")).toHaveValue(untrue);
    await panel.getByRole("button", { name: "Save" }).click();
    const adding = panel.getByRole("region", { name: "Add it to your profile?" });
    await expect(adding.getByLabel("Under")).toHaveValue("experience.1");
    await expect(adding.getByLabel("New line")).toHaveValue(untrue);
    await adding.getByRole("button", { name: "Add to my profile" }).click();
    await expect(line(untrue)).toBeVisible();
    await page.reload();
    await expect(line(untrue)).toBeVisible();
  });

  await test.step("another tab shows it at once", async () => {
    const other = await page.context().newPage();
    await other.goto(page.url());
    await other.getByRole("button", { name: "Leave out References" }).click();
    await expect(page.getByRole("button", { name: "Leave out References" })).toHaveCount(0);
    await other.close();
  });

  await test.step("every page is shown as it will be printed, in the chosen design", async () => {
    await page.getByText(/^Versions \(\d+\)$/).press("Enter");
    await page.getByRole("tab", { name: "Pages" }).click();
    const picture = page.getByRole("img", { name: /^CV, page 1 of / });
    const widthOf = () => picture.evaluate((image: HTMLImageElement) => image.naturalWidth);
    await expect.poll(widthOf).toBe(595);
    await page.getByLabel("Design").selectOption("Warm");
    await page.getByLabel("Paper").selectOption("US Letter");
    await expect.poll(widthOf).toBe(612);
    await expect(page.getByLabel("Design")).toHaveValue("warm");
    await expect(page.getByRole("img", { name: /^Cover letter, page 1 of 1$/ })).toBeVisible();
  });

  await test.step("the card leads to the newest documents", async () => {
    await page.getByRole("link", { name: "Back to the job" }).click();
    const [download] = await Promise.all([
      page.waitForEvent("download"),
      page.getByRole("link", { name: "Download CV" }).click(),
    ]);
    expect(download.suggestedFilename()).toBe("Zoë-Łukasiewicz-CV-Kernwerk.pdf");
  });

  await test.step("the card keeps every version, to download and to use again", async () => {
    const link = page.getByRole("link", { name: "Download CV" });
    const before = await link.getAttribute("href");
    await page.getByRole("tab", { name: "Documents" }).click();
    await page.getByText(/^Earlier versions \(\d+\)$/).click();
    const first = page.getByRole("listitem").filter({ hasText: "CV, version 1: written from your profile" });
    const [file] = await Promise.all([
      page.waitForEvent("download"),
      first.getByRole("link", { name: "Download of CV, version 1" }).click(),
    ]);
    expect(file.suggestedFilename()).toBe("Zoë-Łukasiewicz-CV-Kernwerk.pdf");
    await first.getByRole("button", { name: /^Use again\s+CV, version 1$/ }).click();
    await expect(page.getByText("CV, version 1 is used again.")).toBeVisible();
    await expect(link).not.toHaveAttribute("href", before ?? "");
    const { cv } = endpoints.review.reply.parse(await call(endpoints.review.path, { id: resume_id }));
    expect(cv?.versions[0]?.origin).toBe("restored");
    await expect(link).toHaveAttribute("href", new RegExp(cv?.id ?? "none"));
  });
});
