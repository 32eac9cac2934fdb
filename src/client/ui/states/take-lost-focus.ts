import { useEffect, useRef } from "react";

/** As the `ref` of what comes in the place of a pressed button: the focus that went with the button is there then. */
export function takeLostFocus(element: HTMLElement | null): void {
  if (document.activeElement === document.body) element?.focus({ preventScroll: true });
}

/** Where the pressed button went with all that was shown, the heading of what is shown now takes the focus, and so is read out. */
export function useHeadingFocus(shown: string): void {
  const former = useRef(shown);
  useEffect(() => {
    if (former.current === shown) return;
    former.current = shown;
    if (focusHeading()) return;
    // Of a page that waits for what it shows, the heading comes with that.
    const awaiting = new MutationObserver(() => focusHeading() && awaiting.disconnect());
    awaiting.observe(document.body, { childList: true, subtree: true });
    return () => awaiting.disconnect();
  }, [shown]);
}

function focusHeading(): boolean {
  const heading = document.querySelector("h1");
  heading?.setAttribute("tabindex", "-1");
  takeLostFocus(heading);
  return heading !== null;
}
