import { type ReactNode, type RefObject, useEffect, useRef } from "react";

/** What is to be saved or gone on with, at the end of a long page and always in sight, but where the screen is too low for it. */
export function StickyBar({ children }: { children: ReactNode }) {
  const bar = useRef<HTMLDivElement>(null);
  useFreeOfBar(bar);
  return (
    <div ref={bar} className="sticky bottom-0 z-10 -mx-4 md:mx-0 md:pb-4 short:static">
      {/* On phones from edge to edge: nothing is seen below it. */}
      <div className="flex flex-col gap-3 border-line border-t bg-raised px-4 pt-3 pb-[max(0.75rem,env(safe-area-inset-bottom))] shadow-float md:rounded-lg md:border md:pb-3">
        {children}
      </div>
    </div>
  );
}

/** Whatever is scrolled to, by the keyboard or to show a fault, comes to stand above the bar. */
function useFreeOfBar(bar: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    if (!bar.current) return;
    const { style } = document.documentElement;
    const observer = new ResizeObserver(([entry]) => {
      style.scrollPaddingBottom = `${entry?.target.clientHeight ?? 0}px`;
    });
    observer.observe(bar.current);
    return () => {
      observer.disconnect();
      style.scrollPaddingBottom = "";
    };
  }, [bar]);
}
