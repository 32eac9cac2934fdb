import { useState } from "react";

export interface ActiveLine {
  /** The place of the line whose sources are shown. */
  place: string | undefined;
  /** Chosen, not only pointed at: it stays, and can be changed. */
  isChosen: boolean;
  show: (place: string) => void;
  choose: (place: string) => void;
  clear: () => void;
}

/** Which line of a document is looked at: pointed at or focused for a moment, or chosen for as long as it takes. */
export function useActiveLine(): ActiveLine {
  const [active, setActive] = useState<{ place?: string; isChosen: boolean }>({ isChosen: false });
  return {
    place: active.place,
    isChosen: active.isChosen,
    show: (place) =>
      setActive((before) => (before.isChosen || before.place === place ? before : { place, isChosen: false })),
    choose: (place) => setActive({ place, isChosen: true }),
    clear: () => setActive({ isChosen: false }),
  };
}
