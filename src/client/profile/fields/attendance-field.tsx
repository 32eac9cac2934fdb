import { useController } from "react-hook-form";
import { fromAttendance, toAttendance } from "../../../shared/profile/period.rules.ts";
import type { ProfileDocument } from "../../../shared/profile/profile.contract.ts";
import { SelectField } from "../../ui/fields/select-field.tsx";
import { useFieldError, yearsWith } from "./form-fields.tsx";

type AttendancePath = `education.${number}.attendance`;

/** First and last year of a course of study, kept as "startYear - endYear". */
export function AttendanceField({ name }: { name: AttendancePath }) {
  const { field } = useController<ProfileDocument, AttendancePath>({ name });
  const { start, end } = fromAttendance(field.value);
  return (
    <div className="grid grid-cols-2 gap-4 sm:col-span-2">
      <SelectField
        label="Start year"
        placeholder="Year"
        options={yearsWith(start)}
        value={start}
        onChange={(event) => field.onChange(toAttendance(event.target.value, end))}
      />
      <SelectField
        label="End year"
        placeholder="Year"
        options={yearsWith(end)}
        value={end}
        error={useFieldError(name)}
        onChange={(event) => field.onChange(toAttendance(start, event.target.value))}
      />
    </div>
  );
}
