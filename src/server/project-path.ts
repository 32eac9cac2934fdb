import { fileURLToPath } from "node:url";

const projectRoot = new URL("../../", import.meta.url);

/** Absolute path of a file of the project. src/server and dist/server lie equally deep, so one rule serves both. */
export function projectPath(relativePath: string): string {
  return fileURLToPath(new URL(relativePath, projectRoot));
}
