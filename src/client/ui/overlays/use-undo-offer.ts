import { useEffect, useRef } from "react";
import { showToast } from "./toast.ts";

/** Says that something was removed, with a way back; the offer goes with what it was removed from. */
export function useUndoOffer(): (title: string, undo: () => void) => void {
  const offers = useRef<(() => void)[]>([]);
  useEffect(
    () => () => {
      for (const withdraw of offers.current) withdraw();
    },
    [],
  );
  return (title, undo) => {
    offers.current.push(showToast({ title, undo }));
  };
}
