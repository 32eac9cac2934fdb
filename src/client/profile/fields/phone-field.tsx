import type { KeyboardEventHandler } from "react";
import { callingCodes } from "../../../shared/profile/phone.rules.ts";
import { SelectField } from "../../ui/fields/select-field.tsx";
import { TextField } from "../../ui/fields/text-field.tsx";

const options = callingCodes.map(({ code, place }) => ({ value: code, label: `${code} ${place}` }));

export interface TypedPhone {
  callingCode: string;
  /** What was typed after the country code, as it was typed. */
  local: string;
}

interface PhoneFieldProps {
  label: string;
  value: TypedPhone;
  onChange: (phone: TypedPhone) => void;
  onKeyDown?: KeyboardEventHandler<HTMLInputElement>;
  error?: string;
}

/** Country code and number. Everything but digits, spaces and hyphens is dropped while typing. */
export function PhoneField({ label, value, onChange, onKeyDown, error }: PhoneFieldProps) {
  return (
    <div className="grid min-w-0 flex-1 basis-full grid-cols-[7rem_minmax(0,1fr)] items-start gap-2 sm:basis-0">
      <SelectField
        label="Country code"
        className="[&_label]:truncate"
        options={options}
        value={value.callingCode}
        onChange={(event) => onChange({ ...value, callingCode: event.target.value })}
      />
      <TextField
        label={label}
        type="tel"
        inputMode="tel"
        autoComplete="tel-national"
        value={value.local}
        onKeyDown={onKeyDown}
        onChange={(event) => onChange({ ...value, local: event.target.value.replace(/[^\d -]/g, "") })}
        error={error}
      />
    </div>
  );
}
