import { useId, useMemo, useRef } from "react";
import type {
  DocumentChange,
  Review,
  ReviewedDocument,
  ReviewedLine,
} from "../../shared/documents/document-review.contract.ts";
import { showToast } from "../ui/toast.tsx";
import { DocumentPart } from "./document-part.tsx";
import type { Changing } from "./document-review.queries.ts";
import { DocumentVersions } from "./document-versions.tsx";
import type { LineContext } from "./line-context.ts";
import { LineSources } from "./line-sources.tsx";
import { useActiveLine } from "./use-active-line.ts";

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
  const apply = async (change: DocumentChange, done: string) => {
    const changed = await changing.change(document.id, change);
    const now = changed?.[document.kind];
    if (!now) return false;
    const undo = () => void changing.change(now.id, { what: "restore", version_id: document.id });
    showToast({ title: done, action: { label: "Undo", onPress: undo } });
    return true;
  };
  const context: LineContext = { active, factById, panelId, panel, isBusy: changing.isPending, apply };
  const shown = lineAt(document, active.place);

  return (
    <div className="grid items-start gap-6 lg:grid-cols-[minmax(0,1fr)_22rem]">
      <div className="flex min-w-0 flex-col gap-6 rounded-lg border border-line bg-surface px-3 py-5 md:px-6 md:py-7">
        {document.parts.map((part) => (
          <DocumentPart key={part.place} part={part} context={context} />
        ))}
        <DocumentVersions document={document} changing={changing} />
      </div>
      <LineSources
        line={shown}
        document={document}
        context={context}
        failure={changing.failure}
        onForget={changing.forget}
      />
    </div>
  );
}

function lineAt(document: ReviewedDocument, place: string | undefined): ReviewedLine | undefined {
  return document.parts
    .flatMap(({ blocks }) => blocks.flatMap(({ head, lines }) => [...head, ...lines]))
    .find((line) => line.place === place);
}
