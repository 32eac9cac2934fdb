import { rm } from "node:fs/promises";
import { afterAll } from "vitest";
import { newFilledFolder } from "../filled-data-folder.ts";
import { type ServedProcess, serve } from "../served-process.ts";

/** The built server, for one file of attacks, which ends with the file. */
export async function attackedServer(settings: Record<string, string> = {}): Promise<ServedProcess> {
  const dataDir = await newFilledFolder();
  const server = await serve({ DATA_DIR: dataDir, ...settings });
  afterAll(async () => {
    await server.stop();
    await rm(dataDir, { recursive: true, force: true });
  });
  return server;
}
