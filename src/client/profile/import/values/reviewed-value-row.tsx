import { Check, TriangleAlert } from "lucide-react";
import { Button } from "../../../ui/button.tsx";
import { Checkbox } from "../../../ui/fields/checkbox.tsx";
import type { ValueChange } from "../import-changes.ts";
import { doubtText } from "./doubt-text.ts";
import type { ReviewedValue } from "./reviewed-entries.ts";
import { ValueInput } from "./value-input.tsx";

export interface ValueRowProps {
  value: ReviewedValue;
  label: string;
  /** The lines of the document that it was read from. */
  quote: string;
  error: string | undefined;
  /** Where the section's title says it all, or the row above is of the same list. */
  labelHidden?: boolean;
  onChange: (change: ValueChange) => void;
  /** Said of a doubtful value: it is right, or it is not to be taken. */
  onDecide: (isTaken: boolean) => void;
}

/** One value: taken or not, in words that can be changed, with what speaks against it and what the profile says now. */
export function ReviewedValueRow({
  value,
  label,
  quote,
  error,
  labelHidden = false,
  onChange,
  onDecide,
}: ValueRowProps) {
  if (value.isSame) return <SameValue label={label} value={value} />;
  const tick = <span className="sr-only">{`Take ${label}: ${value.value}`}</span>;
  return (
    <div
      data-row={value.id}
      data-open={value.isOpen || undefined}
      className="scroll-mt-24 rounded-md p-2 transition-colors data-lit:bg-accent-soft data-open:border-caution data-open:border-l-2"
    >
      <div className="flex items-start gap-3">
        <Checkbox
          label={tick}
          checked={value.isTaken}
          onChange={({ target }) => onChange({ isTaken: target.checked })}
          className={labelHidden ? "pt-1" : "pt-8"}
        />
        <div className="min-w-0 flex-1">
          <ValueInput
            {...{ label, labelHidden, error }}
            field={value.field}
            value={value.value}
            onChange={(text) => onChange({ value: text, isTaken: true })}
          />
        </div>
      </div>
      {value.presentText && (
        <p className="mt-1.5 break-words pl-11.5 text-muted text-sm">
          In your profile: <span className="text-ink">{value.presentText}</span>
          {value.isTaken ? " (will be replaced)" : " (stays)"}
        </p>
      )}
      {value.read.doubt > 0 && <Doubt value={value} quote={quote} onDecide={onDecide} />}
    </div>
  );
}

function SameValue({ label, value: { id, value, presentText } }: { label: string; value: ReviewedValue }) {
  return (
    <p
      data-row={id}
      tabIndex={-1}
      className="flex gap-3 rounded-md p-2 text-[0.9375rem] text-muted data-lit:bg-accent-soft"
    >
      <Check aria-hidden="true" className="mt-0.5 size-5 shrink-0 text-accent" />
      <span className="min-w-0 break-words">
        {label}: {value || presentText} <span className="text-sm">(already in your profile)</span>
      </span>
    </p>
  );
}

function Doubt({ value, quote, onDecide }: Pick<ValueRowProps, "value" | "quote" | "onDecide">) {
  return (
    <div className="mt-1.5 pl-11.5 text-sm">
      <p className="flex items-start gap-1.5 text-caution">
        <TriangleAlert aria-hidden="true" className="mt-0.5 size-4 shrink-0" />
        {doubtText[value.read.why] ?? "Please check."}
      </p>
      {quote && <p className="mt-1 break-words text-muted">In your CV: “{quote}”</p>}
      {value.isOpen && (
        <p className="mt-1.5 flex flex-wrap gap-2">
          <Button variant="secondary" size="small" onClick={() => onDecide(true)}>
            It is right
          </Button>
          <Button variant="quiet" size="small" onClick={() => onDecide(false)}>
            Leave out
          </Button>
        </p>
      )}
    </div>
  );
}
