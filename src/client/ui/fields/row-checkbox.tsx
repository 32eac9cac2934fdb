import { Check, Minus } from "lucide-react";
import type { ComponentProps } from "react";

interface RowCheckboxProps extends Omit<ComponentProps<"input">, "type" | "id" | "className"> {
  /** For screen readers: its row says to everybody else what it is about. */
  label: string;
  /** Some of what it stands for is chosen. */
  isPartly?: boolean;
}

/** Chooses a row of a list or a table; a finger hits it anywhere in 44 px. */
export function RowCheckbox({ label, isPartly = false, ...input }: RowCheckboxProps) {
  const mark = "pointer-events-none absolute size-4 text-on-accent";
  return (
    <span className="relative grid size-11 shrink-0 place-items-center md:size-9">
      <input
        {...input}
        type="checkbox"
        aria-label={label}
        ref={(element) => {
          if (element) element.indeterminate = isPartly;
        }}
        className="peer size-5.5 cursor-pointer appearance-none rounded-sm border border-edge bg-surface transition-colors before:absolute before:inset-0 checked:border-accent checked:bg-accent indeterminate:border-accent indeterminate:bg-accent"
      />
      {isPartly ? (
        <Minus aria-hidden="true" strokeWidth={3} className={mark} />
      ) : (
        <Check aria-hidden="true" strokeWidth={3} className={`${mark} opacity-0 peer-checked:opacity-100`} />
      )}
    </span>
  );
}
