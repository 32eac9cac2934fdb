import { useSyncExternalStore } from "react";

/** From here on list and detail stand side by side. */
const wide = window.matchMedia("(min-width: 64rem)");

function subscribe(onChange: () => void): () => void {
  wide.addEventListener("change", onChange);
  return () => wide.removeEventListener("change", onChange);
}

export function useIsWide(): boolean {
  return useSyncExternalStore(subscribe, () => wide.matches);
}
