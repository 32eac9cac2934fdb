import { ChevronDown, Trash2 } from "lucide-react";
import type { ReactNode } from "react";
import { classNames } from "../../ui/class-names.ts";
import { IconButton } from "../../ui/icon-button.tsx";
import { MoveControls, useSortableItem } from "./sortable-list.tsx";

interface EntryFieldsetProps {
  id: string;
  place: number;
  /** What one entry is called: "position". */
  noun: string;
  /** What the entry says, in a few words. */
  summary: string;
  isFolded: boolean;
  onFold: (isFolded: boolean) => void;
  onRemove: () => void;
  /** The fields, made only while they show. */
  children: () => ReactNode;
}

/** One entry under edit: folds to a line, moves, and goes. */
export function EntryFieldset({ id, place, noun, summary, isFolded, onFold, onRemove, children }: EntryFieldsetProps) {
  const item = useSortableItem(id, place);
  const name = `${noun} ${place + 1}`;
  return (
    <fieldset
      ref={item.setNodeRef}
      style={item.style}
      className={classNames(
        "min-w-0 rounded-md border bg-page px-3 py-1 md:px-4",
        item.isDropTarget ? "border-accent" : "border-line",
        item.isDragging && "shadow-float",
      )}
    >
      <legend className="sr-only">{capitalized(name)}</legend>
      <div className="flex flex-wrap items-center justify-end">
        <button
          type="button"
          aria-expanded={!isFolded}
          onClick={() => onFold(!isFolded)}
          className="flex min-h-11 min-w-0 flex-1 basis-full items-center gap-2 text-left md:basis-0"
        >
          <ChevronDown
            aria-hidden="true"
            className={classNames("size-4.5 shrink-0 text-muted transition-transform", isFolded && "-rotate-90")}
          />
          <span className="shrink-0 font-semibold text-muted text-sm">{capitalized(name)}</span>
          {isFolded && <span className="min-w-0 truncate">{summary}</span>}
        </button>
        <MoveControls item={item} name={name} />
        <IconButton label={`Remove ${name}`} className="hover:text-danger" onClick={onRemove}>
          <Trash2 />
        </IconButton>
      </div>
      {!isFolded && <div className="pt-2 pb-4">{children()}</div>}
    </fieldset>
  );
}

function capitalized(noun: string): string {
  return noun.charAt(0).toUpperCase() + noun.slice(1);
}
