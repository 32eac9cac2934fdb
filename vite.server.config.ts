import { readFileSync } from "node:fs";
import { pathToFileURL } from "node:url";
import { defineConfig, type Plugin } from "vite";

/**
 * The dependencies of package.json stay outside, since they bring native code, WebAssembly, files of their own or few modules. Packages of dozens to
 * hundreds of small modules stand among the development dependencies and go into the bundle, with what they depend on: the
 * server starts in two thirds of the processor time, and an installation for production needs none of them.
 */
const { dependencies } = JSON.parse(readFileSync(new URL("package.json", import.meta.url), "utf8"));

/**
 * A package of letters by language is one expression of 1.6 MB. As JSON in a string it is read in a tenth of the time, and every start of
 * the server reads it.
 */
const largeDataAsJson: Plugin = {
  name: "large-data-as-json",
  enforce: "pre",
  async load(id) {
    if (!/\/eld\/src\/ngrams\/\w+\.js$/.test(id)) return undefined;
    const data: Record<string, unknown> = await import(pathToFileURL(id).href);
    return Object.entries(data)
      .map(([name, value]) => `export const ${name} = JSON.parse(${JSON.stringify(JSON.stringify(value))});`)
      .join("\n");
  },
};

/** The server. All parts lie in dist/server itself: from there they find workers, assets and migrations. */
export default defineConfig({
  plugins: [largeDataAsJson],
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
