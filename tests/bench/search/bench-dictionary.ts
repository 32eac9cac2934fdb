/**
 * How many distinct titles fit into a server's memory? Teaches a dictionary the titles of ever more generated postings, six in ten distinct,
 * until the heap is full, which ends the process: the line before is the answer.
 *
 *   npm run bench:dictionary -- [--postings 10000000] [--step 500000]
 */
import { parseArgs } from "node:util";
import { getHeapStatistics } from "node:v8";
import { createTitleDictionary } from "../../../src/engines/job-search/job-search.ts";
import { knownOccupations } from "../../../src/server/jobs/search/memory/known-occupations.ts";
import { benchTitles, createTitleRows } from "./bench-titles.ts";

const { values } = parseArgs({
  options: { postings: { type: "string", default: "10000000" }, step: { type: "string", default: "500000" } },
});
const [postings, step] = [Number(values.postings), Number(values.step)];
const megabytes = (bytes: number) => Math.round(bytes / 1024 ** 2);

const dictionary = createTitleDictionary(knownOccupations());
const rowOf = createTitleRows();
console.log(`heap of at most ${megabytes(getHeapStatistics().heap_size_limit)} MB`);
for (let from = 0; from < postings; from += step) {
  // A title that comes again in a later step counts its postings of that step alone: the size of the dictionary is the same.
  const rows = [...benchTitles(from, from + step, true)].map(([title, count]) => rowOf(title, count));
  globalThis.gc?.();
  const { user } = process.cpuUsage();
  await dictionary.learn(rows, from + step);
  const learned = (process.cpuUsage().user - user) / 1_000_000;
  rows.length = 0;
  globalThis.gc?.();
  const { heapUsed, rss } = process.memoryUsage();
  console.log(
    `${from + step} postings: ${dictionary.size()} titles, heap ${megabytes(heapUsed)} MB, process ${megabytes(rss)} MB, learned in ${learned.toFixed(1)} s of processor time`,
  );
}
