import { cpSync, existsSync, mkdirSync, readdirSync, renameSync, rmSync, statSync } from "node:fs";
import { mkdtemp } from "node:fs/promises";
import { join } from "node:path";
import { contentHash } from "../scripts/preparation/content-stamp.mjs";
import { exclusively } from "../scripts/preparation/exclusive.mjs";
import { root } from "../scripts/preparation/prepare.mjs";
import { dataParent, removeLeftovers } from "./database/data-parent.ts";
import { tracedTo } from "./durability/traced-to.ts";
import { serve } from "./served-process.ts";

const templates = join(root, ".cache/filled-folders");
/** The workers of Playwright and Vitest inherit the environment. */
const templateVariable = "FORTHRIGHT_FILLED_FOLDER";
/** What a first start makes its folder of, and what traces it. */
const inputs = [
  "dist/server",
  ".cache/database",
  ".cache/geography",
  "migrations",
  "tests/durability/record-connections.mjs",
];
const dayMs = 86_400_000;

/**
 * Starts the built server once on an empty folder. Each server under test begins with a copy: a first start costs more processor
 * time than a later one. The folder is kept for the other stages and the day, so that no test meets openings that grow old.
 */
export default async function makeTemplate(): Promise<void> {
  removeLeftovers();
  const today = new Date().toISOString().slice(0, 10);
  const template = join(templates, `${today}-${contentHash(root, inputs).slice(0, 16)}`);
  await exclusively(
    `${templates}.lock`,
    async () => {
      if (!existsSync(template)) await fill(template);
    },
    () => {},
  );
  process.env[templateVariable] = template;
}

async function fill(template: string): Promise<void> {
  mkdirSync(templates, { recursive: true });
  for (const name of readdirSync(templates)) {
    const old = join(templates, name);
    if (Date.now() - statSync(old).mtimeMs > dayMs) rmSync(old, { recursive: true });
  }
  const unfinished = `${template}.${process.pid}`;
  mkdirSync(unfinished);
  const server = await serve({ DATA_DIR: join(unfinished, "data"), ...tracedTo(join(unfinished, "connections")) });
  const code = await server.stop();
  if (code !== 0) throw new Error(`The first start ended with code ${code}:\n${server.log()}`);
  renameSync(unfinished, template);
}

/** A data folder of its own as a first start leaves it: database and index are filled. To be removed by whoever asks. */
export async function newFilledFolder(): Promise<string> {
  const dataDir = await mkdtemp(join(dataParent, "forthright-data-"));
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
