import { useId } from "react";
import type { ReviewedLine } from "../../../shared/documents/document-review.contract.ts";
import { classNames } from "../../ui/class-names.ts";
import type { LineContext } from "./line-context.ts";

/** A line of a document: pointing at it or moving to it shows its sources, pressing it keeps them and offers changes. */
export function DocumentLine({ line, context }: { line: ReviewedLine; context: LineContext }) {
  const { active, factById, panelId, panel } = context;
  const sourcesId = useId();
  const isActive = active.place === line.place;
  const isChosen = isActive && active.isChosen;
  const sources = line.facts.flatMap((id) => factById.get(id) ?? []);
  const isUnheld = sources.some(({ origin }) => origin === "gone");

  return (
    <>
      <button
        type="button"
        data-place={line.place}
        aria-describedby={sourcesId}
        aria-expanded={isChosen}
        aria-controls={panelId}
        onPointerMove={({ pointerType, movementX, movementY }) => {
          // A page that scrolls under a resting pointer sends events without a movement.
          if (pointerType === "mouse" && (movementX !== 0 || movementY !== 0)) active.show(line.place);
        }}
        onFocus={() => active.show(line.place)}
        onClick={({ detail }) => {
          active.choose(line.place);
          // Pressed by a key: whoever cannot see the panel is led to it.
          if (detail === 0) requestAnimationFrame(() => panel.current?.focus());
        }}
        onKeyDown={({ key }) => key === "Escape" && active.clear()}
        className={classNames(
          "min-h-7 w-full rounded-md px-2 py-1 text-left transition-colors hover:bg-accent-soft",
          isActive && "bg-accent-soft",
          isChosen && "ring-1 ring-accent",
          isUnheld && "underline decoration-caution decoration-dotted underline-offset-4",
        )}
      >
        {line.text}
      </button>
      <span id={sourcesId} hidden>
        {sources.length > 0
          ? `From ${sources.map(({ where, text }) => `${where}: ${text}`).join("; ")}`
          : "Rests on nothing in your profile: a courtesy, or words of your own."}
      </span>
    </>
  );
}
