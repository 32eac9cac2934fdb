import type { ReactNode } from "react";

/** Two fields beside each other where there is room; `sm:col-span-2` takes the whole width. */
export function FieldGrid({ children }: { children: ReactNode }) {
  return <div className="grid grid-cols-1 gap-x-4 gap-y-5 sm:grid-cols-2">{children}</div>;
}
