import type { z } from "zod/mini";
import type { documentsEndpoints } from "../../src/shared/documents/documents.contract.ts";
import type { subscriptionEndpoints } from "../../src/shared/subscription/subscription.contract.ts";
import { type boardChangesEndpoint, cardChanges } from "../../src/shared/tracker/bulk/board-changes.contract.ts";
import { changedCards } from "../../src/shared/tracker/bulk/board-changes.rules.ts";
import { jobPageOf } from "../../src/shared/tracker/job-address.rules.ts";
import { withChangedDetails, withChangedHistory } from "../../src/shared/tracker/job-edits.rules.ts";
import {
  detailsChange,
  historyChange,
  type JobStatus,
  jobToRestore,
  jobToSave,
  type TrackedJob,
  type trackerEndpoints,
} from "../../src/shared/tracker/tracker.contract.ts";
import { ownConfig } from "./own-config.ts";
import { recordsServer } from "./records-server.ts";

type Reply<Endpoint extends { reply: z.core.$ZodType }> = z.input<Endpoint["reply"]>;
type Sent = Record<string, unknown>;
type Saved = Reply<typeof trackerEndpoints.save>;

/** A job that came into each column a day after the one before. */
export function newJob(job_title: string, company_name: string, ...statuses: JobStatus[]): TrackedJob {
  const history = statuses.map((status, day) => ({
    status,
    timestamp: new Date(Date.UTC(2026, 0, day + 1, 9)).toISOString(),
  }));
  const job_url = `https://jobs.example/${encodeURIComponent(job_title)}`;
  return { job_title, company_name, job_url, history, generated_documents: null };
}

/** What our own server answers to somebody who tracks these jobs. */
export function boardServer(...jobs: TrackedJob[]) {
  const board = new Map(jobs.map((job) => [job.job_url, job]));
  let revision = 1;
  const grow = () => {
    revision += 1;
    return revision;
  };
  const save = (job: TrackedJob): Saved => {
    board.set(job.job_url, job);
    return { success: true, data: job, revision: grow() };
  };
  const known = (url: string): TrackedJob => {
    const job = board.get(url);
    if (!job) throw new Error(`No such job: ${url}`);
    return job;
  };

  const records = recordsServer(grow);

  const answers = {
    ...ownConfig,
    ...records.answers,
    "GET /api/jobs": (): Reply<typeof trackerEndpoints.list> => ({
      success: true,
      data: [...board.values()],
      revision,
    }),
    "GET /api/jobs/events": (): Reply<typeof trackerEndpoints.events> => ({ revision }),
    "POST /api/jobs"(sent: Sent): Saved {
      const { status = "Viewed", job_title, job_url, company_name } = jobToSave.parse(sent);
      const before = board.get(job_url) ?? { job_title, job_url, company_name, history: [], generated_documents: null };
      return save({ ...before, history: [...before.history, { status, timestamp: new Date().toISOString() }] });
    },
    "DELETE /api/jobs"({ job_url }: Sent): Reply<typeof trackerEndpoints.remove> {
      revision += 1;
      board.delete(String(job_url));
      return { success: true, message: "Deleted" };
    },
    "POST /api/jobs/changes"(sent: Sent): Reply<typeof boardChangesEndpoint> {
      const known = new Map([...board.values()].map((job) => [jobPageOf(job.job_url), { job }]));
      const changed = changedCards(known, cardChanges.parse(sent).changes, new Date());
      revision += 1;
      for (const { before, after } of changed) {
        if (before) board.delete(before.job.job_url);
        if (after) board.set(after.job_url, after);
      }
      const urls = changed.flatMap(({ before, after }) => (after ?? before?.job)?.job_url ?? []);
      return { success: true, changed: urls, revision };
    },
    "POST /api/jobs/restore": (sent: Sent): Saved => save(jobToRestore.parse(sent)),
    "POST /api/jobs/details"(sent: Sent): Saved | Response {
      const change = detailsChange.parse(sent);
      const { job, fault } = withChangedDetails(known(change.job_url), change);
      return job ? save(job) : Response.json({ message: "Changed", fields: fault }, { status: 409 });
    },
    "POST /api/jobs/history"(sent: Sent): Saved {
      const change = historyChange.parse(sent);
      const edited = withChangedHistory(known(change.job_url), change, new Date());
      if (!edited.job) throw new Error(JSON.stringify(edited.fault));
      return save(edited.job);
    },
    "POST /document-processor/kept": (): Reply<typeof documentsEndpoints.kept> => ({
      success: true,
      is_pasted: false,
      sets: [],
    }),
    "GET /api/subscription": (): Reply<typeof subscriptionEndpoints.details> => ({
      success: true,
      message: "",
      subscription_status: "na",
      subscription_details: [],
      usage: { plan: "free", document_set: allowance(5), assistant_message: allowance(40) },
    }),
  };
  return { answers, jobs: () => [...board.values()], add: save, records };
}

const allowance = (limit: number) => ({ used: 0, limit, resets_at: "2031-01-01T00:00:00.000Z" });
