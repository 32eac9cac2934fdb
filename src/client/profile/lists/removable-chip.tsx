import { ArrowLeft, ArrowRight, X } from "lucide-react";
import { type KeyboardEvent, type MouseEvent, useState } from "react";
import { classNames } from "../../ui/class-names.ts";
import { chipClasses } from "../fields/chip-classes.ts";
import { useSortableItem } from "./sortable-list.tsx";

const steps: Record<string, number> = { ArrowLeft: -1, ArrowUp: -1, ArrowRight: 1, ArrowDown: 1 };

const buttonClasses = "grid size-11 shrink-0 place-items-center rounded-full text-muted hover:text-ink md:size-9";

/** A word that is dragged or moved by the arrow keys; a tap on it brings buttons for those who can do neither. */
export function RemovableChip({ word, place, onRemove }: { word: string; place: number; onRemove: () => void }) {
  const item = useSortableItem(word, place);
  const [hasButtons, setHasButtons] = useState(false);
  const move = (button: HTMLButtonElement, step: number) => {
    item.move(word, step);
    // The element moves in the document, which takes the focus from what is inside it.
    requestAnimationFrame(() => button.focus());
  };
  const moveByKey = (event: KeyboardEvent<HTMLButtonElement>) => {
    const step = steps[event.key];
    if (!step) return;
    event.preventDefault();
    move(event.currentTarget, step);
  };
  const moveBy = (step: number) => (event: MouseEvent<HTMLButtonElement>) => move(event.currentTarget, step);
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
        title="Drag it, move it with the arrow keys, or press it for buttons"
        aria-expanded={hasButtons}
        onClick={() => setHasButtons(!hasButtons)}
        onKeyDown={moveByKey}
        className="min-h-11 min-w-0 cursor-grab touch-none truncate rounded-l-full pl-3 active:cursor-grabbing md:min-h-9"
      >
        {word}
      </button>
      {hasButtons && (
        <>
          <button type="button" aria-label={`Move ${word} to the left`} onClick={moveBy(-1)} className={buttonClasses}>
            <ArrowLeft aria-hidden="true" className="size-4" />
          </button>
          <button type="button" aria-label={`Move ${word} to the right`} onClick={moveBy(1)} className={buttonClasses}>
            <ArrowRight aria-hidden="true" className="size-4" />
          </button>
        </>
      )}
      <button
        type="button"
        aria-label={`Remove ${word}`}
        onClick={onRemove}
        className={classNames(buttonClasses, "hover:text-danger")}
      >
        <X aria-hidden="true" className="size-4" />
      </button>
    </li>
  );
}
