import { sql } from "drizzle-orm";
import { expect, it } from "vitest";
import { atOnce } from "../../../../tests/database/at-once.ts";
import { codeMailedTo, codesMailedTo, mailsTo } from "../../../../tests/fakes/read-mail.ts";
import { solveCaptcha } from "../../../../tests/fakes/solve-captcha.ts";
import { createTestApp } from "../../../../tests/test-app.ts";
import { accountEndpoints as calls } from "../../../shared/account/account.contract.ts";
import { account, user } from "../account.table.ts";

// The failure of the database below is an error to the log.
const app = await createTestApp({ LOG_LEVEL: "silent" });
const password = "correct-horse-9!";

async function solvedRegistration(email: string, name = "Anna Weber", chosenPassword = password) {
  const body = { name, email, password: chosenPassword, recaptchaToken: await solveCaptcha(app) };
  return () => app.call(calls.register, { body });
}

const register = async (...registration: Parameters<typeof solvedRegistration>) =>
  (await solvedRegistration(...registration))();

const verify = (email: string, code: string) => app.call(calls.verifyEmail, { body: { email, code } });
const login = (email: string, chosenPassword = password) =>
  app.call(calls.login, { body: { email, password: chosenPassword } });

it("[LOGIN-12][VERIFY-03] leads from the registration over the mailed code to a session and out again", async () => {
  expect((await register("whole@example.org")).status).toBe(200);
  expect((await verify("whole@example.org", await codeMailedTo(app, "whole@example.org"))).status).toBe(200);

  const { reply, status } = await login("Whole@Example.org");
  expect({ status, name: reply.name, email: reply.email }).toEqual({
    status: 200,
    name: "Anna Weber",
    email: "whole@example.org",
  });

  const known = await app.call(calls.verifyToken, { body: { token: reply.token } });
  expect(known.reply).toEqual({ success: true, name: "Anna Weber", email: "whole@example.org" });

  await app.call(calls.logout, { token: reply.token });
  expect((await app.call(calls.verifyToken, { body: { token: reply.token } })).status).toBe(401);
});

it("answers a registration alike for a new address and for one that has an account", async () => {
  const { email } = await app.signUp();
  const fresh = await register("fresh@example.org");
  const taken = await register(email);
  expect(taken).toEqual(fresh);
  const [mail] = await mailsTo(app, email);
  expect(mail?.subject).toBe("You already have a Forthright account");
});

it("does not change a verified account by registering again", async () => {
  await register("kept@example.org");
  await verify("kept@example.org", await codeMailedTo(app, "kept@example.org"));
  await register("kept@example.org", "Somebody Else", "another-secret-1!");
  expect((await login("kept@example.org", "another-secret-1!")).status).toBe(401);
  expect((await login("kept@example.org")).reply.name).toBe("Anna Weber");
});

it("takes two registrations at once for one, though they meet at the user and again at the password", async () => {
  const twice = [await solvedRegistration("twice@example.org"), await solvedRegistration("twice@example.org")];
  const answers = await atOnce(app.database, user, twice, account);
  expect(answers.map(({ status }) => status)).toEqual([200, 200]);
  const verified: number[] = [];
  // The code that was stored last need not be the one that was mailed last.
  for (const code of await codesMailedTo(app, "twice@example.org"))
    verified.push((await verify("twice@example.org", code)).status);
  expect(verified).toContain(200);
  expect((await login("twice@example.org")).status).toBe(200);
});

it("hides no failure of the database behind a second try or a mail that is not sent", async () => {
  await app.database.execute(sql`create sequence tries`);
  await app.database.execute(sql`
    create function fail_first() returns trigger language plpgsql as
    $$ begin if nextval('tries') = 1 then raise exception 'The disk is full.'; end if; return new; end $$`);
  await app.database.execute(sql`
    create trigger fail_first before insert on "user" for each row execute function fail_first()`);
  expect((await register("unlucky@example.org")).status).toBe(500);
  expect((await register("unlucky@example.org")).status).toBe(200);

  await app.database.execute(sql`alter sequence tries restart`);
  // Of the attempts, a mail that is asked for has the shortest window.
  await app.database.execute(sql`
    create trigger fail_first before insert on attempt for each row
    when (new.window_ends_at < now() + interval '1 hour') execute function fail_first()`);
  expect((await login("unlucky@example.org")).status).toBe(500);
  expect((await login("unlucky@example.org")).status).toBe(409);

  // An attempt that cannot be counted is none that may go on.
  await app.database.execute(sql`alter sequence tries restart`);
  await app.database.execute(sql`drop trigger fail_first on attempt`);
  await app.database.execute(sql`
    create trigger fail_first before insert on attempt for each row execute function fail_first()`);
  expect((await login("unlucky@example.org")).status).toBe(500);
});

it("signs nobody in before the address is verified, and mails a new code", async () => {
  await register("early@example.org");
  const first = await codeMailedTo(app, "early@example.org");
  const { status, reply } = await login("early@example.org");
  expect({ status, error: reply.error }).toEqual({ status: 409, error: "email_not_verified" });
  const second = await codeMailedTo(app, "early@example.org");
  expect(second).not.toBe(first);
  expect((await verify("early@example.org", first)).status).toBe(400);
  expect((await verify("early@example.org", second)).status).toBe(200);
});

it("takes a code once, and none after five wrong attempts", async () => {
  await register("tries@example.org");
  const code = await codeMailedTo(app, "tries@example.org");
  for (let count = 0; count < 5; count += 1) {
    expect((await verify("tries@example.org", "000000")).status).toBe(400);
  }
  expect((await verify("tries@example.org", code)).status).toBe(400);

  await register("once@example.org");
  const used = await codeMailedTo(app, "once@example.org");
  expect((await verify("once@example.org", used)).status).toBe(200);
  expect((await verify("once@example.org", used)).status).toBe(400);
});

it("[VERIFY-02] takes a code in small letters and refuses what is no code", async () => {
  await register("small@example.org");
  const code = await codeMailedTo(app, "small@example.org");
  const refused = await verify("small@example.org", "12-456");
  expect(refused.reply.fields?.code).toBe("Please enter the 6-character verification code");
  expect((await verify("small@example.org", code.toLowerCase())).status).toBe(200);
});

it("[VERIFY-05] mails a new code when asked, five times in a quarter of an hour", async () => {
  await register("again@example.org");
  const resend = () => app.call(calls.resendCode, { body: { email: "again@example.org" } });
  for (let count = 0; count < 4; count += 1) expect((await resend()).status).toBe(200);
  expect((await resend()).status).toBe(429);
  expect((await login("again@example.org")).status, "without another code").toBe(409);
  expect((await verify("again@example.org", await codeMailedTo(app, "again@example.org"))).status).toBe(200);
});

it("[REG-06] refuses a registration without a solved captcha, and a solution used before", async () => {
  const body = { name: "Anna Weber", email: "robot@example.org", password };
  const missing = await app.call(calls.register, { body });
  expect(missing.reply.fields?.recaptchaToken).toBe("Please complete the CAPTCHA verification");
  const invented = await app.call(calls.register, { body: { ...body, recaptchaToken: "invented" } });
  expect(invented).toMatchObject({ status: 400, reply: { message: "Please complete the CAPTCHA verification" } });

  const recaptchaToken = await solveCaptcha(app);
  expect((await app.call(calls.register, { body: { ...body, recaptchaToken } })).status).toBe(200);
  expect((await app.call(calls.register, { body: { ...body, recaptchaToken } })).status).toBe(400);
});

it("[REG-04] refuses weak passwords on the server too", async () => {
  const { status, reply } = await register("weak@example.org", "Anna Weber", "short");
  expect(status).toBe(400);
  expect(reply.fields?.password).toBe("Password must be at least 8 characters long");
});
