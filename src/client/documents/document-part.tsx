import { RefreshCw, Trash2 } from "lucide-react";
import type { ReviewedBlock, ReviewedPart } from "../../shared/documents/document-review.contract.ts";
import { Button } from "../ui/button.tsx";
import { IconButton } from "../ui/icon-button.tsx";
import { DocumentLine } from "./lines/document-line.tsx";
import type { LineContext } from "./lines/line-context.ts";
import { ProposedSentenceCard } from "./proposals/proposed-sentence-card.tsx";

/** A section of a CV, or a part of a letter. */
export function DocumentPart({ part, context }: { part: ReviewedPart; context: LineContext }) {
  const { place, heading, can_leave_out, blocks } = part;
  return (
    <section aria-label={heading || undefined} className="flex flex-col gap-3">
      {heading && (
        <div className="flex items-center justify-between gap-3 border-line border-b pb-1">
          <h2 className="px-2 text-lg">{heading}</h2>
          {can_leave_out && <LeaveOut what={heading} place={place} context={context} />}
        </div>
      )}
      {blocks.map((block) => (
        <DocumentBlock key={block.place} block={block} context={context} />
      ))}
    </section>
  );
}

function DocumentBlock({ block, context }: { block: ReviewedBlock; context: LineContext }) {
  const { place, shape, head, lines, can_leave_out, can_tell_differently } = block;
  const { proposals, factById, isBusy } = context;
  return (
    <div className="flex flex-col gap-1">
      {head.length > 0 && (
        <div className="flex items-start justify-between gap-3">
          <ul className="flex min-w-0 flex-wrap gap-x-1">
            {head.map((line, index) => (
              <li key={line.place} className={index === 0 ? "w-full font-semibold" : "max-w-full text-muted text-sm"}>
                <DocumentLine line={line} context={context} />
              </li>
            ))}
          </ul>
          {can_leave_out && <LeaveOut what={head[0]?.text ?? "this entry"} place={place} context={context} />}
        </div>
      )}
      <ul className="flex flex-col gap-0.5">
        {lines.map((line) => (
          <li key={line.place}>
            <div className="flex">
              {line.place.includes(".bullets.") && (
                <span aria-hidden="true" className="py-1 pl-2 text-muted">
                  •
                </span>
              )}
              <DocumentLine line={line} context={context} />
            </div>
            {proposals.at(line.place).map((proposal) => (
              <ProposedSentenceCard
                key={proposal.id}
                proposal={proposal}
                line={line.text}
                facts={proposal.facts.flatMap((id) => factById.get(id) ?? [])}
                proposals={proposals}
                isBusy={isBusy}
              />
            ))}
          </li>
        ))}
      </ul>
      {shape === "paragraph" && (can_tell_differently || can_leave_out) && (
        <div className="flex flex-wrap gap-1 px-0.5">
          {can_tell_differently && (
            <Button
              variant="quiet"
              size="small"
              disabled={context.isBusy}
              onClick={() =>
                void context.apply({ what: "tell_differently", place }, "The paragraph argues with something else now.")
              }
            >
              <RefreshCw aria-hidden="true" /> Tell this paragraph differently
            </Button>
          )}
          {can_leave_out && (
            <Button
              variant="quiet"
              size="small"
              disabled={context.isBusy}
              onClick={() => void context.apply({ what: "leave_out", place }, "The paragraph is left out.")}
            >
              <Trash2 aria-hidden="true" /> Leave this paragraph out
            </Button>
          )}
        </div>
      )}
    </div>
  );
}

function LeaveOut({ what, place, context }: { what: string; place: string; context: LineContext }) {
  const leaveOut = () => {
    context.active.clear();
    void context.apply({ what: "leave_out", place }, `“${what}” is left out.`);
  };
  return (
    <IconButton label={`Leave out ${what}`} disabled={context.isBusy} onClick={leaveOut}>
      <Trash2 />
    </IconButton>
  );
}
