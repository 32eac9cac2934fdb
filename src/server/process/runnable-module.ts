import { fileURLToPath, pathToFileURL } from "node:url";
import { Worker, type WorkerOptions } from "node:worker_threads";

/**
 * Where a child process finds a sibling module, and the flags that Node needs to run it:
 * the TypeScript file by way of tsx in development and tests, the compiled one in production.
 *
 * @param importMetaUrl the caller's `import.meta.url`
 * @param relativePath without its extension, e.g. "./typst.worker"
 */
export function runnableModule(importMetaUrl: string, relativePath: string): { path: string; execArgv: string[] } {
  const isSource = importMetaUrl.split("?")[0]?.endsWith(".ts") ?? false;
  const url = new URL(`${relativePath}${isSource ? ".ts" : ".js"}`, importMetaUrl);
  return { path: fileURLToPath(url), execArgv: isSource ? ["--import", "tsx"] : [] };
}

/** Starts a sibling module as a worker thread. Node 20 ignores `--import` in workers, so tsx is registered from within. */
export function startWorkerThread(importMetaUrl: string, relativePath: string, options: WorkerOptions): Worker {
  const { path, execArgv } = runnableModule(importMetaUrl, relativePath);
  if (execArgv.length === 0) return new Worker(path, { ...options, execArgv });
  const bootstrap = `import("tsx/esm/api").then(({ tsImport }) => tsImport(${JSON.stringify(pathToFileURL(path).href)}, ${JSON.stringify(importMetaUrl)}))`;
  return new Worker(bootstrap, { ...options, eval: true, execArgv: [] });
}
