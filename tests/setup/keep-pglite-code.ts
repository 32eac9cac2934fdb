import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { dirname, join } from "node:path";

declare global {
  var pgliteCode: Promise<WebAssembly.Module> | undefined;
}

/** V8 compiles the same bytes once for all threads of a process, as long as somebody holds the result: each test file starts a PGlite. */
const { resolve } = createRequire(import.meta.url);
globalThis.pgliteCode ??= WebAssembly.compile(
  readFileSync(join(dirname(resolve("@electric-sql/pglite")), "pglite.wasm")),
);
await globalThis.pgliteCode;
