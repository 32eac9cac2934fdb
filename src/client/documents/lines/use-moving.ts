import { useState } from "react";
import type { DocumentChange, ReviewedDocument } from "../../../shared/documents/document-review.contract.ts";
import type { ActiveLine } from "./use-active-line.ts";

/** Brings lines, paragraphs, jobs and sections into another order. */
export interface Moving {
  canMove: (place: string, steps: number) => boolean;
  move: (place: string, steps: number) => void;
  /** What makes an element one that is dragged to another place of its list. */
  dragProps: (place: string) => DragProps;
  /** Whether what is dragged would come to this place. */
  isTarget: (place: string) => boolean;
}

interface DragProps {
  draggable: boolean;
  onDragStart: (event: React.DragEvent) => void;
  onDragOver: (event: React.DragEvent) => void;
  onDrop: (event: React.DragEvent) => void;
  onDragEnd: () => void;
}

interface Parts {
  document: ReviewedDocument;
  active: ActiveLine;
  isBusy: boolean;
  apply: (change: DocumentChange, done: string) => Promise<unknown>;
}

export function useMoving({ document, active, isBusy, apply }: Parts): Moving {
  const [dragged, setDragged] = useState<string>();
  const [over, setOver] = useState<string>();
  const places = movablePlaces(document);
  const mayReach = (place: string, target: string) =>
    target !== place && places.has(target) && places.has(place) && listOf(place) === listOf(target);

  const moveTo = async (place: string, target: string) => {
    if (isBusy || !mayReach(place, target)) return;
    await apply({ what: "move", place, to: numberOf(target) }, "It stands at another place now.");
    if (active.isChosen) active.choose(target);
    window.document.querySelector<HTMLElement>(`[data-place="${target}"]`)?.focus();
  };
  const end = () => {
    setDragged(undefined);
    setOver(undefined);
  };

  return {
    canMove: (place, steps) => mayReach(place, stepped(place, steps)),
    move: (place, steps) => void moveTo(place, stepped(place, steps)),
    isTarget: (place) => over === place && dragged !== place,
    dragProps: (place) => ({
      draggable: places.has(place),
      onDragStart(event) {
        event.stopPropagation();
        event.dataTransfer.setData("text/plain", place);
        event.dataTransfer.effectAllowed = "move";
        setDragged(place);
      },
      onDragOver(event) {
        if (dragged === undefined || !mayReach(dragged, place)) return;
        event.preventDefault();
        event.stopPropagation();
        setOver(place);
      },
      onDrop(event) {
        event.preventDefault();
        if (dragged !== undefined) void moveTo(dragged, place);
        end();
      },
      onDragEnd: end,
    }),
  };
}

const listOf = (place: string) => place.slice(0, place.lastIndexOf("."));
const numberOf = (place: string) => Number(place.slice(place.lastIndexOf(".") + 1));
const stepped = (place: string, steps: number) => `${listOf(place)}.${numberOf(place) + steps}`;

/** What stands in a list of its own kind: not a name, an address or a date. */
function movablePlaces({ parts }: ReviewedDocument): Set<string> {
  const blocks = parts.flatMap((part) => part.blocks);
  const lines = blocks.flatMap((block) => block.lines).filter(({ can_edit }) => can_edit);
  const all = [...parts, ...blocks, ...lines].map(({ place }) => place);
  return new Set(all.filter((place) => /^(?:sections|paragraphs)\b.*\.\d+$/.test(place)));
}
