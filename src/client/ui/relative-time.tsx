import type { PointerEvent } from "react";
import { timeAgo } from "../../shared/time/time-ago.rules.ts";

/** Made once, when it is first wanted: the first format of a page costs a phone some 30 ms. */
let exactly: Intl.DateTimeFormat | undefined;

/** "3 days ago", with the exact moment as its tooltip; "Recently" when the text is no date. */
export function RelativeTime({ iso, className }: { iso: string; className?: string }) {
  const moment = new Date(iso);
  const known = !Number.isNaN(moment.getTime());
  // Only who points at it sees a tooltip.
  const addTooltip = ({ currentTarget }: PointerEvent<HTMLElement>) => {
    exactly ??= new Intl.DateTimeFormat(undefined, { dateStyle: "medium", timeStyle: "medium" });
    currentTarget.title = exactly.format(moment);
  };
  return (
    <time dateTime={known ? iso : undefined} onPointerEnter={known ? addTooltip : undefined} className={className}>
      {timeAgo(iso, new Date())}
    </time>
  );
}
