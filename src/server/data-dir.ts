import { randomBytes } from "node:crypto";
import {
  accessSync,
  constants,
  existsSync,
  linkSync,
  mkdirSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from "node:fs";
import { dirname, join, resolve } from "node:path";
import { StartError } from "./start-error.ts";

/** Makes the data folder where it is missing and proves that it can be written. Returns its absolute path. */
export function prepareDataDir(path: string): string {
  const dataDir = resolve(path);
  try {
    makeFolder(dataDir);
    if (!statSync(dataDir).isDirectory()) throw new Error("it is a file");
    accessSync(dataDir, constants.W_OK);
    return dataDir;
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    throw new StartError(
      `The folder DATA_DIR ${dataDir} cannot be written (${reason}): change its rights or set DATA_DIR to another folder.`,
    );
  }
}

/** One level at a time: Node's own recursive mkdir never returns where a file system refuses new names, as /proc does. */
function makeFolder(path: string): void {
  if (existsSync(path)) return;
  makeFolder(dirname(path));
  try {
    mkdirSync(path, { mode: 0o700 });
  } catch (error) {
    // Another server that starts at the same moment may have made it.
    if (!existsSync(path)) throw error;
  }
}

/** The secret of this installation: made once, readable by its owner alone. Two servers starting at once end up with the same one. */
export function readOrMakeSecret(dataDir: string): string {
  const path = join(dataDir, "secret");
  const candidate = `${path}.${process.pid}`;
  writeFileSync(candidate, randomBytes(32).toString("hex"), { mode: 0o600 });
  try {
    linkSync(candidate, path);
  } catch (error) {
    if (!(error instanceof Error && "code" in error && error.code === "EEXIST")) throw error;
  } finally {
    rmSync(candidate);
  }
  return readFileSync(path, "utf8").trim();
}
