import { useEffect, useState } from "react";

/** Focuses a card once it is drawn and may be pressed; where it is gone by then, whatever has the focus keeps it. */
export function useCardFocus(isPending: boolean, first?: string): (id: string | undefined) => void {
  const [wanted, setWanted] = useState(first);
  useEffect(() => {
    if (wanted === undefined || isPending) return;
    const card = window.document.querySelector<HTMLElement>(`[data-card="${wanted}"]`);
    // Where somebody was writing, they go on.
    (card?.querySelector<HTMLElement>("textarea") ?? card)?.focus();
    setWanted(undefined);
  }, [wanted, isPending]);
  return setWanted;
}
