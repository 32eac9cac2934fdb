export interface Column {
  label: string;
  value: number;
  /** Of the value, drawn in the accent. */
  part: number;
}

/** Columns side by side, the first and the last with their names. `summary` says all of it to those who do not see it. */
export function ColumnChart({ columns, summary }: { columns: readonly Column[]; summary: string }) {
  const max = Math.max(1, ...columns.map(({ value }) => value));
  const step = 100 / columns.length;
  const [first, last] = [columns[0], columns.at(-1)];
  return (
    <svg role="img" aria-label={summary} width="100%" height="10rem" className="block text-sm">
      <text x="0" y="1rem" className="fill-muted">
        {max}
      </text>
      <svg x="0" y="1.5rem" width="100%" height="6.75rem" aria-hidden="true">
        {columns.map(({ label, value, part }, index) => (
          <g key={label}>
            <Stand place={index * step} width={step * 0.8} share={(100 * value) / max} className="fill-edge/55" />
            <Stand place={index * step} width={step * 0.8} share={(100 * part) / max} className="fill-accent" />
          </g>
        ))}
      </svg>
      <line x1="0" x2="100%" y1="8.25rem" y2="8.25rem" className="stroke-edge" />
      <text x="0" y="9.5rem" className="fill-muted">
        {first?.label}
      </text>
      {columns.length > 1 && (
        <text x="100%" y="9.5rem" textAnchor="end" className="fill-muted">
          {last?.label}
        </text>
      )}
    </svg>
  );
}

/** A column that stands on the line; all but its class is in percent. */
function Stand({ place, width, share, className }: { place: number; width: number; share: number; className: string }) {
  return <rect x={`${place}%`} y={`${100 - share}%`} width={`${width}%`} height={`${share}%`} className={className} />;
}
