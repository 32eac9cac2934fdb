import { takeLostFocus } from "../../ui/states/take-lost-focus.ts";
import { StatusBadge } from "../../ui/status-badge.tsx";
import { TextLink } from "../../ui/text-link.tsx";
import type { BoardCard } from "../board-jobs.queries.ts";

interface OnBoardProps {
  card: BoardCard;
  /** Where it was just put there. */
  takesFocus: boolean;
}

/** Says that the opening is on the person's board, and leads to its card. */
export function OnBoard({ card: { jobUrl, status }, takesFocus }: OnBoardProps) {
  return (
    <p className="flex flex-wrap items-center gap-x-2 gap-y-1 text-[0.9375rem]">
      <span>Already on your board:</span>
      <StatusBadge status={status} />
      <TextLink
        ref={takesFocus ? takeLostFocus : undefined}
        className="py-2.5 md:py-0"
        to={{ pathname: "/jobtracking", search: `${new URLSearchParams({ job: jobUrl })}` }}
      >
        Open the card
      </TextLink>
    </p>
  );
}
