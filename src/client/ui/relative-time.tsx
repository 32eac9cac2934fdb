import { timeAgo } from "../../shared/time/time-ago.rules.ts";

/** Made once: making one costs more than all else that a card draws. */
const exactly = new Intl.DateTimeFormat(undefined, { dateStyle: "medium", timeStyle: "medium" });

/** "3 days ago", with the exact moment as its tooltip; "Recently" when the text is no date. */
export function RelativeTime({ iso, className }: { iso: string; className?: string }) {
  const moment = new Date(iso);
  const known = !Number.isNaN(moment.getTime());
  return (
    <time dateTime={known ? iso : undefined} title={known ? exactly.format(moment) : undefined} className={className}>
      {timeAgo(iso, new Date())}
    </time>
  );
}
