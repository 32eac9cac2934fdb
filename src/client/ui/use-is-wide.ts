import { useSyncExternalStore } from "react";

/** From here on two parts stand side by side: a list and its detail, a text and its sources. */
const wide = window.matchMedia("(min-width: 64rem)");

function subscribe(onChange: () => void): () => void {
  wide.addEventListener("change", onChange);
  return () => wide.removeEventListener("change", onChange);
}

export function useIsWide(): boolean {
  return useSyncExternalStore(subscribe, () => wide.matches);
}
