import { readdir, readFile } from "node:fs/promises";
import { join } from "node:path";
import { sql } from "drizzle-orm";
import { expect, it } from "vitest";
import { chatForm } from "../../../../tests/factories/chat-form.ts";
import { cvDocx } from "../../../../tests/factories/cv-docx.ts";
import { decidedWordings } from "../../../../tests/factories/decided-wordings.ts";
import { notedCard } from "../../../../tests/factories/noted-card.ts";
import { distillationPosting, engineerProfile } from "../../../../tests/factories/profile-document.ts";
import { saveAlerts } from "../../../../tests/factories/saved-alerts.ts";
import { createCookieBrowser } from "../../../../tests/fakes/cookie-browser.ts";
import { codeMailedTo } from "../../../../tests/fakes/read-mail.ts";
import { solveCaptcha } from "../../../../tests/fakes/solve-captcha.ts";
import { freePort } from "../../../../tests/free-port.ts";
import { createTestApp } from "../../../../tests/test-app.ts";
import { accountEndpoints } from "../../../shared/account/account.contract.ts";
import { accountSettingsEndpoints as calls } from "../../../shared/account/account-settings.contract.ts";
import { assistantEndpoints } from "../../../shared/assistant/assistant.contract.ts";
import { documentsEndpoints } from "../../../shared/documents/documents.contract.ts";
import { profileEndpoints } from "../../../shared/profile/profile.contract.ts";
import { subscriptionEndpoints } from "../../../shared/subscription/subscription.contract.ts";
import { trackerEndpoints } from "../../../shared/tracker/tracker.contract.ts";
import { createDocumentsStore } from "../../documents/documents.store.ts";
import { createKeptAnswersStore } from "../../matching/kept-answers.store.ts";

const port = await freePort();
const base = `http://localhost:${port}`;
const app = await createTestApp({ PORT: String(port), PUBLIC_URL: base });
await app.server.app.listen({ host: "127.0.0.1", port });

const name = "Zebulon Quitterfield";
const password = "Winter!morning7";
const firstEmail = "zebulon.first@example.org";
const email = "zebulon.quitterfield@example.org";
const triedEmail = "zebulon.tried@example.org";
const body = { name, password, email: firstEmail };

async function register(): Promise<string> {
  await app.call(accountEndpoints.register, { body: { ...body, recaptchaToken: await solveCaptcha(app) } });
  const code = await codeMailedTo(app, firstEmail);
  await app.call(accountEndpoints.verifyEmail, { body: { email: firstEmail, code } });
  return (await app.call(accountEndpoints.login, { body })).reply.token;
}

async function buyPro(token: string): Promise<void> {
  const checkoutRequest = { billing_cycle: "monthly", currency: "USD", plan_id: "pro" } as const;
  const { reply } = await app.call(subscriptionEndpoints.checkout, { token, body: checkoutRequest });
  const query = new URLSearchParams({
    mode: "dialog",
    plugin_id: reply.product_id ?? "",
    plan_id: reply.plan_id,
    public_key: reply.public_key ?? "",
    user_token: reply.checkout_token ?? "",
    sandbox: reply.sandbox_token ?? "",
    s_ctx_ts: reply.sandbox_timestamp ?? "",
  });
  const page = await (await fetch(`${base}/checkout-provider/?${query}`)).text();
  const session = /data-session="([^"]+)"/.exec(page)?.[1];
  const card = { number: "4242 4242 4242 4242", expiry: "12/90", cvc: "123", name };
  const headers = { "content-type": "application/json" };
  await fetch(`${base}/checkout-provider/pay`, { method: "POST", headers, body: JSON.stringify({ session, ...card }) });
}

async function writeDocuments(token: string, userId: string): Promise<void> {
  const data = engineerProfile();
  await app.call(profileEndpoints.saveVersion, { token, body: { data } });
  const postings = createDocumentsStore(app.database);
  const posting = { url: "https://jobs.example/1", content: distillationPosting, isPasted: false };
  const job_id = await postings.keepPosting(userId, posting);
  const resume = await app.call(documentsEndpoints.resume, { token, body: { job_id, company_name: "Kernwerk" } });
  const { reply } = await app.call(documentsEndpoints.resumePdf, { token, body: { resume_id: resume.reply.id } });
  const job = { job_title: "Engineer", company_name: "Kernwerk", job_url: "https://jobs.example/1" };
  await app.call(trackerEndpoints.save, { token, body: { ...job, status: "Applied", cv_link: reply.url } });
  await app.call(trackerEndpoints.save, {
    token,
    body: { ...job, status: "Interview", request_id: "move-to-interview" },
  });
  const said = { fact: "Lead HAZOP studies", motive: `Write to ${firstEmail}` };
  await decidedWordings(app, { userId, token }, said);
  await notedCard(app, token, job.job_url, `Called ${firstEmail}`);
  const answer = { term_key: "skill:falconry", asked: "Falconry", lang: "en", said: "no" } as const;
  await createKeptAnswersStore(app.database).keep(userId, answer);
  await app.call(trackerEndpoints.changeDetails, { token, body: { ...job, changes: written, base: {} } });
}

/** On a card. */
const written = {
  notes: `Asked for ${firstEmail}`,
  next_step: `Send photos of ${firstEmail}`,
  next_step_on: "2031-05-06",
};

async function chat(token: string, who: { name: string; email: string }): Promise<void> {
  const { headers, payload } = chatForm(
    { message: `I am ${who.name}, ${who.email}`, session_id: "session1a" },
    { name: `${who.name}.docx`, bytes: cvDocx() },
  );
  const authorization = `Bearer ${token}`;
  const url = assistantEndpoints.process.path;
  await app.request({ method: "POST", url, headers: { ...headers, authorization }, payload });
}

async function signInByNetwork(): Promise<void> {
  const browser = createCookieBrowser();
  const { url } = await browser.visit(`${base}/linkedin-login`);
  const ticket = new URL((await browser.submit(url, { name, email, email_verified: "on" })).url).searchParams;
  expect(ticket.get("token")).toBeTruthy();
}

async function changeEmail(token: string, to: string): Promise<void> {
  await app.call(calls.changeEmail, { token, body: { email: to, current_password: password } });
}

async function leaveTracesEverywhere(token: string): Promise<void> {
  await buyPro(token);
  await changeEmail(token, triedEmail);
  await changeEmail(token, email);
  await app.call(calls.verifyNewEmail, { token, body: { code: await codeMailedTo(app, email) } });
  await signInByNetwork();
  await chat(token, { name, email });
  await saveAlerts(app, token, firstEmail);
  await app.call(accountEndpoints.login, { body: { email, password: "wrong-password-1" } });
  await app.call(accountEndpoints.forgotPassword, { body: { email, recaptchaToken: await solveCaptcha(app) } });
  const code = await codeMailedTo(app, email);
  await app.call(accountEndpoints.verifyResetCode, {
    body: { email, code, recaptchaToken: await solveCaptcha(app) },
  });
}

/** Every place of the database and the data folder that holds one of the words, as "table.column" or a file's path. */
async function placesOf(words: string[]): Promise<string[]> {
  return [...(await columnsWith(words)), ...(await filesWith(words))];
}

async function columnsWith(words: string[]): Promise<string[]> {
  const { rows } = await app.database.execute<{ table_name: string; column_name: string }>(sql`
    select c.table_name, c.column_name from information_schema.columns c
    join information_schema.tables t using (table_schema, table_name)
    where c.table_schema = 'public' and t.table_type = 'BASE TABLE'`);
  expect(rows.length).toBeGreaterThan(100);
  const found: string[] = [];
  for (const { table_name, column_name } of rows) {
    const holds = words.map(
      (word) => sql`strpos(lower(${sql.identifier(column_name)}::text), ${word.toLowerCase()}) > 0`,
    );
    const query = sql`select 1 from ${sql.identifier(table_name)} where ${sql.join(holds, sql` or `)} limit 1`;
    if ((await app.database.execute(query)).rows.length > 0) found.push(`${table_name}.${column_name}`);
  }
  return found;
}

/** Whoever adds such a table fills it here, so that it is seen to be emptied. */
async function tablesOfPeople(): Promise<string[]> {
  const { rows } = await app.database.execute<{ table_name: string }>(sql`
    select distinct table_name from information_schema.columns where table_schema = 'public' and column_name = 'user_id'`);
  return rows.map(({ table_name }) => table_name);
}

async function filesWith(words: string[]): Promise<string[]> {
  const entries = await readdir(app.config.dataDir, { recursive: true, withFileTypes: true });
  // The embedded database is asked by SQL above; its pages and log are read in tests/durability.
  const files = entries.filter((entry) => entry.isFile()).map((entry) => join(entry.parentPath, entry.name));
  const own = files.filter((path) => !path.startsWith(join(app.config.dataDir, "db")));
  const found: string[] = [];
  for (const path of own) {
    const text = `${path} ${await readFile(path, "latin1")}`.toLowerCase();
    if (words.some((word) => text.includes(word.toLowerCase()))) found.push(path);
  }
  return found;
}

/** What is kept about addresses under keyed hashes, where no word shows. */
async function secretTraces(): Promise<{ attempts: number; codes: number }> {
  const { rows } = await app.database.execute<{ attempts: number; codes: number }>(sql`
    select (select count(*)::int from attempt where subject is not null) as attempts,
      (select count(*)::int from verification) as codes`);
  return rows[0] ?? { attempts: -1, codes: -1 };
}

it("leaves no row and no file that holds anything of a person who deleted the account", async () => {
  const secretsBefore = await secretTraces();
  const token = await register();
  const { rows } = await app.database.execute<{ id: string }>(sql`select id from "user" where email = ${firstEmail}`);
  const userId = rows[0]?.id ?? "";
  await leaveTracesEverywhere(token);
  await writeDocuments(token, userId);
  const ben = await app.signUp("Ben Staywell");
  await chat(ben.token, ben);
  await app.call(calls.changeEmail, { token: ben.token, body: { email: "ben.tried@example.org" } });
  await app.call(profileEndpoints.saveVersion, { token: ben.token, body: { data: engineerProfile() } });

  const words = [userId, firstEmail, email, triedEmail];
  const before = await placesOf(words);
  for (const place of [
    ...["user.email", "checkout_customer.email", "checkout_notice.body", "identity_record.payload"],
    ...["verification.value", "tracked_job.notes", "tracked_job.next_step", "own_words.text"],
    "generated_document.file_key",
  ]) {
    expect(before).toContain(place);
  }
  const unfilled = (await tablesOfPeople()).filter((table) => !before.includes(`${table}.user_id`));
  // No second step was set up here, and the change of the address is over; their rows go with the same column as all others.
  const elsewhere = ["authenticator_app", "email_change", "passkey", "recovery_code"];
  expect(unfilled.sort(), "tables that hold nothing of the person's").toEqual(elsewhere);
  expect(before.filter((place) => place.endsWith(".eml")).length).toBeGreaterThan(3);
  expect(before.filter((place) => /\.(pdf|bin)$/.test(place))).toHaveLength(2);

  const exported = await app.call(calls.exportData, { token });
  expect(exported.reply.account).toMatchObject({ name, email, sign_in_ways: ["password", "linkedin"] });
  expect(exported.reply.account.other_emails.sort()).toEqual([firstEmail, triedEmail]);
  for (const part of [
    "profile_versions",
    "wordings",
    "own_words",
    "private_lines",
    "conversations",
    "tracked_jobs",
    "card_records",
    "usage",
    "sessions",
    "saved_searches",
  ] as const) {
    expect(exported.reply[part].length, part).toBeGreaterThan(0);
  }
  const [card] = exported.reply.tracked_jobs;
  expect(card).toMatchObject({ ...written, job_url: "https://jobs.example/1" });
  expect(card).toMatchObject({ history: [{ status: "Applied" }, { status: "Interview" }] });
  const text = JSON.stringify(exported.reply);
  expect(text).toContain(`I am ${name}`);
  expect(text).not.toContain("Ben Staywell");
  const secrets = await app.database.execute<{ secret: string }>(
    sql`select token as secret from session union select password from account where password is not null`,
  );
  for (const { secret } of secrets.rows) expect(text).not.toContain(secret);

  const bensAccount = (await app.call(calls.exportData, { token: ben.token })).reply.account;
  expect(bensAccount).toMatchObject({ name: ben.name, email: ben.email, sign_in_ways: [] });

  const refused = await app.call(calls.deleteAccount, { token, body: { current_password: "wrong-password" } });
  expect(refused.reply.fields).toEqual({ current_password: "This is not your current password" });
  expect((await app.call(calls.deleteAccount, { token, body: { current_password: password } })).status).toBe(200);

  expect(await placesOf([...words, name])).toEqual([]);
  expect(await secretTraces(), "but for the mails to two addresses that nobody has shown to be theirs").toEqual({
    attempts: secretsBefore.attempts + 4,
    codes: secretsBefore.codes + 1,
  });
  const histories = await app.database.execute(sql`select 1 from tracked_job_status`);
  expect(histories.rows, "histories of the only board").toEqual([]);
  const bens = await app.call(calls.exportData, { token: ben.token });
  expect([bens.reply.conversations.length, bens.reply.profile_versions.length]).toEqual([1, 1]);
  expect((await app.call(calls.overview, { token })).status).toBe(401);
  expect((await app.call(accountEndpoints.login, { body: { email, password } })).status).toBe(401);
}, 180_000);

async function deletionCode({ token, email: to }: { token: string; email: string }): Promise<string> {
  await app.call(calls.sendDeletionCode, { token });
  return codeMailedTo(app, to);
}

it("takes a mailed code from somebody without a password, and nothing else", async () => {
  const [lin, other] = [await app.signUp("Lin"), await app.signUp("Other")];
  const remove = (given: object) => app.call(calls.deleteAccount, { token: lin.token, body: given });
  expect((await remove({})).reply.fields?.current_password).toContain("Please enter your password, or the code");
  expect((await remove({ current_password: "anything" })).status).toBe(400);
  const others = { code: await deletionCode(other) };
  expect((await remove(others)).status).toBe(400);
  expect((await remove({ code: await deletionCode(lin) })).status).toBe(200);
  expect((await app.call(calls.overview, { token: lin.token })).status).toBe(401);
  expect((await app.call(calls.deleteAccount, { token: other.token, body: others })).status).toBe(200);
});

it("leaves alone what others began with an address that the person only tried to change to", async () => {
  const victim = { name: "Vera Owner", email: "vera.owner@example.org", password };
  await app.call(accountEndpoints.register, { body: { ...victim, recaptchaToken: await solveCaptcha(app) } });
  const code = await codeMailedTo(app, victim.email);
  const stranger = await app.signUp("Stranger");
  await app.call(calls.changeEmail, { token: stranger.token, body: { email: victim.email } });
  const proof = { code: await deletionCode(stranger) };
  expect((await app.call(calls.deleteAccount, { token: stranger.token, body: proof })).status).toBe(200);
  expect((await app.call(accountEndpoints.verifyEmail, { body: { email: victim.email, code } })).status).toBe(200);
  expect((await app.call(accountEndpoints.login, { body: victim })).status).toBe(200);
});

it("removes also what comes in from another tab while the account is being deleted", async () => {
  const mia = await app.signUp("Mia Lateby");
  await app.database.execute(sql`
    create function open_checkout() returns trigger language plpgsql as
    $$ begin insert into checkout_customer values ('late', old.email, old.name); return old; end $$`);
  await app.database.execute(sql`
    create trigger open_checkout before delete on "user" for each row execute function open_checkout()`);
  const code = await deletionCode(mia);
  expect((await app.call(calls.deleteAccount, { token: mia.token, body: { code } })).status).toBe(200);
  expect(await placesOf([mia.email, mia.name])).toEqual([]);
});
