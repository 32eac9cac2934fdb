import { type ReactNode, useId } from "react";
import { FigureTable } from "../../ui/charts/figure-table.tsx";
import { Card } from "../../ui/page/card.tsx";

interface InsightSectionProps {
  title: string;
  /** What the figures mean, and on what they rest. */
  children: ReactNode;
  chart?: ReactNode;
  columns: readonly string[];
  rows: readonly (readonly string[])[];
  /** Said in place of a chart of nothing. */
  nothing: string;
}

export function InsightSection({ title, children, chart, columns, rows, nothing }: InsightSectionProps) {
  const headingId = useId();
  return (
    <Card aria-labelledby={headingId} className="flex flex-col gap-4 p-4 md:p-6">
      <div>
        <h2 id={headingId} className="text-xl">
          {title}
        </h2>
        <p className="mt-1 max-w-prose text-muted text-sm">{children}</p>
      </div>
      {rows.length === 0 ? (
        <p className="text-muted">{nothing}</p>
      ) : (
        <>
          {chart}
          <FigureTable label={title} columns={columns} rows={rows} />
        </>
      )}
    </Card>
  );
}

/** What the two colours of a chart stand for. */
export function Legend({ accent, rest }: { accent: string; rest: string }) {
  return (
    <ul aria-hidden="true" className="flex flex-wrap gap-x-5 gap-y-1 text-sm">
      <li className="flex items-center gap-2">
        <span className="size-3 bg-accent" /> {accent}
      </li>
      <li className="flex items-center gap-2">
        <span className="size-3 bg-edge/55" /> {rest}
      </li>
    </ul>
  );
}
