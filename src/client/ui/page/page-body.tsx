import type { ReactNode } from "react";
import { classNames } from "../class-names.ts";

/** The measure and margins of an ordinary page inside the application's shell. */
export function PageBody({ className, children }: { className?: string; children: ReactNode }) {
  return (
    <div
      className={classNames(
        "mx-auto flex w-full max-w-4xl flex-col gap-6 px-4 py-6 md:gap-8 md:px-8 md:py-10",
        className,
      )}
    >
      {children}
    </div>
  );
}
