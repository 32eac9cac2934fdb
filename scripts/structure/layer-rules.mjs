import { cyclesIn } from "./import-cycles.mjs";
import { compositionRoots, place } from "./source-files.mjs";

const clientFoundation = ["ui", "http"];
const features = [
  "account",
  "assistant",
  "profile",
  "jobs",
  "tracker",
  "documents",
  "subscription",
  "wordings",
  "matching",
  "reminders",
];

/** @import { Place, Side, SourceFile } from "./source-files.mjs" */

/**
 * Each side with the sides that it may import beside itself.
 *
 * @type {Record<Side, Side[]>}
 */
const mayImport = {
  shared: [],
  engines: ["shared"],
  server: ["shared", "engines"],
  "stand-ins": ["shared", "engines", "server"],
  client: ["shared"],
  extension: ["shared"],
};

/** An engine takes text or values and gives values: it reaches nothing outside. */
const outsideParts =
  /^(node:(https?|net|dns|tls|child_process|worker_threads)|pg|drizzle-orm|fastify|@fastify\/|ai$|@ai-sdk\/)/;

/**
 * Imports against the order of the layers, and cycles.
 *
 * @param {SourceFile[]} production
 * @returns {string[]}
 */
export function layerFaults(production) {
  return [
    ...production.flatMap(({ path, imports }) => imports.flatMap((target) => importFault(path, target) ?? [])),
    ...cyclesIn(new Map(production.map(({ path, imports }) => [path, imports]))).map(
      (cycle) => `${cycle[0]}: imports itself by ${cycle.join(" → ")}`,
    ),
    ...cyclesIn(folderGraph(production, "server", features)).map(
      (cycle) => `src/server: features depend on each other: ${cycle.join(" → ")}`,
    ),
    ...cyclesIn(folderGraph(production, "engines")).map(
      (cycle) => `src/engines: engines depend on each other: ${cycle.join(" → ")}`,
    ),
  ];
}

/**
 * @param {string} path
 * @param {string} target
 * @returns {string | undefined}
 */
function importFault(path, target) {
  const from = place(path);
  const to = place(target);
  if (from.side === "shared" && to.side !== "shared" && target !== "zod/mini")
    return `${path}: shared imports only shared and zod/mini, not ${target}`;
  if (from.side === "engines" && outsideParts.test(target))
    return `${path}: an engine reaches no outside part, so it must not import ${target}`;
  if (!from.side || !to.side) return undefined;
  if (from.side !== to.side) return otherSideFault(path, from.side, to.side, target);
  if (from.side === "engines") return engineFault(path, target);
  if (from.side === "client") return clientFault(path, from, to, target);
  return from.side === "server" ? serverFault(path, from, to, target) : undefined;
}

/**
 * @param {string} path
 * @param {Side} fromSide
 * @param {Side} toSide
 * @param {string} target
 */
function otherSideFault(path, fromSide, toSide, target) {
  const composes = compositionRoots.includes(path);
  if (toSide === "stand-ins" && !composes)
    return `${path}: only ${compositionRoots[0]} reaches the stand-ins, not ${target}`;
  if (!composes && !mayImport[fromSide].includes(toSide)) return `${path}: ${fromSide} must not import ${target}`;
  return toSide === "engines" ? engineFault(path, target) : undefined;
}

/**
 * What an engine offers stands in one file named like it; the rest of its folder is private.
 *
 * @param {string} path
 * @param {string} target
 */
function engineFault(path, target) {
  const { folder } = place(target);
  const isOwn = place(path).side === "engines" && place(path).folder === folder;
  if (isOwn || target === `src/engines/${folder}/${folder}.ts`) return undefined;
  return `${path}: reach the engine by its entry ${folder}.ts, not ${target}`;
}

/**
 * @param {string} path
 * @param {Place} from
 * @param {Place} to
 * @param {string} target
 */
function clientFault(path, from, to, target) {
  const composes = from.folder === undefined || from.folder === "shell";
  if (composes || from.folder === to.folder || clientFoundation.includes(to.folder ?? "")) return undefined;
  return `${path}: a part of the client imports only itself, ui, http and shared, not ${target}`;
}

/**
 * @param {string} path
 * @param {Place} from
 * @param {Place} to
 * @param {string} target
 */
function serverFault(path, from, to, target) {
  if (from.folder === undefined || from.folder === to.folder || !features.includes(to.folder ?? "")) return undefined;
  if (!features.includes(from.folder)) return `${path}: an outside part must not know the feature behind ${target}`;
  // Foreign keys are the one thing that tables share.
  const isForeignKey = /\.table\.ts$/.test(path) && /\.table\.ts$/.test(target);
  if (isForeignKey || /\.(service|store)\.ts$/.test(target)) return undefined;
  return `${path}: reach another feature by its service or store, not ${target}`;
}

/**
 * Which folders of a side lead to which; tables aside, since foreign keys may lead both ways.
 *
 * @param {SourceFile[]} production
 * @param {Side} wantedSide
 * @param {string[]} [wantedFolders]
 */
function folderGraph(production, wantedSide, wantedFolders) {
  /** @type {Map<string, string[]>} */
  const graph = new Map();
  for (const { path, imports } of production) {
    const { side, folder } = place(path);
    if (side !== wantedSide || !folder || path.endsWith(".table.ts")) continue;
    if (wantedFolders && !wantedFolders.includes(folder)) continue;
    const others = imports
      .map(place)
      .flatMap((to) => (to.side === side && to.folder && to.folder !== folder ? [to.folder] : []));
    graph.set(folder, [...(graph.get(folder) ?? []), ...others]);
  }
  return graph;
}
