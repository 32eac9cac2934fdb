import { type KeyboardEvent, useRef } from "react";

const steps: Record<string, number> = { ArrowDown: 1, j: 1, ArrowUp: -1, k: -1 };
const ends: Record<string, number> = { Home: Number.NEGATIVE_INFINITY, End: Number.POSITIVE_INFINITY };

/** Arrow keys, j and k, Home and End move the focus among the buttons of the list. */
export function useListKeys() {
  const list = useRef<HTMLUListElement>(null);
  const items = () => [...(list.current?.querySelectorAll<HTMLElement>("li > button") ?? [])];

  function focusItem(index: number): void {
    const all = items();
    all[Math.max(0, Math.min(index, all.length - 1))]?.focus();
  }

  function onKeyDown(event: KeyboardEvent<HTMLUListElement>): void {
    const step = steps[event.key] ?? ends[event.key];
    if (step === undefined || event.ctrlKey || event.metaKey || event.altKey) return;
    event.preventDefault();
    const focused = items().findIndex((item) => item.contains(document.activeElement));
    focusItem(focused + step);
  }

  return { list, onKeyDown, focusItem };
}
