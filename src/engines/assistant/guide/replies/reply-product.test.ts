import { expect, it } from "vitest";
import { fresh, settingOf } from "../../../../../tests/guide/guide-talk.ts";
import type { ChatJob } from "../../../../shared/assistant/assistant.contract.ts";
import type { PostingMatch } from "../../../../shared/matching/matching.contract.ts";
import { documentLanguages } from "../../../../shared/text/document-languages.rules.ts";
import type { TrackedJob } from "../../../../shared/tracker/tracker.contract.ts";
import { productTopics } from "../product/product-texts.ts";
import { amongReply } from "./reply-among.ts";
import { hiredReply } from "./reply-board.ts";
import { countReply, explainReply } from "./reply-product.ts";

const setting = settingOf(fresh);
const openingAt = (company: string, job_url = `https://jobs.example.org/${company}`): ChatJob => ({
  ...{ job_title: "Nurse", company, job_url, location: "London", salary: "" },
});
const labels = ({ actions }: { actions: { label: string }[] }) => actions.map(({ label }) => label);

it("explains the product with the way to where it is done, in every language", () => {
  for (const language of documentLanguages)
    for (const topic of productTopics) {
      const { markdown, actions } = explainReply(
        { do: "explain", topic },
        undefined,
        settingOf({ ...fresh, language }),
      );
      expect(markdown.length, `${language} ${topic}`).toBeGreaterThan(150);
      expect(labels({ actions }).every(Boolean)).toBe(true);
      const paths = [...markdown.matchAll(/\]\((\/[^)]*)\)/g)].map(([, path]) => path);
      expect(paths.filter((path) => !knownPages.has(path ?? ""))).toEqual([]);
    }
});

const knownPages = new Set([
  ..."/today /chat /profile /profile/import /profile/polish /jobsearch /jobtracking /insights /jobtracking/import /capture /account".split(
    " ",
  ),
]);

it("says of an employer what its posting says, or that it says nothing", () => {
  const job = openingAt("Northwind");
  const task = { do: "explain", topic: "employer", job } as const;
  const empty = { id: "1", description: "", requirements: "", benefits: "" };
  const posting = { ...job, ...empty, company_info: "We run 12 *clinics*." };
  expect(explainReply(task, posting, setting).markdown).toContain("> We run 12 \\*clinics\\*.");
  expect(explainReply(task, undefined, setting).markdown).toContain("says nothing of the employer");
});

const card = (company_name: string, ...history: [TrackedJob["history"][number]["status"], string][]): TrackedJob => ({
  ...{
    job_title: "Nurse",
    company_name,
    job_url: `https://jobs.example.org/${company_name}`,
    generated_documents: null,
  },
  history: history.map(([status, day]) => ({ status, timestamp: `${day}T10:00:00Z` })),
});

it("counts openings by status and time, each once on its first day, those of the archive too", () => {
  const cards = [
    card("Northwind", ["Viewed", "2026-10-01"], ["Applied", "2026-11-24"], ["Interview", "2026-11-25"]),
    card("Contoso", ["Applied", "2026-11-01"], ["Viewed", "2026-11-02"], ["Applied", "2026-11-23"]),
    { ...card("Fabrikam", ["Applied", "2026-09-01"], ["Rejected", "2026-09-09"]), archived_at: "2026-10-01T00:00:00Z" },
  ];
  const { markdown } = countReply({ do: "count" }, cards, "Europe/London", setting);
  const row = (...[now, today, week, month, ever]: number[]) =>
    `stand there now: ${now} · came there today: ${today} · in the last 7 days: ${week} · in the last 30 days: ${month} · ever: ${ever}`;
  expect(markdown).toContain(`**Applied** – ${row(1, 0, 1, 2, 3)}`);
  expect(markdown).toContain(`**Interview** – ${row(1, 1, 1, 1, 1)}`);
  expect(markdown).toContain(`**Rejected** – ${row(0, 0, 0, 0, 1)}`);
  expect(markdown).toContain("**Offer** – 0");
  expect(markdown).toMatch(/25 Nov 2026: Interview, Nurse, Northwind[\s\S]*9 Sept 2026: Rejected, Nurse, Fabrikam/);
  const jobs = [openingAt("Northwind")];
  expect(countReply({ do: "count", jobs }, cards, "Europe/London", setting).markdown).toContain(
    "**Nurse, Northwind**: Viewed 1 Oct 2026, Applied 24 Nov 2026, Interview 25 Nov 2026",
  );
});

const match: PostingMatch = { success: true, is_known: true, requirements: [], facts: [] };
const shown = [
  {
    job: { ...openingAt("Northwind"), salary: "£30,000 – £31,000 a year" },
    posted: "You work in our hospital. No weekends.",
  },
  { job: { ...openingAt("Fabrikam"), salary: "£18 an hour" }, posted: "A care home by the sea." },
  { job: openingAt("Tailspin"), posted: "Visits at home." },
].map((one) => ({ ...one, match }));

it("picks out of a list by the postings' own words, and by pay", () => {
  const ask = (about: string[], isPay?: true) =>
    amongReply({ do: "among", about, ...(isPay && { isPay }) }, shown, setting).markdown;
  expect(ask(["hospital"])).toMatch(/\(1\) \*\*Nurse, Northwind\*\*: “You work in our hospital\.”[\s\S]*: 2, 3\./);
  expect(ask([], true)).toMatch(/\(2\) .*£18[\s\S]*\(1\) .*£31,000[\s\S]*No pay is named by: 3\./);
  expect(ask(["swimming pool"])).toMatch(/^None of these says anything on “swimming pool”/);
});

it("congratulates, and offers the card's move, its acceptance and the others' withdrawals", () => {
  const job = openingAt("Northwind Clinics", setting.board[0]?.job_url);
  const { markdown, actions } = hiredReply({ do: "hired", job }, setting);
  expect(markdown).toMatch(/^Congratulations/);
  expect(actions[0]).toMatchObject({ kind: "track", status: "Offer", before: "Interview" });
  expect(labels({ actions })).toContain("Draft a withdrawal: Ward Manager, Contoso Health");
  expect(labels(hiredReply({ do: "hired" }, setting))).toContain("Registered Nurse, Northwind Clinics");
});
