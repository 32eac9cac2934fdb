import { Info } from "lucide-react";
import type { ReactNode } from "react";

/** Something worth knowing that is neither an error nor urgent. */
export function Notice({ children }: { children: ReactNode }) {
  return (
    <div
      role="status"
      className="flex items-start gap-2.5 rounded-md bg-accent-soft px-3.5 py-3 text-[0.9375rem] text-ink"
    >
      <Info aria-hidden="true" className="mt-0.5 size-[1.125rem] shrink-0 text-accent" />
      <div className="min-w-0">{children}</div>
    </div>
  );
}
