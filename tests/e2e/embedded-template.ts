import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { serve } from "../served-process.ts";

/** Where `globalSetup` left the data folder; Playwright's workers inherit the environment. */
export const templateVariable = "FORTHRIGHT_E2E_TEMPLATE";

/**
 * Starts the built server once on an empty folder. Each worker's server begins with a copy: filling the database and the
 * index anew costs ten times the processor time of a later start.
 */
export default async function makeTemplate(): Promise<() => Promise<void>> {
  const dataDir = await mkdtemp(join(tmpdir(), "forthright-e2e-template-"));
  const server = await serve({ DATA_DIR: dataDir });
  const code = await server.stop();
  if (code !== 0) throw new Error(`The first start ended with code ${code}:\n${server.log()}`);
  process.env[templateVariable] = dataDir;
  return () => rm(dataDir, { recursive: true, force: true });
}
