import { beforeAll, expect, it } from "vitest";
import { buyPro } from "../../../../tests/factories/bought-pro.ts";
import { createTestApp } from "../../../../tests/test-app.ts";
import { subscriptionEndpoints } from "../../../shared/subscription/subscription.contract.ts";

const app = await createTestApp();
let origin = "";
beforeAll(async () => {
  origin = await app.server.app.listen({ host: "127.0.0.1", port: 0 });
});

const details = async (token: string) => (await app.call(subscriptionEndpoints.details, { token })).reply;
const simulate = (id: string, event: string, headers: Record<string, string> = {}) =>
  app.request({
    method: "POST",
    url: `/dev/payments/${id}/${event}`,
    headers: { "content-type": "text/plain", ...headers },
    payload: "",
  });

async function buyer() {
  const person = await app.signUp();
  await buyPro(origin, person.token);
  const [bought] = (await details(person.token)).subscription_details;
  return { ...person, id: bought?.subscription_id ?? "", paidUntil: bought?.expiration_date ?? "" };
}

it("shows who bought what, with a button for each event", async () => {
  const { email, id } = await buyer();
  const page = (await app.request({ url: "/dev/payments" })).body;
  expect(page).toContain(email);
  for (const event of ["renew", "fail-renewal", "expire", "refund"])
    expect(page).toContain(`/dev/payments/${id}/${event}`);
});

it("plays a renewal: another month, paid for", async () => {
  const { token, id, paidUntil } = await buyer();
  const [before] = (await details(token)).subscription_details;
  expect((await simulate(id, "renew")).statusCode).toBe(303);
  const after = await details(token);
  expect(after.subscription_status).toBe("active");
  const [current] = after.subscription_details;
  const days = (Date.parse(current?.expiration_date ?? "") - Date.parse(paidUntil)) / 86_400_000;
  expect(days).toBeGreaterThanOrEqual(28);
  expect(days).toBeLessThanOrEqual(31);
  expect(current?.last_transaction_id).not.toBe(before?.last_transaction_id);
});

it.each(["fail-renewal", "expire", "refund"])(
  "simulates the end after %s: expired, Free, nothing to renew",
  async (event) => {
    const { token, id } = await buyer();
    await simulate(id, event);
    const ended = await details(token);
    expect(ended).toMatchObject({ subscription_status: "expired", usage: { plan: "free" } });
    await simulate(id, "renew");
    expect(await details(token)).toEqual(ended);
  },
);

it("a refund leaves its own transaction, and who cancelled before keeps the day of that", async () => {
  const { token, id } = await buyer();
  await app.call(subscriptionEndpoints.cancel, { token, body: { subscription_id: id } });
  const [canceled] = (await details(token)).subscription_details;
  await simulate(id, "refund");
  const [refunded] = (await details(token)).subscription_details;
  expect(refunded?.canceled_at).toBe(canceled?.canceled_at);
  const query = { id: refunded?.last_transaction_id ?? "" };
  expect((await app.call(subscriptionEndpoints.transaction, { token, query })).reply.transaction).toMatchObject({
    type: "refund",
    amount: -19,
  });
});

it("refuses unknown events, unknown subscriptions, and other sites", async () => {
  const { id, token } = await buyer();
  expect((await simulate(id, "steal")).statusCode).toBe(400);
  expect((await simulate("unknown", "renew")).statusCode).toBe(404);
  expect((await simulate(id, "refund", { "sec-fetch-site": "cross-site" })).statusCode).toBe(403);
  expect((await details(token)).subscription_status).toBe("active");
});
