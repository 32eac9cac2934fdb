import { posix } from "node:path";

/** @typedef {"shared" | "client" | "extension" | "engines" | "server" | "stand-ins"} Side */
/** @typedef {{ side?: Side, folder?: string }} Place folder is undefined for files like start.ts that stand above the folders */

/**
 * @typedef {object} SourceFile
 * @property {string} path from the root, e.g. "src/shared/jobs/posting.contract.ts"
 * @property {string} text
 * @property {string[]} imports relative ones as paths from the root, packages as they are written
 */

/**
 * @param {Map<string, string>} files text by path
 * @returns {SourceFile[]} what runs in production: everything in src that is no test
 */
export function productionFiles(files) {
  return [...files]
    .filter(([path]) => path.startsWith("src/") && !isTest(path))
    .map(([path, text]) => ({ path, text, imports: importsOf(path, text) }));
}

/** @param {string} path */
export function isTest(path) {
  return /\.test\.tsx?$/.test(path);
}

/**
 * Re-exports count too.
 *
 * @param {string} path
 * @param {string} text
 * @returns {string[]}
 */
function importsOf(path, text) {
  const specifiers = [
    ...text.matchAll(
      /(?:^|[;}\s])(?:import|export)\b[^"'`;]*?\bfrom\s*["']([^"']+)["']|\bimport\s*\(?\s*["']([^"']+)["']/g,
    ),
  ];
  return specifiers
    .map(([, named, bare]) => named ?? bare ?? "")
    .map((specifier) => (specifier.startsWith(".") ? posix.join(posix.dirname(path), specifier) : specifier));
}

/** What puts all parts together, and the programs that call it. */
export const compositionRoots = ["src/server/start.ts", "src/server/main.ts", "src/server/operate.ts"];

/** @type {Side[]} */
const sides = ["shared", "client", "extension", "engines", "server", "stand-ins"];

/**
 * Where a file stands.
 *
 * @param {string} path
 * @returns {Place}
 */
export function place(path) {
  const [, first, folder] = /^src\/([^/]+)\/(?:([^/]+)\/)?/.exec(path) ?? [];
  const side = sides.find((each) => each === first);
  return side ? { side, folder } : {};
}
