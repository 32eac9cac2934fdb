import type { Difference } from "../../../shared/profile/merging/profile-differences.rules.ts";

/** What differs between two profiles: struck out as it was, and as it is now. */
export function DifferenceList({ differences, empty }: { differences: readonly Difference[]; empty: string }) {
  if (differences.length === 0) return <p className="text-muted">{empty}</p>;
  return (
    <dl className="flex flex-col gap-3">
      {differences.map(({ place, before, after }) => (
        <div key={`${place}|${before}|${after}`} className="min-w-0 border-line border-l-2 pl-3">
          <dt className="break-words text-muted text-sm">{place}</dt>
          <dd className="break-words">
            {before && <del className="line-clamp-4 text-muted">{before}</del>}
            {after && <ins className="line-clamp-6 no-underline">{after}</ins>}
          </dd>
        </div>
      ))}
    </dl>
  );
}
