import { Combobox as BaseCombobox } from "@base-ui/react/combobox";
import { Check, ChevronDown, X } from "lucide-react";
import { FieldFrame, type FieldTexts, inputClasses } from "./field-frame.tsx";

interface ComboboxProps extends FieldTexts {
  options: readonly string[];
  /** Empty when nothing is chosen. */
  value: string;
  onChange: (value: string) => void;
  placeholder?: string;
  disabled?: boolean;
  /** Shown when no option holds what was typed. */
  emptyText?: string;
}

/** Chooses one of a long list by typing a part of it. */
export function Combobox({
  options,
  value,
  onChange,
  placeholder,
  disabled,
  emptyText = "Nothing found.",
  ...texts
}: ComboboxProps) {
  return (
    <BaseCombobox.Root
      items={options}
      value={value || null}
      onValueChange={(next) => onChange(next ?? "")}
      disabled={disabled}
      limit={200}
      autoHighlight
    >
      <FieldFrame {...texts}>
        {(control) => (
          <div className="relative">
            <BaseCombobox.Input {...control} placeholder={placeholder} className={`${inputClasses} pr-20`} />
            <div className="absolute inset-y-0 right-1 flex items-center text-muted">
              <BaseCombobox.Clear
                aria-label="Clear the choice"
                className="grid size-9 place-items-center rounded-sm hover:text-ink"
              >
                <X className="size-4" />
              </BaseCombobox.Clear>
              <BaseCombobox.Trigger
                aria-label="Show the list"
                className="grid size-9 place-items-center rounded-sm hover:text-ink"
              >
                <ChevronDown className="size-4.5" />
              </BaseCombobox.Trigger>
            </div>
          </div>
        )}
      </FieldFrame>
      <BaseCombobox.Portal>
        <BaseCombobox.Positioner sideOffset={6} className="z-50 outline-none">
          <BaseCombobox.Popup className="max-h-[min(20rem,var(--available-height))] w-(--anchor-width) overflow-y-auto overscroll-contain rounded-md border border-line bg-raised p-1 shadow-float">
            <BaseCombobox.Empty className="px-3 py-2.5 text-muted empty:p-0">{emptyText}</BaseCombobox.Empty>
            <BaseCombobox.List>
              {(option: string) => (
                <BaseCombobox.Item
                  key={option}
                  value={option}
                  className="flex min-h-11 cursor-pointer items-center gap-2 rounded-sm px-3 outline-none select-none data-highlighted:bg-accent-soft md:min-h-9"
                >
                  <span className="min-w-0 flex-1 truncate">{option}</span>
                  <BaseCombobox.ItemIndicator>
                    <Check aria-hidden="true" className="size-4 text-accent" />
                  </BaseCombobox.ItemIndicator>
                </BaseCombobox.Item>
              )}
            </BaseCombobox.List>
          </BaseCombobox.Popup>
        </BaseCombobox.Positioner>
      </BaseCombobox.Portal>
    </BaseCombobox.Root>
  );
}
