import { type ReactNode, useId } from "react";
import { classNames } from "../class-names.ts";
import { FieldError } from "./field-error.tsx";

export interface FieldTexts {
  label: string;
  hint?: string;
  error?: string;
  /** Keeps the label for screen readers only, where the surroundings already say it. */
  labelHidden?: boolean;
  className?: string;
}

interface ControlAttributes {
  id: string;
  "aria-invalid": true | undefined;
  "aria-describedby": string | undefined;
}

interface FieldFrameProps extends FieldTexts {
  /** Stands at the right of the label, e.g. a counter. */
  aside?: ReactNode;
  children: (control: ControlAttributes) => ReactNode;
}

export const inputClasses =
  "w-full min-h-11 rounded-md border border-edge/70 bg-surface px-3 py-2 text-base text-ink placeholder:text-muted/80 transition-colors hover:border-edge focus:border-accent focus:outline-2 focus:-outline-offset-1 focus:outline-accent aria-invalid:border-danger disabled:bg-sunken disabled:text-muted";

/** Label, control, hint and error, tied together for assistive technology. */
export function FieldFrame({ label, hint, error, labelHidden, className, aside, children }: FieldFrameProps) {
  const id = useId();
  const hintId = hint ? `${id}-hint` : undefined;
  const errorId = error ? `${id}-error` : undefined;
  const describedBy = [hintId, errorId].filter(Boolean).join(" ") || undefined;

  return (
    <div className={classNames("flex min-w-0 flex-col gap-1.5", className)}>
      <div className={labelHidden ? "sr-only" : "flex items-baseline justify-between gap-3"}>
        <label htmlFor={id} className="font-semibold text-[0.9375rem]">
          {label}
        </label>
        {aside}
      </div>
      {children({ id, "aria-invalid": error ? true : undefined, "aria-describedby": describedBy })}
      {hint && (
        <p id={hintId} className="text-muted text-sm">
          {hint}
        </p>
      )}
      <FieldError id={errorId}>{error}</FieldError>
    </div>
  );
}
