import { type RefObject, useEffect, useRef } from "react";

/** What is pressed leaves the list, and would take the keyboard's place with it: the row that comes next has it then. */
export function useFocusAfterRemoval(list: RefObject<HTMLElement | null>, items: readonly unknown[]): void {
  const place = useRef(-1);
  useEffect(() => {
    const rows = [...(list.current?.querySelectorAll("li") ?? [])].filter((row) => focusableIn(row));
    const note = ({ target }: FocusEvent) => {
      place.current = target instanceof Node ? rows.findIndex((row) => row.contains(target)) : -1;
    };
    if (place.current >= 0 && document.activeElement === document.body) {
      const next = rows[Math.min(place.current, rows.length - 1)];
      if (next) focusableIn(next)?.focus({ preventScroll: true });
    }
    const { current } = list;
    current?.addEventListener("focusin", note);
    return () => current?.removeEventListener("focusin", note);
  }, [list, items]);
}

const focusableIn = (row: HTMLElement) => row.querySelector<HTMLElement>("a, button");
