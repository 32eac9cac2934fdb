import { type SubmitEvent, useState } from "react";
import type { FilterCounts, SearchFilters } from "../../../shared/jobs/search-filters.contract.ts";
import { Button } from "../../ui/button.tsx";
import { SelectField } from "../../ui/fields/select-field.tsx";
import { TextField } from "../../ui/fields/text-field.tsx";
import { filterTitles, moneyText, periodNames } from "./filter-names.ts";

type AskedPay = NonNullable<SearchFilters["pay"]>;

interface PayFilterProps {
  pay: SearchFilters["pay"];
  counts: FilterCounts["pay"];
  onChange: (pay: SearchFilters["pay"]) => void;
}

const maxGroups = 3;
const periods = Object.entries(periodNames).map(([value, name]) => ({ value, label: name }));

/** A lowest pay, with the period and the currency that most openings name it in until others are chosen. */
export function PayFilter({ pay, counts, onChange }: PayFilterProps) {
  const [usual] = counts;
  const [amount, setAmount] = useState(pay ? String(pay.at_least) : "");
  const [period, setPeriod] = useState<AskedPay["period"]>(pay?.period ?? periodOf(usual?.period));
  const [currency, setCurrency] = useState(pay ? (pay.currency ?? "") : (usual?.currency ?? ""));
  const [error, setError] = useState("");
  const currencies = [...new Set([...counts.map((one) => one.currency), ...(currency ? [currency] : [])])];

  function submit(event: SubmitEvent) {
    event.preventDefault();
    const number = Number(amount.replace(/[\s,]/g, ""));
    if (!(number > 0)) return setError("Please enter an amount");
    setError("");
    onChange({ at_least: number, period, ...(currency && { currency }) });
  }

  return (
    <form noValidate onSubmit={submit} className="flex flex-col gap-3">
      <p aria-hidden="true" className="-mb-1 font-semibold text-[0.9375rem]">
        {filterTitles.pay}
      </p>
      <TextField
        label="Pay at least"
        labelHidden
        placeholder="At least"
        inputMode="decimal"
        value={amount}
        error={error}
        onChange={({ target }) => setAmount(target.value)}
      />
      <div className="grid grid-cols-2 gap-3">
        <SelectField
          label="Period of the pay"
          labelHidden
          options={periods}
          value={period}
          onChange={({ target }) => setPeriod(periodOf(target.value))}
        />
        <SelectField
          label="Currency"
          labelHidden
          placeholder="Any currency"
          options={currencies}
          value={currency}
          onChange={({ target }) => setCurrency(target.value)}
        />
      </div>
      <p className="text-muted text-sm">Openings that name no pay are left out.</p>
      {counts.length > 0 && (
        <ul className="text-muted text-sm">
          {counts.slice(0, maxGroups).map((one) => (
            <li key={`${one.currency} ${one.period}`}>
              {one.count.toLocaleString("en")} name it in {one.currency} {periodName(one.period)}; the middle is{" "}
              {moneyText(one.median, one.currency)}.
            </li>
          ))}
        </ul>
      )}
      <div className="flex flex-wrap gap-2">
        <Button type="submit" size="small">
          Apply
        </Button>
        {pay && (
          <Button variant="quiet" size="small" onClick={() => onChange(undefined)}>
            Any pay
          </Button>
        )}
      </div>
    </form>
  );
}

function periodOf(text: string | undefined): AskedPay["period"] {
  return text === "HOUR" || text === "MONTH" ? text : "YEAR";
}

function periodName(period: string): string {
  const others: Record<string, string> = { ...periodNames, DAY: "a day", WEEK: "a week" };
  return others[period] ?? "";
}
