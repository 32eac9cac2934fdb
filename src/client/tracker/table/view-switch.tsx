import { classNames } from "../../ui/class-names.ts";
import { type BoardView, boardViews } from "./use-board-view.ts";

interface ViewSwitchProps {
  view: BoardView;
  hasArchive: boolean;
  /** How many cards of the archive match what is looked for. */
  inArchive: number;
  onChange: (view: BoardView) => void;
}

const labels: Record<BoardView, string> = { board: "Board", table: "Table", archive: "Archive" };

/** The archive is offered once something is in it. */
export function ViewSwitch({ view, hasArchive, inArchive, onChange }: ViewSwitchProps) {
  const offered = boardViews.filter((one) => one !== "archive" || hasArchive || view === "archive");
  return (
    <nav
      aria-label="View"
      className={classNames(
        "flex shrink-0 rounded-md border border-edge/60 bg-surface p-0.5",
        // With three of them a phone's line is too short for the search and the menu beside.
        offered.length > 2 && "max-md:order-last max-md:w-full max-md:*:flex-1",
      )}
    >
      {offered.map((one) => (
        <button
          key={one}
          type="button"
          aria-current={view === one || undefined}
          onClick={() => onChange(one)}
          className={classNames(
            "min-h-10 rounded-sm px-3 font-semibold text-[0.9375rem] transition-colors md:min-h-8.5",
            view === one ? "bg-accent-soft text-accent" : "text-muted hover:text-ink",
          )}
        >
          {labels[one]}
          {one === "archive" && hasArchive && <span className="ml-1.5 tabular-nums opacity-80">{inArchive}</span>}
        </button>
      ))}
    </nav>
  );
}
