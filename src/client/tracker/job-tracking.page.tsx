import { useQueryClient } from "@tanstack/react-query";
import { startTransition, useDeferredValue, useEffect, useMemo, useState } from "react";
import { inArchive, onBoard } from "../../shared/tracker/table/archived-searches.rules.ts";
import type { JobStatus, TrackedJob } from "../../shared/tracker/tracker.contract.ts";
import { jobsNamed } from "../../shared/tracker/tracker.rules.ts";
import { useAdditions } from "../http/calls/client-config.queries.ts";
import { Button } from "../ui/button.tsx";
import { FormError } from "../ui/fields/form-error.tsx";
import { TextField } from "../ui/fields/text-field.tsx";
import { type PageAction, PageActions } from "../ui/page/page-actions.tsx";
import { PageHeader } from "../ui/page/page-header.tsx";
import { deferred, useDeferred } from "../ui/states/deferred.ts";
import { LoadingState } from "../ui/states/loading-state.tsx";
import { Notice } from "../ui/states/notice.tsx";
import { beforeLong } from "../ui/states/when-idle.ts";
import { TextLink } from "../ui/text-link.tsx";
import { useHasSidebar } from "../ui/use-is-wide.ts";
import { readJobDraft } from "./adding/job-draft.ts";
import { boardExports } from "./board/board-exports.ts";
import { BoardSync } from "./board/board-sync.ts";
import { useManyCards } from "./bulk/use-many-cards.ts";
import { useOpenedJob } from "./card/use-opened-job.ts";
import { useMoveJob } from "./moves.queries.ts";
import { useNoteSentDocuments } from "./records/files/sent-documents.queries.ts";
import { useBoardView } from "./table/use-board-view.ts";
import { ViewSwitch } from "./table/view-switch.tsx";
import { useTrackedJobs } from "./tracker.queries.ts";
import type { sayNotMoved } from "./waiting/say-not-moved.ts";

const noJobs: TrackedJob[] = [];
const sayFailure = async (...failure: Parameters<typeof sayNotMoved>) =>
  (await import("./waiting/say-not-moved.ts")).sayNotMoved(...failure);
const board = deferred(async () => (await import("./board/board.tsx")).Board);
const addJobDialog = deferred(async () => (await import("./adding/add-job-dialog.tsx")).AddJobDialog);
const jobTable = deferred(async () => (await import("./table/job-table.tsx")).JobTable);
const newSearchDialog = deferred(async () => (await import("./archive/new-search-dialog.tsx")).NewSearchDialog, true);
const reportDialog = deferred(async () => (await import("./report/report-dialog.tsx")).ReportDialog, true);
const jobDetailDialog = deferred(async () => (await import("./card/job-detail-dialog.tsx")).JobDetailDialog);

export function Component() {
  const { data: loaded, isPending: isAwaited, isError, refetch } = useTrackedJobs();
  const isPending = useDeferredValue(isAwaited);
  const jobs = loaded?.jobs ?? noJobs;
  const [wanted, setWanted] = useState("");
  const [active, archived] = useMemo(() => [onBoard(jobs), inArchive(jobs)], [jobs]);
  const [found, foundInArchive] = useMemo(
    () => [jobsNamed(active, wanted), jobsNamed(archived, wanted).length],
    [active, archived, wanted],
  );
  const hasAdditions = useAdditions();
  const boardView = useBoardView();
  // Columns are where a first card is added; a table of nothing has no way back to them.
  const hasNone = !isPending && jobs.length === 0;
  const view = hasAdditions && !hasNone ? boardView.view : "board";
  const manyCards = useManyCards();
  const queryClient = useQueryClient();
  const [opened, setOpened] = useState<"new search" | "report">();
  const openedJob = useOpenedJob();
  const [opensWithCard] = useState(openedJob.isOpen);
  const JobDetailDialog = useDeferred(jobDetailDialog, openedJob.isOpen);
  // A card that is open when the page is comes first, and what lies behind it after; on a phone that is seen once the card is closed.
  const [isCardFirst, setCardFirst] = useState(opensWithCard);
  const hasSidebar = useHasSidebar();
  // With what the page draws in pieces once the jobs have come.
  const openJob = isPending ? undefined : jobs.find((job) => job.job_url === openedJob.shownUrl);
  const isCovered = !hasSidebar && JobDetailDialog !== undefined && openJob !== undefined;
  const isBehindCard = openedJob.isOpen && opensWithCard && (isCardFirst || isCovered);
  const isCardDrawn = !isPending && (JobDetailDialog !== undefined || !navigator.onLine);
  useEffect(() => {
    if (isCardDrawn) beforeLong(() => startTransition(() => setCardFirst(false)));
  }, [isCardDrawn]);
  const isBoard = view === "board";
  const Board = useDeferred(board, isBoard && !isBehindCard);
  const JobTable = useDeferred(jobTable, !isBoard && !isBehindCard);
  const NewSearchDialog = useDeferred(newSearchDialog, opened === "new search");
  const ReportDialog = useDeferred(reportDialog, opened === "report");
  const [adding, setAdding] = useState<{ open: boolean; status: JobStatus }>(() => ({
    open: readJobDraft() !== undefined,
    status: "Viewed",
  }));
  const AddJobDialog = useDeferred(addJobDialog, adding.open);
  const noteSentDocuments = useNoteSentDocuments();
  const moveJob = useMoveJob(sayFailure, ({ job, status }) => status === "Applied" && noteSentDocuments.mutate([job]));
  const move = (job: TrackedJob, status: JobStatus) => moveJob.mutate({ job, status });
  const report = { label: "Report for a job centre (PDF)", onSelect: () => setOpened("report") };
  const exports = [...boardExports(jobs, queryClient), ...(hasAdditions ? [report] : [])];
  const actions: PageAction[] = [
    { label: "Insights", to: "/insights" },
    ...(hasAdditions ? [{ label: "Import", to: "/jobtracking/import" }] : []),
    ...(loaded ? [{ label: "Export", items: exports }] : []),
    ...(hasAdditions && active.length > 0 ? [{ label: "New search", onSelect: () => setOpened("new search") }] : []),
  ];

  return (
    <div className="flex h-[calc(100dvh-var(--shell-top))] flex-col short:h-auto">
      <BoardSync board={loaded} />
      <div className="px-4 pt-3 pb-3 md:px-8 md:pt-6 md:pb-4">
        <PageHeader
          title="Job Tracking"
          subtitle="Every job you looked at or applied to, and how far it has come."
          actions={
            !hasNone && (
              <>
                <TextField
                  label="Find on the board"
                  labelHidden
                  type="search"
                  placeholder="Find a job"
                  value={wanted}
                  onChange={({ target }) => setWanted(target.value)}
                  className="min-w-28 flex-1 md:w-48 md:flex-none"
                />
                {hasAdditions && (
                  <ViewSwitch
                    view={view}
                    hasArchive={archived.length > 0}
                    inArchive={foundInArchive}
                    onChange={(next) => boardView.change({ view: next, status: undefined, search: undefined })}
                  />
                )}
                <PageActions actions={actions} areInMenu />
              </>
            )
          }
        />
      </div>
      {isError && <LoadFailure onRetry={() => void refetch()} />}
      {hasNone && !isError && <FirstSteps canImport={hasAdditions} />}
      {(isPending || !(isBoard ? Board : JobTable)) && <LoadingState>Loading jobs...</LoadingState>}
      {JobTable && !isBoard && !isPending && (
        <JobTable
          key={view}
          jobs={view === "archive" ? archived : active}
          words={wanted}
          isArchive={view === "archive"}
          view={boardView}
          manyCards={manyCards}
          onOpen={(job) => openedJob.open(job.job_url)}
        />
      )}
      {Board && isBoard && !isPending && (
        <Board
          jobs={found}
          isLoaded={loaded !== undefined}
          emptyText={emptyColumnText(loaded !== undefined, wanted, found.length === 0 && foundInArchive > 0)}
          onMove={move}
          onOpen={(job) => openedJob.open(job.job_url)}
          onAdd={(status) => setAdding({ open: true, status })}
        />
      )}
      {NewSearchDialog && (
        <NewSearchDialog
          open={opened === "new search"}
          jobs={active}
          manyCards={manyCards}
          onClose={() => setOpened(undefined)}
        />
      )}
      {ReportDialog && <ReportDialog open={opened === "report"} jobs={jobs} onClose={() => setOpened(undefined)} />}
      {AddJobDialog && (
        <AddJobDialog
          {...adding}
          onClose={() => setAdding({ ...adding, open: false })}
          onOpen={(job) => openedJob.open(job.job_url)}
        />
      )}
      {JobDetailDialog && (
        <JobDetailDialog
          open={openedJob.isOpen}
          opensWithPage={opensWithCard}
          job={openJob}
          part={openedJob.part}
          onTurn={openedJob.turnTo}
          onMove={move}
          onClose={openedJob.close}
        />
      )}
    </div>
  );
}

function emptyColumnText(isLoaded: boolean, wanted: string, isInArchive: boolean): string {
  if (!isLoaded) return "Not loaded";
  if (!wanted.trim()) return "Nothing here yet";
  return isInArchive ? "In the archive only" : "No match here";
}

function FirstSteps({ canImport }: { canImport: boolean }) {
  return (
    <div className="px-4 pb-5 md:px-8">
      <Notice>
        Nothing tracked yet. Apply to a job from the chat or the search, or add one with the + of a column.
        {canImport && (
          <>
            {" "}
            <TextLink to="/jobtracking/import">Import from another tracker or a spreadsheet</TextLink>, or{" "}
            <TextLink to="/capture">save postings from any site</TextLink>.
          </>
        )}
      </Notice>
    </div>
  );
}

function LoadFailure({ onRetry }: { onRetry: () => void }) {
  return (
    <div className="px-4 pb-4 md:px-8">
      <FormError>
        Your jobs could not be loaded.{" "}
        <Button variant="quiet" size="small" onClick={onRetry}>
          Retry
        </Button>
      </FormError>
    </div>
  );
}
