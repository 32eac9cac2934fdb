import type { ReactNode } from "react";

interface FactorRowProps {
  title: string;
  detail: ReactNode;
  /** What can be done about it. */
  children: ReactNode;
}

export function FactorRow({ title, detail, children }: FactorRowProps) {
  return (
    <li className="flex flex-wrap items-center gap-x-4 gap-y-2 py-3 first:pt-0 last:pb-0">
      <div className="min-w-52 flex-1">
        <p className="break-words font-semibold">{title}</p>
        <p className="text-muted text-sm">{detail}</p>
      </div>
      {children}
    </li>
  );
}
