import type { ReviewedDocument } from "../../../shared/documents/document-review.contract.ts";
import { goneLines } from "../../../shared/documents/gone-lines.rules.ts";
import { Button } from "../../ui/button.tsx";
import type { LineContext } from "./line-context.ts";

/** What the file still says of what the profile says no more, or keeps from employers. */
export function GoneLines({ document, context }: { document: ReviewedDocument; context: LineContext }) {
  const gone = goneLines(document, [...context.factById.values()]);
  if (gone.length === 0) return null;
  return (
    <section aria-label="Not in your profile any more" className="rounded-lg bg-caution-soft px-4 py-3">
      <p>
        <strong>{gone.length === 1 ? "1 line says" : `${gone.length} lines say`}</strong> what your profile does not say
        any more, or what you keep to yourself. The files say it until you leave it out.
      </p>
      <ul className="mt-2 flex flex-col gap-2">
        {gone.map(({ place, text }) => (
          <li key={place} className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1">
            <span className="min-w-0 flex-1 basis-64">{text}</span>
            <Button
              variant="secondary"
              size="small"
              disabled={context.isBusy}
              aria-label={`Leave out: ${text}`}
              onClick={() => void context.apply({ what: "leave_out", place }, "The line is left out.")}
            >
              Leave out
            </Button>
          </li>
        ))}
      </ul>
    </section>
  );
}
