import { eq } from "drizzle-orm";
import type { InjectOptions } from "fastify";
import { expect, it } from "vitest";
import { notedCard } from "../../../tests/factories/noted-card.ts";
import { ownedRecords, send } from "../../../tests/factories/owned-records.ts";
import { engineerProfile } from "../../../tests/factories/profile-document.ts";
import { type Row, routeAccess } from "../../../tests/route-access.ts";
import { servedRoutes } from "../../../tests/served-routes.ts";
import { createTestApp } from "../../../tests/test-app.ts";
import { session } from "../account/account.table.ts";
import { createAuthEngine } from "../account/auth-engine.ts";
import { createSessionService } from "../account/sessions/session.service.ts";
import { createSessionStore } from "../account/sessions/session.store.ts";

const app = await createTestApp();
await app.server.app.listen({ host: "127.0.0.1", port: 0 });
const sessions = createSessionService(
  await createAuthEngine(app.database, app.config.secret),
  createSessionStore(app.database),
);
const [owner, other] = [await app.signUp("Olga Owner"), await app.signUp("Otto Other")];
const visitor = { ip: "127.0.0.1", userAgent: "test" };

const callers = ["no token", "bad token", "expired token", "another user's", "owner"] as const;
const freshToken = (userId: string) => sessions.open(userId, visitor);

async function expiredToken(): Promise<string> {
  const token = await freshToken(owner.userId);
  await app.database
    .update(session)
    .set({ expiresAt: new Date(Date.now() - 1000) })
    .where(eq(session.token, sessions.keyOf(token)));
  return token;
}

const table = routeAccess(await ownedRecords(app, owner), owner.email);

/** The identity provider's protocol answers below one path, with every method, by its own rules. */
const protocol = (route: string) => /^[A-Z]+ \/dev\/linkedin\/\*$/.test(route);

/** None, a wrong one, an expired one, another user's, the owner's. */
const newTokens = async () => [
  undefined,
  "wrong",
  await expiredToken(),
  await freshToken(other.userId),
  await freshToken(owner.userId),
];
let tokens = await newTokens();
/** Whose callers have no session behind it. */
const endsSessions = /^POST \/(logout|api\/account\/(password|sessions\/end-others))$/;

async function statusesOf(route: string, { request = {} }: Row): Promise<number[]> {
  const [method, path = ""] = route.split(" ");
  const { id = "x", payload, query, headers } = request;
  const url = path.replace(/:[a-z]+/, id).replace("*", "no-such-file");
  const statuses: number[] = [];
  for (const [at, token] of tokens.entries()) {
    const options: InjectOptions = {
      method: method as "GET",
      url,
      // All of them in a minute are more than one address may call.
      remoteAddress: `127.0.0.${at + 2}`,
      headers: { ...headers, ...(token && { authorization: `Bearer ${token}` }) },
      // Its status is there long before such a reply ends.
      payloadAsStream: headers?.accept === "text/event-stream",
    };
    const answer = await app.request({ ...options, ...(payload && { payload }), ...(query && { query }) });
    statuses.push(answer.statusCode);
  }
  if (endsSessions.test(route)) tokens = await newTokens();
  return statuses;
}

it("lets nobody without a valid token in, and nobody at what is another's, on every route", async () => {
  await app.server.app.ready();
  const served = servedRoutes(app.server.app.printRoutes()).filter((route) => !protocol(route));
  expect(Object.keys(table).sort()).toEqual(served);

  const found: Record<string, number[]> = {};
  for (const [route, row] of Object.entries(table)) found[route] = await statusesOf(route, row);
  process.stdout.write(printed(found));
  expect(found).toEqual(
    Object.fromEntries(Object.entries(table).map(([route, { statuses }]) => [route, [...statuses]])),
  );
}, 180_000);

it("gives another user no word of the owner's data", async () => {
  const [reader, token] = [await app.signUp("Rita Reader"), (await app.signUp("Olaf Owner")).token];
  const data = engineerProfile();
  data.personal_details.name = "Ottokar Unverwechselbar";
  await send(app, token, "POST", "/api/profile/save-version", { data });
  await send(app, token, "POST", "/api/chat/process", { message: "Ottokar Unverwechselbar", session_id: "shared-id" });
  const job = { job_title: "Unverwechselbar", company_name: "Kernwerk", job_url: "https://jobs.example/9" };
  await send(app, token, "POST", "/api/jobs", { ...job, status: "Applied" });
  await notedCard(app, token, job.job_url, "Unverwechselbar");
  const search = { id: "search-two", name: "Unverwechselbar", query: { job_title: "Unverwechselbar" } };
  await send(app, token, "POST", "/api/saved-searches", search);

  const readable = Object.entries(table)
    .filter(
      ([route, { statuses, request }]) =>
        route.startsWith("GET /api/") && statuses[3] === 200 && statuses[0] === 401 && !request?.headers,
    )
    .map(([route]) => route.slice("GET ".length));
  expect(readable).toEqual(expect.arrayContaining(["/api/account/export", "/api/jobs/records", "/api/saved-searches"]));
  for (const url of readable) {
    expect(JSON.stringify(await send(app, reader.token, "GET", url)), url).not.toContain("Unverwechselbar");
  }
  for (const url of ["/api/account/export", "/api/jobs/records", "/api/saved-searches"])
    expect(JSON.stringify(await send(app, token, "GET", url)), url).toContain("Unverwechselbar");
});

function printed(found: Record<string, number[]>): string {
  const width = Math.max(...Object.keys(found).map((route) => route.length));
  const line = (first: string, cells: readonly unknown[]) =>
    `${first.padEnd(width)}  ${cells.map((cell, column) => String(cell).padEnd(callers[column]?.length ?? 0)).join("  ")}`;
  const rows = Object.entries(found).map(([route, statuses]) => line(route, statuses));
  return `${[line("route", callers), ...rows].join("\n")}\n`;
}
