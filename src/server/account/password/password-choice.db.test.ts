import { randomUUID, scryptSync } from "node:crypto";
import { hashPassword } from "better-auth/crypto";
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

async function register(password: string) {
  people += 1;
  const body = { name: "Anna Weber", email: `chooser${people}@example.org`, password };
  const { status, reply } = await app.call(calls.register, {
    body: { ...body, recaptchaToken: await solveCaptcha(app) },
  });
  return { status, reply, email: body.email };
}

async function registerAndVerify(password: string): Promise<string> {
  const { email, status } = await register(password);
  expect(status).toBe(200);
  await app.call(calls.verifyEmail, { body: { email, code: await codeMailedTo(app, email) } });
  return email;
}

const login = async (email: string, password: string, at = app) =>
  (await at.call(calls.login, { body: { email, password } })).status;

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

it.each(["Password1!", "p@ssw0rd", "P@SSW0RD", "1qaz!2wsx", "Trustno1!", "87654321vv!", "ｐａｓｓｗｏｒｄ１!"])(
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
  const [scheme, N, r, p, salt = "", key] = stored?.password?.split("$") ?? [];
  expect([scheme, N, r, p]).toEqual(["scrypt", "32768", "8", "3"]);
  const scrypt = { N: 32_768, r: 8, p: 3, maxmem: 64 * 1024 * 1024 };
  expect(salt).toMatch(/^[0-9a-f]{32}$/);
  expect(key).toBe(scryptSync("Winter!morning7", salt, 64, scrypt).toString("hex"));
});

it("makes an older hash anew at the next sign-in, and only with the right password", async () => {
  const { userId, email } = await hashing.signUp();
  const row = { id: randomUUID(), userId, providerId: "credential", accountId: userId };
  await hashing.database.insert(account).values({ ...row, password: await hashPassword("Winter!morning7") });
  const stored = async () =>
    (await hashing.database.select().from(account).where(eq(account.userId, userId)))[0]?.password ?? "";
  const older = await stored();
  expect(await login(email, "Winter!morning8", hashing)).toBe(401);
  expect(await stored()).toBe(older);
  expect(await login(email, "Winter!morning7", hashing)).toBe(200);
  const renewed = await stored();
  expect(renewed).toMatch(/^scrypt\$32768\$8\$3\$/);
  expect(await login(email, "Winter!morning7", hashing)).toBe(200);
  expect(await stored()).toBe(renewed);
});

it.each([
  "Forthright1!",
  "F0rthr!ght2026",
  "Weber1990!",
  "anna.Weber!1",
  "W3ber!Anna",
  "Forthright!password1",
  "Anna!Weber!99",
])("refuses %s, which is little more than a name", async (password) => {
  const { status, reply } = await register(password);
  expect(status).toBe(400);
  expect(reply.fields?.password).toContain("little more than a name");
});

it.each(["P@ssw0rd1", "P@$$w0rd!23", "Dr@gon12!"])("refuses %s, a common one in disguise", async (password) => {
  expect((await register(password)).reply.fields?.password).toContain("one of the most common passwords");
});

it.each(["weber goes fishing at 9!", "Winter!morning7", "7k!93-28461-annaa"])("takes %s", async (password) => {
  expect((await register(password)).status).toBe(200);
});
