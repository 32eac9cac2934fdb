import { archivedSearches } from "../../../shared/tracker/table/archived-searches.rules.ts";
import { type DueFilter, dueFilters, tableColumns } from "../../../shared/tracker/table/job-table.rules.ts";
import { jobStatuses, type TrackedJob } from "../../../shared/tracker/tracker.contract.ts";
import { SelectField } from "../../ui/fields/select-field.tsx";
import { columnNames } from "./column-names.ts";
import { dayOfMoment } from "./job-rows.tsx";
import type { BoardViewState } from "./use-board-view.ts";

interface TableFiltersProps {
  jobs: readonly TrackedJob[];
  isArchive: boolean;
  view: BoardViewState;
}

const dueNames: Record<DueFilter, string> = {
  overdue: "Overdue",
  week: "Due within 7 days",
  planned: "With a next step",
  unplanned: "Without a next step",
};

/** Which rows are shown and, where the columns have no heads to press, in which order. */
export function TableFilters({ jobs, isArchive, view }: TableFiltersProps) {
  const searches = isArchive ? archivedSearches(jobs) : [];
  return (
    <div className="relative flex shrink-0 flex-wrap gap-2 px-4 pb-3 max-md:*:min-w-36 max-md:*:flex-1 md:px-8 md:*:w-44">
      <SelectField
        label="Status"
        labelHidden
        placeholder="Every status"
        options={jobStatuses}
        value={view.status ?? ""}
        onChange={({ target }) => view.change({ status: jobStatuses.find((one) => one === target.value) })}
      />
      {isArchive ? (
        searches.length > 0 && (
          <SelectField
            label="Search"
            labelHidden
            placeholder="Every search"
            options={searches.map(({ archived_at, count }) => ({
              value: archived_at,
              label: `Until ${dayOfMoment(archived_at)} (${count})`,
            }))}
            value={view.search ?? ""}
            onChange={({ target }) => view.change({ search: target.value })}
          />
        )
      ) : (
        <SelectField
          label="Next step"
          labelHidden
          placeholder="Every next step"
          options={dueFilters.map((value) => ({ value, label: dueNames[value] }))}
          value={view.due ?? ""}
          onChange={({ target }) => view.change({ due: dueFilters.find((one) => one === target.value) })}
        />
      )}
      <SelectField
        label="Sorted by"
        labelHidden
        className="lg:hidden"
        options={tableColumns.flatMap((column) => [
          { value: column, label: `${columnNames[column]} ↑` },
          { value: `-${column}`, label: `${columnNames[column]} ↓` },
        ])}
        value={`${view.order.isDescending ? "-" : ""}${view.order.column}`}
        onChange={({ target }) => view.change({ sort: target.value })}
      />
    </div>
  );
}
