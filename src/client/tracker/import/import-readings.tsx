import { useMemo } from "react";
import { type DateOrder, isEitherWay, readDate } from "../../../shared/tracker/import/import-dates.rules.ts";
import type { ImportColumns, ImportTable } from "../../../shared/tracker/import/import-fields.rules.ts";
import { statusesIn } from "../../../shared/tracker/import/import-plan.rules.ts";
import { readStatus } from "../../../shared/tracker/import/import-statuses.rules.ts";
import { type JobStatus, jobStatuses } from "../../../shared/tracker/tracker.contract.ts";
import { SelectField } from "../../ui/fields/select-field.tsx";

interface ImportReadingsProps {
  table: ImportTable;
  columns: ImportColumns;
  /** What stands in columns of dates. */
  dates: readonly string[];
  dateOrder: DateOrder;
  statuses: Readonly<Record<string, JobStatus>>;
  onDateOrder: (order: DateOrder) => void;
  onStatus: (text: string, status: JobStatus) => void;
}

const orders: readonly { value: DateOrder; label: string }[] = [
  { value: "day_first", label: "Day first" },
  { value: "month_first", label: "Month first" },
];
const statusesShown = 30;
const inWords = new Intl.DateTimeFormat(undefined, { dateStyle: "long" });

/** How dates and statuses of the table are read, where that can be doubted. */
export function ImportReadings({ table, columns, dates, dateOrder, statuses, ...on }: ImportReadingsProps) {
  const found = useMemo(() => statusesIn(table, columns).slice(0, statusesShown), [table, columns]);
  const sample = useMemo(() => dates.find(isEitherWay) ?? dates.find((text) => text.trim() !== ""), [dates]);
  const read = sample === undefined ? undefined : readDate(sample, dateOrder);
  return (
    <>
      {sample !== undefined && (
        <section className="flex flex-col gap-3">
          <h2 className="text-xl">Dates</h2>
          <div className="flex flex-wrap items-center gap-3">
            {isEitherWay(sample) && (
              <SelectField
                label="Order of day and month"
                labelHidden
                options={orders}
                value={dateOrder}
                onChange={({ target }) => on.onDateOrder(target.value === "month_first" ? "month_first" : "day_first")}
                className="w-44"
              />
            )}
            <p role="status">
              {read
                ? `“${sample.trim()}” is read as ${inWords.format(new Date(`${read.day}T12:00:00`))}.`
                : `“${sample.trim()}” is no date that we can read.`}
            </p>
          </div>
        </section>
      )}
      {found.length > 0 && (
        <section className="flex flex-col gap-3">
          <h2 className="text-xl">Statuses</h2>
          <ul className="grid gap-x-6 gap-y-4 sm:grid-cols-2 lg:grid-cols-4">
            {found.map(({ text, count }) => (
              <li key={text}>
                <SelectField
                  label={`${text.slice(0, 60)} (${count})`}
                  {...(!readStatus(text) && !statuses[text] && { placeholder: "By its dates" })}
                  options={jobStatuses}
                  value={statuses[text] ?? readStatus(text) ?? ""}
                  onChange={({ target }) => {
                    const status = jobStatuses.find((one) => one === target.value);
                    if (status) on.onStatus(text, status);
                  }}
                />
              </li>
            ))}
          </ul>
        </section>
      )}
    </>
  );
}
