import { type ChangeEvent, useState } from "react";
import { classNames } from "../../class-names.ts";
import { FieldFrame } from "../field-frame.tsx";
import { codeLength, toCode } from "./typed-code.ts";

const slots = [0, 1, 2, 3, 4, 5];

interface CodeFieldProps {
  label: string;
  value: string;
  /** Gets letters and digits only, in upper case, at most six. */
  onChange: (code: string) => void;
  error?: string;
  hint?: string;
  autoFocus?: boolean;
  disabled?: boolean;
  /** Which keys a phone offers. */
  inputMode?: "text" | "numeric";
}

/** A 6-character code, of a mail or an app: one real input, so that paste and one-time-code autofill work, shown as six slots. */
export function CodeField({ label, value, onChange, error, hint, inputMode = "text", ...input }: CodeFieldProps) {
  const [focused, setFocused] = useState(false);
  const active = focused ? Math.min(value.length, codeLength - 1) : -1;
  const takeTyped = (event: ChangeEvent<HTMLInputElement>) => onChange(toCode(event.target.value));

  return (
    <FieldFrame {...{ label, error, hint }}>
      {(control) => (
        <div className="relative">
          <div aria-hidden="true" className="grid grid-cols-6 gap-2">
            {slots.map((slot) => (
              <span key={slot} className={slotClasses(slot === active, Boolean(error))}>
                {value[slot]}
              </span>
            ))}
          </div>
          <input
            {...input}
            {...control}
            value={value}
            onChange={takeTyped}
            onFocus={() => setFocused(true)}
            onBlur={() => setFocused(false)}
            type="text"
            inputMode={inputMode}
            autoComplete="one-time-code"
            autoCapitalize="characters"
            autoCorrect="off"
            spellCheck={false}
            className="absolute inset-0 w-full cursor-text bg-transparent text-base text-transparent caret-transparent outline-none selection:bg-transparent"
          />
        </div>
      )}
    </FieldFrame>
  );
}

function slotClasses(active: boolean, invalid: boolean): string {
  return classNames(
    "grid h-14 place-items-center rounded-md border bg-surface font-semibold text-2xl transition-colors",
    invalid ? "border-danger" : "border-edge/70",
    active && "border-accent outline-2 outline-accent -outline-offset-1",
  );
}
