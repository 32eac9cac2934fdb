import { useCallback, useEffect, useRef, useState } from "react";
import { sessionStore } from "../../http/session/session-store.ts";
import { type ProfileDraft, profileDraftWriter } from "./profile-draft.ts";

const pauseMs = 400;

/**
 * Keeps what is typed for the case that the session ends in the middle: shortly after each change, and when the page goes.
 *
 * @returns `noteTyping`, to be called after a change that renders nothing anew, and `keep`, to keep it all at once
 */
export function useKeptDraft(current: () => ProfileDraft | undefined) {
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
      // The end of a session takes the page away; whoever leaves on purpose has been asked.
      if (!sessionStore.read("token")) keepIfWaiting();
      clearTimeout(timer.current);
    };
  }, [keepIfWaiting]);

  const noteTyping = useCallback(() => {
    clearTimeout(timer.current);
    timer.current = setTimeout(keep, pauseMs);
  }, [keep]);

  useEffect(() => {
    latest.current = current;
    noteTyping();
  });

  return { noteTyping, keep };
}
