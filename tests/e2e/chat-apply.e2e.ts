import type { Page } from "@playwright/test";
import { addressOfNewTab } from "./new-tab.ts";
import { expect, test } from "./served-application.ts";
import { signInPage } from "./signed-in-page.ts";

test.use({ expectedStatuses: [500] });

const job = { company: "Stahl & Söhne", location: "Linz", salary: "" };
const jobs = (origin: string) => [
  { ...job, job_title: "Welder", job_url: `${origin}/favicon.svg?1` },
  { ...job, job_title: "Fitter", job_url: `${origin}/favicon.svg?2` },
  { ...job, job_title: "Turner", job_url: `${origin}/favicon.svg?3` },
  { ...job, job_title: "Miller", company: "", job_url: `${origin}/favicon.svg?4` },
  { ...job, job_title: "Smith", job_url: `${origin}/favicon.svg?5` },
];

/** Openings at addresses of this server, so that following one leaves no machine. */
async function answerWithJobs(page: Page, origin: string): Promise<void> {
  const items = jobs(origin).map(
    (one) => `<li><strong>${one.job_title}</strong><br>Linz<br><a href="${one.job_url}">Apply</a></li>`,
  );
  const unknown = `<li><strong>Elsewhere</strong><br><a href="${origin}/favicon.svg?6">Apply</a></li>`;
  const reply = {
    success: true,
    response: `<p>Here are openings:</p><ol>${items.join("")}${unknown}</ol><p>See your <a href="/jobtracking">board</a>.</p>`,
    session_id: "session1",
    message_id: "reply-1",
    timestamp: new Date().toISOString(),
    jobs: jobs(origin),
  };
  await page.route("**/api/chat/process", (route) =>
    route.fulfill({ contentType: "text/event-stream", body: `event: done\ndata: ${JSON.stringify(reply)}\n\n` }),
  );
}

test("[CHAT-11] [CHAT-12] an Apply link opens the job and records it once as Viewed, however it is followed", async ({
  page,
  application,
}) => {
  await signInPage(page, application.url, "chat-apply@example.org");
  await answerWithJobs(page, application.url);
  const records: { method: string; body: unknown }[] = [];
  const warnings: string[] = [];
  page.on("console", (message) => message.type() === "warning" && warnings.push(message.text()));
  page.on("request", (request) => {
    if (new URL(request.url()).pathname === "/api/jobs" && request.method() === "POST") {
      records.push({ method: request.method(), body: request.postDataJSON() });
    }
  });
  await page.goto("/chat");
  await page.getByLabel("Message", { exact: true }).fill("find me jobs");
  await page.keyboard.press("Enter");
  const apply = page.getByRole("log", { name: "Conversation" }).getByRole("link", { name: /^Apply/ });
  await expect(apply).toHaveCount(6);
  await expect(apply.nth(0)).toHaveAccessibleName("Apply: Welder, Stahl & Söhne (opens in a new tab)");
  for (const link of await page.getByRole("log").locator("a").all()) {
    await expect(link).toHaveAttribute("target", "_blank");
    await expect(link).toHaveAttribute("rel", /noopener/);
  }

  const opened = async (act: () => Promise<void>) => new URL(await addressOfNewTab(page, act)).search;
  const recorded = () => records.map(({ body }) => body);
  const viewed = (number: number, job_title: string) =>
    expect.objectContaining({
      job_title,
      job_url: `${application.url}/favicon.svg?${number}`,
      company_name: "Stahl & Söhne",
      status: "Viewed",
    });

  expect(await opened(() => apply.nth(0).click())).toBe("?1");
  await expect.poll(recorded).toEqual([viewed(1, "Welder")]);
  expect(await opened(() => apply.nth(1).click({ button: "middle" }))).toBe("?2");
  await expect.poll(recorded).toEqual([viewed(1, "Welder"), viewed(2, "Fitter")]);
  await apply.nth(2).focus();
  expect(await opened(() => page.keyboard.press("Enter"))).toBe("?3");
  await expect.poll(recorded).toEqual([viewed(1, "Welder"), viewed(2, "Fitter"), viewed(3, "Turner")]);
  await apply.nth(0).click({ button: "right" });

  expect(warnings).toEqual([]);
  expect(await opened(() => apply.nth(3).click()), "without a company").toBe("?4");
  expect(await opened(() => apply.nth(5).click()), "without a title").toBe("?6");
  await expect.poll(() => warnings).toHaveLength(2);
  expect(warnings[0]).toContain("No job title or company is known");
  expect(records).toHaveLength(3);

  await page.route("**/api/jobs", (route) =>
    route.fulfill({ status: 500, json: { success: false, error: "internal_error", message: "Broken" } }),
  );
  expect(await opened(() => apply.nth(4).click())).toBe("?5");
  await expect.poll(() => warnings).toHaveLength(3);
  expect(warnings[2]).toContain("could not be recorded");
  await expect(page.getByText("Broken")).toHaveCount(0);
  await page.unroute("**/api/jobs");

  await page.goto("/jobtracking");
  const board = page.getByRole("region", { name: "Viewed" });
  await expect(board.getByRole("article")).toHaveCount(3);
  await expect(board).toContainText("Welder");
});
