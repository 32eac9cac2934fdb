import { layerFaults } from "./layer-rules.mjs";
import { namingFaults } from "./naming-rules.mjs";
import { productionFiles } from "./source-files.mjs";

/** @import { SourceFile } from "./source-files.mjs" */

/**
 * Every way in which the source departs from the layout that ARCHITECTURE.md describes.
 *
 * @param {Map<string, string>} files text by path from the root, e.g. "src/shared/jobs/posting.contract.ts"
 * @returns {string[]} one sentence per fault, beginning with its path
 */
export function structureFaults(files) {
  const production = productionFiles(files);
  return [
    ...namingFaults(files),
    ...layerFaults(production),
    ...production.flatMap(queryFaults),
    ...production.flatMap(environmentFaults),
  ];
}

/** @param {SourceFile} file */
function queryFaults({ path, text, imports }) {
  if (!/^src\/(server|stand-ins)\//.test(path) || /\.(store|table)\.ts$/.test(path)) return [];
  if (path.startsWith("src/server/database/")) return [];
  // Better Auth speaks to the database by its own adapter.
  const isAdapter = path === "src/server/account/auth-engine.ts";
  return [
    !isAdapter &&
      imports.some((target) => /^drizzle-orm/.test(target)) &&
      `${path}: queries belong in a *.store.ts, this imports drizzle-orm`,
    /\b(database|tx)\s*\.\s*(select|insert|update|delete|execute|transaction|query|selectDistinct|\$count)\w*\s*[(.]/.test(
      text,
    ) && `${path}: queries belong in a *.store.ts`,
  ].filter((fault) => fault !== false);
}

/** @param {SourceFile} file */
function environmentFaults({ path, text }) {
  if (/^src\/server\/(config|main|operate)\.ts$/.test(path)) return [];
  return /\bprocess\.env\b/.test(text) ? [`${path}: only src/server/config.ts reads the environment`] : [];
}
