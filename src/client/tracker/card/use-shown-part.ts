import { type RefObject, useEffect, useRef, useState } from "react";

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
 * @param first how many are shown before anybody scrolls, where that is not `step`
 */
export function useShownPart<Item, Sentinel extends HTMLElement = HTMLLIElement>(
  items: readonly Item[],
  step: number,
  first = step,
): ShownPart<Item, Sentinel> {
  const [limit, setLimit] = useState(first);
  const sentinel = useRef<Sentinel>(null);
  const rest = Math.max(0, items.length - limit);
  const showMore = () => setLimit((shown) => shown + step);

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
