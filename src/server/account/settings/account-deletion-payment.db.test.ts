import { expect, it } from "vitest";
import { codeMailedTo } from "../../../../tests/fakes/read-mail.ts";
import { createTestApp } from "../../../../tests/test-app.ts";
import { accountSettingsEndpoints as calls } from "../../../shared/account/account-settings.contract.ts";
import { subscriptionTable } from "../../subscription/subscription.table.ts";

/** Its payment provider cannot be reached: the stand-in answers only where the server listens. */
const app = await createTestApp({ LOG_LEVEL: "silent" });

it("keeps an account whose subscription cannot be ended now, so that nobody who left is charged", async () => {
  const { userId, token, email } = await app.signUp();
  const at = new Date();
  await app.database.insert(subscriptionTable).values({
    licenseId: "licence-1",
    userId,
    subscriptionId: "subscription-1",
    packageName: "Pro",
    paymentProcessor: "Test checkout",
    startedAt: at,
    expiresAt: new Date(at.getTime() + 86_400_000),
    stateAt: at,
    isRevoked: false,
  });
  await app.call(calls.sendDeletionCode, { token });
  const body = { code: await codeMailedTo(app, email) };
  const { status, reply } = await app.call(calls.deleteAccount, { token, body });
  expect({ status, message: reply.message }).toEqual({
    status: 502,
    message: "The payment provider does not answer. Please try again later.",
  });
  expect((await app.call(calls.overview, { token })).status).toBe(200);
});
