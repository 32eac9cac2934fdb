import { inject } from "vitest";
import { openDatabase } from "../src/server/database/database.ts";
import { ensureDemonstrationIndex, readyWith } from "../src/stand-ins/demonstration-jobs/demonstration-index.ts";
import { createTestApp, type TestApp } from "./test-app.ts";
import { createTestDatabase, type DatabaseTemplate } from "./test-database.ts";

let filled: Promise<DatabaseTemplate> | undefined;

/** The application with the first openings of the demonstration, which are made once in a worker: seconds for each file. `variables` as for `createTestApp`. */
export async function createFilledApp(variables: Record<string, string> = {}): Promise<TestApp> {
  filled ??= fillTemplate();
  return createTestApp(variables, "low", await createTestDatabase(await filled));
}

async function fillTemplate(): Promise<DatabaseTemplate> {
  const template = inject("databaseTemplate");
  if (template.kind !== "postgres") throw new Error("The filled application is made on PostgreSQL alone.");
  const { config, remove } = await createTestDatabase();
  const { backgroundDatabase, close } = await openDatabase(config);
  await ensureDemonstrationIndex(backgroundDatabase, readyWith);
  await close();
  await remove();
  return { ...template, template: new URL(config.databaseUrl ?? "").pathname.slice(1) };
}
