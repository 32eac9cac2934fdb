import type { ReviewedFact, ReviewedProposal } from "../../../shared/documents/document-review.contract.ts";
import { SentenceCard } from "../../ui/wordings/sentence-card.tsx";
import type { OpenProposals } from "./use-proposals.ts";

interface ProposedSentenceCardProps {
  proposal: ReviewedProposal;
  /** What stands there now. */
  line: string;
  facts: ReviewedFact[];
  proposals: OpenProposals;
  isBusy: boolean;
}

/** A better sentence under the line that it would replace. */
export function ProposedSentenceCard({ proposal, line, facts, proposals, isBusy }: ProposedSentenceCardProps) {
  if (proposals.asked !== proposal || proposals.isAlone) {
    return (
      <button
        type="button"
        className="my-1 ml-2 rounded-md border border-accent/50 border-dashed px-3 py-1.5 text-accent text-sm hover:bg-accent-soft"
        onClick={() => proposals.ask(proposal.id)}
      >
        A better sentence waits here
      </button>
    );
  }
  return <AskedSentence {...{ proposal, line, facts, proposals, isBusy }} />;
}

/** The sentence itself, wherever it is asked. */
export function AskedSentence({ proposal, line, facts, proposals, isBusy }: ProposedSentenceCardProps) {
  return (
    <SentenceCard
      id={proposal.id}
      label="A better sentence"
      text={proposal.text}
      question={proposal.question}
      own={[line, ...facts.map(({ text }) => text)]}
      facts={facts}
      isBusy={isBusy}
      keep={(text) => proposals.keep(proposal, text)}
      decline={() => proposals.decline(proposal)}
      undo={proposals.undo}
    />
  );
}
