import { expect, it } from "vitest";
import { createTestApp } from "../../../../tests/test-app.ts";
import { accountEndpoints as calls } from "../../../shared/account/account.contract.ts";
import { profileEndpoints } from "../../../shared/profile/profile.contract.ts";
import { session } from "../account.table.ts";

const app = await createTestApp();
const login = (email: string, password: string) => app.call(calls.login, { body: { email, password } });

it("[LOGIN-08] answers an unknown address and a wrong password alike", async () => {
  const { email } = await app.signUp();
  const wrong = await login(email, "wrong-password-1");
  expect(wrong).toEqual({
    status: 401,
    reply: {
      success: false,
      error: "invalid_credentials",
      message: "Invalid email or password. Please check your credentials.",
    },
  });
  expect(await login("nobody@example.org", "wrong-password-1")).toEqual(wrong);
});

it("[SESSION-03] takes the token raw and with the Bearer prefix", async () => {
  const { token } = await app.signUp();
  for (const authorization of [token, `Bearer ${token}`, `bearer ${token}`]) {
    const { status } = await app.call(profileEndpoints.testAuth, { headers: { authorization } });
    expect(status).toBe(200);
  }
  const { status } = await app.call(profileEndpoints.testAuth, { headers: { authorization: `${token}x` } });
  expect(status).toBe(401);
});

it("keeps no token in the database that somebody could sign in with", async () => {
  const { token } = await app.signUp();
  const rows = await app.database.select().from(session);
  expect(rows.length).toBeGreaterThan(0);
  expect(JSON.stringify(rows)).not.toContain(token);
  for (const row of rows) {
    expect((await app.call(profileEndpoints.testAuth, { token: row.token })).status).toBe(401);
  }
});

it("prolongs a session that is in use, and ends one that is not", async () => {
  const { token } = await app.signUp();
  const inAnHour = new Date(Date.now() + 3_600_000);
  await app.database.update(session).set({ expiresAt: inAnHour });
  expect((await app.call(profileEndpoints.testAuth, { token })).status).toBe(200);
  const rows = await app.database.select().from(session);
  expect(rows.some((row) => row.expiresAt > inAnHour)).toBe(true);

  await app.database.update(session).set({ expiresAt: new Date(Date.now() - 1000) });
  expect((await app.call(profileEndpoints.testAuth, { token })).status).toBe(401);
});
