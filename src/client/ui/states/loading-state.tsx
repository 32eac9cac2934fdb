import { classNames } from "../class-names.ts";
import { Spinner } from "./spinner.tsx";

/** The waiting view of a page or a panel, with the sentence that says what is awaited. */
export function LoadingState({ children, className }: { children: string; className?: string }) {
  return (
    <div role="status" className={classNames("flex flex-col items-center gap-3 px-4 py-16 text-muted", className)}>
      <Spinner className="size-7 text-accent" />
      <p>{children}</p>
    </div>
  );
}
