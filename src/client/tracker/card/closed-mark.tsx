import { RelativeTime } from "../../ui/relative-time.tsx";

/** Says that an opening has left its source. */
export function ClosedMark({ closedAt }: { closedAt: string | undefined }) {
  if (!closedAt) return null;
  return (
    <span className="font-semibold text-ink">
      No longer advertised (<RelativeTime iso={closedAt} />)
    </span>
  );
}
