import { sql } from "drizzle-orm";
import { expect, it } from "vitest";
import { codeMailedTo } from "../../../../tests/fakes/read-mail.ts";
import { solveCaptcha } from "../../../../tests/fakes/solve-captcha.ts";
import { createTestApp } from "../../../../tests/test-app.ts";
import { accountEndpoints as calls } from "../../../shared/account/account.contract.ts";
import { accountSettingsEndpoints as settings } from "../../../shared/account/account-settings.contract.ts";
import { createAttemptStore } from "./attempt.store.ts";
import { attempt } from "./attempt.table.ts";
import { createAttemptLimitService } from "./attempt-limit.service.ts";

const app = await createTestApp();
const limit = createAttemptLimitService(createAttemptStore(app.database, app.config.secret));
const password = "Winter!morning7";

const from = (remoteAddress: string) => ({
  /** As a failed login, without the work that comparing a password takes by design. */
  attempted: (email: string) => limit.begin("login", email, remoteAddress),
  succeeded: (email: string) => limit.succeed("login", email, remoteAddress),

  async login(email: string, secret: string) {
    const payload = { email, password: secret };
    const answer = await app.request({ method: "POST", url: calls.login.path, payload, remoteAddress });
    return { status: answer.statusCode, retryAfter: Number(answer.headers["retry-after"]), reply: answer.json() };
  },
});

/** Lets the time pass that waits take. */
const passTime = (seconds: number) =>
  app.database.update(attempt).set({ blockedUntil: sql`${attempt.blockedUntil} - make_interval(secs => ${seconds})` });

/** As it was when it began: both moments were reckoned from that one. */
async function longestWait(): Promise<number> {
  const { rows } = await app.database.execute<{ wait: number }>(sql`
    select max(extract(epoch from blocked_until - window_ends_at + interval '2 hours'))::int as wait from attempt`);
  return rows[0]?.wait ?? 0;
}

it("lets the waits grow from five seconds to a quarter of an hour and no further", async () => {
  const { email } = await app.signUpWithPassword(password);
  const { attempted, login } = from("192.0.2.1");
  const attempt = () => login(email, "guess-1!");
  for (let count = 0; count < 5; count += 1) expect((await attempt()).status).toBe(401);
  const waits: number[] = [];
  for (let round = 0; round < 10; round += 1) {
    const { status, retryAfter, reply } = await attempt();
    expect(status).toBe(429);
    if (round === 0)
      expect(reply.message).toMatch(/^Too many failed logins\. .* Please wait [1-5] seconds? and try again\.$/);
    expect(retryAfter).toBeGreaterThan(0);
    waits.push(await longestWait());
    await passTime(waits.at(-1) ?? 0);
    await attempted(email);
  }
  expect(waits).toEqual([5, 10, 20, 40, 80, 160, 320, 640, 900, 900]);
  await passTime(900);
  expect((await from("192.0.2.1").login(email, password)).status).toBe(200);
});

it("counts attempts for addresses without an account alike", async () => {
  for (let count = 0; count < 5; count += 1) {
    expect((await from("192.0.2.2").login("nobody@example.org", "guess-1!")).status).toBe(401);
  }
  expect((await from("192.0.2.2").login("nobody@example.org", "guess-1!")).status).toBe(429);
});

it("lets no attempt slip past by coming at the same time as others", async () => {
  const { email } = await app.signUpWithPassword(password);
  const answers = await Promise.all(Array.from({ length: 20 }, () => from("192.0.2.3").login(email, "guess-1!")));
  expect(answers.filter(({ status }) => status === 401)).toHaveLength(5);
});

it("slows down one address that attempts many accounts", async () => {
  const { attempted, login } = from("192.0.2.4");
  for (let count = 0; count < 49; count += 1) await attempted(`somebody${count}@example.org`);
  expect((await login("somebody49@example.org", "guess-1!")).status).toBe(401);
  expect((await login("somebody50@example.org", "guess-1!")).status).toBe(429);
});

it("takes the addresses of one IPv6 network for one", async () => {
  for (let count = 0; count < 49; count += 1) await from(`2001:db8:1:2::${count}`).attempted(`six${count}@example.org`);
  expect((await from("2001:db8:1:2:ffff::1").login("six49@example.org", "guess-1!")).status).toBe(401);
  expect((await from("2001:db8:1:2:ffff::2").login("six50@example.org", "guess-1!")).status).toBe(429);
  expect((await from("2001:db8:1:3::1").login("six51@example.org", "guess-1!")).status).toBe(401);
});

it("slows down attempts from many addresses at one account, but not its owner at a known one", async () => {
  const { email } = await app.signUpWithPassword(password);
  expect((await from("198.51.100.1").login(email, password)).status).toBe(200);
  for (let count = 0; count < 20; count += 1) await from(`203.0.113.${count}`).attempted(email);

  const stranger = await from("203.0.113.99").login(email, "guess-1!");
  expect(stranger.status).toBe(429);
  expect(stranger.retryAfter).toBeLessThanOrEqual(300);
  expect((await from("198.51.100.1").login(email, password)).status).toBe(200);
});

it("knows an address for three months from the last sign-in there", async () => {
  const { email } = await app.signUpWithPassword(password);
  const { login } = from("198.51.100.2");
  await login(email, password);
  await app.database.update(attempt).set({ windowEndsAt: sql`now() + interval '1 hour'` });
  await login(email, password);
  const { rows } = await app.database.execute<{ days: number }>(sql`
    select max(extract(epoch from window_ends_at - now())) / 86400 as days from attempt
    where window_ends_at < now() + interval '300 days'`);
  expect(Number(rows[0]?.days)).toBeCloseTo(90, 0);
});

it("lets the owner in from a new address by a reset, whatever strangers do", async () => {
  const { email } = await app.signUpWithPassword(password);
  for (let count = 0; count < 20; count += 1) await from(`203.0.113.${count}`).attempted(email);
  expect((await from("127.0.0.1").login(email, password)).status).toBe(429);

  const solved = async () => ({ recaptchaToken: await solveCaptcha(app) });
  await app.call(calls.forgotPassword, { body: { email, ...(await solved()) } });
  const code = await codeMailedTo(app, email);
  const { reply } = await app.call(calls.verifyResetCode, { body: { email, code, ...(await solved()) } });
  const { password_reset_key } = reply;
  const next = "Summer!evening8";
  await app.call(calls.changePassword, {
    body: { email, new_password: next, password_reset_key, ...(await solved()) },
  });
  expect((await from("127.0.0.1").login(email, next)).status).toBe(200);
});

it("knows the address where somebody has proven theirs, at the registration and when they change it", async () => {
  const registration = { name: "Anna Weber", email: "proven@example.org", password };
  await app.call(calls.register, { body: { ...registration, recaptchaToken: await solveCaptcha(app) } });
  const prove = async (email: string) => ({ email, code: await codeMailedTo(app, email) });
  await app.call(calls.verifyEmail, { body: await prove(registration.email) });
  for (let count = 0; count < 20; count += 1) await from(`203.0.113.${count}`).attempted(registration.email);
  const { status, reply } = await from("127.0.0.1").login(registration.email, password);
  expect(status).toBe(200);

  const { token } = reply;
  const email = "proven.anew@example.org";
  await app.call(settings.changeEmail, { token, body: { email, current_password: password } });
  await app.call(settings.verifyNewEmail, { token, body: await prove(email) });
  for (let count = 0; count < 20; count += 1) await from(`203.0.113.${count}`).attempted(email);
  expect((await from("127.0.0.1").login(email, password)).status).toBe(200);
});

it("counts no one who is right as somebody who attempts many accounts", async () => {
  const { attempted, succeeded } = from("192.0.2.5");
  for (let count = 0; count < 60; count += 1) {
    await attempted(`right${count}@example.org`);
    await succeeded(`right${count}@example.org`);
  }
});

it.each([
  ["a registration", calls.verifyEmail, 10],
  ["a reset", calls.verifyResetCode, 10],
  ["a new address", settings.verifyNewEmail, 5],
  ["a deletion", settings.deleteAccount, 5],
])("asks who attempts the code of %s to wait", async (what, endpoint, free) => {
  const { email, token } = await app.signUp();
  const address = `${what.replaceAll(" ", ".")}@example.org`;
  await app.call(settings.changeEmail, { token, body: { email: address } });
  const submitCode = async () => {
    const body = { email, code: "AAAAAA", recaptchaToken: await solveCaptcha(app) };
    return (await app.call(endpoint, { token, body })).status;
  };
  for (let count = 0; count < free; count += 1) expect(await submitCode()).toBe(400);
  expect(await submitCode()).toBe(429);
});

it("says what to do when a code is wrong, tried too often, or expired", async () => {
  const { email } = await app.signUp();
  const attemptCode = async (code: string) => {
    const body = { email, code, recaptchaToken: await solveCaptcha(app) };
    return (await app.call(calls.verifyResetCode, { body })).reply.message;
  };
  await app.call(calls.forgotPassword, { body: { email, recaptchaToken: await solveCaptcha(app) } });
  const code = await codeMailedTo(app, email);
  const left = ["4 tries", "3 tries", "2 tries", "one try"];
  for (const remaining of left) {
    expect(await attemptCode("000000")).toBe(`That code is wrong. Please check it: you have ${remaining} left.`);
  }
  expect(await attemptCode("000000")).toBe(
    "That code was wrong five times and no longer works. Please request a new code.",
  );
  expect(await attemptCode(code)).toBe("This code has expired or was used already. Please request a new code.");

  await app.call(calls.forgotPassword, { body: { email, recaptchaToken: await solveCaptcha(app) } });
  const expired = await codeMailedTo(app, email);
  await app.database.execute(sql`update verification set expires_at = now() - interval '1 second'`);
  expect(await attemptCode(expired)).toBe("This code has expired or was used already. Please request a new code.");
});

it("keeps no address in the table of attempts", async () => {
  const rows = JSON.stringify(await app.database.select().from(attempt));
  expect(rows).not.toContain("example.org");
  expect(rows).not.toContain("203.0.113");
});

it("counts the mails to one mailbox together, however its address is written", async () => {
  const spellings = ["ann@bücher.example", "ann+1@bücher.example", "ann@xn--bcher-kva.example", "ａnn@bücher.example"];
  const statuses: number[] = [];
  for (const email of [...spellings, "ann+2@bücher.example", "ann+3@bücher.example"]) {
    const body = { email, recaptchaToken: await solveCaptcha(app) };
    statuses.push((await app.call(calls.forgotPassword, { body })).status);
  }
  expect(statuses).toEqual([200, 200, 200, 200, 200, 429]);
});

it("lets attempts and successes of one person at the same time go on", async () => {
  const store = createAttemptStore(app.database, "a secret");
  const rule = { free: 1_000_000, firstWait: 1, maxWait: 1 };
  const names = Array.from({ length: 8 }, (_, index) => ({ name: `key ${index}`, rule }));
  const round = () => Promise.all([store.begin(names), store.clear(names), store.begin(names), store.clear(names)]);
  for (let count = 0; count < 25; count += 1) await round();
});
