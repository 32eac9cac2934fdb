import { mkdirSync, renameSync, writeFileSync } from "node:fs";
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
  const outdir = projectPath(".cache/workers");
  const { buildSync }: typeof import("esbuild") = createRequire(import.meta.url)("esbuild");
  mkdirSync(outdir, { recursive: true });
  const { outputFiles } = buildSync({
    ...{ entryPoints: [source], outdir, write: false, bundle: true, splitting: true },
    ...{ packages: "external", platform: "node", format: "esm", target: "node20", sourcemap: "inline" },
  });
  for (const { path, contents } of outputFiles) {
    // Another process may be about to run the same file: it must never find half of it.
    const draft = `${path}.${process.pid}`;
    writeFileSync(draft, contents);
    renameSync(draft, path);
  }
  const bundle = `${outdir}/${basename(source, ".ts")}.js`;
  bundles.set(source, bundle);
  return bundle;
}
