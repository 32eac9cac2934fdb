import { useCallback, useEffect, useRef, useState } from "react";
import { type ProfileDraft, profileDraftWriter } from "./profile-draft.ts";

const pauseMs = 400;

/**
 * Keeps what is typed for the case that the session ends in the middle: shortly after each change, and when the page goes.
 *
 * @returns to be called after a change that renders nothing anew
 */
export function useKeptDraft(current: () => ProfileDraft | undefined): () => void {
  const [write] = useState(profileDraftWriter);
  const latest = useRef(current);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);

  const keep = useCallback(() => {
    clearTimeout(timer.current);
    timer.current = undefined;
    write(latest.current());
  }, [write]);

  const keepIfWaiting = useCallback(() => {
    if (timer.current !== undefined) keep();
  }, [keep]);

  useEffect(() => {
    window.addEventListener("pagehide", keepIfWaiting);
    return () => {
      window.removeEventListener("pagehide", keepIfWaiting);
      clearTimeout(timer.current);
    };
  }, [keepIfWaiting]);

  const schedule = useCallback(() => {
    clearTimeout(timer.current);
    timer.current = setTimeout(keep, pauseMs);
  }, [keep]);

  useEffect(() => {
    latest.current = current;
    schedule();
  });

  return schedule;
}
