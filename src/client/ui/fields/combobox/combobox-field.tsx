import { Combobox as BaseCombobox } from "@base-ui/react/combobox";
import { Check, ChevronDown, X } from "lucide-react";
import { useEffect, useMemo, useRef, useState } from "react";
import { FieldFrame, type FieldTexts, inputClasses } from "../field-frame.tsx";
import { optionMatcher } from "./option-matching.ts";

export interface ComboboxProps extends FieldTexts {
  options: readonly string[];
  /** Empty when nothing is chosen. */
  value: string;
  onChange: (value: string) => void;
  placeholder?: string;
  disabled?: boolean;
  /** The option that a text means by another name than its own. */
  otherName?: (text: string) => string | undefined;
  /** Shown when no option holds what was typed. */
  emptyText?: string;
  /** What was done in the plain field that stood here before, while it has the focus. */
  begun?: BegunInput | undefined;
}

export interface BegunInput {
  typed?: string;
  /** A press or a key opens the list; the focus alone does not. */
  isPressed: boolean;
}

/** A person reads a few, and types on; a phone would be slow to lay out thousands. */
const maxShown = 100;
const buttonClasses = "grid size-9 place-items-center rounded-sm hover:text-ink disabled:opacity-40";

export function ComboboxField({
  options,
  value,
  onChange,
  placeholder,
  disabled,
  otherName,
  emptyText = "Nothing found.",
  begun,
  ...texts
}: ComboboxProps) {
  const [typed, setTyped] = useState("");
  const input = useGoOn(begun);
  const match = useMemo(() => optionMatcher(options, otherName), [options, otherName]);
  // What stands in the field because it was chosen is no query: the list then shows everything.
  const { options: shown, more } = useMemo(() => match(typed === value ? "" : typed, maxShown), [match, typed, value]);

  return (
    <BaseCombobox.Root
      items={options}
      filteredItems={shown}
      value={value || null}
      defaultOpen={begun?.isPressed}
      onValueChange={(next) => onChange(next ?? "")}
      onInputValueChange={setTyped}
      disabled={disabled}
      limit={maxShown}
      autoHighlight
    >
      <FieldFrame {...texts}>
        {(control) => (
          <div className="relative">
            <BaseCombobox.Input
              {...control}
              ref={input}
              placeholder={placeholder}
              autoCorrect="off"
              autoCapitalize="words"
              spellCheck={false}
              enterKeyHint="done"
              className={`${inputClasses} truncate pr-11`}
            />
            <div className="absolute inset-y-0 right-1 flex items-center text-muted">
              <BaseCombobox.Clear aria-label={`Clear ${texts.label}`} className={buttonClasses}>
                <X className="size-4" />
              </BaseCombobox.Clear>
              {!value && (
                <BaseCombobox.Trigger aria-label={`Show the choices for ${texts.label}`} className={buttonClasses}>
                  <ChevronDown className="size-4.5" />
                </BaseCombobox.Trigger>
              )}
            </div>
          </div>
        )}
      </FieldFrame>
      <BaseCombobox.Portal>
        <BaseCombobox.Positioner sideOffset={6} className="z-50 outline-none">
          <BaseCombobox.Popup className="max-h-[min(20rem,var(--available-height))] w-max min-w-(--anchor-width) max-w-[min(24rem,var(--available-width))] overflow-y-auto overscroll-contain rounded-md border border-line bg-raised p-1 shadow-float">
            <BaseCombobox.Empty className="px-3 py-2.5 text-muted empty:p-0">{emptyText}</BaseCombobox.Empty>
            <BaseCombobox.List aria-label={texts.label}>
              {(option: string) => (
                <BaseCombobox.Item
                  key={option}
                  value={option}
                  className="flex min-h-11 cursor-pointer items-center gap-2 rounded-sm px-3 outline-none select-none data-highlighted:bg-accent-soft md:min-h-9"
                >
                  <span className="min-w-0 flex-1 wrap-break-word py-1">{option}</span>
                  <BaseCombobox.ItemIndicator>
                    <Check aria-hidden="true" className="size-4 text-accent" />
                  </BaseCombobox.ItemIndicator>
                </BaseCombobox.Item>
              )}
            </BaseCombobox.List>
            <BaseCombobox.Status className="px-3 py-2 text-muted text-sm empty:p-0">
              {more > 0 && `${more.toLocaleString("en")} more: type to narrow the list.`}
            </BaseCombobox.Status>
          </BaseCombobox.Popup>
        </BaseCombobox.Positioner>
      </BaseCombobox.Portal>
    </BaseCombobox.Root>
  );
}

/** Takes the focus over, and types again what was typed: list and mark follow the events of their own input. */
function useGoOn(begun: BegunInput | undefined) {
  const input = useRef<HTMLInputElement>(null);
  const [taken] = useState(begun);
  useEffect(() => {
    if (!taken) return;
    input.current?.focus();
    if (taken.typed === undefined) return;
    input.current?.select();
    document.execCommand("insertText", false, taken.typed);
  }, [taken]);
  return input;
}
