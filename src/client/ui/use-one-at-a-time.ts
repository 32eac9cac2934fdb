import { useRef } from "react";

/** Passes over calls while an earlier one is under way: the second half of a double click comes before a button is disabled. */
export function useOneAtATime<Arguments extends unknown[]>(
  action: (...given: Arguments) => Promise<unknown>,
): (...given: Arguments) => Promise<void> {
  const isRunning = useRef(false);
  return async (...given) => {
    if (isRunning.current) return;
    isRunning.current = true;
    try {
      await action(...given);
    } finally {
      isRunning.current = false;
    }
  };
}
