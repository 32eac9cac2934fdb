import { type RefObject, useEffect } from "react";

const intervalMs = 500;

/** Removes what browser extensions put into the chat input: their widgets cover the text and the buttons. */
export function useCleanInput(frame: RefObject<HTMLElement | null>, own: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const timer = setInterval(() => {
      for (const element of [...(frame.current?.children ?? [])]) if (element !== own.current) element.remove();
    }, intervalMs);
    return () => clearInterval(timer);
  }, [frame, own]);
}
