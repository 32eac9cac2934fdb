/** Prints how the fetching from each job source goes, as the running server tells it: npm run sources [address]. */
import { argv, env, exit } from "node:process";

/** @import { JobSourceReport } from "../src/shared/jobs/job-sources.contract.ts" */

const address = argv[2] ?? `http://localhost:${env.PORT || 3000}`;

try {
  const reply = await fetch(new URL("/api/job-sources", address));
  const { sources } = await reply.json();
  if (sources.length === 0)
    console.log("No job source is configured: the index holds the demonstration. See JOB_SOURCES in README.md.");
  else console.table(sources.map(rowOf));
} catch {
  console.error(
    `No server answers at ${address}. Start it, or name its address: npm run sources https://jobs.example.org`,
  );
  exit(1);
}

/** @param {JobSourceReport} report */
function rowOf({ source, last_run_at, last_success_at, next_run_at, fault, ...counts }) {
  const { added, changed, unchanged, closed, unreadable } = counts;
  return {
    source,
    "last run": last_run_at ?? "not yet",
    "last success": last_success_at ?? "not yet",
    ...{ added, changed, unchanged, closed, unreadable },
    "next run": next_run_at,
    fault: fault ?? "",
  };
}
