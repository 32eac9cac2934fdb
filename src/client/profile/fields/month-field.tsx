import { useController } from "react-hook-form";
import type { ProfileDocument } from "../../../shared/profile/profile.contract.ts";
import { labelAt, useFieldError } from "./form-fields.tsx";
import { MonthSelects } from "./month-selects.tsx";

type MonthPath =
  | `professional_experience.${number}.${"from" | "to"}`
  | `volunteer_experience.${number}.${"from" | "to"}`;

interface MonthFieldProps {
  name: MonthPath;
  /** What no month and year means. */
  emptyLabel: string;
}

export function MonthField({ name, emptyLabel }: MonthFieldProps) {
  const { field } = useController<ProfileDocument, MonthPath>({ name });
  const texts = { label: labelAt(name), emptyLabel };
  return <MonthSelects {...texts} initialValue={field.value} error={useFieldError(name)} onChange={field.onChange} />;
}
