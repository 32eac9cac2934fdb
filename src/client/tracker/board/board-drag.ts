import {
  type Announcements,
  type CollisionDetection,
  type KeyboardCoordinateGetter,
  KeyboardSensor,
  MouseSensor,
  pointerWithin,
  rectIntersection,
  TouchSensor,
  useSensor,
  useSensors,
} from "@dnd-kit/core";
import { type JobStatus, jobStatus, jobStatuses, type TrackedJob } from "../../../shared/tracker/tracker.contract.ts";

/** A mouse drags after a few pixels; a finger after a short press, so that it can scroll; the keyboard by the grip. */
export function useBoardSensors() {
  return useSensors(
    useSensor(MouseSensor, mouseOptions),
    useSensor(TouchSensor, touchOptions),
    useSensor(KeyboardSensor, keyboardOptions),
  );
}

// The same objects at every rendering: others would draw each card that is in sight anew.
const mouseOptions = { activationConstraint: { distance: 6 } };
const touchOptions = { activationConstraint: { delay: 220, tolerance: 8 } };

/** Half the gap between two columns, in pixels: who lets go there means one of them. */
const grace = 12;

/** A card is over the column under the pointer, and over none outside the board. The keyboard has no pointer. */
export const columnUnderCard: CollisionDetection = (args) => {
  const pointer = args.pointerCoordinates;
  if (!pointer) return rectIntersection(args);
  const around = [0, -grace, grace].map((offset) =>
    pointerWithin({ ...args, pointerCoordinates: { x: pointer.x + offset, y: pointer.y } }),
  );
  return around.find((columns) => columns.length > 0) ?? [];
};

/** Slow enough to stop at the next column on a phone. */
export const autoScroll = { acceleration: 5, threshold: { x: 0.14, y: 0.12 } };

/** The arrow keys go from column to column. */
const neighbouringColumn: KeyboardCoordinateGetter = (event, { context, currentCoordinates }) => {
  const step = { ArrowRight: 1, ArrowDown: 1, ArrowLeft: -1, ArrowUp: -1 }[event.code];
  if (!step) return undefined;
  event.preventDefault();

  const from = statusFrom(context.over?.id) ?? statusFrom(context.active?.data.current?.status);
  const to = jobStatuses[from ? jobStatuses.indexOf(from) + step : 0];
  const rect = to && context.droppableRects.get(to);
  return rect ? { x: rect.left + 12, y: currentCoordinates.y } : undefined;
};

const keyboardOptions = { coordinateGetter: neighbouringColumn };

export function statusFrom(id: unknown): JobStatus | undefined {
  return jobStatus.safeParse(id).data;
}

export const screenReaderInstructions = {
  draggable:
    "Press space to pick up the card, the arrow keys to choose a column, space again to put it down, or escape to leave it where it was.",
};

/** What screen readers hear while a card is dragged. */
export function boardAnnouncements(jobs: readonly TrackedJob[]): Announcements {
  const name = (id: unknown) => jobs.find((job) => job.job_url === id)?.job_title ?? "the card";
  return {
    onDragStart: ({ active }) => `Picked up ${name(active.id)}.`,
    onDragOver: ({ active, over }) =>
      over ? `${name(active.id)} is over ${over.id}.` : `${name(active.id)} is over no column.`,
    onDragEnd: ({ active, over }) =>
      over ? `${name(active.id)} was put into ${over.id}.` : `${name(active.id)} stays where it was.`,
    onDragCancel: ({ active }) => `${name(active.id)} stays where it was.`,
  };
}
