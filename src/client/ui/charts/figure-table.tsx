interface FigureTableProps {
  /** Says what the table is about. */
  label: string;
  /** The first names the rows. */
  columns: readonly string[];
  rows: readonly (readonly string[])[];
}

/** The figures of a chart, to be read one by one. */
export function FigureTable({ label, columns, rows }: FigureTableProps) {
  return (
    <details>
      <summary className="min-h-11 content-center font-semibold text-accent text-sm md:min-h-8">
        As a table<span className="sr-only">: {label}</span>
      </summary>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: the arrow keys scroll it */}
      <section aria-label={`${label}, as a table`} tabIndex={0} className="mt-1 max-h-96 overflow-auto">
        <table className="w-full border-collapse text-sm">
          <thead>
            <tr>
              {columns.map((column) => (
                <th key={column} scope="col" className="border-line border-b py-1.5 pr-4 text-left font-semibold">
                  {column}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {rows.map(([name = "", ...values]) => (
              <tr key={name}>
                <th
                  scope="row"
                  className="border-line border-b py-1.5 pr-4 text-left font-normal [overflow-wrap:anywhere]"
                >
                  {name}
                </th>
                {values.map((value, index) => (
                  <td key={columns[index + 1]} className="border-line border-b py-1.5 pr-4 tabular-nums">
                    {value}
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </section>
    </details>
  );
}
