import { distillationPosting, engineerProfile } from "../factories/profile-document.ts";
import { post } from "../factories/registered-person.ts";
import { expectAccessible } from "./accessibility-check.ts";
import { expect, test } from "./served-application.ts";
import { signInPage } from "./signed-in-page.ts";

// The words that the profile does not hold, and the link that is over.
test.use({ expectedStatuses: [404, 422] });

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

  const cut = "Cut solvent losses by 18 % over two years by re-sequencing the distillation columns.";
  await test.step("words that the profile does not hold are taken once it holds them", async () => {
    await page.goto(`/jobtracking?job=${encodeURIComponent(url)}`);
    await page.getByRole("link", { name: "Review what they say" }).click();
    await page.getByRole("tab", { name: "CV" }).click();
    const untrue = "Cut solvent losses by 18 % with Kubernetes.";
    await line(cut).click();
    await panel.getByRole("button", { name: "Edit" }).click();
    await panel.getByLabel("Your words").fill(untrue);
    await panel.getByRole("button", { name: "Save" }).click();
    await expect(panel.getByText("Your profile does not name “Kubernetes”.")).toBeVisible();
    const adding = panel.getByRole("region", { name: "Add it to your profile?" });
    await expect(adding.getByLabel("Under")).toHaveValue("experience.1");
    await expect(adding.getByLabel("New line")).toHaveValue(untrue);
    await adding.getByRole("button", { name: "Add to my profile" }).click();
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

  await test.step("a link that is over leads to a page that leads back", async () => {
    const link = new URL((await page.getByRole("link", { name: "Download CV" }).getAttribute("href")) ?? "");
    link.searchParams.set("expires", "1");
    await page.goto(link.href);
    await expect(page.getByRole("heading", { name: "This link is no longer valid" })).toBeVisible();
    await expectAccessible(page, "a link that is over");
  });
});
