import { describe, expect, it } from "vitest";
import type { z } from "zod";
import { knownPassword, protectedPerson } from "../../../../tests/factories/protected-person.ts";
import { mailsTo } from "../../../../tests/fakes/read-mail.ts";
import { operatorCalls } from "../../../../tests/operator-calls.ts";
import { createTestApp } from "../../../../tests/test-app.ts";
import { accountEndpoints } from "../../../shared/account/account.contract.ts";
import { accountSettingsEndpoints } from "../../../shared/account/account-settings.contract.ts";
import { type AdministrationCommand, administrationEndpoint } from "../../../shared/account/administration.contract.ts";
import { subscriptionEndpoints } from "../../../shared/subscription/subscription.contract.ts";
import { createQuotaService } from "../../subscription/quota.service.ts";

const app = await createTestApp();
await app.server.app.listen({ host: "127.0.0.1", port: 0 });
const call = operatorCalls(app);
const { path } = administrationEndpoint;

async function carryOut(command: AdministrationCommand) {
  const response = await call(path, command);
  const reply: z.output<typeof administrationEndpoint.reply> = await response.json();
  return { status: response.status, ...reply };
}

describe("the operator", () => {
  it("finds accounts by a part of the address, which is text and no pattern, or by the id", async () => {
    const anna = await app.signUp("Anna Weber");
    const { message, accounts } = await carryOut({ command: "find", person: anna.email.slice(0, -4) });
    expect(message).toMatch(/^1 of \d+ accounts? found\.$/);
    expect(accounts).toMatchObject([
      { id: anna.userId, email: anna.email, name: "Anna Weber", sessions: 1, plan: "free" },
    ]);
    expect((await carryOut({ command: "find", person: anna.userId })).accounts).toHaveLength(1);
    expect((await carryOut({ command: "find", person: "%" })).accounts).toEqual([]);
  });

  it("removes the second factors of somebody who has lost them all, and tells the owner", async () => {
    const [anna, ben] = [await protectedPerson(app), await protectedPerson(app, "Ben")];
    const command = { command: "remove-factors", person: anna.email } as const;
    expect((await carryOut({ command: "find", person: anna.email })).accounts).toMatchObject([{ second_factors: 1 }]);
    const { message, accounts } = await carryOut(command);
    expect(message).toBe("1 second factors removed, with the recovery codes. The owner is told by mail.");
    expect(accounts).toMatchObject([{ second_factors: 0 }]);
    const login = (email: string) => app.call(accountEndpoints.login, { body: { email, password: knownPassword } });
    expect([(await login(anna.email)).status, (await login(ben.email)).status]).toEqual([200, 400]);
    const [mail, ...older] = await mailsTo(app, anna.email);
    expect(mail?.subject).toBe("A second step was removed from your Forthright account");
    expect((await carryOut(command)).message).toBe("There was no second factor.");
    expect(await mailsTo(app, anna.email)).toHaveLength(1 + older.length);
  });

  it("ends every session of one person", async () => {
    const [ben, other] = [await app.signUp("Ben"), await app.signUp("Other")];
    const { message, accounts } = await carryOut({ command: "end-sessions", person: ben.email.toUpperCase() });
    expect([message, accounts[0]?.sessions]).toEqual(["1 sessions ended.", 0]);
    expect((await app.call(accountSettingsEndpoints.overview, { token: ben.token })).status).toBe(401);
    expect((await app.call(accountSettingsEndpoints.overview, { token: other.token })).status).toBe(200);
  });

  it("gives Pro for some days, which nobody pays for", async () => {
    const cara = await app.signUp("Cara");
    const { accounts } = await carryOut({ command: "pro", person: cara.email, days: 30 });
    expect(accounts).toMatchObject([{ plan: "pro", document_set: { used: 0, limit: 200 } }]);
    const until = Date.parse(accounts[0]?.pro_until ?? "");
    expect(Math.round((until - Date.now()) / 86_400_000)).toBe(30);
    const { status, reply } = await app.call(subscriptionEndpoints.details, { token: cara.token });
    expect([status, reply.subscription_status, reply.usage.plan]).toEqual([200, "active", "pro"]);
  });

  it("gives back what was used, and no more than that", async () => {
    const dora = await app.signUp("Dora");
    const quota = createQuotaService(app.database);
    for (let use = 0; use < 5; use += 1) {
      await quota.settle(dora.userId, await quota.reserve(dora.userId, "document_set"));
    }
    await expect(quota.reserve(dora.userId, "document_set")).rejects.toThrow("You have used all 5");
    const given = await carryOut({ command: "quota", person: dora.email, kind: "document_set", count: 2 });
    expect(given).toMatchObject({ message: "2 document sets given back.", accounts: [{ document_set: { used: 3 } }] });
    const rest = await carryOut({ command: "quota", person: dora.email, kind: "document_set", count: 50 });
    expect(rest.message).toBe("3 document sets given back.");
  });

  it("deletes an account as its owner does", async () => {
    const [eva, other] = [await app.signUp("Eva"), await app.signUp("Other")];
    expect(await carryOut({ command: "delete", person: eva.userId })).toMatchObject({ status: 200, accounts: [] });
    expect((await carryOut({ command: "find", person: eva.email })).accounts).toEqual([]);
    expect((await app.call(accountSettingsEndpoints.overview, { token: eva.token })).status).toBe(401);
    expect((await app.call(accountSettingsEndpoints.overview, { token: other.token })).status).toBe(200);
  });

  it("is told when nobody is meant, and when a command is wrong", async () => {
    const nobody = await call(path, { command: "delete", person: "nobody@example.org" });
    expect([nobody.status, (await nobody.json()).message]).toEqual([
      404,
      "No account has this address or id: name the whole address.",
    ]);
    expect((await call(path, { command: "pro", person: "a", days: 0 })).status).toBe(400);
  });
});

describe("everybody else", () => {
  it.each([
    ["without the key", { authorization: "" }],
    ["with a wrong key", { authorization: "Bearer wrong" }],
  ])("finds nothing there: %s", async (_who, headers) => {
    const response = await call(path, { command: "find", person: "a" }, headers);
    expect([response.status, (await response.json()).message]).toEqual([404, "There is nothing at this address."]);
  });

  it("finds no server: by a proxy on this machine", async () => {
    const headers = { "x-forwarded-for": "203.0.113.7" };
    expect((await call(path, { command: "find", person: "a" }, headers)).status).toBe(421);
  });

  it("does not read of it in the documentation of the calls", async () => {
    const documentation = (await app.request({ method: "GET", url: "/api/docs/json" })).body;
    expect(documentation).toContain("/api/job-sources");
    expect(documentation).not.toContain("/api/operator");
  });
});
