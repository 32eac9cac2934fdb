import {
  closestCenter,
  DndContext,
  type DragEndEvent,
  PointerSensor,
  useDraggable,
  useDroppable,
  useSensor,
  useSensors,
} from "@dnd-kit/core";
import { ArrowDown, ArrowUp, GripVertical } from "lucide-react";
import { type CSSProperties, createContext, type ReactNode, useContext, useState } from "react";
import { IconButton } from "../../ui/icon-button.tsx";

interface SortableListProps {
  length: number;
  onMove: (from: number, to: number) => void;
  children: ReactNode;
}

interface Moving {
  move(name: string, from: number, to: number): void;
}

const MovingContext = createContext<Moving>({ move: () => {} });

/** Lets the items in it be brought into another order: by dragging, and by buttons or keys, which says where they went. */
export function SortableList({ length, onMove, children }: SortableListProps) {
  const [news, setNews] = useState("");
  const sensors = useSensors(useSensor(PointerSensor, { activationConstraint: { distance: 6 } }));
  const move = (name: string, from: number, to: number) => {
    if (to < 0 || to >= length) return setNews(`${name} is already at the ${to < 0 ? "start" : "end"}.`);
    onMove(from, to);
    setNews(`${name} is now at place ${to + 1} of ${length}.`);
  };
  const drop = ({ active, over }: DragEndEvent) => {
    const from: unknown = active.data.current?.place;
    const to: unknown = over?.data.current?.place;
    if (typeof from === "number" && typeof to === "number" && from !== to) onMove(from, to);
  };

  return (
    <DndContext sensors={sensors} collisionDetection={closestCenter} onDragEnd={drop}>
      <MovingContext value={{ move }}>{children}</MovingContext>
      <p role="status" className="sr-only">
        {news}
      </p>
    </DndContext>
  );
}

/** What makes an element an item of the list that surrounds it; `place` counts from 0. */
export function useSortableItem(id: string, place: number) {
  const { setNodeRef: setDropRef, isOver } = useDroppable({ id, data: { place } });
  const { setNodeRef: setDragRef, listeners, transform, isDragging } = useDraggable({ id, data: { place } });
  const { move } = useContext(MovingContext);
  const style: CSSProperties | undefined = transform
    ? { transform: `translate(${transform.x}px, ${transform.y}px)`, zIndex: 20, position: "relative" }
    : undefined;
  return {
    style,
    isDragging,
    isDropTarget: isOver && !isDragging,
    listeners,
    move: (name: string, steps: number) => move(name, place, place + steps),
    setNodeRef(element: HTMLElement | null): void {
      setDropRef(element);
      setDragRef(element);
    },
  };
}

export type SortableItem = ReturnType<typeof useSortableItem>;

/** Handle and buttons that move an item; `name` says which one, "position 2". */
export function MoveControls({ item, name }: { item: SortableItem; name: string }) {
  const moveBy = (steps: number) => (event: React.MouseEvent<HTMLButtonElement>) => {
    const button = event.currentTarget;
    item.move(name, steps);
    // The element moves in the document, which takes the focus from what is inside it.
    requestAnimationFrame(() => button.focus());
  };
  return (
    <>
      <span
        {...item.listeners}
        data-handle={name}
        title="Drag to another place"
        className="grid size-11 shrink-0 cursor-grab touch-none place-items-center text-muted active:cursor-grabbing md:size-9"
      >
        <GripVertical aria-hidden="true" className="size-5" />
      </span>
      <IconButton label={`Move ${name} up`} onClick={moveBy(-1)}>
        <ArrowUp />
      </IconButton>
      <IconButton label={`Move ${name} down`} onClick={moveBy(1)}>
        <ArrowDown />
      </IconButton>
    </>
  );
}
