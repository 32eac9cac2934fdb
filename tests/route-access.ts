import { chatForm } from "./factories/chat-form.ts";
import { germanCv } from "./factories/cv-texts.ts";
import type { OwnedRecords } from "./factories/owned-records.ts";
import { engineerProfile } from "./factories/profile-document.ts";

export type Statuses = readonly [number, number, number, number, number];

export interface Row {
  request?: {
    payload?: object | Buffer;
    query?: Record<string, string>;
    headers?: Record<string, string>;
    id?: string;
  };
  statuses: Statuses;
}

/** One's own or nobody's: strangers out, everybody else meets only what is theirs. */
const everybodysOwn: Statuses = [401, 401, 401, 200, 200];
/** It names something of the owner's: for another user it does not exist. */
const ownersOnly: Statuses = [401, 401, 401, 404, 200];
const open = (status: number): Statuses => [status, status, status, status, status];
const mine = (payload?: object): Row => ({ statuses: everybodysOwn, ...(payload && { request: { payload } }) });
const owners = (request: Row["request"]): Row => ({ statuses: ownersOnly, ...(request && { request }) });
/** A secret that is nobody's: both are refused. */
const wrongSecret = (payload: object): Row => ({ request: { payload }, statuses: [401, 401, 401, 400, 400] });
const toAll = (status: number, payload?: object): Row => ({
  statuses: open(status),
  ...(payload && { request: { payload } }),
});
/** What every route answers to each kind of caller, in the order of the calls: what ends or deletes comes last. */
export function routeAccess(own: OwnedRecords, ownerEmail: string): Record<string, Row> {
  const versions = { from: String(own.version), to: String(own.version) };
  const form = chatForm(
    { message: "hello", session_id: "owner-session" },
    { name: "note.txt", bytes: Buffer.from("hello") },
  );
  const credentials = { email: ownerEmail, password: "not-the-password" };
  const code = { email: ownerEmail, code: "AAAAAA" };
  const noAnswer = { job_url: "https://jobs.example/1", term_key: "skill:not-asked", said: "no" };
  const newAddress = { email: "new.address@example.org" };

  return {
    "GET /api/account": mine(),
    "GET /api/account/export": mine(),
    "POST /api/account/name": mine({ name: "Somebody" }),
    "POST /api/account/email": mine(newAddress),
    "POST /api/account/email/verify": wrongSecret({ code: "AAAAAA" }),
    "POST /api/account/delete/code": mine(),
    "POST /api/account/sessions/end": owners({ payload: { session_id: own.session } }),
    "POST /api/account/factors/app/begin": mine(),
    "POST /api/account/factors/app/confirm": wrongSecret({ code: "000000" }),
    "POST /api/account/factors/app/remove": { statuses: [401, 401, 401, 404, 404] },
    "POST /api/account/factors/passkeys/begin": mine(),
    "POST /api/account/factors/passkeys/confirm": wrongSecret({ passkey: {}, name: "" }),
    "POST /api/account/factors/passkeys/remove": {
      request: { payload: { id: "no-such-passkey" } },
      statuses: [401, 401, 401, 404, 404],
    },
    "POST /api/account/factors/recovery-codes": { statuses: [401, 401, 401, 409, 409] },
    "GET /api/profile/test-auth": mine(),
    "GET /api/profile/load": mine(),
    "GET /api/profile/versions": mine(),
    "GET /api/profile/version": owners({ query: { version: String(own.version) } }),
    "GET /api/profile/compare-versions": owners({ query: versions }),
    "POST /api/profile/restore-version": owners({ payload: { version: own.version } }),
    "POST /api/profile/save-version": mine({ data: engineerProfile() }),
    "GET /api/profile/cv-draft": owners({ query: { id: own.cvImport } }),
    "POST /api/profile/cv-draft": {
      request: chatForm({}, { name: "cv.txt", bytes: Buffer.from(germanCv) }),
      statuses: everybodysOwn,
    },
    "GET /api/profile/cv-draft/pictures": owners({ query: { id: own.cvImport } }),
    "DELETE /api/profile/cv-draft": owners({ payload: { id: own.cvImport } }),
    "GET /api/profile/wordings": mine(),
    // Keys count up from 1 in each profile, and by now both have saved the same one, in the same words.
    "POST /api/profile/wordings": mine({
      ...{ text: "Solvent recovery", language: "en", form: "bullet", facts: [own.seen], decision: "decline" },
    }),
    "DELETE /api/profile/wordings": owners({ payload: { id: own.wording } }),
    "POST /api/profile/polish": mine(),
    "GET /api/profile/private-lines": mine(),
    "POST /api/profile/private-lines": mine({ text: "Lead HAZOP studies for three plants.", is_private: null }),
    "POST /api/matching/match": mine({ job_url: "https://jobs.example/1" }),
    "POST /api/matching/summaries": mine({ job_urls: ["https://jobs.example/1"] }),
    "POST /api/matching/answer": { request: { payload: noAnswer }, statuses: [401, 401, 401, 404, 404] },
    "POST /api/matching/take-back": mine({ job_url: "https://jobs.example/1", term_key: "skill:falconry" }),
    "GET /api/matching/answers": mine(),
    "DELETE /api/matching/answers": mine({ id: "no-such-answer" }),
    "POST /api/matching/answers": mine({
      term_key: "skill:falconry",
      asked: "Falconry",
      lang: "en",
      said: "no",
      facts: [],
    }),
    "GET /api/profile/own-words": mine(),
    "POST /api/profile/own-words": mine({ kind: "notice", text: "Six weeks.", language: "en" }),
    "DELETE /api/profile/own-words": owners({ payload: { id: own.ownWords } }),
    "GET /api/chat/conversations": mine(),
    "POST /api/chat/deleted": owners({ payload: { session_id: "owner-session", is_deleted: false } }),
    "GET /api/chat/first-steps": mine(),
    "GET /api/chat/reply": {
      request: { query: { session_id: "owner-session", request_id: "owner-request" } },
      statuses: everybodysOwn,
    },
    "POST /api/chat/process": { request: form, statuses: everybodysOwn },
    "GET /api/jobs": mine(),
    // Before that other person has a card for the same address.
    "POST /api/jobs/details": owners({ payload: { job_url: own.job.job_url, changes: { notes: "Mine" }, base: {} } }),
    "POST /api/jobs/mails/draft": owners({
      payload: { job_url: own.job.job_url, mail_kind: "follow_up", to: "", zone: "UTC" },
    }),
    "POST /api/jobs/mails/check": owners({ payload: { job_url: own.job.job_url, text: "I applied.", zone: "UTC" } }),
    "POST /api/jobs/history": owners({
      payload: {
        job_url: own.job.job_url,
        entry: { status: "Offer", timestamp: "2026-01-01T00:00:00.000Z" },
        timestamp: null,
      },
    }),
    "POST /api/jobs": mine(own.job),
    "GET /api/jobs/records": mine(),
    // One's own record of that name, whoever else has one; the file's bytes are the owner's alone.
    "POST /api/jobs/records": mine({ record: own.note, base: null }),
    "POST /api/jobs/records/restore": mine({ records: [] }),
    "GET /api/jobs/files": owners({ query: { id: own.file } }),
    "POST /api/jobs/files": {
      request: chatForm({ id: "another-file", job_url: own.job.job_url }, { name: "a.txt", bytes: Buffer.from("a") }),
      statuses: everybodysOwn,
    },
    "DELETE /api/jobs/records": mine({ id: own.note.id }),
    "GET /api/jobs/events": { request: { headers: { accept: "text/event-stream" } }, statuses: everybodysOwn },
    "POST /api/jobs/preview": {
      request: { payload: { url: "http://127.0.0.1:1/" } },
      statuses: [401, 401, 401, 422, 422],
    },
    "POST /api/jobs/changes": mine({ changes: [{ action: "move", job_url: own.job.job_url, status: "Offer" }] }),
    "POST /api/jobs/report": mine({
      ...{ name: "", title: "Applications", period: "", signature: "", language: "en", paper: "a4" },
      heads: { date: "Date", employer: "Employer", job_title: "Position", kind: "Kind", result: "Result" },
      rows: [{ date: "1 May", employer: "Mill", job_title: "Welder", kind: "", result: "" }],
    }),
    "DELETE /api/jobs": mine({ job_url: own.job.job_url }),
    "POST /api/jobs/restore": mine({
      ...own.job,
      history: [{ status: "Applied", timestamp: "2026-01-01T00:00:00.000Z" }],
      generated_documents: null,
    }),
    "POST /api/geosearch": mine({ job_title: "Engineer" }),
    "POST /api/geosearch/filters": mine({ job_title: "Engineer" }),
    "GET /api/geosearch/suggestions": {
      request: { query: { text: "engineer" } },
      statuses: [401, 401, 401, 200, 200],
    },
    "GET /api/saved-searches": mine(),
    "POST /api/saved-searches": mine({ id: "search-one", name: "Engineer", query: { job_title: "Engineer" } }),
    "POST /api/saved-searches/look": mine({ id: "search-one" }),
    "DELETE /api/saved-searches": mine({ id: "search-one" }),
    "GET /api/reminders": mine(),
    "POST /api/reminders/digest": mine({ is_on: true, hour: 8, weekdays: [1], zone: "UTC" }),
    "POST /api/reminders/calendar": mine(),
    "DELETE /api/reminders/calendar": mine(),
    // A signed token is the key; without one there is nothing for anybody.
    "GET /unsubscribe/:token": { request: { id: "no-such-token" }, statuses: open(404) },
    "POST /unsubscribe/:token": { request: { id: "no-such-token" }, statuses: open(404) },
    "GET /calendar/:token": { request: { id: "no-such-token" }, statuses: open(404) },
    "GET /api/opening": { request: { query: { id: "no-such-opening" } }, statuses: [401, 401, 401, 404, 404] },
    "GET /api/geo/countries": mine(),
    "POST /api/geo/states": mine({ country: "Germany" }),
    "POST /api/geo/cities": mine({ country: "Germany" }),
    "GET /api/subscription": mine(),
    "POST /api/subscription/checkout": mine({ billing_cycle: "monthly", currency: "USD", plan_id: "pro" }),
    "POST /api/subscription/cancel": owners({ payload: { subscription_id: own.purchase } }),
    "POST /api/subscription/resume": {
      request: { payload: { subscription_id: own.purchase } },
      statuses: [401, 401, 401, 404, 404],
    },
    "GET /api/subscription/transaction": owners({ query: { id: own.payment } }),
    "POST /document-processor/scrape-job": {
      request: { payload: { url: "http://127.0.0.1:1/" } },
      statuses: [401, 401, 401, 422, 422],
    },
    "POST /document-processor/fit": owners({ payload: { job_id: own.documents.job_id } }),
    "POST /document-processor/deleted": owners({ payload: { id: own.resume.id, is_deleted: false } }),
    "GET /document-processor/newest": mine(),
    "POST /document-processor/kept": mine({ url: "https://jobs.example/1" }),
    // Before there are newer versions than these.
    "POST /document-processor/pages": owners({ payload: { id: own.resume.id } }),
    "POST /document-processor/version": owners({ payload: { id: own.resume.id } }),
    "POST /document-processor/review": owners({ payload: { id: own.resume.id } }),
    "POST /document-processor/change": owners({
      payload: { id: own.letter.id, change: { what: "leave_out", place: "paragraphs.1" } },
    }),
    "POST /document-processor/resume-without-company": owners({ payload: own.documents }),
    "POST /document-processor/cover-letter-without-company": owners({ payload: own.documents }),
    "POST /document-processor/resume-pdf": owners({ payload: { resume_id: own.resume.id } }),
    "POST /document-processor/cover-letter-pdf": owners({ payload: { letter_id: own.letter.id } }),
    // A signed link is the key, a token is none: without a signature there is nothing for anybody.
    "GET /documents/:id/file": { request: { id: own.resume.id }, statuses: open(404) },

    "POST /login": toAll(401, credentials),
    "POST /verify-token": toAll(401, { token: "0123456789abcdef0123456789abcdef" }),
    "POST /api/auth/second-step/code": toAll(400, { ticket: "no-such-ticket", code: "000000" }),
    "POST /api/auth/passkey/begin": toAll(200, {}),
    "POST /api/auth/passkey/finish": toAll(400, { passkey: {} }),
    "POST /verify-email": toAll(400, code),
    "POST /verify-email/resend": toAll(400, { email: "nobody@example.org" }),
    "POST /register": toAll(400, { ...credentials, name: "Olga", recaptchaToken: "unsolved" }),
    "POST /forgot-password": toAll(400, { email: ownerEmail, recaptchaToken: "unsolved" }),
    "POST /verify-reset-code": toAll(400, { ...code, recaptchaToken: "unsolved" }),
    "POST /change-password": toAll(400, { email: ownerEmail, recaptchaToken: "unsolved" }),
    "GET /linkedin-login": toAll(302),
    "GET /linkedin-login/callback": toAll(302),
    "GET /api/config": toAll(200),
    "GET /api/mail/state": toAll(200),
    "GET /api/captcha/challenge": toAll(200),
    "GET /api/job-sources": toAll(200),
    // To administrators alone, of whom this application has none: see source-administration.db.test.ts.
    "POST /api/administration/job-sources": toAll(404),
    // By the operator's key alone: see administration.routes.db.test.ts.
    "POST /api/operator/administration": toAll(404),
    "POST /api/operator/backup": toAll(404),
    "POST /api/operator/job-sources": toAll(404),
    "POST /api/operator/outbox": toAll(404),
    // To this machine alone, or by a key: see metrics.routes.db.test.ts.
    "GET /metrics": toAll(404),
    "GET /healthz": toAll(200),
    "GET /readyz": toAll(200),
    "GET /postings/posting.css": toAll(200),
    "GET /postings/:id": { request: { id: "no-such-posting" }, statuses: open(404) },
    "POST /webhooks/freemius": toAll(401, { id: "forged" }),
    "GET /api/docs": toAll(200),
    "GET /api/docs/": toAll(200),
    "GET /api/docs/static/*": toAll(404),
    "GET /api/docs/json": toAll(200),
    "GET /api/docs/yaml": toAll(200),
    "GET /api/docs/static/index.html": toAll(302),
    "GET /api/docs/static/swagger-initializer.js": toAll(200),
    // Stand-ins, there only on a machine of one's own: see mailbox, identity and checkout for where they are not served.
    "GET /dev/mail": toAll(200),
    "GET /dev/mail/:id": { request: { id: "no-such-mail" }, statuses: open(404) },
    "GET /dev/linkedin/interaction/:uid": { request: { id: "no-such-sign-in" }, statuses: open(400) },
    "POST /dev/linkedin/interaction/:uid": {
      request: { id: "no-such-sign-in", headers: { "content-type": "application/x-www-form-urlencoded" } },
      statuses: open(400),
    },
    "GET /dev/payments": toAll(200),
    "POST /dev/payments/:id/:event": toAll(400),
    "GET /checkout-provider/": toAll(200),
    "GET /checkout-provider/js/v1/": toAll(200),
    "GET /checkout-provider/assets/dialog.js": toAll(200),
    "GET /checkout-provider/assets/dialog.css": toAll(200),
    "POST /checkout-provider/pay": toAll(400, {}),
    "POST /checkout-provider/confirm": toAll(400, {}),
    // For the application's server alone, by a key that no user has.
    "GET /checkout-provider/v1/products/1/users.json": toAll(401),
    "POST /checkout-provider/v1/products/1/users.json": toAll(401, {}),
    "POST /checkout-provider/v1/products/1/users/:id/tokens/checkout.json": toAll(401, {}),
    "GET /checkout-provider/v1/products/1/licenses/:id.json": toAll(401),
    "POST /checkout-provider/v1/products/1/licenses/:id/checkout/link.json": toAll(401, {}),
    "DELETE /checkout-provider/v1/products/1/subscriptions/:id.json": toAll(401),

    "POST /logout": toAll(200),
    "POST /api/account/password": mine({ new_password: "Winter!morning7" }),
    "POST /api/account/sessions/end-others": mine(),
    "POST /api/account/delete": {
      request: { payload: { current_password: "Winter!morning7" } },
      statuses: [401, 401, 401, 200, 200],
    },
  };
}
