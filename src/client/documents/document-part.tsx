import { ArrowDown, ArrowUp, RefreshCw, Trash2 } from "lucide-react";
import type { ReviewedBlock, ReviewedPart } from "../../shared/documents/document-review.contract.ts";
import { listStart } from "../../shared/documents/listed-lines.rules.ts";
import { Button } from "../ui/button.tsx";
import { IconButton } from "../ui/icon-button.tsx";
import { DocumentLine } from "./lines/document-line.tsx";
import type { LineContext } from "./lines/line-context.ts";
import { ProposalsAt } from "./proposals/proposals-at.tsx";

/** A section of a CV, or a part of a letter. */
export function DocumentPart({ part, context }: { part: ReviewedPart; context: LineContext }) {
  const { place, heading, can_leave_out, blocks } = part;
  return (
    <section aria-label={heading || undefined} className="flex flex-col gap-3">
      {heading && (
        <div className="flex items-center justify-between gap-3 border-line border-b pb-1">
          <h2 className="px-2 text-lg">{heading}</h2>
          <PartActions what={heading} place={place} canLeaveOut={can_leave_out} context={context} />
        </div>
      )}
      {blocks.map((block) =>
        block.shape === "paragraph" ? (
          <Paragraph key={block.place} block={block} context={context} />
        ) : (
          <DocumentBlock key={block.place} block={block} context={context} />
        ),
      )}
    </section>
  );
}

/** Sentences that read on, and a list behind a colon, as they will be printed; what would stand instead of one waits under its paragraph. */
function Paragraph({ block, context }: { block: ReviewedBlock; context: LineContext }) {
  const { place, lines, can_leave_out, can_tell_differently } = block;
  const { isBusy, apply } = context;
  const start = listStart(lines.map(({ text }) => text));
  return (
    <div className="flex flex-col gap-1">
      <p className="px-1.5 leading-[1.75]">
        {lines.slice(0, start).map((line) => (
          <span key={line.place}>
            <DocumentLine line={line} isInline context={context} />{" "}
          </span>
        ))}
      </p>
      {start < lines.length && (
        <ul className="flex flex-col gap-0.5">
          {lines.slice(start).map((line) => (
            <li key={line.place} className="flex">
              <Bullet />
              <DocumentLine line={line} context={context} />
            </li>
          ))}
        </ul>
      )}
      {lines.map((line) => (
        <ProposalsAt key={line.place} line={line} context={context} />
      ))}
      {(can_tell_differently || can_leave_out) && (
        <div className="flex flex-wrap items-center gap-1 px-0.5">
          {can_tell_differently && (
            <Button
              variant="quiet"
              size="small"
              disabled={isBusy}
              onClick={() =>
                void apply({ what: "tell_differently", place }, "The paragraph argues with something else now.")
              }
            >
              <RefreshCw aria-hidden="true" /> Tell this paragraph differently
            </Button>
          )}
          <PartActions what="this paragraph" place={place} canLeaveOut={can_leave_out} context={context} />
        </div>
      )}
    </div>
  );
}

/** A job, a degree ... with its lines. */
function DocumentBlock({ block, context }: { block: ReviewedBlock; context: LineContext }) {
  const { place, head, lines, can_leave_out } = block;
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
          <PartActions
            what={head[0]?.text ?? "this entry"}
            place={place}
            canLeaveOut={can_leave_out}
            context={context}
          />
        </div>
      )}
      <ul className="flex flex-col gap-0.5">
        {lines.map((line) => (
          <li key={line.place}>
            <div className="flex">
              {line.place.includes(".bullets.") && <Bullet />}
              <DocumentLine line={line} context={context} />
            </div>
            <ProposalsAt line={line} context={context} />
          </li>
        ))}
      </ul>
    </div>
  );
}

const Bullet = () => (
  <span aria-hidden="true" className="py-1 pl-2 text-muted">
    •
  </span>
);

interface PartActionsProps {
  what: string;
  place: string;
  canLeaveOut: boolean;
  context: LineContext;
}

function PartActions({ what, place, canLeaveOut, context }: PartActionsProps) {
  const { moving, isBusy, active, apply } = context;
  const leaveOut = () => {
    active.clear();
    void apply({ what: "leave_out", place }, `“${what}” is left out.`);
  };
  return (
    <div className="flex">
      {moving.canMove(place, -1) && (
        <IconButton label={`Move ${what} up`} disabled={isBusy} onClick={() => moving.move(place, -1)}>
          <ArrowUp />
        </IconButton>
      )}
      {moving.canMove(place, 1) && (
        <IconButton label={`Move ${what} down`} disabled={isBusy} onClick={() => moving.move(place, 1)}>
          <ArrowDown />
        </IconButton>
      )}
      {canLeaveOut && (
        <IconButton label={`Leave out ${what}`} disabled={isBusy} onClick={leaveOut}>
          <Trash2 />
        </IconButton>
      )}
    </div>
  );
}
