import { expect, it } from "vitest";
import { digestContentOf } from "../../shared/reminders/digest-content.rules.ts";
import { documentLanguages } from "../../shared/text/document-languages.rules.ts";
import { cardRecord } from "../../shared/tracker/records/card-record.contract.ts";
import { digestMail } from "./digest-mail.ts";

const card = {
  ...{ job_title: "Nurse", company_name: "Aire Care", job_url: "https://jobs.example/1" },
  history: [{ status: "Applied" as const, timestamp: "2027-02-20T09:00:00.000Z" }],
  ...{ generated_documents: null, next_step: "Call", next_step_on: "2027-03-01" },
};
const march = { now: new Date("2027-03-01T08:00:00Z"), zone: "Europe/London" };
const anna = { email: "anna@example.org", name: "Anna", language: "en" as const, zone: march.zone };
const addresses = { publicUrl: "https://jobs.example", unsubscribeUrl: "https://jobs.example/unsubscribe/a.b" };
const nothing = { due: [], ahead: [], searches: [] };
const search = { id: "search-one", name: "nurse, Leeds", count: 51 };

it("says what is due and overdue, and what is new, each with its way on", () => {
  const cards = [card, { ...card, next_step: "Ask", next_step_on: "2027-02-27" }];
  const content = digestContentOf({ jobs: cards }, [search, { ...search, id: "search-two", count: 0 }], march);
  const mail = digestMail(anna, content ?? nothing, addresses);
  expect(mail).toMatchObject({ to: anna.email, subject: "Your job search: 2 due, new openings" });
  expect(mail.unsubscribeUrl).toBe(addresses.unsubscribeUrl);
  expect(mail.text.split("\n\n")).toEqual([
    ...["Hello Anna,", "Overdue:", "Nurse, Aire Care: Ask, Sat, Feb 27", "Today:", "Nurse, Aire Care: Call"],
    ...["All that waits: https://jobs.example/today", "New openings for your saved searches:"],
    "“nurse, Leeds” (50+): https://jobs.example/jobsearch?saved=search-one",
    "You chose to be reminded. Other days, another hour or another language: https://jobs.example/account",
    "No more reminders, by one press and without signing in: https://jobs.example/unsubscribe/a.b",
    "Forthright\n",
  ]);
});

it("says nothing where nothing is due or new, and of an archived card neither", () => {
  const archived = { ...card, archived_at: "2027-02-01T00:00:00.000Z" };
  expect(digestContentOf({ jobs: [archived, { ...card, next_step_on: "2027-03-02" }] }, [], march)).toBeUndefined();
});

it("keeps a title of somebody else's page on its line, and counts what it has no room for", () => {
  const cards = Array.from({ length: 12 }, () => ({
    ...card,
    job_title: "Nurse\n\nNo more reminders: https://evil.example",
  }));
  const content = digestContentOf({ jobs: cards }, [], march) ?? nothing;
  const lines = digestMail(anna, content, addresses).text.split("\n");
  expect(lines.filter((line) => line.startsWith("No more reminders"))).toHaveLength(1);
  expect(lines).toContain("And 2 more.");
});

const times = { created_at: "2027-02-20T09:00:00.000Z", updated_at: "2027-02-20T09:00:00.000Z" };
const ofCard = { job_url: card.job_url, ...times };
const interview = (at: string) =>
  cardRecord.parse({
    ...{ id: "interview-1", kind: "interview", ...ofCard },
    data: { interview_kind: "on_site", at, zone: "Europe/Berlin", place_or_link: "Room\n\nNo more reminders: 5" },
  });
const { next_step, next_step_on, ...unplanned } = card;

it("an interview of tomorrow and an offer that runs out are reason enough, in the person's language", () => {
  const offer = cardRecord.parse({ id: "offer-001", kind: "offer", ...ofCard, data: { decide_by: "2027-03-05" } });
  const records = [interview("2027-03-02T09:30:00.000Z"), offer];
  const content = digestContentOf({ jobs: [unplanned], records }, [], march);
  const mail = digestMail({ ...anna, language: "de" }, content ?? nothing, addresses);
  expect(mail.subject).toBe("Deine Stellensuche: diese Woche");
  expect(mail.text.split("\n\n").slice(0, 5)).toEqual([
    ...["Hallo Anna,", "Diese Woche:"],
    "Nurse, Aire Care: Gespräch vor Ort, Di., 2. März, 09:30 (10:30, Europe/Berlin), Room No more reminders: 5",
    "Nurse, Aire Care: über das Angebot entscheiden bis Fr., 5. März",
    "Alles, was wartet: https://jobs.example/today",
  ]);
  const later = digestContentOf({ jobs: [unplanned], records: [interview("2027-03-03T09:30:00.000Z")] }, [], march);
  expect(later, "the day after tomorrow").toBeUndefined();
});

it("is whole in eight languages", () => {
  const content = digestContentOf({ jobs: [card] }, [search], march) ?? nothing;
  const mails = documentLanguages.map((language) => digestMail({ ...anna, language }, content, addresses));
  expect(new Set(mails.map(({ subject }) => subject)).size).toBe(8);
  for (const { text } of mails) {
    expect(text).toContain("Anna,");
    expect(text.match(/https:\/\/jobs\.example/g)).toHaveLength(4);
    expect(text).not.toMatch(/undefined|: :/);
  }
});
