import type { CvChange, Review, ReviewedDocument } from "../../shared/documents/document-review.contract.ts";
import { Button } from "../ui/button.tsx";
import { showToast } from "../ui/overlays/toast.ts";
import { useOneAtATime } from "../ui/use-one-at-a-time.ts";
import type { Changing } from "./document-review.queries.ts";

interface CvChangesProps {
  cv: ReviewedDocument;
  review: Review;
  changing: Changing;
}

const kinds: { kind: CvChange["kind"]; heading: string }[] = [
  { kind: "moved_up", heading: "Moved up" },
  { kind: "left_out", heading: "Left out" },
  { kind: "reworded", heading: "In other words" },
];

/** How the CV differs from the profile in its own order, and why. */
export function CvChangeList({ cv, review, changing }: CvChangesProps) {
  return (
    <div className="flex flex-col gap-8">
      <p className="max-w-prose">
        Beside a plain CV, which tells your profile from top to bottom, this one was changed for the posting as follows.
      </p>
      {kinds.map(({ kind, heading }) => {
        const changes = review.cv_changes.filter((change) => change.kind === kind);
        return (
          <section key={kind} aria-labelledby={`changes-${kind}`}>
            <h2 id={`changes-${kind}`} className="text-xl">
              {heading}{" "}
              <span className="font-sans text-base text-muted">
                ({changes.length + (kind === "left_out" ? review.more_left_out : 0)})
              </span>
            </h2>
            {changes.length === 0 ? (
              <p className="mt-2 text-muted">Nothing.</p>
            ) : (
              <ul className="mt-3 flex flex-col divide-y divide-line rounded-lg border border-line bg-surface">
                {changes.map((change) => (
                  <ChangeLine
                    key={`${change.facts.join()} ${change.text}`}
                    cv={cv}
                    change={change}
                    changing={changing}
                  />
                ))}
              </ul>
            )}
            {kind === "left_out" && review.more_left_out > 0 && (
              <p className="mt-3 text-muted text-sm">
                {review.more_left_out.toLocaleString()} more lines of your profile are left out, which say less to this
                posting than these.
              </p>
            )}
          </section>
        );
      })}
    </div>
  );
}

function ChangeLine({ cv, change, changing }: { cv: ReviewedDocument; change: CvChange; changing: Changing }) {
  const putBack = useOneAtATime(async () => {
    const result = await changing.change(cv, { what: "put_back", facts: change.facts });
    if ("failure" in result) showToast({ title: result.failure.sentence, tone: "error" });
    else showToast({ title: `“${change.text}” is in the CV again.` });
  });
  return (
    <li className="flex flex-wrap items-start justify-between gap-x-4 gap-y-2 p-4">
      <div className="min-w-0 flex-1 basis-64">
        <p>{change.text}</p>
        <p className="mt-0.5 text-muted text-sm">{change.where}</p>
        <p className="mt-1 text-sm">
          {change.requirement ? `It answers “${change.requirement}”. ` : ""}
          {change.kind === "moved_up" && change.requirement ? "" : change.reason}
        </p>
      </div>
      {change.can_put_back && (
        <Button
          variant="secondary"
          size="small"
          disabled={changing.isPending}
          aria-label={`Put back: ${change.text}`}
          onClick={() => void putBack()}
        >
          Put back
        </Button>
      )}
    </li>
  );
}
