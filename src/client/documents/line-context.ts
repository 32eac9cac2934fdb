import type { RefObject } from "react";
import type { DocumentChange, ReviewedFact } from "../../shared/documents/document-review.contract.ts";
import type { ActiveLine } from "./use-active-line.ts";

/** What every line of a document view needs. */
export interface LineContext {
  active: ActiveLine;
  factById: Map<string, ReviewedFact>;
  panelId: string;
  panel: RefObject<HTMLElement | null>;
  isBusy: boolean;
  /** Says what was done, with the way back. */
  apply: (change: DocumentChange, done: string) => Promise<boolean>;
}
