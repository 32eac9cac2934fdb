import { loadavg } from "node:os";
import type { ChainServer } from "./chain-server.ts";
import { chainSteps, documentChain } from "./document-chain.ts";
import { processTree } from "./process-tree.ts";
import { quantile } from "./quantile.ts";

const documentsInAChain = 2;
const samplingEvery = 100;

export interface ChainFigures {
  /** Milliseconds. */
  p50: number;
  p95: number;
  /** These and more of them, for people. */
  text: string;
}

/** Runs chains on one server, one after the other for each of so many people at once, and watches what it needs. */
export function createChainRunner(server: ChainServer) {
  let chains = 0;
  const memory: { server: number; children: number[] }[] = [];

  async function chain(person: number): Promise<number[]> {
    chains += 1;
    const number = chains;
    const times = await documentChain(server, person, number);
    if ((number * documentsInAChain) % samplingEvery === 0) {
      const { own, children } = processTree(server.processId);
      memory.push({ server: own, children });
    }
    return times;
  }

  return {
    memory,
    documents: () => chains * documentsInAChain,

    async run(atOnce: number, each: number): Promise<ChainFigures> {
      const times: number[][] = [];
      const before = processTree(server.processId).processorTime;
      const person = async (number: number) => {
        for (let round = 0; round < each; round += 1) times.push(await chain(number));
      };
      await Promise.all(Array.from({ length: atOnce }, (_, number) => person(number)));
      const processor = (processTree(server.processId).processorTime - before) / times.length;
      const whole = times.map((steps) => steps.reduce((sum, step) => sum + step, 0));
      const steps = chainSteps.map((name, step) => `${name} ${round(times.map((time) => time[step] ?? 0))}`);
      const [p50, p95] = [quantile(whole, 0.5), quantile(whole, 0.95)];
      const text = [
        `median ${Math.round(p50)} ms (${steps.join(", ")})`,
        `p95 ${Math.round(p95)} ms`,
        `${Math.round(processor)} ms of processor time a chain`,
        `load ${loadavg()[0]?.toFixed(1)}`,
      ].join(", ");
      return { p50, p95, text };
    },
  };
}

const round = (values: number[]) => Math.round(quantile(values, 0.5));
