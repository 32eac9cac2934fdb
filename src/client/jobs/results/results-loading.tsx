import { useEffect, useState } from "react";
import { Skeleton } from "../../ui/states/skeleton.tsx";

const rows = ["first", "second", "third", "fourth", "fifth", "sixth"];
const slowAfterMs = 4_000;

/** The shapes of results, as tall as most of them are; says after a while that this takes longer than usual. */
export function ResultsLoading() {
  const isSlow = useIsSlow();
  return (
    <div className="relative flex flex-col gap-2">
      {rows.map((row) => (
        <div key={row} className="flex h-[7.4rem] flex-col gap-2 rounded-lg border border-line bg-surface px-4 py-3.5">
          <Skeleton className="h-5 w-3/4" />
          <Skeleton className="h-4 w-1/2" />
          <Skeleton className="h-4 w-2/3" />
          <Skeleton className="h-4 w-2/5" />
        </div>
      ))}
      <p role="status" className="absolute top-20 left-4 text-muted text-sm">
        {isSlow && "This takes longer than usual…"}
      </p>
    </div>
  );
}

function useIsSlow(): boolean {
  const [isSlow, setSlow] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setSlow(true), slowAfterMs);
    return () => clearTimeout(timer);
  }, []);
  return isSlow;
}
