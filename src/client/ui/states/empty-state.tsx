import type { ReactNode } from "react";
import { classNames } from "../class-names.ts";

interface EmptyStateProps {
  title: string;
  /** A lucide icon. */
  icon?: ReactNode;
  children?: ReactNode;
  action?: ReactNode;
  className?: string;
}

/** What stands where there is nothing yet, and what to do about it. */
export function EmptyState({ title, icon, children, action, className }: EmptyStateProps) {
  return (
    <div className={classNames("flex flex-col items-center gap-3 px-6 py-14 text-center", className)}>
      {icon && (
        <div
          aria-hidden="true"
          className="grid size-14 place-items-center rounded-full bg-accent-soft text-accent [&_svg]:size-6"
        >
          {icon}
        </div>
      )}
      <p className="font-display font-medium text-lg">{title}</p>
      {children && <div className="max-w-prose text-muted">{children}</div>}
      {action && <div className="mt-2">{action}</div>}
    </div>
  );
}
