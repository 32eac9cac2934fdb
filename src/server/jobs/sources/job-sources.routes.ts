import type { FastifyInstance } from "fastify";
import { type JobSourceReport, jobSourcesEndpoint } from "../../../shared/jobs/job-sources.contract.ts";
import { addPublicRoute } from "../../http/route.ts";
import type { SourceRunStore, SourceState } from "./source-run.store.ts";

interface Parts {
  keys: string[];
  sourceRunStore: SourceRunStore;
}

/** For the operator: nothing in it is about a person. */
export function addJobSourcesRoute(app: FastifyInstance, { keys, sourceRunStore }: Parts): void {
  addPublicRoute(app, jobSourcesEndpoint, async () => ({
    success: true,
    sources: (await sourceRunStore.states(keys)).map(report),
  }));
}

function report(state: SourceState): JobSourceReport {
  const { key, runner, leaseUntil, added, changed, unchanged, closed, unreadable, failures, fault } = state;
  return {
    // The query of a page's address may hold a key.
    source: key.split("?")[0] ?? key,
    is_running: runner !== null && leaseUntil !== null && leaseUntil > new Date(),
    last_run_at: state.lastRunAt?.toISOString() ?? null,
    last_success_at: state.lastSuccessAt?.toISOString() ?? null,
    next_run_at: state.nextRunAt.toISOString(),
    ...{ added, changed, unchanged, closed, unreadable, failures, fault },
  };
}
