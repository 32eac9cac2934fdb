import { eq } from "drizzle-orm";
import { expect, it } from "vitest";
import { createTestApp } from "../../../../tests/test-app.ts";
import { profileEndpoints } from "../../../shared/profile/profile.contract.ts";
import { session, user } from "../account.table.ts";

const app = await createTestApp();

it("signs nobody in with what stands in the table of sessions", async () => {
  const { userId, token } = await app.signUp();
  const [row] = await app.database.select().from(session).where(eq(session.userId, userId));
  expect(row?.token).toBeTruthy();
  expect(row?.token).not.toBe(token);
  expect((await app.call(profileEndpoints.testAuth, { token })).status).toBe(200);
  expect((await app.call(profileEndpoints.testAuth, { token: String(row?.token) })).status).toBe(401);
});

it.each([
  ["was ended", (userId: string) => app.database.delete(session).where(eq(session.userId, userId))],
  [
    "has expired",
    (userId: string) =>
      app.database
        .update(session)
        .set({ expiresAt: new Date(Date.now() - 1) })
        .where(eq(session.userId, userId)),
  ],
  ["belongs to somebody who is gone", (userId: string) => app.database.delete(user).where(eq(user.id, userId))],
])("refuses a session at the next call that %s", async (_what, end) => {
  const { userId, token } = await app.signUp();
  const bystander = await app.signUp();
  expect((await app.call(profileEndpoints.testAuth, { token })).status).toBe(200);
  await end(userId);
  expect((await app.call(profileEndpoints.testAuth, { token })).status).toBe(401);
  expect((await app.call(profileEndpoints.testAuth, { token: bystander.token })).status).toBe(200);
});

it("ends a session 90 days after its sign-in, however much it is used", async () => {
  const { userId, token } = await app.signUp();
  const days = (count: number) => new Date(Date.now() + count * 86_400_000);
  const own = eq(session.userId, userId);
  const begin = (createdAt: Date) =>
    app.database
      .update(session)
      .set({ createdAt, updatedAt: days(-1), expiresAt: days(29) })
      .where(own);
  await begin(days(-80));
  expect((await app.call(profileEndpoints.testAuth, { token })).status).toBe(200);
  const [row] = await app.database.select().from(session).where(own);
  expect(row?.expiresAt.getTime()).toBeCloseTo(days(10).getTime(), -5);
  await begin(days(-90));
  expect((await app.call(profileEndpoints.testAuth, { token })).status).toBe(401);
});
