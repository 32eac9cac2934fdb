import { post } from "../../factories/registered-person.ts";
import { newWait } from "../held-call.ts";
import { expect } from "../served-application.ts";
import { signInPage } from "../signed-in-page.ts";
import { test } from "./model-application.ts";

test("an interviewer speaks as it is written, hears an answer and takes it up, and says nothing that is made up", async ({
  page,
  application,
  model,
}) => {
  const person = await signInPage(page, application.url, "practice@example.org");
  const job_url = "https://jobs.example/ward-nurse";
  const job = { job_title: "Ward Nurse", company_name: "St. Anna", job_url, status: "Interview" };
  await post(application.url, "/api/jobs", job, person.token);
  await page.goto(`/jobtracking/practice?${new URLSearchParams({ job: job_url })}`);
  const dialogue = page.getByRole("list", { name: "Dialogue" });

  const opening = newWait();
  model.answerWith({ text: ["Good morning.\n\nWhy ", "this ward?"], until: opening.until });
  await page.getByRole("button", { name: "Begin the dialogue" }).click();
  await expect(dialogue.getByText("Good morning."), "is shown as it comes").toBeVisible();
  await expect(page.getByRole("button", { name: "Stop" })).toBeVisible();
  opening.release();
  await expect(dialogue.getByText("Why this ward?")).toBeVisible();

  model.answerWith({ text: ["Thank you. You hold a PhD in medicine. ", "What was hard about it?"] });
  await page.getByLabel("What you say").fill("I like nights.");
  await page.getByRole("button", { name: "Say it", exact: true }).click();
  await expect(dialogue.getByText("What was hard about it?")).toBeVisible();
  await expect(page.getByText("1 sentence was left out, for nothing here proves it.")).toBeVisible();
  await expect(dialogue.getByRole("listitem")).toHaveCount(3);
  await page.getByRole("button", { name: "Keep this answer: I like nights." }).click();
  await expect(page.getByText("Kept among the answers below.")).toBeVisible();
});
