import { readFileSync } from "node:fs";
import { z } from "zod";

const description = readFileSync(new URL("../package.json", import.meta.url), "utf8");
const { start } = z.object({ scripts: z.object({ start: z.string() }) }).parse(JSON.parse(description)).scripts;

/** What Node is given by `npm start`: less memory, and no time for the optimised code of PGlite's WebAssembly. */
export const startFlags = start.split(" ").filter((word) => word.startsWith("--"));

/** V8 optimises a function later than by itself: in runs of seconds and minutes, optimising was an eighth of the work of starts and of tests. */
export const optimisingLate = "--interrupt-budget=600000";
