import type { ReviewedDocument, ReviewedFact, ReviewedLine } from "./document-review.contract.ts";

/** Lines that rest on what the profile says no more, or keeps from employers: the file still says them. */
export function goneLines({ parts }: ReviewedDocument, facts: readonly ReviewedFact[]): ReviewedLine[] {
  const gone = new Set(facts.filter(({ origin }) => origin === "gone").map(({ id }) => id));
  const lines = parts
    .flatMap(({ blocks }) => blocks.flatMap((block) => block.lines))
    .filter((line) => line.can_leave_out && line.facts.some((id) => gone.has(id)));
  // What a CV's profile says of a job goes with the job's line, which stands behind it.
  return [...new Map(lines.map((line) => [line.text, line])).values()];
}
