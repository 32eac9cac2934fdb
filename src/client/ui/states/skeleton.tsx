import { classNames } from "../class-names.ts";

/** The grey shape of something on its way. Give it its size by class. */
export function Skeleton({ className }: { className?: string }) {
  return <div aria-hidden="true" className={classNames("animate-pulse rounded-md bg-line/70", className)} />;
}
