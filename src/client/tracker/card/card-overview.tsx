import { ExternalLink, Pencil } from "lucide-react";
import { calendarEventsOf } from "../../../shared/tracker/calendar/calendar-dates.rules.ts";
import type { CardRecord } from "../../../shared/tracker/records/card-record.contract.ts";
import { type JobStatus, jobStatuses, type TrackedJob } from "../../../shared/tracker/tracker.contract.ts";
import { statusOf } from "../../../shared/tracker/tracker.rules.ts";
import { isUnlinked } from "../../../shared/tracker/unlinked-job.rules.ts";
import { useAdditions } from "../../http/calls/client-config.queries.ts";
import { Button } from "../../ui/button.tsx";
import { DemonstrationNote } from "../../ui/demonstration-mark.tsx";
import { SelectField } from "../../ui/fields/select-field.tsx";
import { MatchPanel } from "../../ui/matching/match-panel.tsx";
import { usePostingInShort } from "../../ui/matching/posting-in-short.queries.ts";
import { OutsideLink } from "../../ui/page/outside-link.tsx";
import { RelativeTime } from "../../ui/relative-time.tsx";
import { StatusBadge } from "../../ui/status-badge.tsx";
import { DocumentsAtAGlance } from "../generation/documents-at-a-glance.tsx";
import { useCardRecords } from "../records/card-records.queries.ts";
import { RejectionReason } from "../records/rejection-question.tsx";
import { CalendarFileButton } from "./calendar-file-button.tsx";
import { ClosedMark } from "./closed-mark.tsx";
import { NextStepText } from "./next-step-text.tsx";
import type { CardPart } from "./use-opened-job.ts";

interface CardOverviewProps {
  job: TrackedJob;
  onMove: (job: TrackedJob, status: JobStatus) => void;
  onTurn: (part: CardPart) => void;
  onPlan: () => void;
  onSaved: () => void;
}

/** What one looks for on a card: the opening, how far it has come, what is next, its documents, and how it fits. */
export function CardOverview({ job, onMove, onTurn, onPlan, onSaved }: CardOverviewProps) {
  const hasAdditions = useAdditions();
  const { data: records = [] } = useCardRecords(job);
  const { posting, isPending } = usePostingInShort(job.job_url);
  return (
    <div className="flex flex-col gap-5">
      <div className="flex flex-col gap-2">
        <PlaceAndPay {...{ posting, isPending }} />
        <ClosedMark closedAt={posting?.closedAt} />
        {isUnlinked(job.job_url) ? (
          <p className="text-muted">No link: it was added without one.</p>
        ) : (
          <OutsideLink
            href={job.job_url}
            className="inline-flex min-h-11 items-center gap-2 self-start [overflow-wrap:anywhere] md:min-h-0"
          >
            {hostOf(job.job_url)}
            <ExternalLink aria-hidden="true" className="size-4 shrink-0" />
          </OutsideLink>
        )}
        <DemonstrationNote urls={[job.job_url]} />
      </div>
      <div className="grid gap-4 sm:grid-cols-[11rem_1fr]">
        <SelectField
          label="Status"
          options={jobStatuses}
          value={statusOf(job) ?? "Viewed"}
          onChange={({ target }) => {
            const status = jobStatuses.find((one) => one === target.value);
            if (status) onMove(job, status);
          }}
        />
        <Course job={job} />
      </div>
      {hasAdditions && <RejectionReason job={job} records={records} />}
      {hasAdditions && <NextStepRow job={job} records={records} onEdit={onPlan} />}
      <DocumentsAtAGlance job={job} onSaved={onSaved} onMore={() => onTurn("documents")} />
      <MatchPanel jobUrl={job.job_url} />
    </div>
  );
}

const hostOf = (url: string) => (URL.canParse(url) ? new URL(url).host.replace(/^www\./, "") : url);

/** Its line is kept free until it comes, so that nothing below moves. */
function PlaceAndPay({ posting, isPending }: ReturnType<typeof usePostingInShort>) {
  if (!isPending && !posting?.location && !posting?.salary) return null;
  return (
    <p className="flex min-h-6 flex-wrap gap-x-4 gap-y-1 [overflow-wrap:anywhere]">
      {posting?.location && <span className="text-muted">{posting.location}</span>}
      {posting?.salary && <span className="font-semibold">{posting.salary}</span>}
    </p>
  );
}

/** How far it has come, the newest first. It is corrected in the history. */
function Course({ job }: { job: TrackedJob }) {
  return (
    <div>
      <h3 className="mb-3 font-sans font-semibold text-[0.9375rem] leading-normal tracking-normal sm:mb-4">
        Application History
      </h3>
      <ol className="flex flex-wrap gap-x-5 gap-y-1.5">
        {job.history
          .map(({ status, timestamp }) => (
            <li key={`${timestamp} ${status}`} className="flex items-center gap-2 whitespace-nowrap">
              <StatusBadge status={status} />
              <RelativeTime iso={timestamp} className="text-muted text-sm" />
            </li>
          ))
          .reverse()}
      </ol>
    </div>
  );
}

interface NextStepRowProps {
  job: TrackedJob;
  records: readonly CardRecord[];
  onEdit: () => void;
}

function NextStepRow({ job, records, onEdit }: NextStepRowProps) {
  const isPlanned = Boolean(job.next_step || job.next_step_on);
  return (
    <div className="flex items-center gap-1 border-line border-y py-2">
      <p className="min-w-0 flex-1 [overflow-wrap:anywhere]" dir="auto">
        <span className="font-semibold">Next:</span>{" "}
        {isPlanned ? <NextStepText job={job} /> : <span className="text-muted">nothing planned</span>}
      </p>
      <CalendarFileButton events={calendarEventsOf([job], records)} />
      <Button variant="quiet" size="small" onClick={onEdit} className="shrink-0">
        <Pencil aria-hidden="true" /> {isPlanned ? "Change" : "Plan"}
        <span className="sr-only"> the next step</span>
      </Button>
    </div>
  );
}
