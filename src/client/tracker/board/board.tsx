import { DndContext, type DragEndEvent, DragOverlay, type DragStartEvent } from "@dnd-kit/core";
import { useCallback, useMemo, useRef, useState } from "react";
import type { JobStatus, TrackedJob } from "../../../shared/tracker/tracker.contract.ts";
import { boardColumns, statusOf } from "../../../shared/tracker/tracker.rules.ts";
import { classNames } from "../../ui/class-names.ts";
import { useIsWide } from "../../ui/use-is-wide.ts";
import { BoardColumn } from "./board-column.tsx";
import {
  autoScroll,
  boardAnnouncements,
  columnUnderCard,
  screenReaderInstructions,
  statusFrom,
  useBoardSensors,
} from "./board-drag.ts";
import { ColumnJumper } from "./column-jumper.tsx";
import { CardFace, type CardFocus } from "./job-card.tsx";

interface BoardProps {
  jobs: readonly TrackedJob[];
  /** A board that could not be read shows no numbers: it may hold any. */
  isLoaded: boolean;
  /** What stands in a column without jobs. */
  emptyText: string;
  onMove: (job: TrackedJob, status: JobStatus) => void;
  onOpen: (job: TrackedJob) => void;
  onAdd: (status: JobStatus) => void;
}

/** Of a column with the gap beside it, in pixels. */
const columnWidth = 312;
/** What stands beside the first column at least: the page's margin, and on wide screens the folded sidebar. In pixels. */
const besideColumns = { narrow: 16, wide: 32 + 68 };

/** The five columns. Cards move by mouse, by touch, by keyboard, and by the menu on each card. */
export function Board({ jobs, isLoaded, emptyText, onMove, onOpen, onAdd }: BoardProps) {
  const [dragged, setDragged] = useState<TrackedJob>();
  const scroller = useRef<HTMLDivElement>(null);
  const sensors = useBoardSensors();
  const columns = useMemo(() => boardColumns(jobs), [jobs]);
  // Reckoned: asking where a column lies would lay the page out once more.
  const beside = useIsWide() ? besideColumns.wide : besideColumns.narrow;
  const columnsInSight = Math.ceil((window.innerWidth - beside) / columnWidth);
  const [said, setSaid] = useState("");
  /** Of the card that was moved from its menu or by its grip: what takes, in its new column, the focus that its old place lost. */
  const focuses = useRef<Record<string, CardFocus>>({});
  const handlers = useRef({ onMove, onOpen, onAdd });
  handlers.current = { onMove, onOpen, onAdd };

  const start = ({ active }: DragStartEvent) => setDragged(jobs.find((job) => job.job_url === active.id));
  const drop = ({ over, activatorEvent }: DragEndEvent) => {
    setDragged(undefined);
    const status = statusFrom(over?.id);
    if (!dragged || !status || statusOf(dragged) === status) return;
    if (activatorEvent instanceof KeyboardEvent) focuses.current = { [dragged.job_url]: "[aria-roledescription]" };
    onMove(dragged, status);
  };
  // The same functions at every rendering: of thousands of cards only those that changed are drawn anew.
  const open = useCallback((job: TrackedJob) => handlers.current.onOpen(job), []);
  const add = useCallback((status: JobStatus) => handlers.current.onAdd(status), []);
  const moveByMenu = useCallback((job: TrackedJob, status: JobStatus) => {
    focuses.current = { [job.job_url]: "h3 button" };
    setSaid(`${job.job_title} was moved to ${status}.`);
    handlers.current.onMove(job, status);
  }, []);
  const takesFocus = useCallback((job: TrackedJob) => {
    const focus = focuses.current[job.job_url];
    if (focus) focuses.current = {};
    return focus;
  }, []);

  return (
    <DndContext
      sensors={sensors}
      collisionDetection={columnUnderCard}
      autoScroll={autoScroll}
      accessibility={{ announcements: boardAnnouncements(jobs), screenReaderInstructions }}
      onDragStart={start}
      onDragEnd={drop}
      onDragCancel={() => setDragged(undefined)}
    >
      <p role="status" className="sr-only">
        {said}
      </p>
      <ColumnJumper columns={columns} isLoaded={isLoaded} scroller={scroller} />
      <div
        ref={scroller}
        className={classNames(
          "relative flex min-h-0 flex-1 gap-6 overflow-x-auto overscroll-x-contain px-4 pb-4 md:px-8 md:pb-8",
          !dragged && "snap-x snap-mandatory scroll-px-4 md:snap-none",
        )}
      >
        {columns.map(({ status, jobs: cards }, index) => (
          <BoardColumn
            key={status}
            status={status}
            jobs={cards}
            isLoaded={isLoaded}
            isInSight={index < columnsInSight}
            emptyText={emptyText}
            onOpen={open}
            onMove={moveByMenu}
            takesFocus={takesFocus}
            onAdd={add}
          />
        ))}
      </div>
      <DragOverlay dropAnimation={null}>{dragged && <CardFace job={dragged} lifted />}</DragOverlay>
    </DndContext>
  );
}
