import { ChartNoAxesColumn } from "lucide-react";
import { useMemo, useState } from "react";
import { dayAfter, dayIn } from "../../../shared/time/calendar-day.rules.ts";
import { ownZone } from "../../../shared/time/time-zone.rules.ts";
import { insightsOf } from "../../../shared/tracker/insights/insights.rules.ts";
import type { TrackedJob } from "../../../shared/tracker/tracker.contract.ts";
import { SelectField } from "../../ui/fields/select-field.tsx";
import { LinkButton } from "../../ui/link-button.tsx";
import { PageBody } from "../../ui/page/page-body.tsx";
import { PageHeader } from "../../ui/page/page-header.tsx";
import { EmptyState } from "../../ui/states/empty-state.tsx";
import { ErrorState } from "../../ui/states/error-state.tsx";
import { Skeleton } from "../../ui/states/skeleton.tsx";
import { useNewestDocuments } from "../generation/kept/newest-documents.queries.ts";
import { useTrackedJobs } from "../tracker.queries.ts";
import { countText } from "./insight-words.ts";
import { ReplySections } from "./reply-sections.tsx";
import { StageSections } from "./stage-sections.tsx";

const spans = [
  { value: "", label: "This search" },
  { value: "84", label: "Begun in the last 12 weeks" },
  { value: "28", label: "Begun in the last 4 weeks" },
  { value: "all", label: "With the archive" },
];

export function Component() {
  const { data: board, isPending, isError, refetch } = useTrackedJobs();
  const [span, setSpan] = useState("");
  const hasArchive = board?.jobs.some(({ archived_at }) => archived_at) ?? false;
  return (
    <PageBody isDense>
      <PageHeader
        title="Insights"
        back={{ to: "/jobtracking", label: "Back to the board" }}
        subtitle="What your own board shows, each figure with what it rests on."
        actions={
          board?.jobs.length !== 0 && (
            <SelectField
              label="Which openings"
              labelHidden
              options={hasArchive ? spans : spans.slice(0, 3)}
              value={span}
              onChange={({ target }) => setSpan(target.value)}
              className="w-64"
            />
          )
        }
      />
      {isPending && <Loading />}
      {isError && !board && <ErrorState title="Your board could not be loaded." onRetry={() => void refetch()} />}
      {board && <Figures jobs={board.jobs} span={span} />}
    </PageBody>
  );
}

function Figures({ jobs, span }: { jobs: readonly TrackedJob[]; span: string }) {
  const { designs } = useNewestDocuments(jobs);
  const insights = useMemo(() => {
    const [now, zone] = [new Date(), ownZone()];
    const from = Number(span) > 0 ? dayAfter(dayIn(zone, now), -Number(span)) : undefined;
    const counted = span === "all" ? jobs : jobs.filter(({ archived_at }) => !archived_at);
    return insightsOf(counted, { now, zone, from, designs });
  }, [jobs, span, designs]);
  if (insights.cards === 0) return <NothingYet isAll={jobs.length === 0} />;
  return (
    <div className="flex flex-col gap-4 md:gap-6">
      <p className="text-muted">
        From {countText(insights.cards, "opening", "openings")} on your board and the days that their history says. No
        percentage is said of fewer than ten.
      </p>
      <StageSections insights={insights} />
      <ReplySections replies={insights.replies} />
    </div>
  );
}

function NothingYet({ isAll }: { isAll: boolean }) {
  return (
    <EmptyState
      icon={<ChartNoAxesColumn />}
      title={isAll ? "Nothing to count yet" : "No opening was begun in that time"}
      action={
        <LinkButton variant="secondary" to="/jobtracking">
          Open the board
        </LinkButton>
      }
    >
      Here you see how far your openings come and when, which sources answer, how long each stage takes, and how many
      applications an interview took.
    </EmptyState>
  );
}

function Loading() {
  return (
    <div role="status" className="flex flex-col gap-4 md:gap-6">
      <span className="sr-only">Loading your figures...</span>
      <Skeleton className="h-6 w-2/3" />
      <Skeleton className="h-80" />
      <Skeleton className="h-80" />
    </div>
  );
}
