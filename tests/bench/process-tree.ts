import { readFileSync } from "node:fs";

/** Linux tells of processes in /proc; elsewhere the bench has no such figures. */
const clockTick = 10;

export interface ProcessTree {
  /** Megabytes in memory. */
  own: number;
  children: number[];
  /** Milliseconds of processor time so far, of all that it started too, whether that lives or has ended. */
  processorTime: number;
  /** Of that, its own. */
  ownProcessorTime: number;
}

/** A process and those that it started. */
export function processTree(processId: number): ProcessTree {
  return {
    own: megabytes(processId),
    children: childrenOf(processId).map(megabytes),
    processorTime: processorTimeOf(processId),
    ownProcessorTime: processorTimes(processId).own,
  };
}

function processorTimeOf(processId: number): number {
  const { own, endedChildren } = processorTimes(processId);
  return childrenOf(processId).reduce((sum, child) => sum + processorTimeOf(child), own + endedChildren);
}

function megabytes(processId: number): number {
  const kilobytes = /VmRSS:\s+(\d+) kB/.exec(readFileSync(`/proc/${processId}/status`, "utf8"))?.[1];
  return Math.round(Number(kilobytes ?? 0) / 1024);
}

/** Those of the main thread, which starts all of ours. */
function childrenOf(processId: number): number[] {
  const ids = readFileSync(`/proc/${processId}/task/${processId}/children`, "utf8");
  return ids.split(" ").filter(Boolean).map(Number);
}

function processorTimes(processId: number): { own: number; endedChildren: number } {
  const status = readFileSync(`/proc/${processId}/stat`, "utf8");
  // Behind the name, which may hold anything: the 14th field of all to the 17th.
  const fields = status
    .slice(status.lastIndexOf(")") + 2)
    .split(" ")
    .map(Number);
  const [user = 0, system = 0, endedUser = 0, endedSystem = 0] = fields.slice(11, 15);
  return { own: (user + system) * clockTick, endedChildren: (endedUser + endedSystem) * clockTick };
}
