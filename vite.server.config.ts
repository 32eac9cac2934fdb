import { readFileSync } from "node:fs";
import { defineConfig } from "vite";

/**
 * The dependencies of package.json stay outside, since they bring native code, WebAssembly, files of their own or few modules. Packages of dozens to
 * hundreds of small modules stand among the development dependencies and go into the bundle, with what they depend on: the
 * server starts in two thirds of the processor time, and an installation for production needs none of them.
 */
const { dependencies } = JSON.parse(readFileSync(new URL("package.json", import.meta.url), "utf8"));

/** The server. All parts lie in dist/server itself: from there they find workers, assets and migrations. */
export default defineConfig({
  publicDir: false,
  build: {
    outDir: "dist/server",
    emptyOutDir: true,
    ssr: true,
    target: "node20",
    sourcemap: true,
    reportCompressedSize: false,
    rolldownOptions: {
      input: {
        main: "src/server/main.ts",
        operate: "src/server/operate.ts",
        "pglite.worker": "src/server/database/pglite.worker.ts",
        "file-reading.worker": "src/server/file-reading/file-reading.worker.ts",
        "typst.worker": "src/server/pdf/typst.worker.ts",
      },
      output: { entryFileNames: "[name].js", chunkFileNames: "[name]-[hash].js" },
    },
  },
  ssr: { noExternal: true, external: Object.keys(dependencies) },
});
