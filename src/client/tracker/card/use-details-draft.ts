import { useState } from "react";
import { type DetailsDraft, detailsDrafts } from "./details-draft.ts";

/** What was typed on a card, whichever part of it is shown. */
export function useDetailsDraft(jobUrl: string): [DetailsDraft, (next: DetailsDraft) => void] {
  const [draft, setDraft] = useState(() => detailsDrafts.read(jobUrl));
  const keep = (next: DetailsDraft) => {
    detailsDrafts.write(jobUrl, next);
    setDraft(next);
  };
  return [draft, keep];
}
