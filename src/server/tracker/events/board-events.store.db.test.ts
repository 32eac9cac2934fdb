import { eq, sql } from "drizzle-orm";
import { afterAll, expect, it, vi } from "vitest";
import { openBoardStream } from "../../../../tests/factories/open-board-stream.ts";
import { createTestApp } from "../../../../tests/test-app.ts";
import { accountEndpoints } from "../../../shared/account/account.contract.ts";
import { accountSettingsEndpoints } from "../../../shared/account/account-settings.contract.ts";
import { signOfLifeMs, trackerEndpoints } from "../../../shared/tracker/tracker.contract.ts";
import { user } from "../../account/account.table.ts";
import { createAuthEngine } from "../../account/auth-engine.ts";
import { createSessionService } from "../../account/sessions/session.service.ts";
import { createSessionStore } from "../../account/sessions/session.store.ts";
import { boardTable } from "../tracker.table.ts";

// The clock that ends old streams goes on only when a test says so.
vi.useFakeTimers({ toFake: ["setInterval", "clearInterval", "Date"] });
afterAll(() => vi.useRealTimers());

const app = await createTestApp();
const url = await app.server.app.listen({ host: "127.0.0.1", port: 0 });
const sessions = createSessionService(
  await createAuthEngine(app.database, app.config.secret),
  createSessionStore(app.database),
);
const open = (token: string) => openBoardStream(url, token);

let jobs = 0;
const addJob = (token: string) => {
  jobs += 1;
  const body = { job_title: "Nurse", company_name: "Charité", job_url: `https://jobs.example/${jobs}` };
  return app.call(trackerEndpoints.save, { token, body });
};

it("tells the revision at once and with every change, and another person nothing of it", async () => {
  const [anna, ben] = [await app.signUp(), await app.signUp()];
  await addJob(anna.token);
  const [annas, bens] = [await open(anna.token), await open(ben.token)];
  expect([annas.opening, bens.opening]).toEqual([1, 0]);
  await addJob(anna.token);
  await addJob(anna.token);
  await addJob(ben.token);
  expect([await annas.next(), await annas.next()]).toEqual([2, 3]);
  expect(await bens.next(), "of three changes before it he heard nothing").toBe(1);
  annas.close();
  bens.close();
});

it("tells of a change that another server commits", async () => {
  const anna = await app.signUp();
  await addJob(anna.token);
  const stream = await open(anna.token);
  await app.database.update(boardTable).set({ revision: 7 }).where(eq(boardTable.userId, anna.userId));
  expect(await stream.next()).toBe(7);
  stream.close();
});

it.each([
  ["logs out there", (token: string) => app.call(accountEndpoints.logout, { token })],
  [
    "ends the other sessions",
    async (_token: string, other: string) => app.call(accountSettingsEndpoints.endOtherSessions, { token: other }),
  ],
  [
    "chooses another password",
    async (_token: string, other: string) =>
      app.call(accountSettingsEndpoints.changePassword, { token: other, body: { new_password: "Winter!morning7" } }),
  ],
])("ends with its session and no other, when somebody %s", async (_what, endSession) => {
  const { userId, token } = await app.signUp();
  const other = await sessions.open(userId, { ip: "127.0.0.1", userAgent: "another device" });
  const [ending, staying] = [await open(token), await open(other)];
  expect((await endSession(token, other)).status).toBe(200);
  expect(await ending.next()).toBeUndefined();
  await addJob(other);
  const heard = [await staying.next(), await staying.next()];
  expect(heard, "what is true by then is said again").toContain(1);
  staying.close();
});

it("ends when the account is deleted", async () => {
  const { userId, token } = await app.signUp();
  const stream = await open(token);
  await app.database.delete(user).where(eq(user.id, userId));
  expect(await stream.next()).toBeUndefined();
});

it("lets the newest five of a person go on", async () => {
  const { token } = await app.signUp();
  const streams = [];
  for (let count = 0; count < 6; count += 1) streams.push(await open(token));
  const [first, ...rest] = streams;
  expect([await first?.next(), await first?.next()]).toEqual(["superseded", undefined]);
  await addJob(token);
  for (const stream of rest) {
    expect(await stream.next()).toBe(1);
    stream.close();
  }
});

it("catches up with what was changed while nobody listened", async () => {
  const anna = await app.signUp();
  await addJob(anna.token);
  const stream = await open(anna.token);
  await app.database.transaction(async (tx) => {
    // Ends PostgreSQL's listening connection; PGlite has none to lose.
    await tx.execute(sql`select pg_terminate_backend(pid, 10000) from pg_stat_activity
      where application_name = 'forthright change notifications' and datname = current_database()`);
    await tx.update(boardTable).set({ revision: 5 }).where(eq(boardTable.userId, anna.userId));
  });
  expect(await stream.next()).toBe(5);
  await addJob(anna.token);
  expect(await stream.next(), "and is told of what comes after").toBe(6);
  stream.close();
});

it("gives signs of life, and after ten minutes the place to the next stream", async () => {
  const { token } = await app.signUp();
  await addJob(token);
  const stream = await open(token);
  vi.advanceTimersByTime(signOfLifeMs);
  expect(await stream.next()).toBe(1);
  vi.setSystemTime(Date.now() + 11 * 60_000);
  vi.advanceTimersByTime(signOfLifeMs);
  expect(await stream.next()).toBeUndefined();
});

it("ends with the server, without keeping it waiting", async () => {
  const { token } = await app.signUp();
  // Keeps its connections for later calls, as browsers do.
  const response = await fetch(`${url}${trackerEndpoints.events.path}`, {
    headers: { authorization: `Bearer ${token}` },
  });
  expect(response.headers.get("connection"), "no idle connection stays behind it").toBe("close");
  await app.server.app.close();
  expect(await response.text()).toMatch(/^event: revision\ndata: {"revision":0}\n\n$/);
});
