import { useState } from "react";
import type { ReviewedDocument, ReviewedProposal } from "../../../shared/documents/document-review.contract.ts";
import { Button } from "../../ui/button.tsx";
import { Dialog } from "../../ui/overlays/dialog.tsx";
import { useIsWide } from "../../ui/use-is-wide.ts";
import { MarkedWords } from "../../ui/wordings/marked-words.tsx";
import type { LineContext } from "../lines/line-context.ts";
import { AskedSentence } from "./proposed-sentence-card.tsx";
import type { OpenProposals } from "./use-proposals.ts";

interface WaitingProposalsProps {
  document: ReviewedDocument;
  context: LineContext;
}

/** How many better sentences wait, with the way to them: one by one, or the whole text as it would be. */
export function WaitingProposals({ document, context }: WaitingProposalsProps) {
  const [isReading, setIsReading] = useState(false);
  const isWide = useIsWide();
  const { proposals } = context;
  const { waiting, asked, ask, canUndo, undo } = proposals;
  const takeBack = canUndo && (
    <Button variant="quiet" size="small" onClick={() => void undo()}>
      Take the last one back
    </Button>
  );
  if (!asked) return takeBack && <div>{takeBack}</div>;
  const count = waiting.length === 1 ? "1 better sentence is" : `${waiting.length} better sentences are`;
  return (
    <div className="flex flex-wrap items-center gap-x-4 gap-y-2 rounded-lg bg-accent-soft px-4 py-3">
      <p className="min-w-0 flex-1 basis-64">
        <strong>{count} waiting.</strong> They stand in no document until you say that they are true.
      </p>
      <div className="flex flex-wrap gap-2">
        <Button size="small" onClick={() => (isWide ? ask(asked.id) : proposals.setAlone(true))}>
          Read them one by one
        </Button>
        <Button variant="secondary" size="small" onClick={() => setIsReading(true)}>
          Read it through
        </Button>
        {takeBack}
      </div>
      <Dialog
        open={isReading}
        onClose={() => setIsReading(false)}
        title={document.kind === "cv" ? "The CV with all of them" : "The letter with all of them"}
      >
        <TextWithAll document={document} proposals={proposals} />
      </Dialog>
      <Dialog
        open={proposals.isAlone}
        onClose={() => proposals.setAlone(false)}
        title={waiting.length === 1 ? "The last sentence" : `${waiting.length} sentences`}
        footer={takeBack}
        className="h-dvh max-h-dvh rounded-t-none"
      >
        <SentenceAlone document={document} context={context} proposal={asked} />
      </Dialog>
    </div>
  );
}

/** One at a time on a narrow screen, without the text around it. */
function SentenceAlone({ document, context, proposal }: WaitingProposalsProps & { proposal: ReviewedProposal }) {
  const { factById, proposals, isBusy } = context;
  const lines = document.parts.flatMap(({ blocks }) => blocks.flatMap(({ lines }) => lines));
  return (
    <AskedSentence
      key={proposal.id}
      proposal={proposal}
      line={lines.find(({ place }) => place === proposal.place)?.text ?? ""}
      facts={proposal.facts.flatMap((id) => factById.get(id) ?? [])}
      proposals={proposals}
      isBusy={isBusy}
    />
  );
}

/** As it would read, with what is new marked. */
function TextWithAll({ document, proposals }: { document: ReviewedDocument; proposals: OpenProposals }) {
  const blocks = document.parts.flatMap((part) => part.blocks).filter(({ lines }) => lines.length > 0);
  return (
    <div className="flex flex-col gap-4 leading-relaxed">
      {blocks.map(({ place, shape, head, lines }) => (
        <div key={place}>
          {head[0] && <p className="font-semibold">{head[0].text}</p>}
          <p className={shape === "paragraph" ? undefined : "whitespace-pre-line"}>
            {lines.map((line) => {
              const better = proposals.at(line.place);
              return (
                <span key={line.place}>
                  {better.every(({ is_added }) => is_added) && line.text}
                  {better.map(({ id, text }) => (
                    <MarkedWords key={id} text={` ${text}`} own={[line.text]} />
                  ))}
                  {shape === "paragraph" ? " " : "\n"}
                </span>
              );
            })}
          </p>
        </div>
      ))}
    </div>
  );
}
