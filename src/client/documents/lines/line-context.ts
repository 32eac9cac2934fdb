import type { RefObject } from "react";
import type { DocumentChange, ReviewedFact } from "../../../shared/documents/document-review.contract.ts";
import type { ChangeFailure } from "../../ui/wordings/change-failure.ts";
import type { OpenProposals } from "../proposals/use-proposals.ts";
import type { ActiveLine } from "./use-active-line.ts";
import type { Moving } from "./use-moving.ts";

/** What every line of a document view needs. */
export interface LineContext {
  active: ActiveLine;
  factById: Map<string, ReviewedFact>;
  panelId: string;
  panel: RefObject<HTMLElement | null>;
  proposals: OpenProposals;
  moving: Moving;
  isBusy: boolean;
  /** Says what was done, with the way back, or why it was not. */
  apply: (change: DocumentChange, done: string) => Promise<void>;
  /** The same for a line in the person's words; a refusal is for the form to show. */
  save: (place: string, text: string) => Promise<ChangeFailure | undefined>;
  /** The same for a new line behind it. */
  add: (place: string, text: string) => Promise<ChangeFailure | undefined>;
}
