import type { QueryClient } from "@tanstack/react-query";
import { documentsEndpoints } from "../../../shared/documents/documents.contract.ts";
import { cardRecordEndpoints } from "../../../shared/tracker/records/card-record.contract.ts";
import { type TrackedJob, trackerEndpoints } from "../../../shared/tracker/tracker.contract.ts";
import { jobWithAddress, statusOf } from "../../../shared/tracker/tracker.rules.ts";
import { callEndpoint } from "../../http/calls/call-endpoint.ts";
import { untilAnswered } from "../../http/calls/until-answered.ts";
import { noteSentDocuments } from "../records/files/note-sent-documents.ts";
import { identityOf } from "../tracker.queries.ts";
import { ChangedElsewhere } from "./send-failure.ts";
import type { WaitingChange } from "./waiting-change.ts";

type OfKind<Kind extends WaitingChange["kind"]> = Extract<WaitingChange, { kind: Kind }>;

export async function sendChange(queryClient: QueryClient, change: WaitingChange): Promise<unknown> {
  switch (change.kind) {
    case "move":
      return sendMove(queryClient, change);
    case "details": {
      const { job_url, changes, base } = change;
      return callEndpoint(trackerEndpoints.changeDetails, { body: { job_url, changes, base } });
    }
    case "record":
      return callEndpoint(cardRecordEndpoints.save, { body: { record: change.record, base: change.base } });
    case "add":
      return sendNewCard(change);
  }
}

async function sendMove(queryClient: QueryClient, { job, status, id }: OfKind<"move">): Promise<void> {
  const known = await cardOnBoard(job);
  // Neither where it was when it was moved, nor where it was moved to.
  if (!known || ![statusOf(job), status].includes(statusOf(known))) throw new ChangedElsewhere();
  await saveOnce({ ...identityOf(job), status }, id);
  if (status === "Applied") await noteSentDocuments(queryClient, [job]);
}

async function sendNewCard({ job, posting, id }: OfKind<"add">): Promise<void> {
  const known = await cardOnBoard(job);
  // One of the same words is this one: its answer was lost.
  if (known && (known.job_title !== job.job_title || known.company_name !== job.company_name)) {
    throw new ChangedElsewhere();
  }
  if (!known) await saveOnce(job, id);
  const { job_url: url, job_title } = job;
  if (posting) await callEndpoint(documentsEndpoints.scrapeJob, { body: { url, job_title, ...posting } });
}

const saveOnce = (body: OfKind<"add">["job"], id: string) =>
  untilAnswered((mark) => callEndpoint(trackerEndpoints.save, { body: { ...body, ...mark } }), id);

async function cardOnBoard({ job_url }: Pick<TrackedJob, "job_url">): Promise<TrackedJob | undefined> {
  return jobWithAddress((await callEndpoint(trackerEndpoints.list)).data, job_url);
}
