import { mkdirSync, renameSync } from "node:fs";
import { createRequire } from "node:module";
import { basename } from "node:path";
import { fileURLToPath } from "node:url";
import { projectPath } from "../project-path.ts";

/**
 * Where a child process or a thread finds a sibling module: the compiled one in production, in development and tests
 * its TypeScript as one file.
 *
 * @param importMetaUrl the caller's `import.meta.url`
 * @param relativePath without its extension, e.g. "./typst.worker"
 */
export function runnableModule(importMetaUrl: string, relativePath: string): string {
  const isSource = importMetaUrl.split("?")[0]?.endsWith(".ts") ?? false;
  const path = fileURLToPath(new URL(`${relativePath}${isSource ? ".ts" : ".js"}`, importMetaUrl));
  return isSource ? bundleOf(path) : path;
}

const bundles = new Map<string, string>();

/** Made once a process: with a loader that reads TypeScript file by file, each start takes six times the processor time. */
function bundleOf(source: string): string {
  const made = bundles.get(source);
  if (made) return made;
  const folder = projectPath(".cache/workers");
  const bundle = `${folder}/${basename(source, ".ts")}.js`;
  const { buildSync }: typeof import("esbuild") = createRequire(import.meta.url)("esbuild");
  mkdirSync(folder, { recursive: true });
  // Another process may be about to run the same file: it must never find half of it.
  const draft = `${bundle}.${process.pid}`;
  buildSync({
    entryPoints: [source],
    outfile: draft,
    bundle: true,
    packages: "external",
    platform: "node",
    format: "esm",
    target: "node20",
    sourcemap: "inline",
  });
  renameSync(draft, bundle);
  bundles.set(source, bundle);
  return bundle;
}
