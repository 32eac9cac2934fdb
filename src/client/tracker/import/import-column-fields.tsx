import {
  type ImportColumns,
  type ImportField,
  type ImportTable,
  importFields,
} from "../../../shared/tracker/import/import-fields.rules.ts";
import { SelectField } from "../../ui/fields/select-field.tsx";

interface ImportColumnFieldsProps {
  table: ImportTable;
  columns: ImportColumns;
  onChange: (columns: ImportColumns) => void;
}

const samplesShown = 3;
const options = Object.entries(importFields).map(([value, label]) => ({ value, label }));
const isField = (value: string): value is ImportField => value in importFields;

/** What each column is for, beside what stands in it. A field that one column takes is given up by another, notes aside. */
export function ImportColumnFields({ table, columns, onChange }: ImportColumnFieldsProps) {
  const choose = (column: number, value: string) => {
    const field = isField(value) ? value : null;
    const isShared = field === null || field === "note_line";
    onChange(columns.map((one, at) => (at === column ? field : one === field && !isShared ? null : one)));
  };
  return (
    <ul className="grid gap-x-6 gap-y-4 sm:grid-cols-2 lg:grid-cols-3">
      {table.header.map((name, column) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a column is known by its place alone.
        <li key={column} className="flex min-w-0 flex-col gap-1">
          <SelectField
            label={name || `Column ${column + 1}`}
            placeholder="Not imported"
            options={options}
            value={columns[column] ?? ""}
            onChange={({ target }) => choose(column, target.value)}
          />
          <p className="truncate text-muted text-sm">{samplesOf(table, column)}</p>
        </li>
      ))}
    </ul>
  );
}

function samplesOf({ rows }: ImportTable, column: number): string {
  const values = new Set<string>();
  for (const row of rows) {
    const value = row[column]?.trim();
    if (value) values.add(value.slice(0, 60));
    if (values.size === samplesShown) break;
  }
  return values.size > 0 ? [...values].join(" · ") : "empty";
}
