import { useEffect, useRef } from "react";

/**
 * What was pressed is disabled while a change runs, and may be gone after it; the browser then drops the focus. Whoever uses
 * the keyboard goes on from there, or from the line that stands in its place.
 */
export function useKeptFocus(isPending: boolean): (place: string) => void {
  const restore = useRef<() => void>(undefined);
  useEffect(() => {
    if (isPending) return;
    restore.current?.();
    restore.current = undefined;
  }, [isPending]);
  return (place) => {
    const pressed = document.activeElement;
    if (!(pressed instanceof HTMLElement) || !pressed.matches(":focus-visible")) return;
    restore.current = () => {
      if (document.activeElement === document.body) pressed.focus();
      if (document.activeElement === document.body) lineNear(place)?.focus();
    };
  };
}

/** The line that came to this place, else the one before it, else the view itself. */
function lineNear(place: string): HTMLElement | null | undefined {
  const linesIn = (outer: string) => [
    ...document.querySelectorAll<HTMLElement>(`[data-place="${outer}"], [data-place^="${outer}."]`),
  ];
  const [here] = linesIn(place);
  if (here) return here;
  for (let outer = place; outer.includes("."); ) {
    outer = outer.slice(0, outer.lastIndexOf("."));
    const before = linesIn(outer).at(-1);
    if (before) return before;
  }
  return document.querySelector<HTMLElement>('[role="tabpanel"]:not([hidden])');
}
