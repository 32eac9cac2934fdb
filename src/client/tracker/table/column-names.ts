import type { TableColumn } from "../../../shared/tracker/table/job-table.rules.ts";

export const columnNames: Record<TableColumn, string> = {
  title: "Title",
  company: "Company",
  status: "Status",
  applied: "Applied on",
  changed: "Last change",
  next: "Next step",
};
