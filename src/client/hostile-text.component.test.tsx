import { afterAll, beforeAll, expect, it } from "vitest";
import { render } from "vitest-browser-react";
import type { z } from "zod/mini";
import { boardServer, newJob } from "../../tests/components/board-server.ts";
import { openClient } from "../../tests/components/opened-client.tsx";
import { ownConfig } from "../../tests/components/own-config.ts";
import { profileServer } from "../../tests/components/profile-server.ts";
import { engineerProfile } from "../../tests/factories/profile-document.ts";
import { xssPayloads } from "../../tests/factories/xss-payloads.ts";
import type { assistantEndpoints, ChatMessage } from "../shared/assistant/assistant.contract.ts";
import type { jobSearchEndpoints } from "../shared/jobs/job-search.contract.ts";
import { jobStatuses } from "../shared/tracker/tracker.contract.ts";
import { SanitizedHtml } from "./ui/sanitized-html.tsx";

type Reply<Endpoint extends { reply: z.core.$ZodType }> = z.input<Endpoint["reply"]>;

// There is no content security policy here: what is shown must be harmless by itself.
const now = new Date().toISOString();
const seen: string[] = [];
const requests = new PerformanceObserver((list) => {
  for (const { name } of list.getEntries()) {
    const { hostname, pathname } = new URL(name, location.href);
    if (hostname !== location.hostname || pathname === "/x") seen.push(`request: ${name}`);
  }
});

beforeAll(() => {
  const note = (what: string) => () => seen.push(what);
  Object.assign(window, { xssRan: note("script ran"), alert: note("dialog"), open: note("window") });
  requests.observe({ type: "resource" });
});
afterAll(() => requests.disconnect());

/** All of them in these many texts. */
const batches = (count: number) =>
  Array.from({ length: count }, (_, batch) => xssPayloads.filter((_payload, at) => at % count === batch).join("\n"));

/** What a payload has done: run, open a dialog or a page, ask for an address. */
async function happened(): Promise<string[]> {
  // Events of what was just put there, and timers without a delay, have had their turn by then.
  await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(resolve, 50))));
  return seen.splice(0);
}

const tags = "P BR HR STRONG B EM I U S DEL CODE PRE BLOCKQUOTE SPAN A H1 H2 H3 H4 H5 H6 UL OL LI".split(" ");
/** The last two are set by the application after the sanitising. */
const attributes = ["href", "title", "start", "target", "rel", "class", "aria-label"];

/** Elements, attributes and addresses inside replies that the allow-list does not name. */
function forbiddenIn(replies: Iterable<Element>): string[] {
  return [...replies]
    .flatMap((reply) => [...reply.querySelectorAll("*")])
    .filter(({ tagName, attributes: given }) => !tags.includes(tagName) || [...given].some(isForbidden))
    .map(({ outerHTML }) => outerHTML);
}

function isForbidden({ name, value }: Attr): boolean {
  if (name === "class" || name === "aria-label") return !/^(apply-link|job-listing|Apply.*)$/.test(value);
  if (name === "href") return !/^(https?:|mailto:|\/(?![/\\]))/.test(value);
  return !attributes.includes(name);
}

it("[CHAT-09] stored replies, questions and conversations run nothing and leave nothing", async () => {
  expect(new Set(xssPayloads).size).toBeGreaterThanOrEqual(300);
  const messages = xssPayloads.flatMap((content, index): ChatMessage[] => [
    { id: `q${index}`, role: "user", content, timestamp: now },
    { id: `a${index}`, role: "system", content, timestamp: now },
  ]);
  const conversation = (session_id: string, text: string, said: ChatMessage[]) => ({
    session_id,
    first_message: text,
    last_message: text,
    messages: said,
    created_at: now,
    updated_at: now,
    message_count: said.length,
  });
  const conversations = [
    conversation("session1", "x", messages),
    ...xssPayloads.map((text, index) => conversation(`session-${index}`, text, messages.slice(0, 1))),
  ];
  const answers = {
    ...ownConfig,
    "GET /api/chat/conversations": (): Reply<typeof assistantEndpoints.conversations> => ({
      success: true,
      conversations,
    }),
  };
  const { screen } = await openClient("/chat?session=session1", { answers });
  const log = screen.getByRole("log", { name: "Conversation" });
  await expect.poll(() => log.element().querySelectorAll(":scope > div").length).toBe(messages.length);
  await screen.getByRole("button", { name: "Chat History" }).click();
  await expect
    .poll(() => screen.getByRole("link", { name: /just now|ago/ }).elements().length)
    .toBe(conversations.length);
  expect(await happened()).toEqual([]);
  const replies = document.querySelectorAll(".job-listings");
  expect(replies.length).toBe(xssPayloads.length);
  expect(forbiddenIn(replies)).toEqual([]);
});

it("[CHAT-09] a reply that grows by hostile texts runs nothing and leaves nothing", async () => {
  const screen = await render(<SanitizedHtml html="" />);
  for (let shown = xssPayloads.length - 40; shown <= xssPayloads.length; shown += 1) {
    await screen.rerender(<SanitizedHtml html={xssPayloads.slice(0, shown).join("")} />);
    expect(forbiddenIn(screen.container.children)).toEqual([]);
  }
  await screen.rerender(<SanitizedHtml html={xssPayloads.join("\n")} />);
  expect(forbiddenIn(screen.container.children)).toEqual([]);
  expect(await happened()).toEqual([]);
});

it("titles and companies on the board run nothing", async () => {
  // A column draws its first cards at once, others as one scrolls.
  const jobs = batches(25).map((text, index) => ({
    ...newJob(text, text, jobStatuses[index % jobStatuses.length] ?? "Viewed"),
    job_url: `https://example.org/${index}`,
  }));
  const { screen } = await openClient("/jobtracking", { answers: boardServer(...jobs).answers });
  const further = screen.getByRole("button", { name: /^\d+ more in / });
  await expect
    .poll(() => {
      for (const button of further.elements()) button.dispatchEvent(new MouseEvent("click", { bubbles: true }));
      return screen.getByRole("article").elements();
    })
    .toHaveLength(jobs.length);
  expect(await happened()).toEqual([]);
});

it("postings in the search run nothing, in any field", async () => {
  const texts = batches(10);
  const results = texts.map((text, index) => ({
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
  }));
  const answers = {
    ...boardServer().answers,
    "POST /api/geosearch": (): Reply<typeof jobSearchEndpoints.geosearch> => ({ success: true, results }),
  };
  const { screen } = await openClient("/jobsearch?title=nurse", { answers });
  const shown = screen.getByRole("list", { name: "Search results" }).getByRole("button");
  await expect.poll(() => shown.elements().length).toBeGreaterThanOrEqual(texts.length);
  for (let at = 0; at < texts.length; at += 1) {
    await shown.nth(at).click();
    expect(await happened()).toEqual([]);
  }
  const links = [...document.querySelectorAll("a")];
  const protocols = links.map((link) => new URL(link.getAttribute("href") ?? "", "https://x").protocol);
  expect([...new Set(protocols)]).toEqual(["https:"]);
});

it("the profile and the sidebar's name run nothing", async () => {
  const skills = xssPayloads.filter(({ length }) => length <= 50).map((skill) => ({ skill }));
  const profile_summary = xssPayloads.join(" ");
  const { screen } = await openClient("/profile", {
    answers: profileServer(engineerProfile({ skills, profile_summary })).answers,
  });
  await expect.element(screen.getByRole("heading", { name: "Skills" })).toBeVisible();
  for (const newValue of xssPayloads) {
    localStorage.setItem("user_name", newValue);
    window.dispatchEvent(new StorageEvent("storage", { key: "user_name", oldValue: "x", newValue }));
    // Drawn before the next one comes.
    await new Promise((drawn) => requestAnimationFrame(() => setTimeout(drawn)));
  }
  await expect.element(screen.getByTitle("Account")).toHaveTextContent(xssPayloads.at(-1)?.trim() ?? "");
  expect(await happened()).toEqual([]);
});
