import { Check, Pencil, X } from "lucide-react";
import { type KeyboardEvent, useState } from "react";
import type { ReviewedFact, ReviewedProposal } from "../../../shared/documents/document-review.contract.ts";
import { Button } from "../../ui/button.tsx";
import { FactLines } from "../lines/fact-lines.tsx";
import { MarkedWords } from "./marked-words.tsx";
import { ProposalEditor } from "./proposal-editor.tsx";
import type { OpenProposals } from "./use-proposals.ts";

interface ProposedSentenceCardProps {
  proposal: ReviewedProposal;
  /** What stands there now. */
  line: string;
  facts: ReviewedFact[];
  proposals: OpenProposals;
  isBusy: boolean;
}

/** A better sentence under the line that it would replace. The keys work while the card has the focus. */
export function ProposedSentenceCard({ proposal, line, facts, proposals, isBusy }: ProposedSentenceCardProps) {
  const [isEditing, setIsEditing] = useState(false);
  const keep = () => void proposals.keep(proposal);
  const decline = () => void proposals.decline(proposal);
  const edit = () => setIsEditing(true);

  if (proposals.asked !== proposal) {
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

  const onKeyDown = (event: KeyboardEvent) => {
    if (isBusy || isEditing || event.ctrlKey || event.metaKey || event.altKey) return;
    const act = { y: keep, n: decline, e: edit, z: proposals.undo }[event.key.toLowerCase()];
    if (!act) return;
    event.preventDefault();
    act();
  };

  return (
    <section
      data-proposal={proposal.id}
      tabIndex={-1}
      aria-label="A better sentence"
      onKeyDown={onKeyDown}
      className="my-2 flex flex-col gap-3 rounded-lg border border-accent/50 bg-raised p-4 shadow-float outline-offset-2"
    >
      {isEditing ? (
        <ProposalEditor
          proposal={proposal}
          section={facts.find(({ section }) => section)?.section ?? undefined}
          isBusy={isBusy}
          save={(text) => proposals.keep(proposal, text)}
          onDone={() => setIsEditing(false)}
        />
      ) : (
        <>
          <p className="text-lg leading-relaxed">
            <MarkedWords text={proposal.text} own={[line, ...facts.map(({ text }) => text)]} />
          </p>
          <p className="font-semibold">{proposal.question}</p>
          <div className="flex flex-wrap gap-2">
            <Button size="small" disabled={isBusy} aria-keyshortcuts="Y" onClick={keep}>
              <Check aria-hidden="true" /> True, keep it
            </Button>
            <Button variant="secondary" size="small" disabled={isBusy} aria-keyshortcuts="N" onClick={decline}>
              <X aria-hidden="true" /> No, my own words
            </Button>
            <Button variant="secondary" size="small" disabled={isBusy} aria-keyshortcuts="E" onClick={edit}>
              <Pencil aria-hidden="true" /> Edit
            </Button>
          </div>
          <p className="text-muted text-sm max-md:hidden">
            With the keyboard: <kbd>Y</kbd> keep, <kbd>N</kbd> no, <kbd>E</kbd> edit, <kbd>Z</kbd> take back.
          </p>
        </>
      )}
      <div>
        <h3 className="mb-1.5 text-muted text-sm">What you have written</h3>
        <FactLines facts={facts} />
      </div>
    </section>
  );
}
