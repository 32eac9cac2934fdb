import { Download } from "lucide-react";
import { Fragment, useId, useMemo, useRef } from "react";
import type {
  DocumentChange,
  Review,
  ReviewedDocument,
  ReviewedLine,
} from "../../shared/documents/document-review.contract.ts";
import { buttonClasses } from "../ui/button-styles.ts";
import { classNames } from "../ui/class-names.ts";
import { showToast } from "../ui/overlays/toast.ts";
import { useOneAtATime } from "../ui/use-one-at-a-time.ts";
import { DocumentPart } from "./document-part.tsx";
import type { Changing, Version } from "./document-review.queries.ts";
import { DocumentVersions } from "./document-versions.tsx";
import { LetterAddress } from "./letter-address.tsx";
import { LetterQuestions, StillUnsaid } from "./letter-questions.tsx";
import { GoneLines } from "./lines/gone-lines.tsx";
import type { LineContext } from "./lines/line-context.ts";
import { LineSources } from "./lines/line-sources.tsx";
import { useActiveLine } from "./lines/use-active-line.ts";
import { useMoving } from "./lines/use-moving.ts";
import { useProposals } from "./proposals/use-proposals.ts";
import { WaitingProposals } from "./proposals/waiting-proposals.tsx";

interface DocumentTextProps {
  document: ReviewedDocument;
  review: Review;
  changing: Changing;
}

/** A document as its text, each line with its sources beside it and with what can be done to it. */
export function DocumentText({ document, review, changing }: DocumentTextProps) {
  const active = useActiveLine();
  const panelId = useId();
  const panel = useRef<HTMLElement>(null);
  const factById = useMemo(() => new Map(review.facts.map((fact) => [fact.id, fact])), [review.facts]);
  const tell = (review: Review, title: string) => {
    const now = review[document.kind];
    const undo = () => void (now && takeBack(changing, now, document.id));
    changing.offerUndo(document.kind, showToast({ title, undo }));
  };
  const apply = useOneAtATime(async (change: DocumentChange, done: string) => {
    const result = await changing.change(document, change);
    if ("failure" in result) showToast({ title: result.failure.sentence, tone: "error" });
    else tell(result.review, done);
  });
  const put = async (change: DocumentChange) => {
    const result = await changing.change(document, change);
    if ("failure" in result) return result.failure;
    tell(result.review, "Your words are in the document.");
  };
  const save = (place: string, text: string) => put({ what: "edit", place, text });
  const add = (place: string, text: string) => put({ what: "add", place, text });
  const proposals = useProposals({ document, changing, tell });
  const context: LineContext = {
    active,
    factById,
    panelId,
    panel,
    proposals,
    moving: useMoving({ document, active, isBusy: changing.isPending, apply }),
    isBusy: changing.isPending,
    apply,
    save,
    add,
  };
  const shown = lineAt(document, active.place);

  return (
    <div
      className={classNames(
        "grid items-start gap-6 lg:grid-cols-[minmax(0,1fr)_22rem]",
        // The panel lies over the foot of narrow screens: the last lines can be scrolled above it.
        shown && "max-lg:pb-[60dvh]",
      )}
    >
      <div className="flex min-w-0 flex-col gap-6 rounded-lg border border-line bg-surface px-3 py-5 md:px-6 md:py-7">
        <GoneLines document={document} context={context} />
        <WaitingProposals document={document} context={context} />
        {document.kind === "letter" && (
          <LetterQuestions letter={document} review={review} changing={changing} tell={tell} />
        )}
        {document.parts.map((part) => (
          <Fragment key={part.place}>
            {document.salutation && part.place === "paragraphs" && (
              <LetterAddress salutation={document.salutation} review={review} apply={apply} />
            )}
            <DocumentPart part={part} context={context} />
          </Fragment>
        ))}
        {document.kind === "letter" && <StillUnsaid review={review} />}
        <a href={document.link} className={buttonClasses("secondary", "small", "self-start")}>
          <Download aria-hidden="true" /> Download {document.kind === "cv" ? "CV" : "Cover letter"}
        </a>
        <DocumentVersions document={document} changing={changing} />
      </div>
      <LineSources line={shown} document={document} context={context} />
    </div>
  );
}

/** Only while it is the last change: what was changed since must not go with it. */
async function takeBack(changing: Changing, changed: Version, formerId: string): Promise<void> {
  const result = await changing.change(changed, { what: "restore", version_id: formerId });
  if (!("failure" in result)) return;
  showToast({
    title: "This was not the last change, so it was not undone.",
    description: "Every version is kept under the document.",
    tone: "error",
  });
}

function lineAt(document: ReviewedDocument, place: string | undefined): ReviewedLine | undefined {
  return document.parts
    .flatMap(({ blocks }) => blocks.flatMap(({ head, lines }) => [...head, ...lines]))
    .find((line) => line.place === place);
}
