import { X } from "lucide-react";
import type { KeyboardEvent } from "react";
import { classNames } from "../ui/class-names.ts";
import { chipClasses } from "./chip-classes.ts";
import { useSortableItem } from "./sortable-list.tsx";

const steps: Record<string, number> = { ArrowLeft: -1, ArrowUp: -1, ArrowRight: 1, ArrowDown: 1 };

/** A word that is dragged or, with the focus on it, moved by the arrow keys. */
export function RemovableChip({ word, place, onRemove }: { word: string; place: number; onRemove: () => void }) {
  const item = useSortableItem(word, place);
  const moveByKey = (event: KeyboardEvent<HTMLButtonElement>) => {
    const step = steps[event.key];
    if (!step) return;
    event.preventDefault();
    const button = event.currentTarget;
    item.move(word, step);
    // The element moves in the document, which takes the focus from what is inside it.
    requestAnimationFrame(() => button.focus());
  };
  return (
    <li
      ref={item.setNodeRef}
      style={item.style}
      className={classNames(chipClasses, item.isDropTarget && "border-accent", item.isDragging && "shadow-float")}
    >
      <button
        {...item.listeners}
        type="button"
        aria-label={`${word}: arrow keys move it`}
        title="Drag it, or move it with the arrow keys"
        onKeyDown={moveByKey}
        className="min-h-11 min-w-0 cursor-grab touch-none truncate rounded-l-full pl-3 active:cursor-grabbing md:min-h-9"
      >
        {word}
      </button>
      <button
        type="button"
        aria-label={`Remove ${word}`}
        onClick={onRemove}
        className="grid size-11 shrink-0 place-items-center rounded-full text-muted hover:text-danger md:size-9"
      >
        <X aria-hidden="true" className="size-4" />
      </button>
    </li>
  );
}
