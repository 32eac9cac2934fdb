import { useController } from "react-hook-form";
import type { ProfileDocument } from "../../../shared/profile/profile.contract.ts";
import { AttendanceSelects } from "./attendance-selects.tsx";
import { useFieldError } from "./form-fields.tsx";

type AttendancePath = `education.${number}.attendance`;

/** First and last year of a course of study, kept as "startYear - endYear". */
export function AttendanceField({ name }: { name: AttendancePath }) {
  const { field } = useController<ProfileDocument, AttendancePath>({ name });
  return <AttendanceSelects value={field.value} error={useFieldError(name)} onChange={field.onChange} />;
}
