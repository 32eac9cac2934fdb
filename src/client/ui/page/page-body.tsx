import type { ReactNode } from "react";
import { classNames } from "../class-names.ts";

interface PageBodyProps {
  className?: string;
  /** For pages whose content should begin high on the screen. */
  isDense?: boolean;
  children: ReactNode;
}

/** The measure and margins of an ordinary page inside the application's shell. */
export function PageBody({ className, isDense = false, children }: PageBodyProps) {
  return (
    <div
      className={classNames(
        "mx-auto flex w-full max-w-4xl flex-col px-4 md:px-8",
        isDense ? "gap-3 py-3 md:pt-6 md:pb-5" : "gap-4 py-4 md:gap-8 md:pt-6 md:pb-10",
        className,
      )}
    >
      {children}
    </div>
  );
}
