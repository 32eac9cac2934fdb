import { useMemo, useState } from "react";
import { useNavigate } from "react-router";
import { type DateOrder, dateOrderOf } from "../../../shared/tracker/import/import-dates.rules.ts";
import {
  dateFields,
  guessedColumns,
  type ImportTable,
  withHeaderTurned,
} from "../../../shared/tracker/import/import-fields.rules.ts";
import { importPlan } from "../../../shared/tracker/import/import-plan.rules.ts";
import type { JobStatus, TrackedJob } from "../../../shared/tracker/tracker.contract.ts";
import { Checkbox } from "../../ui/fields/checkbox.tsx";
import { Notice } from "../../ui/states/notice.tsx";
import { useManyCards } from "../bulk/use-many-cards.ts";
import { ImportColumnFields } from "./import-column-fields.tsx";
import { ImportPreview } from "./import-preview.tsx";
import { ImportReadings } from "./import-readings.tsx";
import { TakeInBar } from "./take-in-bar.tsx";
import { useTakenRows } from "./use-taken-rows.ts";

interface ImportedTableProps {
  table: ImportTable;
  jobs: readonly TrackedJob[];
  onAnother: () => void;
}

/** What a table is read as, to be corrected, and what it makes of the board; nothing is saved before the press. */
export function ImportedTable({ table: read, jobs, onAnother }: ImportedTableProps) {
  const navigate = useNavigate();
  const manyCards = useManyCards();
  const [table, setTable] = useState(read);
  const [columns, setColumns] = useState(() => guessedColumns(read.header, read.rows));
  const [chosenOrder, setChosenOrder] = useState<DateOrder>();
  const [statuses, setStatuses] = useState<Record<string, JobStatus>>({});
  const [now] = useState(() => new Date());

  const dates = useMemo(
    () =>
      table.rows.flatMap((row) =>
        columns.flatMap((field, at) => (field && dateFields.includes(field) ? (row[at] ?? []) : [])),
      ),
    [table, columns],
  );
  const dateOrder = chosenOrder ?? dateOrderOf(dates) ?? ownOrder;
  const plan = useMemo(
    () => importPlan(table, { columns, dateOrder, statuses }, jobs, now),
    [table, columns, dateOrder, statuses, jobs, now],
  );
  const { isWanted, taken, turnRow, turnAllBack } = useTakenRows(plan);
  const lacks = [!columns.includes("job_title") && "job title", !columns.includes("company_name") && "company"];

  const turnHeader = () => {
    const next = withHeaderTurned(table);
    setTable(next);
    setColumns(guessedColumns(next.header, next.rows));
    turnAllBack();
  };
  const takeIn = async () => {
    const isDone = await manyCards.add(taken.map((job) => ({ action: "add", job })));
    if (isDone) await navigate("/jobtracking?view=table");
  };

  return (
    <div className="flex flex-col gap-8">
      <section className="flex flex-col gap-3">
        <h2 className="text-xl">Columns</h2>
        <Checkbox
          label="The first row names the columns"
          checked={table.header.some((name) => name !== "")}
          onChange={turnHeader}
        />
        <ImportColumnFields table={table} columns={columns} onChange={setColumns} />
      </section>
      <ImportReadings
        {...{ table, columns, dates, dateOrder, statuses }}
        onDateOrder={setChosenOrder}
        onStatus={(text, status) => setStatuses((before) => ({ ...before, [text]: status }))}
      />
      {lacks.some(Boolean) ? (
        <Notice>Please choose the column of the {lacks.filter(Boolean).join(" and that of the ")}.</Notice>
      ) : (
        <ImportPreview plan={plan} isTaken={isWanted} onTurn={turnRow} />
      )}
      <TakeInBar count={taken.length} isBusy={manyCards.isBusy} onAnother={onAnother} onTakeIn={() => void takeIn()} />
    </div>
  );
}

/** How dates are written where the person lives. */
const ownOrder: DateOrder =
  new Intl.DateTimeFormat().formatToParts().find(({ type }) => type === "day" || type === "month")?.type === "month"
    ? "month_first"
    : "day_first";
