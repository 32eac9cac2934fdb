/**
 * Every statement of the stores beside the table it goes to, for docs/scale.md: does a database that is distributed by the person
 * answer it from one shard? `npx tsx scripts/scale/list-statements.ts` counts and lists those that cross; `--all` lists each.
 * It reads text: a statement whose owner stands in a condition made elsewhere counts as crossing until somebody has looked.
 */
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";

const verbs = /\.(?:from|\w*[jJ]oin|update|insert|delete|\$count)\(\s*(\w+)|\b(?:from|into|update|join)\s+\$\{(\w+)\}/g;
const kinds = ["one person", "by its key", "postings", "crosses"];

const tables = new Map(filesNamed(".table.ts").flatMap(tablesIn));
const statements = filesNamed(".store.ts").flatMap(statementsIn);
for (const kind of kinds) {
  const count = statements.filter((statement) => statement.kind === kind).length;
  console.log(`${String(count).padStart(4)}  ${kind}`);
}
for (const { file, line, table, kind } of statements)
  if (kind === "crosses" || process.argv.includes("--all"))
    console.log(`${kind.padEnd(12)} ${table.padEnd(26)} ${file}:${line}`);

function filesNamed(ending: string): string[] {
  const names = readdirSync("src/server", { recursive: true, encoding: "utf8" });
  return names
    .filter((name) => name.endsWith(ending))
    .sort()
    .map((name) => join("src/server", name));
}

/** Each table, and whether its rows name their person. */
function tablesIn(file: string): [name: string, namesPerson: boolean][] {
  const parts = readFileSync(file, "utf8").split(/^export const /m);
  return parts
    .filter((part) => /^\w+ = pgTable/.test(part))
    .map((part): [string, boolean] => [part.slice(0, part.indexOf(" ")), /\buserId:|^user =/.test(part)]);
}

function statementsIn(file: string) {
  const source = readFileSync(file, "utf8");
  const shortNames = new Map(
    [...source.matchAll(/^const (\w+) = (\w+);/gm)].map(([, name, table]): [string, string] => [
      name ?? "",
      table ?? "",
    ]),
  );
  return [...source.matchAll(verbs)]
    .map((match) => ({ at: match.index, named: match[1] ?? match[2] ?? "" }))
    .map(({ at, named }) => ({ at, table: shortNames.get(named) ?? named }))
    .filter(({ table }) => tables.has(table))
    .map(({ at, table }) => {
      const line = source.slice(0, at).split("\n").length;
      return { file, line, table, kind: kindOf(table, statementAt(source, at)) };
    });
}

/** From the end of the statement before to its own. */
function statementAt(source: string, at: number): string {
  const end = source.indexOf(";", at);
  return source.slice(source.lastIndexOf(";", at) + 1, end === -1 ? undefined : end);
}

function kindOf(table: string, statement: string): string {
  if (table.startsWith("job")) return "postings";
  if (!tables.get(table)) return "by its key";
  return /userId|user\.id\b/.test(statement) ? "one person" : "crosses";
}
