import { showToast } from "../../ui/overlays/toast.ts";
import { ChangedElsewhere } from "./send-failure.ts";
import type { WaitingChange } from "./waiting-change.ts";

type Move = Pick<Extract<WaitingChange, { kind: "move" }>, "job" | "status">;

/** Says of a move that was not made what became of the card. */
export function sayNotMoved({ job, status }: Move, error: unknown): void {
  const [title, description] =
    error instanceof ChangedElsewhere
      ? [
          `${job.job_title} was changed elsewhere while you had no network.`,
          `Your move to ${status} was not made: it is shown as it is there.`,
        ]
      : [`${job.job_title} could not be moved.`, "It is back where it was."];
  showToast({ title, description, tone: "error" });
}
