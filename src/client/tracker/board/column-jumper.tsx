import { type RefObject, useEffect, useState } from "react";
import type { JobStatus } from "../../../shared/tracker/tracker.contract.ts";
import type { StatusColumn } from "../../../shared/tracker/tracker.rules.ts";
import { classNames } from "../../ui/class-names.ts";

interface ColumnJumperProps {
  columns: readonly StatusColumn[];
  isLoaded: boolean;
  /** What holds the columns and scrolls sideways. */
  scroller: RefObject<HTMLElement | null>;
}

/** On phones one column fills the screen: this row says which one, and goes to the others. */
export function ColumnJumper({ columns, isLoaded, scroller }: ColumnJumperProps) {
  const current = useShownColumn(scroller);
  const jumpTo = (status: JobStatus) =>
    scroller.current
      ?.querySelector(`[data-column="${status}"]`)
      ?.scrollIntoView({ behavior: "smooth", inline: "start", block: "nearest" });

  return (
    <nav aria-label="Columns" className="flex shrink-0 gap-1.5 overflow-x-auto px-4 pb-3 md:hidden">
      {columns.map(({ status, jobs }) => (
        <button
          key={status}
          type="button"
          aria-current={current === status || undefined}
          onClick={() => jumpTo(status)}
          className={classNames(
            "min-h-11 shrink-0 rounded-full border px-3.5 font-semibold text-sm transition-colors",
            current === status ? "border-accent bg-accent text-on-accent" : "border-line bg-surface text-muted",
          )}
        >
          {status} {isLoaded && <span className="tabular-nums">{jobs.length}</span>}
        </button>
      ))}
    </nav>
  );
}

/** The status of the column that begins where the view begins: known at once, while scrolling, and after the window has changed. */
function useShownColumn(scroller: RefObject<HTMLElement | null>): string | undefined {
  const [shown, setShown] = useState<string>();
  useEffect(() => {
    const root = scroller.current;
    if (!root) return;
    const look = () => setShown(firstInView(root));
    const observer = new ResizeObserver(look);
    observer.observe(root);
    root.addEventListener("scroll", look, { passive: true });
    return () => {
      observer.disconnect();
      root.removeEventListener("scroll", look);
    };
  }, [scroller]);
  return shown;
}

function firstInView(root: HTMLElement): string | undefined {
  const columns = [...root.querySelectorAll<HTMLElement>("[data-column]")];
  const { left } = root.getBoundingClientRect();
  const inView = columns.find((column) => {
    const box = column.getBoundingClientRect();
    return box.left + box.width / 2 > left;
  });
  return inView?.dataset.column;
}
