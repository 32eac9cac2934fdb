import { z } from "zod";
import { engineerProfile } from "../factories/profile-document.ts";
import { post } from "../factories/registered-person.ts";
import { expectAccessibleInColours } from "./accessibility-check.ts";
import { desktop, phone } from "./devices.ts";
import { expect, test } from "./served-application.ts";
import { signInPage } from "./signed-in-page.ts";

// The message beyond the limit.
test.use({ expectedStatuses: [403] });

test("[SUB-03] [SUB-14] to Pro and back to the card: a refused card, one to confirm, a renewal", {
  tag: "@two-servers",
}, async ({ page, application }) => {
  const { token, email } = await signInPage(page, application.url, "lena.life@example.org");
  const heading = (name: string) => page.getByRole("heading", { name, exact: true });
  const checkout = page.locator("iframe").contentFrame();
  const pay = async (card: string) => {
    await checkout.getByRole("button", { name: card }).click();
    await checkout.getByLabel("Name on card").fill("Lena Meier");
    await checkout.getByRole("button", { name: /^Pay / }).click();
  };
  const simulate = async (event: string) => {
    await page.goto("/dev/payments");
    const purchase = page.getByRole("listitem").filter({ hasText: email }).first();
    // The answer leads back to the same page: left before that has come, it would come instead of the next one.
    const isBack = page.waitForEvent("load");
    await purchase.getByRole("button", { name: event, exact: true }).click();
    await isBack;
    await page.goto("/subscription");
  };

  await test.step("the page of simulated payments is accessible", async () => {
    await page.goto("/dev/payments");
    for (const { viewport } of [desktop, phone]) {
      await page.setViewportSize(viewport);
      await expectAccessibleInColours(page, `simulated-payments ${viewport.width}`, { fullPage: true });
    }
    await page.setViewportSize(desktop.viewport);
  });

  const jobUrl = await test.step("uses up the document sets of Free, and sees it on the card", async () => {
    const used = await useUpDocuments(application.url, token);
    await page.goto(`/jobtracking?${new URLSearchParams({ job: used })}`);
    const dialog = page.getByRole("dialog");
    await expect(dialog.getByText(/^0 of 5 document sets left this month, full again on /)).toBeVisible();
    await dialog.getByRole("button", { name: "Generate Documents" }).click();
    await expect(dialog.getByText("Quota Exceeded")).toBeVisible();
    await expect(dialog.getByText("Please upgrade your subscription or wait for your quota to renew.")).toBeVisible();
    await dialog.getByRole("link", { name: "See the plans" }).click();
    await expect(heading("No Active Subscription")).toBeVisible();
    return used;
  });

  await test.step("pays at the third attempt; the page behind never says that there is nothing", async () => {
    await page.getByRole("button", { name: "Subscribe Now" }).click();
    await pay("is declined");
    await expect(checkout.getByRole("alert")).toContainText("The card was declined. Nothing was charged.");
    await pay("asks for a confirmation");
    await checkout.getByRole("button", { name: "Refuse" }).click();
    await expect(checkout.getByRole("alert")).toContainText("The card was declined.");
    await pay("asks for a confirmation");
    await checkout.getByRole("button", { name: "Confirm payment" }).click();
    await expect(checkout.getByText("Payment received")).toBeVisible();
    await expect(heading("No Active Subscription")).toHaveCount(0);
    await checkout.getByRole("button", { name: "Got it" }).click();
    await expect(heading("Active Subscription")).toBeVisible();
  });

  await test.step("is back at the card, and goes on", async () => {
    await page.getByRole("link", { name: "Back to your board" }).click();
    await expect(page).toHaveURL(`/jobtracking?${new URLSearchParams({ job: jobUrl, part: "documents" })}`);
    const dialog = page.getByRole("dialog");
    await expect(dialog.getByText("195 of 200 document sets left this month.")).toBeVisible();
    await dialog.getByRole("button", { name: "Generate Documents" }).click();
    await expect(dialog.getByRole("link", { name: "Download CV" })).toBeVisible({ timeout: 60_000 });
    await expect(dialog.getByText("194 of 200 document sets left this month.")).toBeVisible();
  });

  await test.step("renews", async () => {
    await page.goto("/subscription");
    const expiry = () => page.getByText("Expiration Date").locator("xpath=following-sibling::dd").textContent();
    const before = await expiry();
    await simulate("Renew");
    await expect.poll(expiry).not.toBe(before);
  });
});

const searchReply = z.object({
  results: z.array(z.object({ job_title: z.string(), job_url: z.string(), company: z.string() })),
});

/** Begins five sets for five openings, and answers a sixth opening, on the board. */
async function useUpDocuments(url: string, token: string): Promise<string> {
  await post(url, "/api/profile/save-version", { data: engineerProfile() }, token);
  const { results } = searchReply.parse(await post(url, "/api/geosearch", { job_title: "engineer", limit: 6 }, token));
  const [sixth, ...others] = results;
  if (!sixth) throw new Error("The index has no openings for engineers");
  for (const { job_url, company } of others) {
    const { id } = await post(url, "/document-processor/scrape-job", { url: job_url }, token);
    const wanted = { job_id: id, company_name: company };
    await post(url, "/document-processor/resume-without-company", wanted, token);
    await post(url, "/document-processor/cover-letter-without-company", wanted, token);
  }
  const { job_title, job_url, company } = sixth;
  await post(url, "/api/jobs", { job_title, job_url, company_name: company, status: "Viewed" }, token);
  return job_url;
}
