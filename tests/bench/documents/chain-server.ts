import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { buildStaleParts } from "../../../scripts/preparation/build.mjs";
import { projectPath } from "../../../src/server/project-path.ts";
import { jobSearchEndpoints } from "../../../src/shared/jobs/job-search.contract.ts";
import { type Caller, callFrom } from "../../call-from.ts";
import { buyPro } from "../../factories/bought-pro.ts";
import { registerPerson } from "../../factories/registered-person.ts";
import { serve } from "../../served-process.ts";

export interface ChainServer {
  processId: number;
  /** Who may make 200 document sets each. Each chain calls from an address of its own. */
  people: ((address: string) => Caller)[];
  /** Addresses of openings of its own index. */
  openings: string[];
  close(): Promise<void>;
}

/** The built server on PGlite, filled as at its first start. */
export async function startChainServer(size: number): Promise<ChainServer> {
  await buildStaleParts(projectPath("."));
  const dataDir = mkdtempSync(join(tmpdir(), "forthright-documents-"));
  const server = await serve({ DATA_DIR: dataDir, LOG_LEVEL: "error" });
  const people: ChainServer["people"] = [];
  for (let number = 1; number <= size; number += 1) {
    const { token } = await registerPerson(server.url, `person${number}@example.org`);
    await buyPro(server.url, token);
    people.push((address) => ({ url: server.url, token, address }));
  }
  const [caller] = people.map((callerAt) => callerAt("127.1.1.1"));
  if (!caller) throw new Error("Nobody is there to search");
  const found = await callFrom(caller, jobSearchEndpoints.geosearch, { job_title: "engineer", limit: 50 });
  return {
    processId: server.processId,
    people,
    openings: found.results.map(({ job_url }) => job_url),
    async close() {
      await server.stop();
      rmSync(dataDir, { recursive: true, force: true });
    },
  };
}
