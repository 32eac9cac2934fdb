import { type RefObject, useEffect, useEffectEvent, useRef } from "react";

const aheadOfView = "400px";

/** Calls `onReached` when the returned element comes near the visible part of the page while `isActive`. */
export function useSentinel(onReached: () => void, isActive: boolean): RefObject<HTMLDivElement | null> {
  const element = useRef<HTMLDivElement>(null);
  const reached = useEffectEvent(onReached);

  useEffect(() => {
    if (!element.current || !isActive) return;
    const observer = new IntersectionObserver(
      (entries) => entries.some(({ isIntersecting }) => isIntersecting) && reached(),
      { rootMargin: aheadOfView },
    );
    observer.observe(element.current);
    return () => observer.disconnect();
  }, [isActive]);

  return element;
}
