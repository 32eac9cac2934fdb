import type { KeyboardEventHandler } from "react";
import { callingCodes, readTyped, type TypedPhone } from "../../../shared/profile/phone.rules.ts";
import { SelectField } from "../../ui/fields/select-field.tsx";
import { TextField } from "../../ui/fields/text-field.tsx";

const options = callingCodes.map(({ code, place }) => ({ value: code, label: `${code} ${place}` }));
const otherCode = { value: "", label: "Other" };

interface PhoneFieldProps {
  label: string;
  value: TypedPhone;
  onChange: (phone: TypedPhone) => void;
  onKeyDown?: KeyboardEventHandler<HTMLInputElement>;
  error?: string;
}

/** Country code and number. Everything but digits, spaces and hyphens is dropped while typing, and a code chooses its country. */
export function PhoneField({ label, value, onChange, onKeyDown, error }: PhoneFieldProps) {
  return (
    <div className="grid min-w-0 flex-1 basis-full grid-cols-[7rem_minmax(0,1fr)] items-start gap-2 sm:basis-0">
      <SelectField
        label="Country code"
        className="[&_label]:truncate"
        options={value.callingCode ? options : [otherCode, ...options]}
        value={value.callingCode}
        onChange={(event) => onChange({ local: value.local.replace("+", ""), callingCode: event.target.value })}
      />
      <TextField
        label={label}
        type="tel"
        inputMode="tel"
        autoComplete="tel-national"
        value={value.local}
        onKeyDown={onKeyDown}
        onChange={(event) => onChange(readTyped({ ...value, local: event.target.value }))}
        error={error}
      />
    </div>
  );
}
