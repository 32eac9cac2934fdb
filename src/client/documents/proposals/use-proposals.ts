import { useState } from "react";
import type { Review, ReviewedDocument, ReviewedProposal } from "../../../shared/documents/document-review.contract.ts";
import { showToast } from "../../ui/overlays/toast.ts";
import type { ChangeFailure } from "../../ui/wordings/change-failure.ts";
import { useCardFocus } from "../../ui/wordings/use-card-focus.ts";
import type { Changing } from "../document-review.queries.ts";
import { lastDecisionOn } from "./last-decision.ts";

/** The better sentences of a document that wait for the person's word, asked one at a time. */
export interface OpenProposals {
  waiting: ReviewedProposal[];
  /** The one that is asked; the first one until another is chosen. */
  asked: ReviewedProposal | undefined;
  at: (place: string) => ReviewedProposal[];
  ask: (id: string) => void;
  /** Whether the asked one fills the screen, apart from the text. */
  isAlone: boolean;
  setAlone: (isAlone: boolean) => void;
  /** As it is, or in the person's words; a refusal is for the form to show. */
  keep: (proposal: ReviewedProposal, text?: string) => Promise<ChangeFailure | undefined>;
  decline: (proposal: ReviewedProposal) => Promise<void>;
  /** Takes the last decision back, while nothing else was changed since. */
  undo: () => Promise<void>;
  canUndo: boolean;
}

interface Parts {
  document: ReviewedDocument;
  changing: Changing;
  /** Says what was done, with the way back. */
  tell: (review: Review, title: string) => void;
}

export function useProposals({ document, changing, tell }: Parts): OpenProposals {
  const [chosen, setChosen] = useState<string>();
  const [isAlone, setAlone] = useState(false);
  const focusProposal = useCardFocus(changing.isPending);
  const last = lastDecisionOn(document);
  const waiting = document.proposals;
  const asked = waiting.find(({ id }) => id === chosen) ?? waiting[0];

  const goOn = (review: Review) => {
    setChosen(undefined);
    focusProposal(review[document.kind]?.proposals[0]?.id);
  };

  const undo = async () => {
    const decision = last.read();
    if (!decision) return;
    const result = await changing.change(document, decision.undo);
    if ("failure" in result) {
      showToast({ title: result.failure.sentence, tone: "error" });
      return;
    }
    last.forget();
    setChosen(decision.proposal);
    focusProposal(decision.proposal);
  };

  return {
    waiting,
    asked,
    at: (place) => waiting.filter((proposal) => proposal.place === place),
    ask: (id) => {
      setChosen(id);
      focusProposal(id);
    },
    isAlone: isAlone && asked !== undefined,
    setAlone,
    async keep({ id }, text) {
      const result = await changing.change(document, {
        what: "keep",
        proposal: id,
        ...(text !== undefined && { text }),
      });
      if ("failure" in result) {
        if (text === undefined) showToast({ title: result.failure.sentence, tone: "error" });
        return result.failure;
      }
      tell(result.review, "The sentence is in the document.");
      const version = result.review[document.kind]?.id ?? "";
      last.write({ version, proposal: id, undo: { what: "restore", version_id: document.id } });
      goOn(result.review);
    },
    async decline({ id }) {
      const result = await changing.change(document, { what: "decline", proposal: id });
      if ("failure" in result) {
        showToast({ title: result.failure.sentence, tone: "error" });
        return;
      }
      last.write({ version: document.id, proposal: id, undo: { what: "reconsider", proposal: id } });
      changing.offerUndo(document.kind, showToast({ title: "Your own words stay.", undo: () => void undo() }));
      goOn(result.review);
    },
    undo,
    canUndo: last.read() !== undefined,
  };
}
