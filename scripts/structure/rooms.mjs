import { lineCount } from "./naming-rules.mjs";
import { compositionRoots, place, productionFiles } from "./source-files.mjs";

/** @typedef {{ files: number, lines: number }} Room */

/** From the ground up: an arrow may only lead to a layer further left, or to another room of the same. */
const layers = ["shared", "engines", "server", "stand-ins", "root"];

/**
 * The layout in words: each side with its rooms, their files and lines, and the arrows between the sides.
 *
 * @param {Map<string, string>} files text by path
 * @returns {string} lines to print
 */
export function roomsPrintout(files) {
  const production = productionFiles(files).filter(({ path }) => place(path).side);
  /** @type {Map<string, Room>} */
  const rooms = new Map();
  /** @type {Map<string, number>} */
  const arrows = new Map();
  for (const { path, text, imports } of production) {
    const side = layerOf(path);
    const key = `${side} ${place(path).folder ?? "."}`;
    const room = rooms.get(key) ?? { files: 0, lines: 0 };
    rooms.set(key, { files: room.files + 1, lines: room.lines + lineCount(text) });
    for (const target of imports) {
      const to = layerOf(target);
      if (to && to !== side) arrows.set(`${side} → ${to}`, (arrows.get(`${side} → ${to}`) ?? 0) + 1);
    }
  }
  const backwards = [...arrows.keys()].filter(isBackwards);
  return [
    ...[...layers, "client"].flatMap((side) => sideLines(side, rooms)),
    "",
    ...[...arrows]
      .sort()
      .map(([arrow, count]) => `${arrow}  ${count} imports${isBackwards(arrow) ? "  BACKWARDS" : ""}`),
    `${backwards.length} arrows backwards`,
  ].join("\n");
}

/** @param {string} path */
function layerOf(path) {
  return compositionRoots.includes(path) ? "root" : place(path).side;
}

/** @param {string} arrow */
function isBackwards(arrow) {
  const [from = "", to = ""] = arrow.split(" → ");
  if (from === "client") return to !== "shared";
  return to === "client" || layers.indexOf(to) > layers.indexOf(from);
}

/**
 * @param {string} side
 * @param {Map<string, Room>} rooms
 */
function sideLines(side, rooms) {
  const own = [...rooms].filter(([key]) => key.startsWith(`${side} `));
  const sum = (/** @type {keyof Room} */ name) => own.reduce((total, [, room]) => total + room[name], 0);
  const name = side === "root" ? compositionRoots.join(", ") : `src/${side}`;
  return [
    `${name}  ${sum("files")} files  ${sum("lines")} lines`,
    ...own
      .sort()
      .map(
        ([key, { files, lines }]) =>
          `  ${key.slice(side.length + 1).padEnd(24)} ${String(files).padStart(3)} files ${String(lines).padStart(6)} lines`,
      ),
  ];
}
