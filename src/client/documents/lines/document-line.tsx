import { type KeyboardEvent, useId } from "react";
import type { ReviewedLine } from "../../../shared/documents/document-review.contract.ts";
import { classNames } from "../../ui/class-names.ts";
import type { LineContext } from "./line-context.ts";

interface DocumentLineProps {
  line: ReviewedLine;
  /** A sentence among others, which breaks where the paragraph does. */
  isInline?: boolean;
  context: LineContext;
}

/** A line of a document: pointing at it or moving to it shows its sources, pressing it keeps them and offers changes. */
export function DocumentLine({ line, isInline = false, context }: DocumentLineProps) {
  const { active, factById, panelId, panel, moving, proposals } = context;
  const sourcesId = useId();
  const isActive = active.place === line.place;
  const isChosen = isActive && active.isChosen;
  const sources = line.facts.flatMap((id) => factById.get(id) ?? []);
  // Which sentence of its paragraph a better one would replace.
  const isAsked = isInline && proposals.asked?.place === line.place && !proposals.asked.is_added;
  const isUnheld = sources.some(({ origin }) => origin === "gone");
  const onKeyDown = (event: KeyboardEvent) => {
    const { key, altKey } = event;
    if (key === "Escape") return active.clear();
    const steps = altKey ? { ArrowUp: -1, ArrowDown: 1 }[key] : undefined;
    if (steps === undefined && key !== "Enter" && key !== " ") return;
    event.preventDefault();
    if (steps !== undefined) return moving.move(line.place, steps);
    active.choose(line.place);
    // Whoever cannot see the panel is led to it.
    requestAnimationFrame(() => panel.current?.focus());
  };

  return (
    <>
      {/* biome-ignore lint/a11y/useSemanticElements: a button's text cannot break within a paragraph, and Firefox drags none. */}
      <span
        role="button"
        tabIndex={0}
        data-place={line.place}
        aria-describedby={sourcesId}
        aria-expanded={isChosen}
        aria-controls={panelId}
        aria-keyshortcuts={line.can_edit ? "Alt+ArrowUp Alt+ArrowDown" : undefined}
        {...moving.dragProps(line.place)}
        onPointerMove={({ pointerType, movementX, movementY }) => {
          // A page that scrolls under a resting pointer sends events without a movement.
          if (pointerType === "mouse" && (movementX !== 0 || movementY !== 0)) active.show(line.place);
        }}
        onFocus={() => active.show(line.place)}
        onClick={() => active.choose(line.place)}
        onKeyDown={onKeyDown}
        className={classNames(
          "cursor-pointer rounded-md text-left transition-colors hover:bg-accent-soft",
          isInline ? "-mx-0.5 box-decoration-clone px-0.5 py-0.5" : "block min-h-7 w-full px-2 py-1",
          isAsked && "underline decoration-2 decoration-accent decoration-dashed underline-offset-4",
          isActive && "bg-accent-soft",
          isChosen && "ring-1 ring-accent",
          moving.isTarget(line.place) && "outline-2 outline-accent outline-dashed",
          isUnheld && "underline decoration-caution decoration-dotted underline-offset-4",
        )}
      >
        {line.text}
      </span>
      <span id={sourcesId} hidden>
        {sources.length > 0
          ? `From ${sources.map(({ where, text }) => `${where}: ${text}`).join("; ")}`
          : "Rests on nothing in your profile: a courtesy, or words of your own."}
      </span>
    </>
  );
}
