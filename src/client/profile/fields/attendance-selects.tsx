import { fromAttendance, toAttendance } from "../../../shared/profile/period.rules.ts";
import { SelectField } from "../../ui/fields/select-field.tsx";
import { yearsWith } from "./years-with.ts";

interface AttendanceSelectsProps {
  /** "startYear - endYear" */
  value: string;
  error: string | undefined;
  onChange: (value: string) => void;
}

/** First and last year of a course of study. */
export function AttendanceSelects({ value, error, onChange }: AttendanceSelectsProps) {
  const { start, end } = fromAttendance(value);
  return (
    <div className="grid grid-cols-2 gap-4 sm:col-span-2">
      <SelectField
        label="Start year"
        placeholder="Year"
        options={yearsWith(start)}
        value={start}
        onChange={(event) => onChange(toAttendance(event.target.value, end))}
      />
      <SelectField
        label="End year"
        placeholder="Year"
        options={yearsWith(end)}
        value={end}
        error={error}
        onChange={(event) => onChange(toAttendance(start, event.target.value))}
      />
    </div>
  );
}
