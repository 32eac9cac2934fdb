import { nationalities } from "../../../../shared/profile/nationality.rules.ts";
import { maritalStatuses } from "../../../../shared/profile/profile.contract.ts";
import { SelectField } from "../../../ui/fields/select-field.tsx";
import { TextArea } from "../../../ui/fields/text-area.tsx";
import { TextField } from "../../../ui/fields/text-field.tsx";
import { AttendanceSelects } from "../../fields/attendance-selects.tsx";
import { MonthSelects } from "../../fields/month-selects.tsx";
import { yearsWith } from "../../fields/years-with.ts";

interface ValueInputProps {
  field: string;
  label: string;
  labelHidden: boolean;
  value: string;
  error: string | undefined;
  onChange: (value: string) => void;
}

const years = new Set(["date", "publication_date", "certification_date"]);
const long = new Set(["profile_summary", "responsibilities", "notable_achievements", "description", "address"]);

/** The control that fits a field of the profile. */
export function ValueInput({ field, onChange, ...texts }: ValueInputProps) {
  const input = { ...texts, onChange: ({ target }: { target: { value: string } }) => onChange(target.value) };
  if (field === "from" || field === "to") {
    const { label, value, error } = texts;
    const empty = field === "to" ? "Present" : "Month";
    return <MonthSelects {...{ label, error, onChange }} initialValue={value} emptyLabel={empty} />;
  }
  if (field === "attendance") return <AttendanceSelects value={texts.value} error={texts.error} onChange={onChange} />;
  if (field === "nationality") return <SelectField {...input} options={nationalities} placeholder="None" />;
  if (field === "marital_status") return <SelectField {...input} options={maritalStatuses} />;
  if (years.has(field)) return <SelectField {...input} options={yearsWith(texts.value)} placeholder="Year" />;
  if (field === "date_of_birth") return <TextField {...input} type="date" />;
  if (long.has(field)) return <TextArea {...input} rows={1} />;
  return <TextField {...input} />;
}
