import { useEffect } from "react";
import { sessionStore } from "../session/session-store.ts";

/** The browser's own question, before the page goes with what is not saved. */
export function useWarningBeforeUnload(hasUnsavedChanges: boolean): void {
  useEffect(() => {
    if (!hasUnsavedChanges) return;
    // The end of a session leaves the page too, and what is typed waits for the next sign-in.
    const warn = (event: BeforeUnloadEvent) => {
      if (sessionStore.read("token")) event.preventDefault();
    };
    window.addEventListener("beforeunload", warn);
    return () => window.removeEventListener("beforeunload", warn);
  }, [hasUnsavedChanges]);
}
