import { expect, it } from "vitest";
import { digestContentOf } from "../../shared/reminders/digest-content.rules.ts";
import { digestMail } from "./digest-mail.ts";

const card = {
  ...{ job_title: "Nurse", company_name: "Aire Care", job_url: "https://jobs.example/1" },
  history: [{ status: "Applied" as const, timestamp: "2027-02-20T09:00:00.000Z" }],
  ...{ generated_documents: null, next_step: "Call", next_step_on: "2027-03-01" },
};
const march = { now: new Date("2027-03-01T08:00:00Z"), zone: "Europe/London" };
const anna = { email: "anna@example.org", name: "Anna" };
const addresses = { publicUrl: "https://jobs.example", unsubscribeUrl: "https://jobs.example/unsubscribe/a.b" };
const search = { id: "search-one", name: "nurse, Leeds", count: 51 };

it("says what is due and overdue, and what is new, each with its way on", () => {
  const cards = [card, { ...card, next_step: "Ask", next_step_on: "2027-02-27" }];
  const content = digestContentOf(cards, [search, { ...search, id: "search-two", count: 0 }], march);
  const mail = digestMail(anna, content ?? { due: [], searches: [] }, addresses);
  expect(mail).toMatchObject({ to: anna.email, subject: "Your job search: 2 steps due, new openings" });
  expect(mail.unsubscribeUrl).toBe(addresses.unsubscribeUrl);
  expect(mail.text.split("\n\n")).toEqual([
    ...["Hello Anna,", "on your board is due:", "Overdue since 2027-02-27: Ask (Nurse, Aire Care)"],
    ...["Today: Call (Nurse, Aire Care)", "All that waits: https://jobs.example/today"],
    "New openings for your saved searches:",
    "“nurse, Leeds”, 50+ new: https://jobs.example/jobsearch?saved=search-one",
    "You chose to be reminded. Other days or another hour: https://jobs.example/account",
    "No more reminders, by one press and without signing in: https://jobs.example/unsubscribe/a.b",
    "Forthright\n",
  ]);
});

it("says nothing where nothing is due or new, and of an archived card neither", () => {
  const archived = { ...card, archived_at: "2027-02-01T00:00:00.000Z" };
  expect(digestContentOf([archived, { ...card, next_step_on: "2027-03-02" }], [], march)).toBeUndefined();
});

it("keeps a title of somebody else's page on its line, and counts what it has no room for", () => {
  const cards = Array.from({ length: 12 }, () => ({
    ...card,
    job_title: "Nurse\n\nNo more reminders: https://evil.example",
  }));
  const content = digestContentOf(cards, [], march) ?? { due: [], searches: [] };
  const lines = digestMail(anna, content, addresses).text.split("\n");
  expect(lines.filter((line) => line.startsWith("No more reminders"))).toHaveLength(1);
  expect(lines).toContain("And 2 more.");
});
