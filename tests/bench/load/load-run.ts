import { setTimeout as wait } from "node:timers/promises";
import { createRandom } from "../../../src/stand-ins/demonstration-jobs/random.ts";
import { exchange } from "../../call-from.ts";
import type { ServedProcess } from "../../served-process.ts";
import { loadKinds, type Send } from "./load-calls.ts";
import type { LoadPerson } from "./load-people.ts";

export interface LoadRun {
  requests: number;
  seconds: number;
  /** Milliseconds of each thing done, by kind. */
  times: Map<string, number[]>;
  errors: Map<string, number>;
}

/** Calls from one network address: fewer than any limit on it. */
const callsOfAddress = 400;
/** Of the choices that are made: each run makes others. */
let seed = 0;

/**
 * Everybody does one thing after the other, each call at one of the servers by turns, until the time is over.
 *
 * @param pauseMs between two things, at random up to twice as long
 */
export async function runLoad(
  servers: ServedProcess[],
  people: LoadPerson[],
  seconds: number,
  pauseMs: number,
): Promise<LoadRun> {
  const run: LoadRun = { requests: 0, seconds, times: new Map(), errors: new Map() };
  const kinds = Object.entries(loadKinds).flatMap(([name, { share }]) => Array<string>(share).fill(name));
  const began = performance.now();
  const isOver = () => performance.now() - began > seconds * 1000;

  async function live(person: LoadPerson): Promise<void> {
    seed += 1;
    const random = createRandom(seed);
    const send = sender(servers, person, run, isOver);
    await wait(random.between(0, pauseMs * 2));
    while (!isOver()) {
      await doOne(random.pick(kinds), send, person, random);
      if (pauseMs > 0) await wait(random.between(0, pauseMs * 2));
    }
  }

  async function doOne(kind: string, send: Send, person: LoadPerson, random: ReturnType<typeof createRandom>) {
    const start = performance.now();
    try {
      await loadKinds[kind]?.run(send, person, random);
      run.times.set(kind, run.times.get(kind) ?? []);
      run.times.get(kind)?.push(performance.now() - start);
    } catch (error) {
      const fault = `${kind}: ${error instanceof Error ? error.message : error}`;
      run.errors.set(fault, (run.errors.get(fault) ?? 0) + 1);
    }
  }

  await Promise.all(people.map(live));
  return run;
}

/** By a load balancer that gives each call to the next server. */
function sender(servers: ServedProcess[], person: LoadPerson, run: LoadRun, isOver: () => boolean): Send {
  let calls = 0;
  return async (method, path, body) => {
    const url = servers[(person.number + calls) % servers.length]?.url ?? "";
    const address = addressOf(person.number, Math.floor(calls / callsOfAddress));
    calls += 1;
    const answer = await exchange({ url, token: person.token, address }, method, path, body && JSON.stringify(body));
    if (!isOver()) run.requests += 1;
    if (answer.status !== 200) throw new Error(`${answer.status} ${answer.content}`.slice(0, 200));
    return method === "POST" ? JSON.parse(answer.content.toString()) : undefined;
  };
}

/** Of 127.0.0.0/8. */
const addressOf = (person: number, block: number) =>
  `127.${10 + (block % 200)}.${Math.floor(person / 250)}.${(person % 250) + 1}`;
