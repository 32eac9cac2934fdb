import { readFileSync } from "node:fs";
import { defineConfig } from "vite";

/**
 * Packages of dozens to hundreds of small modules go into the bundle, with what they depend on: the server starts in two
 * thirds of the processor time. The others stay outside, since some bring native code, WebAssembly or files of their own.
 */
const bundled =
  /^(@?better-auth|@sentry\/|@ai-sdk\/|ai$|altcha-lib|drizzle-orm|eld|fastify-type-provider-zod|htmlparser2|postal-mime|zod)/;

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
  ssr: { noExternal: true, external: Object.keys(dependencies).filter((name) => !bundled.test(name)) },
});
