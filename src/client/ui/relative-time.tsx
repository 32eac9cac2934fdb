import { timeAgo } from "../../shared/time/time-ago.rules.ts";

/** "3 days ago", with the exact moment as its tooltip; "Recently" when the text is no date. */
export function RelativeTime({ iso, className }: { iso: string; className?: string }) {
  const moment = new Date(iso);
  const known = !Number.isNaN(moment.getTime());
  return (
    <time dateTime={known ? iso : undefined} title={known ? moment.toLocaleString() : undefined} className={className}>
      {timeAgo(iso, new Date())}
    </time>
  );
}
