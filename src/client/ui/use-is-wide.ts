import { useSyncExternalStore } from "react";

/** From here on two parts stand side by side: a list and its detail, a text and its sources. */
export const useIsWide = widthHook("64rem");
/** From here on the sidebar stands beside the page. */
export const useHasSidebar = widthHook("48rem");

function widthHook(width: string): () => boolean {
  const query = window.matchMedia(`(min-width: ${width})`);
  const subscribe = (onChange: () => void) => {
    query.addEventListener("change", onChange);
    return () => query.removeEventListener("change", onChange);
  };
  return () => useSyncExternalStore(subscribe, () => query.matches);
}
