import { scryptSync } from "node:crypto";
import { eq } from "drizzle-orm";
import { expect, it } from "vitest";
import { codeMailedTo, mailsTo } from "../../../../tests/fakes/read-mail.ts";
import { solveCaptcha } from "../../../../tests/fakes/solve-captcha.ts";
import { createTestApp } from "../../../../tests/test-app.ts";
import { accountEndpoints as calls } from "../../../shared/account/account.contract.ts";
import { account } from "../account.table.ts";

const app = await createTestApp();
/** Where it matters what hashes the password. */
const hashing = await createTestApp({}, "real");
let people = 0;

async function register(password: string, at = app) {
  people += 1;
  const body = { name: "Anna Weber", email: `chooser${people}@example.org`, password };
  const { status, reply } = await at.call(calls.register, {
    body: { ...body, recaptchaToken: await solveCaptcha(at) },
  });
  return { status, reply, email: body.email };
}

async function registerAndVerify(password: string): Promise<string> {
  const { email, status } = await register(password, hashing);
  expect(status).toBe(200);
  await hashing.call(calls.verifyEmail, { body: { email, code: await codeMailedTo(hashing, email) } });
  return email;
}

const login = async (email: string, password: string) =>
  (await hashing.call(calls.login, { body: { email, password } })).status;

it("[REG-04] takes 128 characters of any script and cuts none of them off", async () => {
  const password = `${"пароль密碼🙂é".repeat(12)}${"x".repeat(6)}1!`;
  expect([...password]).toHaveLength(128);
  const email = await registerAndVerify(password);
  expect(await login(email, password)).toBe(200);
  expect(await login(email, `${password.slice(0, -1)}?`)).toBe(401);
  expect(await login(email, password.slice(0, -1))).toBe(401);
});

it("takes a password however the keyboard composes its characters", async () => {
  const email = await registerAndVerify("Sömmerabend9!");
  expect(await login(email, "Sömmerabend9!".normalize("NFD"))).toBe(200);
});

it("says so when a password is longer than it takes", async () => {
  const { status, reply } = await register(`${"a".repeat(199)}1!`);
  expect({ status, field: reply.fields?.password }).toEqual({
    status: 400,
    field: "Password must be at most 200 characters long",
  });
});

it.each(["Password1!", "p@ssw0rd", "P@SSW0RD", "1qaz!2wsx", "Trustno1!", "ｐａｓｓｗｏｒｄ１!"])(
  "refuses %s, one of the most common or one with a symbol added",
  async (password) => {
    const { status, reply } = await register(password);
    expect(status).toBe(400);
    expect(reply.fields?.password).toContain("one of the most common passwords");
  },
);

it("[RESET-08][RESET-09] refuses a common password in a reset without using up the key, then mails a notification", async () => {
  const { email, token } = await app.signUp();
  await app.call(calls.forgotPassword, { body: { email, recaptchaToken: await solveCaptcha(app) } });
  const code = await codeMailedTo(app, email);
  const redeemed = await app.call(calls.verifyResetCode, {
    body: { email, code, recaptchaToken: await solveCaptcha(app) },
  });
  const change = async (new_password: string) => {
    const { password_reset_key } = redeemed.reply;
    const recaptchaToken = await solveCaptcha(app);
    return app.call(calls.changePassword, { body: { email, new_password, password_reset_key, recaptchaToken } });
  };
  expect((await change("Password1!")).reply.fields?.new_password).toContain("one of the most common passwords");
  expect((await change("Winter!morning7")).status).toBe(200);
  expect((await app.call(calls.verifyToken, { body: { token } })).status).toBe(401);
  expect((await mailsTo(app, email))[0]?.subject).toBe("Your Forthright password was changed");
});

it("keeps a password as salted scrypt of the strength that production has", async () => {
  const { userId } = await hashing.signUpWithPassword("Winter!morning7");
  const [stored] = await hashing.database.select().from(account).where(eq(account.userId, userId));
  const [salt = "", key] = stored?.password?.split(":") ?? [];
  const scrypt = { N: 16_384, r: 16, p: 1, maxmem: 64 * 1024 * 1024 };
  expect(salt).toMatch(/^[0-9a-f]{32}$/);
  expect(key).toBe(scryptSync("Winter!morning7", salt, 64, scrypt).toString("hex"));
});
