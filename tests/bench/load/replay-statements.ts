import { readdirSync, readFileSync } from "node:fs";
import { basename, dirname, join } from "node:path";
import { deserialize } from "node:v8";
import pg from "pg";
import type { ProcessorTimes, Spending } from "./processor-times.ts";

export interface RecordedStatement {
  /** Unix milliseconds. */
  at: number;
  /** Of one server: a number of its own for each connection. */
  connection: number;
  text: string;
  name: string | undefined;
  values: unknown[];
}

/** Statements that go over one connection: a transaction, or one alone. */
type Unit = RecordedStatement[];

export interface Replay {
  statements: number;
  failed: Map<string, number>;
  seconds: number;
  spent: ProcessorTimes;
}

/**
 * Sends what servers have sent to a database as it was before they started, as fast as a plain pool of as many connections gets
 * its answers.
 *
 * @param file as it was given to the servers
 * @param since Unix milliseconds: what was sent before is not counted
 * @param spending begins to measure processor times
 */
export async function replayStatements(
  file: string,
  since: number,
  databaseUrl: string,
  max: number,
  spending: () => Spending,
): Promise<Replay> {
  const units = readdirSync(dirname(file))
    .filter((name) => name.startsWith(`${basename(file)}.`))
    .flatMap((name) => unitsOf(deserialize(readFileSync(join(dirname(file), name)))))
    .sort(([a], [b]) => (a?.at ?? 0) - (b?.at ?? 0));
  const pool = new pg.Pool({ connectionString: databaseUrl, max });
  await Promise.all(Array.from({ length: max }, () => pool.query("select 1")));
  const failed = new Map<string, number>();
  const runAll = async (some: Unit[]) => {
    const left = some.values();
    const worker = async () => {
      for (const unit of left) {
        const fault = await run(pool, unit);
        if (fault) failed.set(fault, (failed.get(fault) ?? 0) + 1);
      }
    };
    await Promise.all(Array.from({ length: max }, worker));
  };
  const isCounted = ([first]: Unit) => first !== undefined && first.at >= since;
  await runAll(units.filter((unit) => !isCounted(unit)));
  const counted = units.filter(isCounted);
  const began = performance.now();
  const spent = spending();
  await runAll(counted);
  const seconds = (performance.now() - began) / 1000;
  const replay = { statements: counted.flat().length, failed, seconds, spent: spent() };
  await pool.end();
  return replay;
}

/** The ends of a transaction come over the connection on which it began. */
function unitsOf(statements: RecordedStatement[]): Unit[] {
  const open = new Map<number, Unit>();
  const units: Unit[] = [];
  for (const statement of statements) {
    if (/^(set|listen) /.test(statement.text)) continue;
    const unit = open.get(statement.connection);
    if (unit) unit.push(statement);
    else units.push([statement]);
    if (/^begin\b/.test(statement.text)) open.set(statement.connection, units.at(-1) ?? []);
    if (/^(commit|rollback)$/.test(statement.text)) open.delete(statement.connection);
  }
  return units;
}

async function run(pool: pg.Pool, unit: Unit): Promise<string | undefined> {
  const client = await pool.connect();
  try {
    for (const { text, name, values } of unit) await client.query({ text, values, ...(name && { name }) });
    client.release();
    return undefined;
  } catch (error) {
    client.release(unit.length > 1);
    return error instanceof Error ? error.message : String(error);
  }
}
