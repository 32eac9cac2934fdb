import { sql } from "drizzle-orm";
import { describe, expect, it } from "vitest";
import { atOnce } from "../../../../tests/database/at-once.ts";
import { codeMailedTo, codesMailedTo, mailsTo } from "../../../../tests/fakes/read-mail.ts";
import { solveCaptcha } from "../../../../tests/fakes/solve-captcha.ts";
import { createTestApp } from "../../../../tests/test-app.ts";
import { accountEndpoints as calls } from "../../../shared/account/account.contract.ts";
import { user } from "../account.table.ts";
import { registrationTable } from "./registration.table.ts";

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

it("takes two registrations at once, and of their codes at once one opens the account", async () => {
  const twice = [await solvedRegistration("twice@example.org"), await solvedRegistration("twice@example.org")];
  const answers = await atOnce(app.database, registrationTable, twice);
  expect(answers.map(({ status }) => status)).toEqual([200, 200]);
  const codes = await codesMailedTo(app, "twice@example.org");
  const verifications = codes.map((code) => () => verify("twice@example.org", code));
  const verified = await atOnce(app.database, user, verifications);
  expect(verified.map(({ status }) => status).sort()).toEqual([200, 400]);
  expect((await login("twice@example.org")).status).toBe(200);
});

it("hides no failure of the database behind a second try or a mail that is not sent", async () => {
  await app.database.execute(sql`create sequence tries`);
  await app.database.execute(sql`
    create function fail_first() returns trigger language plpgsql as
    $$ begin if nextval('tries') = 1 then raise exception 'The disk is full.'; end if; return new; end $$`);
  await app.database.execute(sql`
    create trigger fail_first before insert on registration for each row execute function fail_first()`);
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

/** Registers as a browser does that keeps its cookies; answers what it sends from then on. */
async function registerInBrowser(email: string, chosenPassword: string) {
  const body = { name: "Anna Weber", email, password: chosenPassword, recaptchaToken: await solveCaptcha(app) };
  const response = await app.request({
    method: "POST",
    url: "/register",
    payload: body,
    headers: { "user-agent": chosenPassword },
  });
  expect(response.statusCode).toBe(200);
  const cookie = [response.headers["set-cookie"]].flat()[0]?.split(";")[0] ?? "";
  return { cookie, "user-agent": chosenPassword };
}

describe("an address that a stranger registers too", () => {
  const [annas, strangers] = ["annas.own-secret1!", "strangers.secret1!"];
  const verifyIn = (headers: Record<string, string>, email: string, code: string) =>
    app.call(calls.verifyEmail, { body: { email, code }, headers });

  it.each([
    ["before", "before.her@example.org"],
    ["after", "after.her@example.org"],
  ])("gets no other password than its owner's when the stranger comes %s her", async (when, email) => {
    if (when === "before") await registerInBrowser(email, strangers);
    const browser = await registerInBrowser(email, annas);
    const code = await codeMailedTo(app, email);
    if (when === "after") await registerInBrowser(email, strangers);
    expect((await verifyIn(browser, email, code)).status).toBe(200);
    expect((await login(email, strangers)).status).toBe(401);
    expect((await login(email, annas)).status).toBe(200);
  });

  it("does not take the stranger's code in her browser, and sends her own anew", async () => {
    const email = "mistaken@example.org";
    const browser = await registerInBrowser(email, annas);
    await registerInBrowser(email, strangers);
    expect((await verifyIn(browser, email, await codeMailedTo(app, email))).status).toBe(400);
    await app.call(calls.resendCode, { body: { email }, headers: browser });
    expect((await verifyIn(browser, email, await codeMailedTo(app, email))).status).toBe(200);
    expect((await login(email, annas)).status).toBe(200);
  });

  it("gets no password at all where nobody can tell whose the code's registration is", async () => {
    const email = "elsewhere@example.org";
    await registerInBrowser(email, annas);
    await registerInBrowser(email, strangers);
    const { status, reply } = await verify(email, await codeMailedTo(app, email));
    expect({ status, message: reply.message }).toMatchObject({
      status: 200,
      message: expect.stringContaining("new password"),
    });
    for (const secret of [annas, strangers]) expect((await login(email, secret)).status).toBe(401);
  });

  it("keeps its code whatever codes a stranger enters", async () => {
    const email = "burned@example.org";
    const browser = await registerInBrowser(email, annas);
    for (let count = 0; count < 6; count += 1) await verify(email, "000000");
    expect((await verifyIn(browser, email, await codeMailedTo(app, email))).status).toBe(200);
  });
});

it("takes the code of a registration on another device, with its password", async () => {
  await registerInBrowser("phone@example.org", "annas.own-secret1!");
  expect((await verify("phone@example.org", await codeMailedTo(app, "phone@example.org"))).status).toBe(200);
  expect((await login("phone@example.org", "annas.own-secret1!")).status).toBe(200);
});

it("mails a new code to who began the registration or solves a captcha, and nothing where none was begun", async () => {
  const email = "begun@example.org";
  const browser = await registerInBrowser(email, password);
  const resend = async (body: object, headers = {}) =>
    (await app.call(calls.resendCode, { body: { email, ...body }, headers })).status;
  expect(await resend({}, browser)).toBe(200);
  expect(await resend({}), "from elsewhere").toBe(400);
  expect(await resend({ recaptchaToken: "invented" })).toBe(400);
  expect(await resend({ recaptchaToken: await solveCaptcha(app) })).toBe(200);
  expect(await mailsTo(app, email)).toHaveLength(3);

  const { email: known } = await app.signUp();
  for (const to of [known, "nobody.began@example.org"]) {
    expect(await resend({ email: to, recaptchaToken: await solveCaptcha(app) })).toBe(200);
    expect(await mailsTo(app, to)).toEqual([]);
  }
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
