import type { ReviewedDocument } from "../../../shared/documents/document-review.contract.ts";
import { Button } from "../../ui/button.tsx";
import type { LineContext } from "./line-context.ts";

/** Lines that rest on what the profile says no more, or keeps from employers: the file still says them. */
export function GoneLines({ document, context }: { document: ReviewedDocument; context: LineContext }) {
  const all = document.parts
    .flatMap(({ blocks }) => blocks.flatMap(({ lines }) => lines))
    .filter((line) => line.can_leave_out && line.facts.some((id) => context.factById.get(id)?.origin === "gone"));
  // What a CV's profile says of a job goes with the job's line, which stands behind it.
  const gone = [...new Map(all.map((line) => [line.text, line])).values()];
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
