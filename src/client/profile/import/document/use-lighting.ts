import { type FocusEvent, type MouseEvent, type PointerEvent, useRef } from "react";

const lit = "data-lit";

/**
 * Lights up a value and its places in the document together, whichever of them is pointed at or focused; a press on a place goes
 * to the value. Marks by attribute and draws nothing anew: `data-row` names a value, `data-mark` the values that a place holds.
 */
export function useLighting() {
  const root = useRef<HTMLDivElement>(null);
  const pointed = useRef<HTMLElement | null>(null);

  const light = (ids: string[], from: "row" | "mark") => {
    for (const element of root.current?.querySelectorAll(`[${lit}]`) ?? []) element.removeAttribute(lit);
    const marks = ids.flatMap((id) => within(root.current, `[data-mark~="${CSS.escape(id)}"]`));
    const rows = ids.flatMap((id) => within(root.current, `[data-row="${CSS.escape(id)}"]`));
    for (const element of [...marks, ...rows]) element.setAttribute(lit, "");
    if (from === "row") bringIntoPane(marks[0]);
  };

  const point = ({ target, type }: FocusEvent | PointerEvent) => {
    const mark = closest(target, "[data-mark]");
    const row = closest(target, "[data-row]");
    if (type === "pointermove" && (mark ?? row) === pointed.current) return;
    pointed.current = mark ?? row;
    if (mark) light(mark.dataset.mark?.split(" ") ?? [], "mark");
    else if (row) light([row.dataset.row ?? ""], "row");
  };

  const press = ({ target }: MouseEvent) => {
    const [id] = closest(target, "[data-mark]")?.dataset.mark?.split(" ") ?? [];
    if (id !== undefined) focusRow(root.current, id);
  };

  // A pointer that rests while the page scrolls below it moves nothing: what is focused stays lit.
  return { root, handlers: { onFocus: point, onPointerMove: point, onClick: press } };
}

/** Puts the focus on the first thing of a value that can be operated. */
export function focusRow(root: HTMLElement | null, id: string): void {
  const [row] = within(root, `[data-row="${CSS.escape(id)}"]`);
  const control = row?.querySelector<HTMLElement>("input:not([type=checkbox]), textarea, select, button") ?? row;
  control?.focus({ preventScroll: true });
  row?.scrollIntoView({ block: "center" });
}

/** Only the pane scrolls: the page stays where the person is. */
function bringIntoPane(mark: HTMLElement | undefined): void {
  const pane = mark?.closest<HTMLElement>("[data-pane]");
  if (!mark || !pane) return;
  const offset = mark.getBoundingClientRect().top - pane.getBoundingClientRect().top;
  const isVisible = offset >= 0 && offset < pane.clientHeight - 24;
  if (!isVisible) pane.scrollTo({ top: pane.scrollTop + offset - pane.clientHeight / 3 });
}

const within = (root: HTMLElement | null, selector: string) => [
  ...(root?.querySelectorAll<HTMLElement>(selector) ?? []),
];

const closest = (target: EventTarget, selector: string) =>
  target instanceof Element ? target.closest<HTMLElement>(selector) : null;
