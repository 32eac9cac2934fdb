import { ChevronDown } from "lucide-react";
import type { ComponentProps } from "react";
import { FieldFrame, type FieldTexts, inputClasses } from "./field-frame.tsx";

export interface SelectOption {
  value: string;
  label: string;
}

interface SelectFieldProps extends FieldTexts, Omit<ComponentProps<"select">, keyof FieldTexts | "id" | "children"> {
  options: readonly (SelectOption | string)[];
  /** The entry for "nothing chosen", with the empty value; left out, one of the options is always chosen. */
  placeholder?: string;
}

/** The platform's own select: best for short lists, and on phones. Long lists are for Combobox. */
export function SelectField({
  label,
  hint,
  error,
  labelHidden,
  className,
  options,
  placeholder,
  ...select
}: SelectFieldProps) {
  return (
    <FieldFrame {...{ label, hint, error, labelHidden, className }}>
      {(control) => (
        <div className="relative">
          <select {...select} {...control} className={`${inputClasses} appearance-none truncate pr-10`}>
            {placeholder !== undefined && <option value="">{placeholder}</option>}
            {options.map(toOption).map(({ value, label: text }) => (
              <option key={value} value={value}>
                {text}
              </option>
            ))}
          </select>
          <ChevronDown
            aria-hidden="true"
            className="pointer-events-none absolute top-1/2 right-3 size-4.5 -translate-y-1/2 text-muted"
          />
        </div>
      )}
    </FieldFrame>
  );
}

function toOption(option: SelectOption | string): SelectOption {
  return typeof option === "string" ? { value: option, label: option } : option;
}
