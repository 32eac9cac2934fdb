import { readdir, readFile } from "node:fs/promises";
import { join } from "node:path";
import PostalMime from "postal-mime";
import { expect, it } from "vitest";
import { createTestApp } from "../../../tests/test-app.ts";
import { accountSettingsEndpoints } from "../../shared/account/account-settings.contract.ts";
import { reminderEndpoints as calls } from "../../shared/reminders/reminders.contract.ts";
import { cardRecordEndpoints } from "../../shared/tracker/records/card-record.contract.ts";
import { trackerEndpoints } from "../../shared/tracker/tracker.contract.ts";
import { createDigestStore } from "./digest.store.ts";

const app = await createTestApp();
const digests = createDigestStore(app.database);
const weekdays = [1, 2, 3, 4, 5, 6, 7];
const settings = { is_on: true, hour: 7, weekdays, zone: "Europe/Berlin", language: "nl" };
const job = { job_title: "Nurse, nights", company_name: "Aire Care", job_url: "https://jobs.example/1" };

async function withDueStep(token: string): Promise<void> {
  await app.call(trackerEndpoints.save, { token, body: job });
  const changes = { next_step: "Call; ask", next_step_on: "2026-01-02" };
  await app.call(trackerEndpoints.changeDetails, { token, body: { job_url: job.job_url, changes, base: {} } });
}

async function mailsTo(email: string) {
  const folder = join(app.config.dataDir, "mail");
  const names = (await readdir(folder).catch(() => [])).filter((name) => name.endsWith(".eml"));
  const mails = await Promise.all(names.map(async (name) => PostalMime.parse(await readFile(join(folder, name)))));
  return mails.filter((mail) => mail.to?.some(({ address }) => address === email));
}

const headerOf = (mail: Awaited<ReturnType<typeof mailsTo>>[number] | undefined, name: string) =>
  mail?.headers.find(({ key }) => key === name)?.value ?? "";

it("mails what is due, once, with a way out that needs no sign-in and does nothing else", async () => {
  // Before the first request, which begins the rounds.
  const anna = await app.signUp();
  await digests.set(anna.userId, {
    hour: 7,
    weekdays,
    zone: "UTC",
    language: "en",
    nextAt: new Date(Date.now() - 60_000),
  });
  const ben = await app.signUp("Ben");
  await digests.set(ben.userId, {
    hour: 7,
    weekdays,
    zone: "UTC",
    language: "en",
    nextAt: new Date(Date.now() + 3_600_000),
  });
  await app.database.execute(
    `insert into tracked_job (id, user_id, job_url, job_title, company_name, created_at, page_hash, next_step, next_step_on)
     values ('one', '${anna.userId}', 'https://jobs.example/1', 'Nurse', 'Aire Care', now(), 'hash', 'Call', '2026-01-02')`,
  );
  await app.database.execute(
    `insert into tracked_job_status (job_id, position, status, changed_at) values ('one', 1, 'Applied', now())`,
  );
  expect((await app.call(calls.load, anna)).reply.digest).toMatchObject({ is_on: true });
  await expect.poll(() => mailsTo(anna.email), { timeout: 20_000 }).toHaveLength(1);
  const [mail] = await mailsTo(anna.email);
  expect(mail?.subject).toBe("Your job search: 1 due");
  expect(mail?.text).toContain("Nurse, Aire Care: Call, Fri, Jan 2");
  expect(headerOf(mail, "list-unsubscribe-post")).toBe("List-Unsubscribe=One-Click");
  const url = new URL(headerOf(mail, "list-unsubscribe").replace(/[<>]/g, "")).pathname;

  const shown = await app.request({ method: "GET", url });
  expect(shown.body).toContain("Stop reminders?");
  expect(shown.headers["cache-control"]).toBe("no-store");
  expect((await app.call(calls.load, anna)).reply.digest?.is_on, "following the link alone").toBe(true);
  const headers = { "content-type": "application/x-www-form-urlencoded" };
  const oneClick = { method: "POST", url, headers, payload: "List-Unsubscribe=One-Click" } as const;
  expect((await app.request(oneClick)).statusCode).toBe(200);
  expect((await app.request(oneClick)).statusCode, "again").toBe(200);
  expect((await app.call(calls.load, anna)).reply.digest).toMatchObject({ is_on: false, next_at: null });
  expect((await app.call(calls.load, ben)).reply.digest?.is_on).toBe(true);
  const forged = url.replace(anna.userId, ben.userId);
  expect((await app.request({ ...oneClick, url: forged })).statusCode).toBe(404);
  expect(await mailsTo(ben.email)).toEqual([]);
  expect((await app.request({ method: "GET", url: "/api/account", headers: { authorization: url } })).statusCode).toBe(
    401,
  );
});

it("keeps when somebody wants to be reminded, and never a second time on a day", async () => {
  const lin = await app.signUp("Lin");
  expect((await app.call(calls.load, lin)).reply).toEqual({ success: true, digest: null, calendar_url: null });
  const { reply } = await app.call(calls.setDigest, { token: lin.token, body: settings });
  expect(reply.digest).toMatchObject(settings);
  expect(Date.parse(reply.digest?.next_at ?? "")).toBeGreaterThan(Date.now());
  for (const wrong of [
    { weekdays: [] },
    { weekdays: [0] },
    { hour: 24 },
    { zone: "Mars/Olympus" },
    { language: "xx" },
  ]) {
    expect((await app.call(calls.setDigest, { token: lin.token, body: { ...settings, ...wrong } })).status).toBe(400);
  }
  const off = await app.call(calls.setDigest, { token: lin.token, body: { ...settings, is_on: false } });
  expect(off.reply.digest).toMatchObject({ is_on: false, next_at: null, hour: 7 });
});

it("gives a calendar to whoever has its address, until that is renewed", async () => {
  const mia = await app.signUp("Mia");
  await withDueStep(mia.token);
  const pathOf = async (call: typeof calls.load) =>
    new URL((await app.call(call, mia)).reply.calendar_url ?? "http://none/").pathname;
  const first = await pathOf(calls.renewCalendar);
  expect(await pathOf(calls.load)).toBe(first);
  const feed = await app.request({ method: "GET", url: first });
  expect([feed.headers["content-type"], feed.headers["cache-control"]]).toEqual([
    "text/calendar; charset=utf-8",
    "no-store",
  ]);
  expect(feed.body).toContain("SUMMARY:Call\\; ask: Nurse\\, nights\\, Aire Care\r\n");
  expect(feed.body).toContain("DTSTART;VALUE=DATE:20260102\r\n");
  const data = {
    ...{ interview_kind: "phone" as const, at: "2031-05-06T08:30:00.000Z", zone: "Europe/Berlin", minutes: null },
  };
  const texts = { people: "", place_or_link: "", own_questions: "", asked: "", answered_on: "" };
  const record = { id: "interview-1", kind: "interview" as const, job_url: job.job_url, data: { ...data, ...texts } };
  await app.call(cardRecordEndpoints.save, { token: mia.token, body: { record, base: null } });
  const withInterview = (await app.request({ method: "GET", url: first })).body;
  expect(withInterview).toContain("DTSTART:20310506T083000Z\r\nDTEND:20310506T093000Z\r\n");
  const others = await app.signUp("Otto");
  const ofOtto = new URL((await app.call(calls.renewCalendar, others)).reply.calendar_url ?? "").pathname;
  expect((await app.request({ method: "GET", url: ofOtto })).body).not.toContain("BEGIN:VEVENT");
  const stored = await app.database.execute(`select key from calendar_feed`);
  expect(JSON.stringify(stored.rows), "the database alone gives no address").not.toContain(first.split("/")[2]);
  const statusOf = async (url: string) => (await app.request({ method: "GET", url })).statusCode;
  expect(await statusOf(first.replace(/.\.ics$/, "_.ics"))).toBe(404);
  const second = await pathOf(calls.renewCalendar);
  expect([await statusOf(first), await statusOf(second)]).toEqual([404, 200]);
  const { reply } = await app.call(accountSettingsEndpoints.exportData, mia);
  expect(reply.reminders).toMatchObject({ digest: null, calendar: { since: expect.any(String) } });
  await pathOf(calls.endCalendar);
  expect(await statusOf(second)).toBe(404);
});
