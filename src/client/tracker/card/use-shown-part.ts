import { type RefObject, useEffect, useLayoutEffect, useRef, useState } from "react";

/** What a laptop's screen holds of a column. Drawing a card costs about a millisecond of scripting. */
export const cardsOfScreen = 6;

interface ShownPart<Item, Sentinel> {
  shown: readonly Item[];
  /** How many are not shown yet. */
  rest: number;
  /** Stands behind the shown ones: when it comes into sight, more are shown. */
  sentinel: RefObject<Sentinel | null>;
  showMore: () => void;
}

/**
 * The first items of a long list, and more of them as somebody scrolls. What was shown stays: it can be found and focused.
 *
 * @param outOfSight how many are shown of a list that begins beside what the window shows
 */
export function useShownPart<Item, Sentinel extends HTMLElement = HTMLLIElement>(
  items: readonly Item[],
  step = cardsOfScreen,
  outOfSight = step,
): ShownPart<Item, Sentinel> {
  const [limit, setLimit] = useState(outOfSight);
  const sentinel = useRef<Sentinel>(null);
  const rest = Math.max(0, items.length - limit);
  const showMore = () => setLimit((shown) => shown + step);

  // Before anything is painted.
  useLayoutEffect(() => {
    const left = sentinel.current?.getBoundingClientRect().left ?? 0;
    if (left < window.innerWidth) setLimit((shown) => Math.max(shown, step));
  }, [step]);

  useEffect(() => {
    const element = sentinel.current;
    if (!element || rest === 0) return;
    const observer = new IntersectionObserver((entries) => {
      if (entries.some((entry) => entry.isIntersecting)) setLimit((shown) => shown + step);
    });
    observer.observe(element);
    return () => observer.disconnect();
  }, [rest, step]);

  return { shown: items.slice(0, limit), rest, sentinel, showMore };
}
