import { rename, rm, writeFile } from "node:fs/promises";
import { emptyProfile } from "../../../src/shared/profile/profile.rules.ts";
import { engineerProfile } from "../../factories/profile-document.ts";
import { post } from "../../factories/registered-person.ts";
import { expectAccessible } from "../accessibility-check.ts";
import { test as base } from "../configured-applications.ts";
import { holdCalls } from "../held-call.ts";
import { expect } from "../served-application.ts";
import { signInPage } from "../signed-in-page.ts";

/** The application with a file storage that the test can break. */
const test = base.extend<{ files: string }>({
  application: ({ withFreemius }, use) => use(withFreemius),
  files: ({ withFreemius }, use) => use(withFreemius.files),
});
test.use({ expectedStatuses: [401, 403, 404, 422, 500] });

const url = "http://127.0.0.1:1/jobs/7";
const posting = `Process engineer\n\nWe run columns and look for help.\n\nRequirements:\n- HAZOP studies\n- Aspen Plus or Python`;
const steps = [
  "scrape-job",
  "resume-without-company",
  "cover-letter-without-company",
  "resume-pdf",
  "cover-letter-pdf",
];

test("[DOCS-02] [DOCS-03] [DOCS-04] [DOCS-05] each step fails for its own reason, goes on from there, and costs one set", async ({
  page,
  application,
  files,
}) => {
  const { token } = await signInPage(page, application.url, "chain@example.org");
  const call = (path: string, body: object) => post(application.url, path, body, token);
  const saveProfile = (data: object) => call("/api/profile/save-version", { data });
  await call("/api/jobs", { job_title: "Process Engineer", job_url: url, company_name: "Kernwerk" });

  const called: string[] = [];
  page.on("request", (request) => {
    const step = /\/document-processor\/(.+)$/.exec(request.url())?.[1];
    if (step && steps.includes(step)) called.push(step);
  });
  const section = page.getByRole("region", { name: "Generate Documents" });
  const alert = section.getByRole("alert");
  const press = (name: string) => section.getByRole("button", { name, exact: true }).click();
  const failsWith = async (...sentences: string[]) => {
    for (const sentence of ["Error", ...sentences]) await expect(alert.getByText(sentence)).toBeInViewport();
  };
  await page.emulateMedia({ reducedMotion: "reduce" });
  const meanwhile = (step: string, work: () => Promise<unknown>) =>
    page.route(
      `**/document-processor/${step}`,
      async (route) => {
        await work();
        await route.continue();
      },
      { times: 1 },
    );
  const breakStorage = async () => {
    await rename(files, `${files}-kept`).catch(() => undefined);
    await writeFile(files, "no folder");
  };
  const repairStorage = async () => {
    await rm(files);
    await rename(`${files}-kept`, files).catch(() => undefined);
  };

  await page.goto("/jobtracking");
  await page.getByRole("button", { name: "Process Engineer", exact: true }).click();
  await expect(section.getByText("5 of 5 document sets left this month.")).toBeVisible();

  await test.step("the page cannot be read, and its text is pasted", async () => {
    await press("Generate Documents");
    await failsWith("Failed to scrape job posting", "This address is not on the public internet.");
    await section.getByLabel("Text of the posting").fill(posting);
    await press("Generate from this text");
  });

  await test.step("the profile is empty, which is said before anything is spent", async () => {
    await failsWith(
      "Your profile is still empty, and documents hold nothing else. Nothing of your plan has been used.",
    );
    expect(called.filter((step) => step !== "scrape-job")).toEqual([]);
  });

  await test.step("the profile is emptied while the documents are written", async () => {
    await saveProfile(engineerProfile());
    const writeLetter = await holdCalls(page, "**/document-processor/cover-letter-without-company");
    await press("Generate Documents");
    await expect.poll(() => called.at(-1)).toBe("cover-letter-without-company");
    await expect(section.getByRole("button", { name: "Generating CV and Cover Letter..." })).toBeDisabled();
    await saveProfile(emptyProfile());
    writeLetter();
    await failsWith("Failed to generate cover letter", "Your profile is still empty.");
    await saveProfile(engineerProfile());
  });

  await test.step("the storage takes no file", async () => {
    await breakStorage();
    await press("Generate Documents");
    await failsWith("Failed to generate resume PDF");
    await repairStorage();
    await meanwhile("cover-letter-pdf", breakStorage);
    await press("Generate Documents");
    await failsWith("Failed to generate cover letter PDF");
    await repairStorage();
  });

  await test.step("each step that had succeeded was done once, and all of it is one set", async () => {
    await press("Generate Documents");
    await expect(section.getByRole("link", { name: "Download CV" })).toBeInViewport();
    await expect(section.getByRole("link", { name: "Download Cover Letter" })).toBeInViewport();
    await expect(section.getByText(/^Generated: \d+\/\d+\/\d{4}, /)).toBeVisible();
    await expect(section.getByText("4 of 5 document sets left this month.")).toBeVisible();
    await expect(section.getByText("The posting is read from the text that you pasted.")).toBeVisible();
    // The page and the text; the CV; twice each the letter and both files.
    expect(steps.map((step) => called.filter((done) => done === step).length)).toEqual([2, 1, 2, 2, 2]);
  });

  await test.step("the page cannot be used again: it still cannot be read", async () => {
    await press("Use the page again");
    await expect(alert).toContainText("This address is not on the public internet. Your text is still used.");
    await expect(section.getByText("The posting is read from the text that you pasted.")).toBeVisible();
  });

  await test.step("for the same posting they are written anew for nothing, once for a double click, and the first ones stay", async () => {
    called.length = 0;
    await section.getByRole("button", { name: "Regenerate Documents" }).dblclick();
    await expect(section.getByText("Earlier versions (1)")).toBeVisible();
    await expect(section.getByText("4 of 5 document sets left this month.")).toBeVisible();
    await section.getByText("Earlier versions (1)").click();
    const [earlier] = await Promise.all([
      page.waitForEvent("download"),
      section.getByRole("link", { name: /^Cover letter of/ }).click(),
    ]);
    expect(earlier.suggestedFilename()).toMatch(/Cover-Letter-Kernwerk\.pdf$/);
    expect(called).toEqual(steps);
  });

  await test.step("a link that is over leads to a page that leads back", async () => {
    const link = new URL((await section.getByRole("link", { name: "Download CV" }).getAttribute("href")) ?? "");
    link.searchParams.set("expires", "1");
    const other = await page.context().newPage();
    await other.goto(link.href);
    await expect(other.getByRole("heading", { name: "This link is no longer valid" })).toBeVisible();
    await expectAccessible(other, "a link that is over");
    await other.getByRole("link", { name: "Open your board" }).click();
    await expect(other).toHaveURL(/\/jobtracking$/);
    await other.close();
  });

  await test.step("the session ends in the middle", async () => {
    await page.goto(`/jobtracking?job=${encodeURIComponent(url)}&part=documents`);
    await meanwhile("resume-without-company", () => call("/logout", {}));
    await press("Regenerate Documents");
    await expect(page).toHaveURL(/\/login$/);
    await expect(page.getByText("Your session has expired. Please log in again.")).toBeVisible();
  });
});
