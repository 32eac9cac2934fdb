import type { Page } from "@playwright/test";
import { postingPage } from "../../../src/server/jobs/postings/job-page.ts";
import { demonstrationPostings } from "../../../src/stand-ins/demonstration-jobs/demonstration-postings.ts";
import { post } from "../../factories/registered-person.ts";
import { xssPayloads } from "../../factories/xss-payloads.ts";
import { signInPage } from "../signed-in-page.ts";
import { expect, test } from "./model-application.ts";

// Without the content security policy: what is shown must be harmless by itself.
test.use({ bypassCSP: true });
test.describe.configure({ mode: "serial" });

const log = (page: Page) => page.getByRole("log", { name: "Conversation" });
const now = new Date().toISOString();

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

test("[CHAT-09] 300 hostile texts in replies run nothing and leave nothing: stored, streamed and from the model", async ({
  page,
  application,
  model,
}) => {
  expect(new Set(xssPayloads).size).toBeGreaterThanOrEqual(300);
  await signInPage(page, application.url, "hostile-replies@example.org");
  const happened = await watch(page, application.url);

  await test.step("stored replies and questions, as if the server had let them through", async () => {
    const messages = xssPayloads.flatMap((content, index) => [
      { id: `q${index}`, role: "user", content, timestamp: now },
      { id: `a${index}`, role: "system", content, timestamp: now },
    ]);
    const conversation = { session_id: "session1", messages, created_at: now, updated_at: now };
    const conversations = [
      { ...conversation, first_message: "x", last_message: "x", message_count: messages.length },
      ...xssPayloads.map((first_message, index) => ({
        ...conversation,
        session_id: `session-${index}`,
        messages: messages.slice(0, 1),
        first_message,
        last_message: first_message,
        message_count: 1,
      })),
    ];
    await page.route("**/api/chat/conversations", (route) => route.fulfill({ json: { success: true, conversations } }));
    await page.goto("/chat?session=session1");
    await expect(log(page).locator("> div")).toHaveCount(messages.length);
    await page.getByRole("button", { name: "Chat History" }).click();
    await expect(page.getByRole("link", { name: /just now|ago/ })).toHaveCount(conversations.length);
    expect(await happened()).toEqual([]);
    expect(await forbiddenIn(page)).toEqual([]);
    await page.unroute("**/api/chat/conversations");
  });

  await test.step("a growing reply, and what follows each other in one", async () => {
    const growing = xssPayloads.map((_, index) => ({ html: xssPayloads.slice(0, index + 1).join("") })).slice(-40);
    const reply = { success: true, response: xssPayloads.join("\n"), message_id: "a", timestamp: now, jobs: [] };
    const events = [
      ...growing.map((delta) => `event: delta\ndata: ${JSON.stringify(delta)}\n\n`),
      `event: done\ndata: ${JSON.stringify({ ...reply, session_id: "session2" })}\n\n`,
    ];
    await page.route("**/api/chat/process", (route) =>
      route.fulfill({ contentType: "text/event-stream", body: events.join("") }),
    );
    await page.goto("/chat?new=1");
    await page.getByLabel("Message", { exact: true }).fill("go on");
    await page.keyboard.press("Enter");
    await expect(log(page).locator(".job-listings")).toHaveCount(1);
    expect(await happened()).toEqual([]);
    expect(await forbiddenIn(page)).toEqual([]);
    await page.unroute("**/api/chat/process");
  });

  await test.step("what a model writes", async () => {
    const perReply = 40;
    await page.goto("/chat?new=2");
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
});

test("300 hostile texts as postings and names run nothing on search, job page, board, profile and sidebar", async ({
  page,
  application,
}) => {
  const { token } = await signInPage(page, application.url, "hostile-names@example.org");
  const happened = await watch(page, application.url);

  await test.step("on the board", async () => {
    for (const [index, payload] of xssPayloads.entries()) {
      const job = { job_title: payload, company_name: payload, job_url: `https://example.org/${index}` };
      await post(application.url, "/api/jobs", { ...job, status: "Viewed" }, token);
    }
    await page.goto("/jobtracking");
    const cards = page.getByRole("region", { name: "Viewed" }).getByRole("article");
    await expect(cards.first()).toBeVisible();
    // A column draws its cards a few at a time, as one scrolls.
    for (let drawn = 0; drawn < xssPayloads.length; drawn = await cards.count()) {
      await cards.last().scrollIntoViewIfNeeded();
      await expect.poll(() => cards.count()).toBeGreaterThan(drawn);
    }
    expect(await happened()).toEqual([]);
  });

  await test.step("in the search, with every field", async () => {
    const posting = (text: string, index: number) => ({
      id: String(index),
      job_title: text,
      company: text,
      location: text,
      salary: text,
      company_info: text,
      description: text,
      requirements: text,
      benefits: text,
      job_url: index % 2 ? text : "https://example.org/x",
    });
    await page.route("**/api/geosearch", async (route) => {
      const response = await route.fetch();
      const reply = await response.json();
      const [key] = Object.keys(reply).filter((name) => Array.isArray(reply[name]));
      await route.fulfill({ response, json: { ...reply, [String(key)]: batches.map(posting) } });
    });
    await page.goto("/jobsearch?title=nurse");
    const results = page.getByRole("list", { name: "Search results" }).getByRole("button");
    await expect(results.first()).toBeVisible();
    for (const result of (await results.all()).slice(0, batches.length)) {
      await result.click();
      expect(await happened()).toEqual([]);
    }
    const protocols = await page
      .locator("a")
      .evaluateAll((links) => links.map((link) => new URL(link.getAttribute("href") ?? "", "https://x").protocol));
    expect([...new Set(protocols)]).toEqual(["https:"]);
    await page.unroute("**/api/geosearch");
  });

  await test.step("on the page of a posting", async () => {
    const [example] = demonstrationPostings(new Date(), 1);
    if (!example) throw new Error("The generator made no posting");
    for (const [index, text] of batches.entries()) {
      const texts = { title: text, company: text, companyInfo: text, description: text, requirements: text };
      const row = { ...example, ...texts, benefits: text, city: text, state: text };
      const address = `${application.url}/postings/hostile-${index}`;
      await page.route(address, (route) =>
        route.fulfill({ contentType: "text/html; charset=utf-8", body: postingPage(row, address) }),
      );
      await page.goto(address);
      await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
      await expect(page.locator("script")).toHaveCount(1);
      await expect(page.locator("img, svg, iframe, object, embed, style, form, [onerror], [onload]")).toHaveCount(0);
      expect(await happened()).toEqual([]);
    }
  });

  await test.step("as names", async () => {
    const skills = xssPayloads.filter(({ length }) => length <= 50).map((skill) => ({ skill }));
    const { data } = (await (
      await fetch(`${application.url}/api/profile/load`, { headers: { authorization: token } })
    ).json()) as { data: { content: { personal_details: object } } };
    const profile = { ...data.content, skills, profile_summary: xssPayloads.slice(100, 120).join(" ").slice(0, 1500) };
    const response = await fetch(`${application.url}/api/profile/save-version`, {
      method: "POST",
      headers: { authorization: token, "content-type": "application/json" },
      body: JSON.stringify({ data: profile }),
    });
    expect(response.status, await response.text()).toBe(200);
    await page.goto("/profile");
    await expect(page.getByRole("heading", { name: "Skills" })).toBeVisible();
    await page.evaluate(async (names) => {
      for (const newValue of names) {
        localStorage.setItem("user_name", newValue);
        window.dispatchEvent(new StorageEvent("storage", { key: "user_name", oldValue: "x", newValue }));
        // Drawn before the next one comes.
        await new Promise((drawn) => requestAnimationFrame(() => setTimeout(drawn)));
      }
    }, xssPayloads);
    await expect(page.getByTitle("Account").filter({ visible: true })).toContainText(xssPayloads.at(-1)?.trim() ?? "");
    await page.goto("/chat?new=3");
    await expect(log(page)).toBeVisible();
    expect(await happened()).toEqual([]);
  });
});
