import { readFileSync } from "node:fs";
import { pathToFileURL } from "node:url";
import { defineConfig, type Plugin } from "vite";

/**
 * The dependencies of package.json stay outside, since they bring native code, WebAssembly, files of their own or few modules. Packages of dozens to
 * hundreds of small modules stand among the development dependencies and go into the bundle, with what they depend on: the
 * server starts in two thirds of the processor time, and an installation for production needs none of them.
 */
const { dependencies, optionalDependencies } = JSON.parse(
  readFileSync(new URL("package.json", import.meta.url), "utf8"),
);

/**
 * The package of letters by language reads 1.6 MB of them when it is loaded, which every start of the server would wait for. Here it does so for the
 * first text whose language is asked, and from JSON, which takes a tenth of the time of an expression in JavaScript.
 */
const lettersWhenNeeded: Plugin = {
  name: "letters-when-needed",
  enforce: "pre",
  async load(id) {
    if (!/\/eld\/src\/entries\/static\.small\.js$/.test(id)) return undefined;
    const { ngramsData } = await import(new URL("../ngrams/small.js", pathToFileURL(id)).href);
    return `
      import { createEld } from "../languageDetector.js";
      let loaded;
      function load() {
        const { instance, loadData } = createEld();
        loadData(JSON.parse(${JSON.stringify(JSON.stringify(ngramsData))}));
        return instance;
      }
      export const eld = {
        detect(text) {
          loaded ??= load();
          return loaded.detect(text);
        },
      };`;
  },
};

/**
 * Drizzle asks of each piece of a statement and each value of a row what it is, and compares the names of all its classes where it is something
 * else, for applications with several copies of Drizzle. The bundle has one: without that, putting a statement together takes half the time.
 */
const oneDrizzle: Plugin = {
  name: "one-drizzle",
  enforce: "pre",
  load: (id) =>
    /\/drizzle-orm\/entity\.js$/.test(id)
      ? `
      export const entityKind = Symbol.for("drizzle:entityKind");
      export const hasOwnEntityKind = Symbol.for("drizzle:hasOwnEntityKind");
      export const is = (value, type) => value instanceof type;`
      : undefined,
};

/** The server. All parts lie in dist/server itself: from there they find workers, assets and migrations. */
export default defineConfig({
  plugins: [lettersWhenNeeded, oneDrizzle],
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
        "pglite.worker": "src/server/database/embedded/pglite.worker.ts",
        "file-reading.worker": "src/server/file-reading/file-reading.worker.ts",
        "typst.worker": "src/server/pdf/typst.worker.ts",
      },
      output: { entryFileNames: "[name].js", chunkFileNames: "[name]-[hash].js" },
    },
  },
  ssr: { noExternal: true, external: Object.keys({ ...dependencies, ...optionalDependencies }) },
});
