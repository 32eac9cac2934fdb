import type { ServedProcess } from "../../served-process.ts";
import { processTree } from "../process-tree.ts";

/** Milliseconds of processor time. All of them share the machine's processors. */
export interface ProcessorTimes {
  /** Of the bench itself: it plays the people, or sends the statements. */
  callers: number;
  servers: number;
  /** The servers' child processes, which set documents. */
  documents: number;
  database: number;
}

/** What was spent since it began to measure. */
export type Spending = () => ProcessorTimes;

export function measureSpending(servers: ServedProcess[], databaseProcessId: number): Spending {
  const before = timesOf(servers, databaseProcessId);
  return () => {
    const after = timesOf(servers, databaseProcessId);
    return {
      callers: after.callers - before.callers,
      servers: after.servers - before.servers,
      documents: after.documents - before.documents,
      database: after.database - before.database,
    };
  };
}

/** In words, for each of so many requests. */
export function perRequest(times: ProcessorTimes, requests: number): string {
  const of = (kind: keyof ProcessorTimes) => `${kind} ${(times[kind] / requests).toFixed(2)}`;
  return `${of("callers")}, ${of("servers")}, ${of("documents")}, ${of("database")} ms`;
}

function timesOf(servers: ServedProcess[], databaseProcessId: number): ProcessorTimes {
  const { user, system } = process.cpuUsage();
  const trees = servers.map(({ processId }) => processTree(processId));
  const own = trees.reduce((sum, { ownProcessorTime }) => sum + ownProcessorTime, 0);
  return {
    callers: (user + system) / 1000,
    servers: own,
    documents: trees.reduce((sum, { processorTime }) => sum + processorTime, 0) - own,
    database: processTree(databaseProcessId).processorTime,
  };
}
