import { mkdtemp, rm } from "node:fs/promises";
import { join } from "node:path";
import { setFlagsFromString } from "node:v8";
import type { TestProject } from "vitest/node";
import { openDatabase } from "../../src/server/database/database.ts";
import { dataParent, removeLeftovers } from "../database/data-parent.ts";

/** Migrates one PGlite folder; each test database starts as a copy of it. */
export default async function makePgliteTemplate(project: TestProject): Promise<() => Promise<void>> {
  // As in the workers of this project; this process compiles it for one use.
  setFlagsFromString("--liftoff-only");
  removeLeftovers();
  const dataDir = await mkdtemp(join(dataParent, "forthright-pglite-"));
  const { close } = await openDatabase({ dataDir });
  await close();
  project.provide("databaseTemplate", { kind: "pglite", databaseFolder: join(dataDir, "db") });
  return () => rm(dataDir, { recursive: true, force: true });
}
