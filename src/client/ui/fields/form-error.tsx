import { CircleAlert } from "lucide-react";
import type { ReactNode } from "react";

/** What went wrong with a whole form, announced when it appears; nothing when there is nothing to say. */
export function FormError({ children }: { children?: ReactNode }) {
  return (
    <div role="alert" className="empty:hidden">
      {children && (
        <div className="flex items-start gap-2.5 rounded-md border border-danger/30 bg-danger-soft px-3.5 py-3 text-[0.9375rem] text-danger">
          <CircleAlert aria-hidden="true" className="mt-0.5 size-[1.125rem] shrink-0" />
          <div className="min-w-0 break-words">{children}</div>
        </div>
      )}
    </div>
  );
}
