import { posix } from "node:path";
import { isTest } from "./source-files.mjs";

const roles = [
  "contract",
  "rules",
  "routes",
  "service",
  "store",
  "table",
  "worker",
  "prompts",
  "page",
  "queries",
  "test",
  "db.test",
  "component.test",
  "d",
];
const maxLines = 300;
/** Of a folder in src, tests aside: about fifteen. */
const maxFiles = 17;

/**
 * Names of files and exports, and sizes.
 *
 * @param {Map<string, string>} files text by path
 * @returns {string[]}
 */
export function namingFaults(files) {
  const source = [...files].filter(([path]) => path.startsWith("src/"));
  return [
    ...[...files].flatMap(([path, text]) => fileFaults(path, text)),
    ...repeatedFileNames([...files.keys()]),
    ...source.flatMap(([path]) => roleFaults(path)),
    ...untestedRoutes([...files.keys()]),
    ...repeatedExports(source),
    ...crowdedFolders(source.map(([path]) => path)),
  ];
}

/**
 * @param {string} path
 * @param {string} text
 */
function fileFaults(path, text) {
  const name = posix.basename(path);
  const words = (name.split(".")[0] ?? "").split("-");
  return [
    /^index\.[a-z]+$/.test(name) && `${path}: a barrel hides where things are; import from the file itself`,
    /^export \* from/m.test(text) && `${path}: re-exports a whole file; import from that file itself`,
    !/^[a-z0-9]+(-[a-z0-9]+)*(\.[a-z0-9]+)+$/.test(name) && `${path}: file names are kebab-case`,
    path.split(/[/.]/).some((part) => /^(utils?|helpers?|common|misc)$/.test(part)) &&
      `${path}: name it by what it does, not utils, helpers or common`,
    words.some((word) => /^(utils?|helpers?)$/.test(word)) && `${path}: name it by what it does, not utils or helpers`,
    lineCount(text) > maxLines && `${path}: has ${lineCount(text)} lines, split it at ${maxLines}`,
  ].filter((fault) => fault !== false);
}

/** @param {string} text */
export function lineCount(text) {
  return text.split("\n").length - 1;
}

/** @param {string[]} paths */
function repeatedFileNames(paths) {
  /** @type {Map<string, string>} */
  const seen = new Map();
  return paths.flatMap((path) => {
    const name = posix.basename(path);
    const first = seen.get(name);
    if (!first) seen.set(name, path);
    return first ? [`${path}: has the name of ${first}`] : [];
  });
}

/** What React Router reads from a page's module. */
const routerExports = new Set(["Component", "loader"]);

/**
 * Whoever looks a name up should find one thing. A type and a value of one file are one thing.
 *
 * @param {[string, string][]} source
 */
function repeatedExports(source) {
  /** @type {Map<string, string>} */
  const seen = new Map();
  return source
    .filter(([path]) => !/\.test\.tsx?$/.test(path))
    .flatMap(([path, text]) =>
      [...text.matchAll(/^export (?:async )?(?:const|function|class|interface|type) (\w+)/gm)].flatMap(
        ([, name = ""]) => {
          if (path.endsWith(".page.tsx") && routerExports.has(name)) return [];
          const first = seen.get(name);
          if (!first) seen.set(name, path);
          return first && first !== path ? [`${path}: exports ${name}, as ${first} does`] : [];
        },
      ),
    );
}

/** @param {string} path */
function roleFaults(path) {
  const [, ...rest] = posix.basename(path).split(".");
  const role = rest.slice(0, -1).join(".");
  const parts = role.replace(/\.?((db|component)\.)?test$/, (test) => (test.startsWith(".") ? "" : test));
  return parts === "" || roles.includes(parts) ? [] : [`${path}: "${parts}" is not a role (${roles.join(", ")})`];
}

/** @param {string[]} paths */
function untestedRoutes(paths) {
  const known = new Set(paths);
  return paths
    .filter((path) => /^src\/(server|stand-ins)\/.*\.routes\.ts$/.test(path))
    .filter(
      (path) =>
        !known.has(path.replace(/\.ts$/, ".db.test.ts")) && !known.has(path.replace(/\.routes\.ts$/, ".db.test.ts")),
    )
    .map((path) => `${path}: has no ${posix.basename(path).replace(/\.ts$/, ".db.test.ts")} beside it`);
}

/** @param {string[]} paths */
function crowdedFolders(paths) {
  /** @type {Map<string, number>} */
  const counts = new Map();
  for (const path of paths) {
    if (isTest(path)) continue;
    const folder = posix.dirname(path);
    counts.set(folder, (counts.get(folder) ?? 0) + 1);
  }
  return [...counts]
    .filter(([, count]) => count > maxFiles)
    .map(
      ([folder, count]) =>
        `${folder}: has ${count} files beside each other, sort them into folders from ${maxFiles} on`,
    );
}
