import { type RefObject, useEffect, useRef } from "react";

/**
 * Keeps the conversation where it is read: at its end when it opens and when something is sent, at the question when
 * the reply to it is complete, so that a long reply is read from its beginning.
 */
export function useReadingPosition(list: RefObject<HTMLElement | null>, messageCount: number, busy: boolean): void {
  const seen = useRef({ messageCount: 0, busy: false });

  useEffect(() => {
    const element = list.current;
    const before = seen.current;
    seen.current = { messageCount, busy };
    if (!element || (before.messageCount === messageCount && before.busy === busy)) return;
    const questions = element.querySelectorAll("[data-question]");
    const hasReply = before.busy && !busy;
    if (hasReply) questions.item(questions.length - 1)?.scrollIntoView({ block: "start" });
    else element.scrollTop = element.scrollHeight;
  }, [list, messageCount, busy]);
}
