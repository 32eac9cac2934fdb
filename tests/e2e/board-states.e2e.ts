import { post } from "../factories/registered-person.ts";
import { expectAccessibleInColours } from "./accessibility-check.ts";
import { holdCalls } from "./held-call.ts";
import { expect, test } from "./served-application.ts";
import { signInPage } from "./signed-in-page.ts";

test.use({ expectedStatuses: ["unreachable", 422] });

const longTitle = "Senior Principal Rindfleischetikettierungsüberwachungsaufgabenübertragungsbeauftragter (m/w/d)";
const nurse = { job_title: "Nurse", company_name: "Charité", job_url: "https://jobs.example/nurse" };
const long = { job_title: longTitle, company_name: "Kernwerk", job_url: `https://jobs.example/${"long-".repeat(30)}` };

test(
  "[TRACK-01] [TRACK-05] [TRACK-06] [TRACK-07] the board is accessible in every state",
  { tag: "@phone" },
  async ({ page, application }, info) => {
    const check = (state: string) => expectAccessibleInColours(page, state);
    await page.emulateMedia({ reducedMotion: "reduce" });
    const email = `board-${info.project.name}@example.org`;
    const { token } = await signInPage(page, application.url, email);

    const fail = await holdCalls(page, "**/api/jobs", (route) => route.abort());
    await page.goto("/jobtracking");
    await expect(page.getByText("Loading jobs...")).toBeVisible();
    await check("1-loading");
    fail();
    await expect(page.getByText("Your jobs could not be loaded.")).toBeVisible();
    await expect(page.getByText("Not loaded")).toHaveCount(5);
    await check("2-failed");
    await page.unroute("**/api/jobs");
    await page.getByRole("button", { name: "Retry" }).click();
    await expect(page.getByText("Nothing tracked yet.")).toBeVisible();
    await check("3-empty");

    const adding = page.getByRole("dialog", { name: "Add New Job" });
    await page.getByRole("button", { name: "Add job to Viewed" }).click();
    await check("4-add");
    const read = await holdCalls(page, "**/api/jobs/preview");
    const url = adding.getByLabel("Job URL *");
    await url.fill(`${application.url}/postings/demo-00001`);
    await url.blur();
    await expect(adding.getByText("Reading the page...")).toBeVisible();
    await check("5-link-loading");
    read();
    await expect(adding.getByLabel("Job Title *")).not.toHaveValue("");
    await check("6-link-read");
    await adding.getByLabel("Job Title *").fill("");
    await url.fill("http://127.0.0.1:1/");
    await url.blur();
    await expect(adding.getByText(/not on the public internet/)).toBeVisible();
    await check("7-link-refused");

    await post(application.url, "/api/jobs", { ...nurse, status: "Viewed" }, token);
    await post(application.url, "/api/jobs", { ...nurse, status: "Applied" }, token);
    await post(application.url, "/api/jobs", { ...long, status: "Viewed" }, token);
    for (const number of [1, 2, 3, 4, 5, 6, 7]) {
      const job = { job_title: `Engineer ${number}`, company_name: "Mill", job_url: `https://jobs.example/${number}` };
      await post(application.url, "/api/jobs", { ...job, status: number % 2 ? "Viewed" : "Rejected" }, token);
    }
    await adding.getByLabel("Job Title *").fill("Nurse");
    await adding.getByLabel("Company Name *").fill("Charité");
    await url.fill(nurse.job_url);
    await adding.getByRole("button", { name: "Add Job" }).click();
    await expect(adding.getByText("This job is already on your board")).toBeVisible();
    await expect(adding.getByText(/not on the public internet/), "was said of another link").toBeHidden();
    await check("8-known");

    await adding.getByRole("button", { name: "Open that card" }).click();
    const card = page.getByRole("dialog", { name: "Nurse", exact: true });
    await expect(card).toBeVisible();
    await check("9-card");
    await card.getByLabel("Next step", { exact: true }).fill("Call Ms Roth");
    await card.getByLabel("On", { exact: true }).fill("2031-05-06");
    await card.getByRole("textbox", { name: "Notes" }).fill("Ask for the night shifts.\nBring the certificate.");
    await card.getByRole("button", { name: "Save", exact: true }).scrollIntoViewIfNeeded();
    await check("10-card-notes");
    await page.keyboard.press("Escape");
    await expect(page.getByRole("dialog", { name: "Leave without saving?" })).toBeVisible();
    await check("11-card-unsaved");
    await page.getByRole("button", { name: "Stay here" }).click();
    await card.getByRole("button", { name: "Save", exact: true }).click();
    await expect(card.getByRole("button", { name: "Undo changes" })).toBeHidden();
    await card.getByRole("button", { name: "Correct Applied, 2 of 2" }).click();
    await card.getByLabel("When: Applied").fill("2000-01-01T10:00");
    await card.getByRole("button", { name: "Save time" }).click();
    await expect(card.getByText("This is before “Viewed”, which came first")).toBeVisible();
    await card.getByRole("button", { name: "Save time" }).scrollIntoViewIfNeeded();
    await check("12-card-history");
    await card.getByRole("button", { name: "Delete Job" }).click();
    await check("13-card-delete");
    await page.keyboard.press("Escape");
    await page.keyboard.press("Escape");
    await expect(card).toBeHidden();

    await check("14-filled");
    await page.getByRole("button", { name: `Move ${longTitle} to another column` }).click();
    await expect(page.getByRole("menuitem", { name: "Move to Offer" })).toBeVisible();
    await check("15-move-menu");
    await page.getByRole("menuitem", { name: "Move to Applied" }).click();
    await check("16-moved");
    await page.getByLabel("Find on the board").fill("mill 3");
    await expect(page.getByRole("article")).toHaveCount(1);
    await check("17-found");
    await page.getByLabel("Find on the board").fill("nothing like it");
    await expect(page.getByRole("article")).toHaveCount(0);
    await expect(page.getByText("No match here")).toHaveCount(5);
    await check("18-found-none");
  },
);
