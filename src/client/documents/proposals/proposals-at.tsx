import type { ReviewedLine } from "../../../shared/documents/document-review.contract.ts";
import type { LineContext } from "../lines/line-context.ts";
import { ProposedSentenceCard } from "./proposed-sentence-card.tsx";

/** What would say a line better, below it. */
export function ProposalsAt({ line, context }: { line: ReviewedLine; context: LineContext }) {
  const { proposals, factById, isBusy } = context;
  return proposals
    .at(line.place)
    .map((proposal) => (
      <ProposedSentenceCard
        key={proposal.id}
        proposal={proposal}
        line={line.text}
        facts={proposal.facts.flatMap((id) => factById.get(id) ?? [])}
        proposals={proposals}
        isBusy={isBusy}
      />
    ));
}
