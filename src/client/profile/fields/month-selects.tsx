import { useState } from "react";
import { SelectField } from "../../ui/fields/select-field.tsx";
import { yearsWith } from "./years-with.ts";

const months = Array.from({ length: 12 }, (_, index) => ({
  value: String(index + 1).padStart(2, "0"),
  label: new Date(Date.UTC(2000, index)).toLocaleString("en", { month: "long", timeZone: "UTC" }),
}));

interface MonthSelectsProps {
  label: string;
  /** "2021-03" or "2021" at first; later the person's choice holds. */
  initialValue: string;
  /** What no month and year means. */
  emptyLabel: string;
  error: string | undefined;
  onChange: (value: string) => void;
}

/** A month of a year, or the year alone for those who do not remember the month. */
export function MonthSelects({ label, initialValue, emptyLabel, error, onChange }: MonthSelectsProps) {
  const [{ year, month }, setParts] = useState(() => partsOf(initialValue));
  const ruleError = year ? error : undefined;
  const choose = (next: { year: string; month: string }) => {
    setParts(next);
    // A month without its year makes a text that the rules refuse, so that it is not lost in silence.
    onChange(next.month ? `${next.year}-${next.month}` : next.year);
  };

  return (
    <fieldset className="min-w-0">
      <legend className="mb-1.5 font-semibold text-[0.9375rem]">{label}</legend>
      <div className="grid grid-cols-[minmax(0,1.3fr)_minmax(0,1fr)] gap-2">
        <SelectField
          labelHidden
          label={`${label}: month`}
          placeholder={year ? "No month" : emptyLabel}
          options={months}
          value={month}
          onChange={(event) => choose({ year, month: event.target.value })}
        />
        <SelectField
          labelHidden
          label={`${label}: year`}
          placeholder="Year"
          options={yearsWith(year)}
          value={year}
          error={month && !year ? "Please choose a year" : ruleError}
          onChange={(event) => choose({ month, year: event.target.value })}
        />
      </div>
    </fieldset>
  );
}

function partsOf(yearMonth: string): { year: string; month: string } {
  const [year = "", month = ""] = yearMonth.split("-");
  return { year, month };
}
