import { showToast } from "../ui/overlays/toast.ts";
import { type Move, MovedElsewhere } from "./moves.queries.ts";

/** Says of a move that was not made what became of the card. */
export function sayNotMoved({ job, status }: Move, error: unknown): void {
  const [title, description] =
    error instanceof MovedElsewhere
      ? [
          `${job.job_title} was changed elsewhere while you had no network.`,
          `Your move to ${status} was not made: it is shown as it is there.`,
        ]
      : [`${job.job_title} could not be moved.`, "It is back where it was."];
  showToast({ title, description, tone: "error" });
}
