import { setTimeout as wait } from "node:timers/promises";
import { trackerEndpoints } from "../../src/shared/tracker/tracker.contract.ts";
import { exchange } from "../call-from.ts";
import type { SignedInPerson } from "../factories/network-person.ts";

type Server = { url: string };

export interface Written {
  /** The addresses of the jobs that a server said it has saved. */
  acknowledged: string[];
  /** What else a person saw, and how often: "503 database_unavailable", "no answer". */
  seen: Map<string, number>;
}

const writers = 8;
const pauseMs = 50;

/**
 * Writes one job after the other on several connections, each with a network address of its own, until it is stopped. What one
 * server does not answer is sent to the next one, as by a load balancer.
 */
export function writeJobs(servers: Server[], person: SignedInPerson, round: number) {
  const written: Written = { acknowledged: [], seen: new Map() };
  let isStopped = false;

  async function write(writer: number): Promise<void> {
    let turn = writer;
    for (let count = 0; !isStopped; count += 1) {
      const job_url = `https://example.org/jobs/${round}-${writer}-${count}`;
      const answer = await save(servers[turn % servers.length], job_url, `127.${round + 1}.0.${writer + 1}`);
      if (answer === "saved") written.acknowledged.push(job_url);
      else {
        written.seen.set(answer, (written.seen.get(answer) ?? 0) + 1);
        turn += 1;
        await wait(pauseMs);
      }
    }
  }

  async function save(server: Server | undefined, job_url: string, address: string): Promise<string> {
    const job = { job_title: "Engineer", job_url, company_name: "Example", status: "Viewed" };
    const caller = { url: server?.url ?? "", token: person.token, address };
    const answer = await exchange(caller, "POST", trackerEndpoints.save.path, JSON.stringify(job)).catch(
      () => undefined,
    );
    if (!answer) return "no answer";
    return answer.status === 200 ? "saved" : `${answer.status} ${JSON.parse(answer.content.toString()).error}`;
  }

  const writing = Promise.all(Array.from({ length: writers }, (_, writer) => write(writer)));
  return {
    count: () => written.acknowledged.length,
    async stop(): Promise<Written> {
      isStopped = true;
      await writing;
      return written;
    },
  };
}

/** Of the acknowledged ones, those that are not on the person's board. */
export async function lostWrites(
  { url }: Server,
  { token }: SignedInPerson,
  acknowledged: string[],
): Promise<string[]> {
  const { content } = await exchange({ url, token, address: "127.0.0.2" }, "GET", trackerEndpoints.list.path);
  const { data } = trackerEndpoints.list.reply.parse(JSON.parse(content.toString()));
  const kept = new Set(data.map(({ job_url }) => job_url));
  return acknowledged.filter((jobUrl) => !kept.has(jobUrl));
}
