import type { ReviewedProposal } from "../../../shared/documents/document-review.contract.ts";
import { type FactBase, isGone, sentenceOf } from "../../truth/truth.ts";
import type { WrittenDocument } from "../document.ts";
import type { Proposal } from "../proposals/proposals.ts";
import { placeOfProposed, withProposed } from "../proposals/proposed-sentence.ts";
import { type DocumentVersion, type OpenSet, tracedIn } from "./open-set.ts";

/** What waits for the person's word at a place of the document, in the order of the document. */
export function reviewedProposals(set: OpenSet, document: DocumentVersion): ReviewedProposal[] {
  const { content, facts, proposals } = tracedIn(set, document);
  return proposals
    .filter((proposal) => !proposal.isDeclined && isHeldToday(proposal, facts))
    .flatMap((proposal) => {
      const found = placeOfProposed(content, proposal, facts);
      const [reason] = proposal.reasons;
      if (!found || !reason) return [];
      const { id, text, facts: cited } = proposal;
      return { id, place: found.place, is_added: found.isAdded, text, facts: cited, question: sentenceOf(reason) };
    });
}

/** A document with a proposal in it; undefined where its facts are gone, or nothing of it stands there any more. */
export const withKept = (content: WrittenDocument, proposal: Proposal, facts: FactBase): WrittenDocument | undefined =>
  isHeldToday(proposal, facts) ? withProposed(content, proposal, facts) : undefined;

/** The profile may have changed since it was proposed. */
const isHeldToday = ({ facts: cited }: Proposal, facts: FactBase): boolean =>
  cited.every((id) => facts.has(id) && !isGone({ id }));

/** The job, degree ... under which a line of a CV would stand. */
export const entryOfProposal = ({ facts: [first = ""], isOfEntry }: Proposal, facts: FactBase): string | undefined =>
  (isOfEntry && facts.get(first)?.entry) || undefined;
