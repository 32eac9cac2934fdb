import { eq, sql } from "drizzle-orm";
import { expect, it } from "vitest";
import { codeMailedTo, mailsTo } from "../../../../tests/fakes/read-mail.ts";
import { createTestApp } from "../../../../tests/test-app.ts";
import { accountEndpoints } from "../../../shared/account/account.contract.ts";
import { accountSettingsEndpoints as calls } from "../../../shared/account/account-settings.contract.ts";
import { session } from "../account.table.ts";

const app = await createTestApp();
const password = "Winter!morning7";

const login = async (email: string, secret = password, userAgent = "test") => {
  const headers = { "user-agent": userAgent };
  return app.call(accountEndpoints.login, { body: { email, password: secret }, headers });
};
const isAlive = async (token: string) => (await app.call(calls.overview, { token })).status === 200;

it("shows name, address and sessions, the current one marked and first", async () => {
  const anna = await app.signUpWithPassword(password);
  const firefox = "Mozilla/5.0 (Windows NT 10.0; Win64; x64; rv:130.0) Gecko/20100101 Firefox/130.0";
  const over = sql`id = (select id from session order by created_at desc limit 1)`;
  await login(anna.email);
  await app.database
    .update(session)
    .set({ expiresAt: new Date(0) })
    .where(over);
  const { reply } = await login(anna.email, password, firefox);
  const overview = await app.call(calls.overview, { token: reply.token });
  expect(overview.reply).toMatchObject({ name: anna.name, email: anna.email, has_password: true, pending_email: null });
  expect(overview.reply.sessions.map(({ device, is_current }) => ({ device, is_current }))).toEqual([
    { device: "Firefox on Windows", is_current: true },
    { device: "Unknown device", is_current: false },
  ]);
  expect(JSON.stringify(overview.reply)).not.toContain(reply.token);
});

it("ends one session, all others, or the own one; never somebody else's", async () => {
  const [anna, ben] = [await app.signUpWithPassword(password), await app.signUpWithPassword(password, "Ben")];
  const second = (await login(anna.email)).reply.token;
  const third = (await login(anna.email)).reply.token;
  const { sessions } = (await app.call(calls.overview, { token: second })).reply;
  const session_id = sessions.find(({ is_current }) => is_current)?.id ?? "";
  expect((await app.call(calls.endSession, { token: ben.token, body: { session_id } })).status).toBe(404);
  expect(await isAlive(second)).toBe(true);
  expect((await app.call(calls.endSession, { token: anna.token, body: { session_id } })).status).toBe(200);
  expect(await isAlive(second)).toBe(false);

  await app.call(calls.endOtherSessions, { token: third });
  expect([await isAlive(anna.token), await isAlive(third), await isAlive(ben.token)]).toEqual([false, true, true]);
});

it("changes the name", async () => {
  const [anna, ben] = [await app.signUpWithPassword(password), await app.signUp("Ben")];
  const { reply } = await app.call(calls.changeName, { token: anna.token, body: { name: "  Anna Weber-Lang " } });
  expect(reply.name).toBe("Anna Weber-Lang");
  expect((await app.call(calls.overview, { token: anna.token })).reply.name).toBe("Anna Weber-Lang");
  expect((await app.call(calls.changeName, { token: anna.token, body: { name: " " } })).reply.fields?.name).toBe(
    "Please enter your full name",
  );
  expect((await app.call(calls.overview, { token: ben.token })).reply.name).toBe("Ben");
});

it("changes the address when the code mailed to the new one is entered, and tells the old one", async () => {
  const anna = await app.signUpWithPassword(password);
  const email = "anna.new@example.org";
  const begin = (current_password?: string) =>
    app.call(calls.changeEmail, { token: anna.token, body: { email, current_password } });
  expect((await begin()).reply.fields?.current_password).toBe("Please enter your current password");
  expect(await begin("wrong-password")).toMatchObject({ status: 400, reply: { error: "wrong_password" } });
  expect((await begin(password)).status).toBe(200);
  expect((await app.call(calls.overview, { token: anna.token })).reply).toMatchObject({
    email: anna.email,
    pending_email: email,
  });

  const verify = (code: string) => app.call(calls.verifyNewEmail, { token: anna.token, body: { code } });
  expect((await verify("000000")).reply.message).toBe("That code is wrong. Please check it: you have 4 tries left.");
  expect((await verify(await codeMailedTo(app, email))).reply).toEqual({ success: true, email });
  expect((await login(email)).status).toBe(200);
  expect((await login(anna.email)).status).toBe(401);
  const [notice] = await mailsTo(app, anna.email);
  expect(notice?.text).toContain(email);
});

it("gives nobody an address that has an account, and does not tell that it has one", async () => {
  const [anna, ben] = [await app.signUpWithPassword(password), await app.signUpWithPassword(password, "Ben")];
  const ask = (email: string) =>
    app.call(calls.changeEmail, { token: anna.token, body: { email, current_password: password } });
  expect(await ask(ben.email)).toEqual(await ask("nobody.has@example.org"));
  expect((await ask(ben.email)).status).toBe(200);
  expect((await mailsTo(app, ben.email))[0]?.subject).toBe("You already have a Forthright account");
  expect((await app.call(calls.verifyNewEmail, { token: anna.token, body: { code: "AAAAAA" } })).status).toBe(400);
});

it("gives an address that two people are about to take to the first one who proves it", async () => {
  const email = "wanted.by.two@example.org";
  const people = [await app.signUpWithPassword(password), await app.signUpWithPassword(password, "Ben")];
  const answers: unknown[] = [];
  const codes = new Map<string, string>();
  for (const { token } of people) {
    await app.call(calls.changeEmail, { token, body: { email, current_password: password } });
    codes.set(token, await codeMailedTo(app, email));
  }
  for (const [token, code] of codes) {
    const { status, reply } = await app.call(calls.verifyNewEmail, { token, body: { code } });
    answers.push([status, reply.error]);
  }
  expect(answers).toEqual([
    [200, undefined],
    [409, "email_taken"],
  ]);
});

it("changes the password, ends all other sessions and mails a notification", async () => {
  const anna = await app.signUpWithPassword(password);
  const { token } = (await login(anna.email)).reply;
  const change = (current_password: string, new_password: string) =>
    app.call(calls.changePassword, { token, body: { current_password, new_password } });
  expect((await change("wrong-password", "Summer!evening8")).reply.fields?.current_password).toBe(
    "This is not your current password",
  );
  expect((await change(password, "Password1!")).reply.fields?.new_password).toContain("most common passwords");
  expect((await change(password, "Summer!evening8")).status).toBe(200);
  expect([await isAlive(anna.token), await isAlive(token)]).toEqual([false, true]);
  expect((await login(anna.email, "Summer!evening8")).status).toBe(200);
  expect((await mailsTo(app, anna.email))[0]?.subject).toBe("Your Forthright password was changed");
});

const proven = {
  changePassword: calls.changePassword,
  changeEmail: calls.changeEmail,
  deleteAccount: calls.deleteAccount,
};

it.each(Object.entries(proven))("%s changes nothing without the current password", async (what, endpoint) => {
  const anna = await app.signUpWithPassword(password);
  const second = (await login(anna.email)).reply.token;
  const wanted = { email: `${what.toLowerCase()}@example.org`, new_password: "Summer!evening8" };
  for (const current_password of ["wrong-password", "", undefined]) {
    const body = { ...wanted, current_password };
    expect(await app.call(endpoint, { token: anna.token, body })).toMatchObject({
      status: 400,
      reply: { fields: { current_password: expect.any(String) } },
    });
  }
  const { reply } = await app.call(calls.overview, { token: second });
  expect(reply).toMatchObject({ email: anna.email, pending_email: null, sessions: [{}, {}] });
  expect([...(await mailsTo(app, anna.email)), ...(await mailsTo(app, wanted.email))]).toEqual([]);
  expect((await login(anna.email, wanted.new_password)).status).toBe(401);
  expect((await login(anna.email)).status).toBe(200);
});

it("lets somebody without a password set one", async () => {
  const lin = await app.signUp("Lin");
  expect((await app.call(calls.overview, { token: lin.token })).reply.has_password).toBe(false);
  const body = { new_password: password };
  expect((await app.call(calls.changePassword, { token: lin.token, body })).status).toBe(200);
  expect((await login(lin.email)).status).toBe(200);
});

it.each(Object.entries(proven))(
  "%s asks somebody without a password to sign in again first",
  async (what, endpoint) => {
    const lin = await app.signUp("Lin");
    const wanted = { email: `fresh.${what.toLowerCase()}@example.org`, new_password: "Summer!evening8" };
    await app.call(calls.sendDeletionCode, { token: lin.token });
    const code = await codeMailedTo(app, lin.email);
    const attempt = () => app.call(endpoint, { token: lin.token, body: { ...wanted, code } });
    const beganAgo = (minutes: number) =>
      app.database
        .update(session)
        .set({ createdAt: new Date(Date.now() - minutes * 60_000) })
        .where(eq(session.userId, lin.userId));
    await beganAgo(11);
    expect(await attempt()).toMatchObject({ status: 400, reply: { error: "fresh_sign_in_needed" } });
    await beganAgo(9);
    expect((await attempt()).status).toBe(200);
  },
);

it("asks whoever attempts current passwords to wait, by words and by Retry-After", async () => {
  const anna = await app.signUpWithPassword(password);
  const body = { current_password: "guess", new_password: "Summer!evening8" };
  const attempt = () =>
    app.request({
      method: "POST",
      url: calls.changePassword.path,
      headers: { authorization: anna.token },
      payload: body,
    });
  for (let count = 0; count < 5; count += 1) expect((await attempt()).statusCode).toBe(400);
  const refused = await attempt();
  expect(refused.statusCode).toBe(429);
  expect(Number(refused.headers["retry-after"])).toBeGreaterThan(0);
  expect(refused.json().message).toMatch(/Please wait \d+ seconds? and try again\./);
  expect(await isAlive(anna.token)).toBe(true);
});
