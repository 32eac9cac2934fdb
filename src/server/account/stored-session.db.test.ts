import { eq } from "drizzle-orm";
import { expect, it } from "vitest";
import { createTestApp } from "../../../tests/test-app.ts";
import { profileEndpoints } from "../../shared/profile/profile.contract.ts";
import { session } from "./account.table.ts";

const app = await createTestApp();

it("signs nobody in with what stands in the table of sessions", async () => {
  const { userId, token } = await app.signUp();
  const [row] = await app.database.select().from(session).where(eq(session.userId, userId));
  expect(row?.token).toBeTruthy();
  expect(row?.token).not.toBe(token);
  expect((await app.call(profileEndpoints.testAuth, { token })).status).toBe(200);
  expect((await app.call(profileEndpoints.testAuth, { token: String(row?.token) })).status).toBe(401);
});
