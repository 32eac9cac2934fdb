/**
 * Makes assets/occupations/published-occupations.tsv.br from the publishers' names, after they or the words of search change:
 *
 *   npx tsx scripts/preparation/occupations/make-occupation-table.ts FOLDER
 *
 * FOLDER holds esco-occupations.tsv (concept, ISCO-08 group, language, preferred label, other labels) and onet-occupations.tsv (SOC code,
 * title, other titles); NOTICE.md says where they are from. A line of the table is one occupation: its source, its ISCO group where it has
 * one, then its labels as the terms of search.
 */
import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { argv } from "node:process";
import { brotliCompressSync, constants } from "node:zlib";
import { labelKey } from "../../../src/engines/job-search/occupations/occupations.ts";

const [folder = "."] = argv.slice(2);
const linesOf = (file: string) =>
  readFileSync(join(folder, file), "utf8")
    .trimEnd()
    .split("\n")
    .slice(1)
    .map((line) => line.split("\t"));

const esco = new Map<string, { group: string; labels: string[] }>();
for (const [concept = "", group = "", , ...labels] of linesOf("esco-occupations.tsv")) {
  const known = esco.get(concept);
  esco.set(concept, { group, labels: [...(known?.labels ?? []), ...labels] });
}
const lines = [
  ...[...esco.values()].map(({ group, labels }) => ["esco", group, ...keysOf(labels)]),
  ...linesOf("onet-occupations.tsv").map(([, ...labels]) => ["onet", "", ...keysOf(labels)]),
];
const table = lines.map((line) => line.join("\t")).join("\n");
const settings = { params: { [constants.BROTLI_PARAM_QUALITY]: 11, [constants.BROTLI_PARAM_LGWIN]: 24 } };
writeFileSync("assets/occupations/published-occupations.tsv.br", brotliCompressSync(table, settings));
console.log(`${lines.length} occupations, ${lines.reduce((sum, line) => sum + line.length - 2, 0)} labels`);

function keysOf(labels: string[]): string[] {
  return [...new Set(labels.map(labelKey))].filter((key) => key !== "");
}
