import { type ReactNode, type RefObject, useEffect, useRef } from "react";

/** What is to be saved or gone on with, at the end of a long page and always in sight, but where the screen is too low for it. */
export function StickyBar({ children }: { children: ReactNode }) {
  const bar = useRef<HTMLDivElement>(null);
  useFreeOfBar(bar);
  return (
    <div
      ref={bar}
      className="sticky bottom-0 z-10 -mx-4 px-4 pb-[max(1rem,env(safe-area-inset-bottom))] md:mx-0 md:px-0 short:static"
    >
      <div className="flex flex-col gap-3 rounded-lg border border-line bg-raised p-3 shadow-float md:pl-4">
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
