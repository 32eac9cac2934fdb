import { describe, expect, it } from "vitest";
import { accountEndpoints } from "../../../shared/account/account.contract.ts";
import { assistantEndpoints } from "../../../shared/assistant/assistant.contract.ts";
import { documentsEndpoints } from "../../../shared/documents/documents.contract.ts";
import type { Endpoint } from "../../../shared/http/endpoint.ts";
import { jobSearchEndpoints } from "../../../shared/jobs/job-search.contract.ts";
import { profileEndpoints } from "../../../shared/profile/profile.contract.ts";
import { emptyProfile } from "../../../shared/profile/profile.rules.ts";
import { subscriptionEndpoints } from "../../../shared/subscription/subscription.contract.ts";
import { trackerEndpoints } from "../../../shared/tracker/tracker.contract.ts";
import { readReply } from "./read-reply.ts";

const record = {
  package_name: "Pro",
  billing_cycle: "monthly",
  payment_amount: 19,
  currency: "USD",
  payment_processor: "Card",
  start_date: "2026-01-01T00:00:00",
  expiration_date: "2026-02-01T00:00:00",
  subscription_id: "s-1",
};

/** Each reply with the fields that the specification names and no other. */
const specified: [string, Pick<Endpoint, "reply" | "readAs">, unknown][] = [
  ["[LOGIN-12] login", accountEndpoints.login, { token: "t", name: "Anna" }],
  ["[LOGIN-12] login, in data", accountEndpoints.login, { data: { token: "t" }, name: "Anna" }],
  ["registration, not shown", accountEndpoints.register, {}],
  ["verification, no body", accountEndpoints.verifyEmail, undefined],
  ["[RESET-06] reset key", accountEndpoints.verifyResetCode, { password_reset_key: "k" }],
  ["[RESET-06] change key", accountEndpoints.verifyResetCode, { change_password_key: "k" }],
  ["new password, not JSON", accountEndpoints.changePassword, "ok"],
  ["verified token", accountEndpoints.verifyToken, { success: true, email: "a@b.c", name: "Anna" }],
  ["[CHAT-13] chat", assistantEndpoints.process, { response: "<p>Hello</p>" }],
  ["[PROF-15] profile", profileEndpoints.load, { success: true, data: { content: emptyProfile() } }],
  ["[PROF-15] saved profile", profileEndpoints.saveVersion, { success: true }],
  ["[TRACK-09] saved job, not shown", trackerEndpoints.save, { success: true }],
  ["[TRACK-09] removed job, not shown", trackerEndpoints.remove, undefined],
  ["[DOCS-01] posting", documentsEndpoints.scrapeJob, { success: true, id: "1" }],
  ["[DOCS-01] CV", documentsEndpoints.resume, { id: "2" }],
  ["[DOCS-01] file", documentsEndpoints.resumePdf, { success: true, url: "https://files.example/cv.pdf" }],
  [
    "[SUB-06] subscription",
    subscriptionEndpoints.details,
    { success: true, message: "", subscription_status: "active", subscription_details: [record] },
  ],
  ["[SUB-07] checkout without its data", subscriptionEndpoints.checkout, { success: true, message: "" }],
  ["[SUB-10] cancellation, not shown", subscriptionEndpoints.cancel, {}],
];

describe("the client reads a reply that holds only what the specification names", () => {
  it.each(specified)("%s", (_name, endpoint, reply) => {
    expect(() => readReply(endpoint, reply)).not.toThrow();
  });

  it.each(specified)("%s, with fields that nobody knows", (_name, endpoint, reply) => {
    const more = typeof reply === "object" ? { ...reply, unheard_of: { of: 1 } } : reply;
    expect(() => readReply(endpoint, more)).not.toThrow();
  });

  it("[CHAT-19] [CHAT-20] conversations of either role, with times of every kind", () => {
    const times = ["2026-01-02T03:04:05", "2026-01-02 03:04:05.123456", "2026-01-02T03:04:05+02:00", "once"];
    const messages = times.map((timestamp, id) => ({
      id,
      role: id % 2 ? "assistant" : "user",
      content: "",
      timestamp,
    }));
    const conversation = {
      session_id: "session1",
      first_message: "Hello",
      last_message: "Bye",
      messages,
      created_at: "2026-01-02T03:04:05",
      updated_at: "2026-01-02T03:04:05Z",
      message_count: 4,
    };
    const { conversations } = readReply(assistantEndpoints.conversations, { conversations: [conversation] });
    expect(conversations[0]).toMatchObject({ created_at: "2026-01-02T03:04:05Z", updated_at: "2026-01-02T03:04:05Z" });
    expect(conversations[0]?.messages.map(({ id, role, timestamp }) => [id, role, timestamp])).toEqual([
      ["0", "user", "2026-01-02T03:04:05Z"],
      ["1", "system", "2026-01-02T03:04:05.123456Z"],
      ["2", "user", "2026-01-02T03:04:05+02:00"],
      ["3", "system", "once"],
    ]);
  });

  it("[TRACK-09] jobs with and without documents", () => {
    const job = { job_title: "Engineer", job_url: "https://a.example/1", company_name: "Kernwerk" };
    const history = [{ status: "Viewed", timestamp: "2026-01-02T03:04:05" }];
    const generated_documents = { cv_link: "https://files.example/cv.pdf", generated_at: "2026-01-02T03:04:05" };
    const data = [
      { ...job, history },
      { ...job, history, generated_documents: null },
      { ...job, history, generated_documents: {} },
      { ...job, history: [], generated_documents },
    ];
    const board = readReply(trackerEndpoints.list, { success: true, data });
    const utc = "2026-01-02T03:04:05Z";
    expect(board.data.map(({ generated_documents: documents }) => documents)).toEqual([
      null,
      null,
      null,
      { ...generated_documents, cover_letter_link: null, generated_at: utc },
    ]);
    expect(board.data[0]?.history[0]?.timestamp).toBe(utc);
  });

  it("[SEARCH-08] results that leave things empty", () => {
    const empty = { company: null, location: null, salary: null, company_info: "", requirements: null, benefits: null };
    const posting = { ...empty, job_title: "Engineer", description: "Work.", job_url: "https://a.example/1" };
    const { results } = readReply(jobSearchEndpoints.geosearch, {
      success: true,
      results: [{ ...posting, id: 7 }, posting],
    });
    expect(results.map(({ id, salary, benefits }) => [id, salary, benefits])).toEqual([
      ["7", "", ""],
      ["https://a.example/1", "", ""],
    ]);
  });

  it.each([{ data: null }, { data: {} }, { data: { content: null } }, { data: { content: {} } }])(
    "[PROF-14] the empty profile of somebody who has saved nothing: %j",
    (reply) => {
      expect(readReply(profileEndpoints.load, { success: true, ...reply }).data).toEqual({ content: emptyProfile() });
    },
  );

  it("[PROF-14] a profile that leaves out what is empty, and refuses one of another shape, which a save would lose", () => {
    const education = [{ institution: "TU Berlin", gpa: 1.3 }];
    const content = { personal_details: { name: "Anna", languages_known: null }, education, more: 1 };
    const read = readReply(profileEndpoints.load, { success: true, data: { content } }).data.content;
    const blank = { attendance: "", degree_type: "", specialization: "" };
    expect(read).toEqual({
      ...emptyProfile(),
      personal_details: { ...emptyProfile().personal_details, name: "Anna" },
      education: [{ ...blank, institution: "TU Berlin", gpa: "1.3" }],
      more: 1,
    });
    const odd = { success: true, data: { content: { skills: ["Welding"] } } };
    expect(() => readReply(profileEndpoints.load, odd)).toThrow();
  });
});
