import { CircleAlert, RotateCw } from "lucide-react";
import type { ReactNode } from "react";
import { Button } from "../button.tsx";

interface ErrorStateProps {
  title: string;
  children?: ReactNode;
  onRetry?: () => void;
}

/** A view that could not be loaded, with a way to try again. */
export function ErrorState({ title, children, onRetry }: ErrorStateProps) {
  return (
    <div role="alert" className="flex flex-col items-center gap-3 px-6 py-14 text-center">
      <div aria-hidden="true" className="grid size-14 place-items-center rounded-full bg-danger-soft text-danger">
        <CircleAlert className="size-6" />
      </div>
      <p className="font-display font-medium text-lg">{title}</p>
      {children && <div className="max-w-prose text-muted">{children}</div>}
      {onRetry && (
        <Button variant="secondary" onClick={onRetry} className="mt-2">
          <RotateCw aria-hidden="true" />
          Retry
        </Button>
      )}
    </div>
  );
}
