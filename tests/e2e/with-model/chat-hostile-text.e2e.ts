import type { Page } from "@playwright/test";
import { postingPage } from "../../../src/engines/plain-pages/job-page.ts";
import { demonstrationPostings } from "../../../src/stand-ins/demonstration-jobs/demonstration-postings.ts";
import { xssPayloads } from "../../factories/xss-payloads.ts";
import { expect } from "../served-application.ts";
import { signInPage } from "../signed-in-page.ts";
import { test } from "./model-application.ts";

// Without the content security policy: what is shown must be harmless by itself.
test.use({ bypassCSP: true });
test.describe.configure({ mode: "serial" });

const log = (page: Page) => page.getByRole("log", { name: "Conversation" });

/** Notes everything that a payload could do: run, open a dialog or a page, ask for an address, leave the page. */
async function watch(page: Page, applicationUrl: string): Promise<() => Promise<string[]>> {
  const seen: string[] = [];
  await page.exposeFunction("xssRan", () => seen.push("script ran"));
  page.on("dialog", (dialog) => dialog.dismiss().then(() => seen.push("dialog")));
  page.on("popup", (popup) => seen.push(`window: ${popup.url()}`));
  page.on("request", (request) => {
    const url = new URL(request.url());
    if (/^https?:$/.test(url.protocol) && url.origin !== applicationUrl) seen.push(`request: ${request.url()}`);
    if (url.pathname === "/x") seen.push("request of a payload");
  });
  return async () => {
    // Events of what was just put there, and timers without a delay, have had their turn by then.
    await page.evaluate(
      () => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(resolve, 50)))),
    );
    return seen;
  };
}

/** Elements, attributes and addresses inside replies that the allow-list does not name. */
function forbiddenIn(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const tags = "P BR HR STRONG B EM I U S DEL CODE PRE BLOCKQUOTE SPAN A H1 H2 H3 H4 H5 H6 UL OL LI".split(" ");
    const attributes = ["href", "title", "start", "target", "rel"];
    // Set by the application after the sanitising.
    const marks = ["class", "aria-label"];
    return [...document.querySelectorAll(".job-listings *")].flatMap((element) => [
      ...(tags.includes(element.tagName) ? [] : [element.outerHTML]),
      ...[...element.attributes].flatMap(({ name, value }) => {
        if (marks.includes(name)) return /^(apply-link|job-listing|Apply.*)$/.test(value) ? [] : [element.outerHTML];
        if (!attributes.includes(name)) return [element.outerHTML];
        return name !== "href" || /^(https?:|mailto:|\/(?![/\\]))/.test(value) ? [] : [element.outerHTML];
      }),
    ]);
  });
}

/** All of them in ten texts. */
const batches = Array.from({ length: 10 }, (_, index) =>
  xssPayloads.filter((_payload, number) => number % 10 === index).join("\n"),
);

test("[CHAT-09] 300 hostile texts that a model writes run nothing and leave nothing, also after a reload", async ({
  page,
  application,
  model,
}) => {
  await signInPage(page, application.url, "hostile-replies@example.org");
  const happened = await watch(page, application.url);
  const perReply = 100;
  await page.goto("/chat");
  for (let from = 0; from < xssPayloads.length; from += perReply) {
    const part = xssPayloads.slice(from, from + perReply);
    model.answerWith({ text: part.flatMap((payload) => [payload, "\n\n"]) });
    await page.getByLabel("Message", { exact: true }).fill(`part ${from}`);
    await page.keyboard.press("Enter");
    await expect(log(page).locator(".job-listings")).toHaveCount(from / perReply + 1);
  }
  expect(await happened()).toEqual([]);
  expect(await forbiddenIn(page)).toEqual([]);
  await expect(log(page).locator("a[href*='evil']"), "links that no tool gave").toHaveCount(0);
  await page.reload();
  await expect(log(page)).toContainText("part 0");
  expect(await happened()).toEqual([]);
});

test("300 hostile texts run nothing on the page of a posting", async ({ page, application }) => {
  const happened = await watch(page, application.url);
  const [example] = demonstrationPostings(new Date(), 0, 1);
  if (!example) throw new Error("The generator made no posting");
  for (const [index, text] of batches.entries()) {
    const texts = { title: text, company: text, companyInfo: text, description: text, requirements: text };
    const row = { ...example, ...texts, benefits: text, city: text, state: text };
    const address = `${application.url}/postings/hostile-${index}`;
    await page.route(address, (route) =>
      route.fulfill({
        contentType: "text/html; charset=utf-8",
        body: postingPage(row, address, { closedAt: null, isDemonstration: false }),
      }),
    );
    await page.goto(address);
    await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
    await expect(page.locator("script")).toHaveCount(1);
    await expect(page.locator("img, svg, iframe, object, embed, style, form, [onerror], [onload]")).toHaveCount(0);
    expect(await happened()).toEqual([]);
  }
});
