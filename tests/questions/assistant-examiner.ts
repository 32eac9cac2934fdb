import { eq } from "drizzle-orm";
import { z } from "zod/mini";
import { linksIn } from "../../src/engines/assistant/reply/reply-html.ts";
import { chatMessageTable } from "../../src/server/assistant/assistant.table.ts";
import { jobPostingTable } from "../../src/server/jobs/postings/posting.table.ts";
import { createTrackerStore } from "../../src/server/tracker/tracker.store.ts";
import { assistantEndpoints } from "../../src/shared/assistant/assistant.contract.ts";
import { searchJobsInput } from "../../src/shared/assistant/assistant-tools.contract.ts";
import type { JobStatus } from "../../src/shared/tracker/tracker.contract.ts";
import { ensureDemonstrationIndex } from "../../src/stand-ins/demonstration-jobs/demonstration-index.ts";
import type { TestApp } from "../test-app.ts";
import type { AssistantQuestion } from "./assistant-question.ts";

export interface ToolCall {
  tool: string;
  input: Record<string, unknown>;
  output: string;
}

export interface Answer {
  calls: ToolCall[];
  html: string;
  /** The reply before this one. */
  before: string;
  /** Links to anything but pages of the application that no tool gave in this conversation. */
  foreignLinks: string[];
}

const day = 24 * 60 * 60 * 1000;
const cards: { find: RegExp; company: string; status: JobStatus; daysAgo: number }[] = [
  { find: /^Registered Nurse$/, company: "Northwind Clinics", status: "Interview", daysAgo: 2 },
  { find: /^Chef de Partie$|Cook|Chef/, company: "Contoso Kitchens", status: "Applied", daysAgo: 12 },
  { find: /^Accountant$/, company: "Fabrikam", status: "Applied", daysAgo: 3 },
  { find: /Electrician/, company: "Tailspin", status: "Offer", daysAgo: 1 },
];

/** Puts questions to the assistant of a whole application, each by a person of its own with the same board. */
export async function createExaminer(app: TestApp) {
  await ensureDemonstrationIndex(app.database);
  const postings = await app.database
    .select({ id: jobPostingTable.id, title: jobPostingTable.title })
    .from(jobPostingTable)
    .where(eq(jobPostingTable.language, "en"));

  async function personWithBoard() {
    const person = await app.signUp();
    for (const { find, company, status, daysAgo } of cards) {
      const posting = postings.find(({ title }) => find.test(title));
      if (!posting) throw new Error(`No posting is titled ${find}`);
      const store = createTrackerStore(app.database, () => new Date(Date.now() - daysAgo * day));
      const job_url = `http://localhost:3000/postings/${posting.id}`;
      await store.save(person.userId, { job_title: posting.title, job_url, company_name: company, status });
    }
    return person;
  }

  async function converse(messages: string[]): Promise<Answer> {
    const { token, userId } = await personWithBoard();
    let html = "";
    let before = "";
    for (const message of messages) {
      const body = { message, session_id: "session1" };
      const { status, reply } = await app.call(assistantEndpoints.process, { token, body });
      if (status !== 200) throw new Error(`${message}: ${status}`);
      before = html;
      html = reply.response;
    }
    return { ...(await answerOf(app, userId, html)), before };
  }

  return { converse, ask: ({ after = [], ask }: AssistantQuestion) => converse([...after, ask]) };
}

async function answerOf(app: TestApp, userId: string, html: string): Promise<Omit<Answer, "before">> {
  const rows = await app.database
    .select()
    .from(chatMessageTable)
    .where(eq(chatMessageTable.userId, userId))
    .orderBy(chatMessageTable.number);
  const last = rows.at(-1)?.modelMessages ?? [];
  const everything = JSON.stringify(
    rows.flatMap(({ modelMessages }) => modelMessages.filter(({ role }) => role === "tool")),
  );
  const isOwnPage = (link: string) => /^\/(?:account|chat|profile|jobsearch|jobtracking|subscription)$/.test(link);
  return {
    html,
    calls: callsIn(JSON.parse(JSON.stringify(last))),
    foreignLinks: [...linksIn(html)].filter((link) => !isOwnPage(link) && !everything.includes(link)),
  };
}

interface Part {
  type: string;
  toolName: string;
  toolCallId: string;
  input: Record<string, unknown>;
  output: { value: string };
}

function callsIn(messages: { content: string | Part[] }[]): ToolCall[] {
  const parts = messages.flatMap(({ content }) => (typeof content === "string" ? [] : content));
  const results = parts.filter(({ type }) => type === "tool-result");
  return parts
    .filter(({ type }) => type === "tool-call")
    .map(({ toolName, toolCallId, input }) => ({
      tool: toolName,
      input,
      output: results.find((result) => result.toolCallId === toolCallId)?.output.value ?? "",
    }));
}

/** What is wrong with an answer; empty when it is right. */
export function faultsOf(question: AssistantQuestion, { calls, html, before, foreignLinks }: Answer): string[] {
  const asked = calls.find(({ tool }) => tool === question.tool);
  if (question.tool === "none" ? calls.length > 0 : question.tool !== "any" && !asked)
    return [`called ${calls.map(({ tool }) => tool).join(", ") || "nothing"}`];
  const { data: input } = z.partial(searchJobsInput).safeParse(asked?.input ?? {});
  const expected: [unknown, unknown, string][] = [
    [question.remote === true ? true : undefined, input?.remote, "remote"],
    [question.remote === "no" ? false : undefined, input?.remote ?? false, "remote"],
    [question.pay, input?.pay_at_least, "pay"],
    [question.most, input?.pay_at_most, "most"],
    [question.period, input?.pay_period, "period"],
    [question.employment, input?.employment, "employment"],
    [question.page, input?.page ?? 1, "page"],
  ];
  const faults = expected
    .filter(([want, have]) => want !== undefined && want !== have)
    .map(([, have, name]) => `${name} ${have}`);
  const place =
    [input?.city, input?.state, input?.country].filter(Boolean).join(", ") + (asked?.output ?? "").slice(0, 200);
  return [
    ...faults,
    ...(question.title !== undefined && !isSameTitle(question.title, input?.title ?? "")
      ? [`title ${input?.title}`]
      : []),
    ...(question.place === "" && (input?.city || input?.country) ? [`place ${input.city} ${input.country}`] : []),
    ...(question.place && !place.includes(question.place) ? [`place ${place.slice(0, 60)}`] : []),
    ...(question.without && !input?.without?.some((words) => words.toLowerCase().includes(question.without ?? ""))
      ? [`without ${input?.without}`]
      : []),
    ...(question.opening && !isAboutOpening(question.opening, before, html) ? ["about another opening"] : []),
    ...(question.says && !question.says.test(html) ? ["says otherwise"] : []),
    ...foreignLinks.map((link) => `links to ${link}`),
  ];
}

/** Up to spelling errors, which the search mends, and endings. */
function isSameTitle(want: string, have: string): boolean {
  return want.split("|").some((title) => isTitleNear(title, have));
}

function isAboutOpening(opening: number, before: string, html: string): boolean {
  const isPosting = (link: string) => link.includes("/postings/");
  const listed = [...new Set([...linksIn(before)].filter(isPosting))];
  const named = [...new Set([...linksIn(html)].filter(isPosting))];
  return named.length === 1 && named[0] === listed[opening - 1];
}

function isTitleNear(want: string, have: string): boolean {
  const [wanted, had] = [want, have].map((title) => title.toLowerCase().split(/\s+/).filter(Boolean));
  return wanted?.length === had?.length && (wanted ?? []).every((word, at) => isNearly(word, had?.[at] ?? ""));
}

function isNearly(a: string, b: string): boolean {
  const start = Math.min(a.length, b.length, 4);
  return a.slice(0, start - 1) === b.slice(0, start - 1) && Math.abs(a.length - b.length) <= 3;
}
