import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";

/** @import { Plugin } from "vite" */

/** What opens without a network; with whatever these show later. */
const pages = [
  "application.tsx",
  "shell/app-shell.tsx",
  "today.page.tsx",
  "chat.page.tsx",
  "profile.page.tsx",
  "job-tracking.page.tsx",
];

/**
 * Writes the service worker with the names of the files that it keeps.
 *
 * @param {string} source its file
 * @returns {Plugin}
 */
export function serviceWorker(source) {
  return {
    name: "service-worker",
    apply: "build",
    enforce: "post",
    generateBundle(_options, bundle) {
      /** @type {Set<string>} */
      const kept = new Set(Object.keys(bundle).filter((name) => /\.(css|woff2)$/.test(name)));
      /** @param {string} name */
      const keep = (name) => {
        const chunk = bundle[name];
        if (chunk?.type !== "chunk" || kept.has(name)) return;
        kept.add(name);
        // The entry leads to every page there is.
        for (const next of [...chunk.imports, ...(chunk.isEntry ? [] : chunk.dynamicImports)]) keep(next);
      };
      for (const [name, part] of Object.entries(bundle)) {
        const module = part.type === "chunk" ? (part.facadeModuleId ?? "") : "";
        if (pages.some((page) => module.endsWith(page)) || (part.type === "chunk" && part.isEntry)) keep(name);
      }
      const files = [...kept].sort().map((name) => `/${name}`);
      const page = bundle["index.html"];
      const content =
        JSON.stringify(files) + (page?.type === "asset" ? page.source : "") + readFileSync(source, "utf8");
      const release = createHash("sha256").update(content).digest("hex").slice(0, 16);
      const head = `const release = ${JSON.stringify(release)};\nconst files = ${JSON.stringify(files)};\n`;
      this.emitFile({ type: "asset", fileName: "service-worker.js", source: head + readFileSync(source, "utf8") });
    },
  };
}
