import { posix } from "node:path";
import { cyclesIn } from "./import-cycles.mjs";

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
  "d",
];
const clientFoundation = ["ui", "http"];
const features = ["account", "assistant", "profile", "jobs", "tracker", "documents", "subscription"];
const maxLines = 300;

/**
 * Every way in which the source departs from the layout that ARCHITECTURE.md describes.
 *
 * @param {Map<string, string>} files text by path from the root, e.g. "src/shared/jobs/posting.contract.ts"
 * @returns {string[]} one sentence per fault, beginning with its path
 */
export function structureFaults(files) {
  const source = [...files].filter(([path]) => path.startsWith("src/"));
  const production = source
    .filter(([path]) => !isTest(path))
    .map(([path, text]) => ({ path, text, imports: importsOf(path, text) }));
  return [
    ...[...files].flatMap(([path, text]) => namingFaults(path, text)),
    ...repeatedNames([...files.keys()]),
    ...source.flatMap(([path]) => roleFaults(path)),
    ...production.flatMap((file) => file.imports.flatMap((target) => importFault(file.path, target) ?? [])),
    ...production.flatMap((file) => file.imports.flatMap((target) => checkerFault(file.path, target) ?? [])),
    ...production.flatMap(queryFaults),
    ...production.flatMap(environmentFaults),
    ...untestedRoutes([...files.keys()]),
    ...cyclesIn(new Map(production.map(({ path, imports }) => [path, imports]))).map(
      (cycle) => `${cycle[0]}: imports itself by ${cycle.join(" → ")}`,
    ),
    ...cyclesIn(featureGraph(production)).map(
      (cycle) => `src/server: features depend on each other: ${cycle.join(" → ")}`,
    ),
  ];
}

function namingFaults(path, text) {
  const name = posix.basename(path);
  const words = name.split(".")[0].split("-");
  return [
    /^index\.[a-z]+$/.test(name) && `${path}: a barrel hides where things are; import from the file itself`,
    /^export \* from/m.test(text) && `${path}: re-exports a whole file; import from that file itself`,
    !/^[a-z0-9]+(-[a-z0-9]+)*(\.[a-z0-9]+)+$/.test(name) && `${path}: file names are kebab-case`,
    path.split(/[/.]/).some((part) => /^(utils?|helpers?|common|misc)$/.test(part)) &&
      `${path}: name it by what it does, not utils, helpers or common`,
    words.some((word) => /^(utils?|helpers?)$/.test(word)) && `${path}: name it by what it does, not utils or helpers`,
    lineCount(text) > maxLines && `${path}: has ${lineCount(text)} lines, split it at ${maxLines}`,
  ].filter(Boolean);
}

function lineCount(text) {
  return text.split("\n").length - 1;
}

function repeatedNames(paths) {
  const seen = new Map();
  return paths.flatMap((path) => {
    const name = posix.basename(path);
    const first = seen.get(name);
    if (!first) seen.set(name, path);
    return first ? [`${path}: has the name of ${first}`] : [];
  });
}

function roleFaults(path) {
  const [, ...rest] = posix.basename(path).split(".");
  const role = rest.slice(0, -1).join(".");
  const parts = role.replace(/\.?(db\.)?test$/, (test) => (test.startsWith(".") ? "" : test));
  return parts === "" || roles.includes(parts) ? [] : [`${path}: "${parts}" is not a role (${roles.join(", ")})`];
}

function importFault(path, target) {
  const from = place(path);
  const to = place(target);
  if (from.side === "shared") return sharedFault(path, target);
  if (!to.side || to.side === "shared") return undefined;
  if (from.side !== to.side) return `${path}: ${from.side} must not import ${target}`;
  return from.side === "client" ? clientFault(path, from, to, target) : serverFault(path, from, to, target);
}

function sharedFault(path, target) {
  if (target.startsWith("src/shared/") || target === "zod/mini") return undefined;
  return `${path}: shared imports only shared and zod/mini, not ${target}`;
}

function clientFault(path, from, to, target) {
  const composes = from.folder === undefined || from.folder === "shell";
  if (composes || from.folder === to.folder || clientFoundation.includes(to.folder)) return undefined;
  return `${path}: a part of the client imports only itself, ui, http and shared, not ${target}`;
}

function serverFault(path, from, to, target) {
  if (from.folder === undefined || from.folder === to.folder || !features.includes(to.folder)) return undefined;
  if (!features.includes(from.folder)) return `${path}: an outside part must not know the feature behind ${target}`;
  // Foreign keys are the one thing that tables share.
  const isForeignKey = /\.table\.ts$/.test(path) && /\.table\.ts$/.test(target);
  if (isForeignKey || /\.(service|store)\.ts$/.test(target)) return undefined;
  return `${path}: reach another feature by its service or store, not ${target}`;
}

const checkerFolder = "src/server/documents/checker/";
const checkerMayUse = ["src/server/documents/fact.ts", "src/server/documents/document.ts"];

/** What checks the sentences must not fail in the same way as what writes them. */
function checkerFault(path, target) {
  if (path.startsWith(checkerFolder)) {
    if (target.startsWith(checkerFolder) || checkerMayUse.includes(target)) return undefined;
    return `${path}: the checker shares no code with the writers, it must not import ${target}`;
  }
  const isEntrance = path === "src/server/documents/checked-document.ts";
  return target.startsWith(checkerFolder) && !isEntrance
    ? `${path}: only checked-document.ts asks the checker, and no writer shares its code: ${target}`
    : undefined;
}

/** @returns {{ side?: string, folder?: string }} folder is undefined for files like start.ts that compose the parts */
function place(path) {
  const [, side, folder] = /^src\/(shared|client|server)\/(?:([^/]+)\/)?/.exec(path) ?? [];
  return { side, folder };
}

function queryFaults({ path, text, imports }) {
  if (!path.startsWith("src/server/") || /\.(store|table)\.ts$/.test(path) || path.startsWith("src/server/database/"))
    return [];
  // Better Auth speaks to the database by its own adapter.
  const isAdapter = path === "src/server/account/auth-engine.ts";
  return [
    !isAdapter &&
      imports.some((target) => /^drizzle-orm/.test(target)) &&
      `${path}: queries belong in a *.store.ts, this imports drizzle-orm`,
    /\b(database|tx)\s*\.\s*(select|insert|update|delete|execute|transaction|query|selectDistinct|\$count)\w*\s*[(.]/.test(
      text,
    ) && `${path}: queries belong in a *.store.ts`,
  ].filter(Boolean);
}

function environmentFaults({ path, text }) {
  if (path === "src/server/config.ts" || path === "src/server/main.ts") return [];
  return /\bprocess\.env\b/.test(text) ? [`${path}: only src/server/config.ts reads the environment`] : [];
}

function untestedRoutes(paths) {
  const known = new Set(paths);
  return paths
    .filter((path) => /^src\/server\/.*\.routes\.ts$/.test(path))
    .filter(
      (path) =>
        !known.has(path.replace(/\.ts$/, ".db.test.ts")) && !known.has(path.replace(/\.routes\.ts$/, ".db.test.ts")),
    )
    .map((path) => `${path}: has no ${posix.basename(path).replace(/\.ts$/, ".db.test.ts")} beside it`);
}

function featureGraph(production) {
  const graph = new Map(features.map((feature) => [feature, []]));
  for (const { path, imports } of production) {
    const from = place(path);
    if (from.side !== "server" || !graph.has(from.folder) || path.endsWith(".table.ts")) continue;
    const others = imports
      .map(place)
      .filter(({ side, folder }) => side === "server" && graph.has(folder) && folder !== from.folder);
    graph.get(from.folder).push(...others.map(({ folder }) => folder));
  }
  return graph;
}

/** Relative imports as paths from the root, packages as they are written. */
function importsOf(path, text) {
  const specifiers = [
    ...text.matchAll(
      /(?:^|[;}\s])(?:import|export)\b[^"'`;]*?\bfrom\s*["']([^"']+)["']|\bimport\s*\(?\s*["']([^"']+)["']/g,
    ),
  ];
  return specifiers
    .map(([, named, bare]) => named ?? bare)
    .map((specifier) => (specifier.startsWith(".") ? posix.join(posix.dirname(path), specifier) : specifier));
}

function isTest(path) {
  return /\.test\.tsx?$/.test(path);
}
