import { useEffect, useState } from "react";

/** Milliseconds in which nobody reads a sentence: the second press of a double one was meant for the card before. */
const unreadMs = 400;

/** Whether what has just appeared may be decided on. */
export function useIsReadable(): boolean {
  const [isReadable, setIsReadable] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setIsReadable(true), unreadMs);
    return () => clearTimeout(timer);
  }, []);
  return isReadable;
}
