import { randomUUID } from "node:crypto";
import { cpSync } from "node:fs";
import { mkdtemp, rm } from "node:fs/promises";
import { join } from "node:path";
import { inject } from "vitest";
import { dataParent } from "./database/data-parent.ts";
import { administer, createDatabaseSql } from "./database/throwaway-postgres.ts";

export type DatabaseTemplate =
  | { kind: "pglite"; databaseFolder: string }
  | { kind: "postgres"; serverUrl: string; template: string };

declare module "vitest" {
  interface ProvidedContext {
    databaseTemplate: DatabaseTemplate;
  }
}

export interface TestDatabase {
  /** What `openDatabase` and the application's configuration take. */
  config: { databaseUrl?: string; dataDir: string };
  /** Removes the data folder, and an embedded database with it; close the application first. */
  remove(): Promise<void>;
}

/**
 * A migrated, empty database and a data folder of its own, on the database that the running project tests.
 *
 * @param template another one to begin with than the empty one, which nobody has open
 */
export async function createTestDatabase(template = inject("databaseTemplate")): Promise<TestDatabase> {
  if (!template) throw new Error("Only files named *.db.test.ts have a database.");
  const dataDir = await mkdtemp(join(dataParent, "forthright-test-"));
  const removeFolder = () => rm(dataDir, { recursive: true, force: true });
  if (template.kind === "pglite") {
    // A thousand files: one call after the other takes a third of the processor time of promises.
    cpSync(template.databaseFolder, join(dataDir, "db"), { recursive: true });
    return { config: { dataDir }, remove: removeFolder };
  }
  const name = `test_${randomUUID()}`;
  // Its files are copied at half the cost of its pages by the log.
  await administer(template.serverUrl, `${createDatabaseSql(name, template.template)} STRATEGY file_copy`);
  // It is left to the server, which ends with the run: to drop a database, PostgreSQL waits for a checkpoint of all.
  return { config: { dataDir, databaseUrl: new URL(name, template.serverUrl).href }, remove: removeFolder };
}
