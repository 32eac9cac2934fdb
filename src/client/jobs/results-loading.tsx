import { Skeleton } from "../ui/skeleton.tsx";

const rows = ["first", "second", "third", "fourth"];

export function ResultsLoading() {
  return (
    <div role="status" className="flex flex-col gap-2.5">
      <span className="sr-only">Searching…</span>
      {rows.map((row) => (
        <div key={row} className="flex flex-col gap-2.5 rounded-lg border border-line bg-surface px-4 py-4">
          <Skeleton className="h-5 w-3/4" />
          <Skeleton className="h-4 w-1/2" />
          <Skeleton className="h-4 w-2/3" />
        </div>
      ))}
    </div>
  );
}
