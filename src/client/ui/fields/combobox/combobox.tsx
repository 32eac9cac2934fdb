import { ChevronDown, X } from "lucide-react";
import { startTransition, useEffect, useState } from "react";
import { deferred, useDeferred } from "../../states/deferred.ts";
import { whenIdle } from "../../states/when-idle.ts";
import { FieldFrame, inputClasses } from "../field-frame.tsx";
import type { BegunInput, ComboboxProps } from "./combobox-field.tsx";

const comboboxField = deferred(async () => (await import("./combobox-field.tsx")).ComboboxField);

/** Chooses one of a long list by typing a part of it. Until the list's code has come, a plain field stands in its place. */
export function Combobox(props: ComboboxProps) {
  const [isIdle, setIdle] = useState(comboboxField.part !== undefined);
  const [begun, setBegun] = useState<BegunInput>();
  useEffect(() => whenIdle(() => startTransition(() => setIdle(true))), []);
  const Field = useDeferred(comboboxField, isIdle || begun !== undefined);
  return Field ? <Field {...props} begun={begun} /> : <PlainField {...props} begun={begun} onBegun={setBegun} />;
}

interface PlainFieldProps extends ComboboxProps {
  onBegun: (begun: BegunInput | undefined) => void;
}

function PlainField({
  value,
  placeholder,
  disabled,
  begun,
  onBegun,
  options,
  onChange,
  otherName,
  emptyText,
  ...texts
}: PlainFieldProps) {
  const Icon = value ? X : ChevronDown;
  return (
    <FieldFrame {...texts}>
      {(control) => (
        <div className="relative">
          <input
            {...control}
            role="combobox"
            aria-expanded={false}
            aria-haspopup="listbox"
            aria-autocomplete="list"
            autoComplete="off"
            value={begun?.typed ?? value}
            placeholder={placeholder}
            disabled={disabled}
            className={`${inputClasses} truncate pr-11`}
            onFocus={() => onBegun(begun ?? { isPressed: false })}
            onPointerDown={() => onBegun({ ...begun, isPressed: true })}
            onChange={({ target }) => onBegun({ isPressed: false, typed: target.value })}
            onBlur={() => onBegun(undefined)}
          />
          <span className="pointer-events-none absolute inset-y-0 right-1 grid w-9 place-items-center text-muted">
            <Icon aria-hidden="true" className={value ? "size-4" : "size-4.5"} />
          </span>
        </div>
      )}
    </FieldFrame>
  );
}
