import { ArrowDown, ArrowUp } from "lucide-react";
import { useCallback, useMemo, useRef } from "react";
import { dayIn } from "../../../shared/time/calendar-day.rules.ts";
import { ownZone } from "../../../shared/time/time-zone.rules.ts";
import {
  filteredJobs,
  sortedJobs,
  type TableColumn,
  type TableOrder,
  tableColumns,
} from "../../../shared/tracker/table/job-table.rules.ts";
import type { TrackedJob } from "../../../shared/tracker/tracker.contract.ts";
import { classNames } from "../../ui/class-names.ts";
import { RowCheckbox } from "../../ui/fields/row-checkbox.tsx";
import { ShowMore } from "../../ui/page/show-more.tsx";
import { useIsWide } from "../../ui/use-is-wide.ts";
import type { ManyCards } from "../bulk/use-many-cards.ts";
import { useShownPart } from "../card/use-shown-part.ts";
import { ChosenBar } from "./chosen-bar.tsx";
import { columnNames } from "./column-names.ts";
import { JobEntry, JobRow } from "./job-rows.tsx";
import { TableFilters } from "./table-filters.tsx";
import type { BoardViewState } from "./use-board-view.ts";
import { useChosenRows } from "./use-chosen-rows.ts";

interface JobTableProps {
  /** Of the board, or of the archive. */
  jobs: readonly TrackedJob[];
  words: string;
  isArchive: boolean;
  view: BoardViewState;
  manyCards: ManyCards;
  onOpen: (job: TrackedJob) => void;
}

/** Drawing a row costs a tenth of a millisecond of scripting. */
const rowsOfScreen = 50;

/** The jobs of the board or of the archive in rows, which are sorted, filtered, and chosen to be changed together. */
export function JobTable({ jobs, words, isArchive, view, manyCards, onOpen }: JobTableProps) {
  const { order, status, due, search } = view;
  const { column, isDescending } = order;
  const shownJobs = useMemo(() => {
    const today = dayIn(ownZone(), new Date());
    const ofSearch = search ? jobs.filter(({ archived_at }) => archived_at === search) : jobs;
    return sortedJobs(filteredJobs(ofSearch, { words, status, due }, today), { column, isDescending });
  }, [jobs, words, status, due, search, column, isDescending]);
  const rows = useChosenRows(shownJobs);
  const isWide = useIsWide();
  const opening = useRef(onOpen);
  opening.current = onOpen;
  // The same function at every rendering: only the rows that changed are drawn anew.
  const open = useCallback((job: TrackedJob) => opening.current(job), []);
  const parts = { jobs: shownJobs, rows, onOpen: open };

  return (
    <div className="flex min-h-0 flex-1 flex-col">
      <TableFilters jobs={jobs} isArchive={isArchive} view={view} />
      <p role="status" className="sr-only">
        {shownJobs.length === 1 ? "1 job" : `${shownJobs.length} jobs`}
      </p>
      {/* biome-ignore lint/a11y/noStaticElementInteractions: the keys are those of the checkboxes in it. */}
      <div onKeyDown={rows.onKeyDown} className="relative min-h-0 flex-1 overflow-auto px-4 pb-4 md:px-8 md:pb-8">
        {shownJobs.length === 0 && (
          <p className="py-12 text-center text-muted">
            {isArchive && jobs.length === 0 ? "Nothing is in the archive" : "No match here"}
          </p>
        )}
        {shownJobs.length > 0 && (isWide ? <Rows {...parts} view={view} /> : <Entries {...parts} />)}
      </div>
      <ChosenBar
        jobs={rows.chosenJobs}
        isArchive={isArchive}
        manyCards={manyCards}
        onDone={() => rows.turnAll(false)}
      />
    </div>
  );
}

interface RowsProps {
  jobs: readonly TrackedJob[];
  rows: ReturnType<typeof useChosenRows>;
  onOpen: (job: TrackedJob) => void;
}

function ChooseAll({ jobs, rows }: Omit<RowsProps, "onOpen">) {
  const count = rows.chosenJobs.length;
  return (
    <RowCheckbox
      label="Choose all"
      checked={count > 0 && count === jobs.length}
      isPartly={count > 0 && count < jobs.length}
      onChange={({ target }) => rows.turnAll(target.checked)}
    />
  );
}

function Rows({ jobs, rows, view, onOpen }: RowsProps & { view: BoardViewState }) {
  const { shown, rest, sentinel, showMore } = useShownPart<TrackedJob, HTMLTableRowElement>(jobs, rowsOfScreen);
  return (
    <table className="w-full border-separate border-spacing-0 text-[0.9375rem] [&_td]:border-line [&_td]:border-b [&_tbody_th]:border-line [&_tbody_th]:border-b">
      <thead className="sticky top-0 z-10 bg-page">
        <tr>
          <td className="w-11 pl-2">
            <ChooseAll {...{ jobs, rows }} />
          </td>
          {tableColumns.map((column) => (
            <ColumnHead key={column} column={column} order={view.order} onSort={() => view.sortBy(column)} />
          ))}
        </tr>
      </thead>
      <tbody>
        {shown.map((job) => (
          <JobRow
            key={job.job_url}
            job={job}
            isChosen={rows.chosen.has(job.job_url)}
            onToggle={rows.toggle}
            onOpen={onOpen}
          />
        ))}
        {rest > 0 && (
          <tr ref={sentinel}>
            <td colSpan={tableColumns.length + 1} className="py-2 text-center">
              <ShowMore rest={rest} onPress={showMore} />
            </td>
          </tr>
        )}
      </tbody>
    </table>
  );
}

interface ColumnHeadProps {
  column: TableColumn;
  order: TableOrder;
  onSort: () => void;
}

function ColumnHead({ column, order, onSort }: ColumnHeadProps) {
  const isSorted = order.column === column;
  const Arrow = order.isDescending ? ArrowDown : ArrowUp;
  const direction = order.isDescending ? "descending" : "ascending";
  return (
    <th
      scope="col"
      aria-sort={isSorted ? direction : undefined}
      className="border-line border-b text-left font-semibold text-sm"
    >
      <button
        type="button"
        onClick={onSort}
        className={classNames(
          "flex min-h-9 w-full items-center gap-1 px-3 whitespace-nowrap hover:text-ink",
          isSorted ? "text-accent" : "text-muted",
        )}
      >
        {columnNames[column]}
        {isSorted && <Arrow aria-hidden="true" className="size-4" />}
      </button>
    </th>
  );
}

function Entries({ jobs, rows, onOpen }: RowsProps) {
  const { shown, rest, sentinel, showMore } = useShownPart(jobs, rowsOfScreen);
  return (
    <>
      <div className="-ml-2 flex items-center text-muted text-sm">
        <ChooseAll {...{ jobs, rows }} />
        {jobs.length === 1 ? "1 job" : `${jobs.length} jobs`}
      </div>
      <ul className="-ml-2 border-line border-t">
        {shown.map((job) => (
          <JobEntry
            key={job.job_url}
            job={job}
            isChosen={rows.chosen.has(job.job_url)}
            onToggle={rows.toggle}
            onOpen={onOpen}
          />
        ))}
        {rest > 0 && (
          <li ref={sentinel} className="py-2 text-center">
            <ShowMore rest={rest} onPress={showMore} />
          </li>
        )}
      </ul>
    </>
  );
}
