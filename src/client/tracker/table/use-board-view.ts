import { useSearchParams } from "react-router";
import {
  type DueFilter,
  dueFilters,
  type TableColumn,
  type TableOrder,
  tableColumns,
} from "../../../shared/tracker/table/job-table.rules.ts";
import { type JobStatus, jobStatuses } from "../../../shared/tracker/tracker.contract.ts";

export const boardViews = ["board", "table", "archive"] as const;
export type BoardView = (typeof boardViews)[number];

interface InAddress {
  view?: BoardView;
  sort?: string;
  status?: JobStatus | undefined;
  due?: DueFilter | undefined;
  /** The moment of a search in the archive. */
  search?: string | undefined;
}

/** How the jobs are shown, as the page's address keeps it: a table that was sorted and filtered can be kept as a bookmark. */
export function useBoardView() {
  const [address, setAddress] = useSearchParams();
  const known = <Value extends string>(values: readonly Value[], name: string) =>
    values.find((value) => value === address.get(name));

  const sort = address.get("sort") ?? "";
  const order: TableOrder = {
    column: tableColumns.find((column) => column === sort.replace(/^-/, "")) ?? "changed",
    isDescending: sort === "" || sort.startsWith("-"),
  };
  const change = (wanted: InAddress) =>
    setAddress(
      (current) => {
        const next = new URLSearchParams(current);
        for (const [name, value] of Object.entries(wanted)) {
          if (value && value !== "board") next.set(name, value);
          else next.delete(name);
        }
        return next;
      },
      { replace: wanted.view === undefined, preventScrollReset: true },
    );

  return {
    view: known(boardViews, "view") ?? "board",
    order,
    status: known(jobStatuses, "status"),
    due: known(dueFilters, "due"),
    search: address.get("search") ?? undefined,
    change,
    /** The column again turns its order; moments begin with the latest. */
    sortBy(column: TableColumn) {
      const startsDescending = column === "applied" || column === "changed";
      const isDescending = column === order.column ? !order.isDescending : startsDescending;
      change({ sort: `${isDescending ? "-" : ""}${column}` });
    },
  };
}

export type BoardViewState = ReturnType<typeof useBoardView>;
