import { Check } from "lucide-react";
import { type ComponentProps, type ReactNode, useId } from "react";
import { FieldError } from "./field-error.tsx";

interface CheckboxProps extends Omit<ComponentProps<"input">, "type" | "id"> {
  /** May hold links. */
  label: ReactNode;
  error?: string;
}

export function Checkbox({ label, error, className, ...input }: CheckboxProps) {
  const id = useId();
  const errorId = error ? `${id}-error` : undefined;
  return (
    <div className={className}>
      <div className="flex items-start gap-3 py-1.5">
        <span className="relative mt-0.5 grid size-5.5 shrink-0">
          <input
            {...input}
            type="checkbox"
            id={id}
            aria-invalid={error ? true : undefined}
            aria-describedby={errorId}
            className="peer size-5.5 cursor-pointer appearance-none rounded-sm border border-edge bg-surface transition-colors before:absolute before:-inset-2.5 checked:border-accent checked:bg-accent aria-invalid:border-danger"
          />
          <Check
            aria-hidden="true"
            strokeWidth={3}
            className="pointer-events-none absolute inset-0 m-auto size-4 text-on-accent opacity-0 peer-checked:opacity-100"
          />
        </span>
        <label htmlFor={id} className="cursor-pointer text-[0.9375rem]">
          {label}
        </label>
      </div>
      <FieldError id={errorId}>{error}</FieldError>
    </div>
  );
}
