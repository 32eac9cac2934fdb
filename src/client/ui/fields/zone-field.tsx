import { useMemo } from "react";
import { ownZone } from "../../../shared/time/time-zone.rules.ts";
import { SelectField } from "./select-field.tsx";

interface ZoneFieldProps {
  value: string;
  error?: string;
  onChange: (event: { target: { value: string } }) => void;
}

/** By whose clocks a time is meant. */
export function ZoneField({ value, error, onChange }: ZoneFieldProps) {
  const zones = useMemo(() => {
    const names = new Set([value || ownZone(), ownZone(), ...Intl.supportedValuesOf("timeZone"), "UTC"]);
    return [...names].sort().map((name) => ({ value: name, label: name.replaceAll("_", " ") }));
  }, [value]);
  return (
    <SelectField
      label="Time zone"
      options={zones}
      value={value || ownZone()}
      onChange={onChange}
      {...(error && { error })}
    />
  );
}
