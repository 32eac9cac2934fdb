import { cpSync } from "node:fs";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { tracedTo } from "./durability/traced-to.ts";
import { serve } from "./served-process.ts";

/** Where the global setup left its folder; the workers of Playwright and Vitest inherit the environment. */
const templateVariable = "FORTHRIGHT_FILLED_FOLDER";

/**
 * Starts the built server once on an empty folder. Each server under test begins with a copy: filling the database and the
 * index anew costs several times the processor time of a later start.
 */
export default async function makeTemplate(): Promise<() => Promise<void>> {
  const template = await mkdtemp(join(tmpdir(), "forthright-filled-"));
  const server = await serve({ DATA_DIR: join(template, "data"), ...tracedTo(join(template, "connections")) });
  const code = await server.stop();
  if (code !== 0) throw new Error(`The first start ended with code ${code}:\n${server.log()}`);
  process.env[templateVariable] = template;
  return () => rm(template, { recursive: true, force: true });
}

/** A data folder of its own as a first start leaves it: database and index are filled. To be removed by whoever asks. */
export async function newFilledFolder(): Promise<string> {
  const dataDir = await mkdtemp(join(tmpdir(), "forthright-data-"));
  // A thousand files: one call after the other takes a third of the processor time of promises.
  cpSync(join(templateFolder(), "data"), dataDir, { recursive: true });
  return dataDir;
}

/** Whom the server connected to in its first start. */
export function firstConnections(): string {
  return join(templateFolder(), "connections");
}

function templateFolder(): string {
  const template = process.env[templateVariable];
  if (!template) throw new Error("The global setup has left no data folder.");
  return template;
}
