import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { createServer } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, expect, it } from "vitest";
import { withoutOpenings } from "../../tests/durability/without-openings.ts";
import { freePort } from "../../tests/free-port.ts";
import { createTestDatabase } from "../../tests/test-database.ts";
import { readConfig } from "./config.ts";
import { startServer } from "./start.ts";
import { StartError } from "./start-error.ts";

const folder = mkdtempSync(join(tmpdir(), "forthright-start-"));
const testDatabase = await createTestDatabase();
afterAll(async () => {
  await testDatabase.remove();
  rmSync(folder, { recursive: true });
});

async function refusal(variables: Record<string, string>): Promise<string> {
  const config = readConfig({ LOG_LEVEL: "error", ...withoutOpenings, ...variables });
  const outcome = await startServer(config).catch((error: unknown) => error);
  if (outcome instanceof StartError) return outcome.message;
  throw new Error("The server started, or broke otherwise.", { cause: outcome });
}

const onDatabase = () => ({
  DATA_DIR: testDatabase.config.dataDir,
  DATABASE_URL: String(testDatabase.config.databaseUrl),
});

it("refuses a port in use and says so", async () => {
  const port = await freePort();
  const other = createServer().listen(port, "127.0.0.1");
  try {
    expect(await refusal({ ...onDatabase(), PORT: String(port) })).toBe(
      `Port ${port} is already in use: stop the other program, or set PORT to another number.`,
    );
  } finally {
    other.close();
  }
});

it("refuses an address of another machine", async () => {
  expect(await refusal({ ...onDatabase(), PORT: "0", HOST: "192.0.2.1", DEMO: "1" })).toMatch(
    /HOST 192\.0\.2\.1 is not an address of this machine/,
  );
});

it("refuses a database that does not answer, at once or at the limit", async () => {
  const unreachable = { DATA_DIR: folder, DATABASE_URL: `postgres://someone:password@127.0.0.1:1/forthright` };
  for (const DATABASE_WAIT of ["0", "1"])
    expect(await refusal({ ...unreachable, DATABASE_WAIT })).toMatch(
      /database of DATABASE_URL cannot be reached .*check the address/,
    );
});

it("refuses a database folder without its beginning, and makes no new one over it", async () => {
  mkdirSync(join(folder, "db"));
  writeFileSync(join(folder, "db", "postgresql.conf"), "");
  expect(await refusal({ DATA_DIR: folder })).toMatch(
    /The database in .*db cannot be opened \(PG_VERSION is missing\): put a backup in its place, or move it away/,
  );
});
