import type { TestProject } from "vitest/node";
import { openDatabase } from "../../src/server/database/database.ts";
import { startThrowawayPostgres } from "../database/throwaway-postgres.ts";

const template = "forthright_template";

/** Starts a PostgreSQL for this run and migrates one database; each test database is created from it. */
export default async function makePostgresTemplate(project: TestProject): Promise<() => Promise<void>> {
  const postgres = await startThrowawayPostgres();
  await postgres.createDatabase(template);
  const { close } = await openDatabase({ databaseUrl: postgres.url(template), dataDir: "" });
  await close();
  project.provide("databaseTemplate", { kind: "postgres", serverUrl: postgres.url("postgres"), template });
  return () => postgres.stop();
}
