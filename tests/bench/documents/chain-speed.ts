import { loadavg } from "node:os";
import { processTree } from "../process-tree.ts";
import { quantile } from "../quantile.ts";
import type { ChainServer } from "./chain-server.ts";
import { type ChainTimes, chainSteps, documentChain, freshProfile } from "./document-chain.ts";

const documentsInAChain = 2;
const samplingEvery = 100;

export interface ChainFigures {
  /** Milliseconds. */
  p50: number;
  p95: number;
  /** These and more of them, for people. */
  text: string;
}

/** Runs chains on one server, of so many people who begin at the same moment, and watches what it needs. */
export function createChainRunner(server: ChainServer) {
  let chains = 0;
  const memory: { server: number; children: number[] }[] = [];

  async function round(atOnce: number): Promise<{ times: ChainTimes[]; processorTime: number }> {
    const people = Array.from({ length: atOnce }, (_, place) => ({
      person: (chains + place) % server.people.length,
      number: chains + place + 1,
    }));
    await Promise.all(people.map(({ person, number }) => freshProfile(server, person, number)));
    const before = processTree(server.processId);
    const times = await Promise.all(people.map(({ person, number }) => documentChain(server, person, number)));
    const after = processTree(server.processId);
    const isSampled = hundredsOf(chains) < hundredsOf(chains + atOnce);
    if (isSampled) memory.push({ server: after.own, children: after.children });
    chains += atOnce;
    return { times, processorTime: after.processorTime - before.processorTime };
  }

  return {
    memory,
    documents: () => chains * documentsInAChain,

    async run(atOnce: number, rounds: number): Promise<ChainFigures> {
      const times: ChainTimes[] = [];
      let processorTime = 0;
      for (let done = 0; done < rounds; done += 1) {
        const one = await round(atOnce);
        times.push(...one.times);
        processorTime += one.processorTime / (rounds * atOnce);
      }
      const whole = times.map((steps) => steps.reduce((sum, step) => sum + step, 0));
      const steps = chainSteps.map(
        (name, step) =>
          `${name} ${Math.round(
            quantile(
              times.map((time) => time[step] ?? 0),
              0.5,
            ),
          )}`,
      );
      const [p50, p95] = [quantile(whole, 0.5), quantile(whole, 0.95)];
      const text = [
        `median ${Math.round(p50)} ms (${steps.join(", ")})`,
        `p95 ${Math.round(p95)} ms`,
        `${Math.round(processorTime)} ms of processor time a chain`,
        `load ${loadavg()[0]?.toFixed(1)}`,
      ].join(", ");
      return { p50, p95, text };
    },
  };
}

const hundredsOf = (chains: number) => Math.floor((chains * documentsInAChain) / samplingEvery);
