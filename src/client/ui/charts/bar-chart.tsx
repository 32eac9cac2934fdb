export interface Bar {
  label: string;
  value: number;
  /** Of the value, drawn in the accent. */
  part: number;
  /** What is said at the end of the row. */
  text: string;
}

const rowRem = 2.75;
const maxLabel = 34;

/** Rows of bars, each with its name and its count. `summary` says all of it to those who do not see it. */
export function BarChart({ bars, summary }: { bars: readonly Bar[]; summary: string }) {
  const max = Math.max(1, ...bars.map(({ value }) => value));
  const share = (value: number) => `${(100 * value) / max}%`;
  return (
    <svg role="img" aria-label={summary} width="100%" height={`${bars.length * rowRem}rem`} className="block text-sm">
      {bars.map(({ label, value, part, text }, index) => (
        <g key={label}>
          <text x="0" y={`${index * rowRem + 1.05}rem`} className="fill-ink font-semibold">
            {label.length > maxLabel ? `${label.slice(0, maxLabel - 1)}…` : label}
          </text>
          <text x="100%" y={`${index * rowRem + 1.05}rem`} textAnchor="end" className="fill-muted">
            {text}
          </text>
          <rect
            x="0"
            y={`${index * rowRem + 1.45}rem`}
            width={share(value)}
            height="0.75rem"
            className="fill-edge/55"
          />
          <rect x="0" y={`${index * rowRem + 1.45}rem`} width={share(part)} height="0.75rem" className="fill-accent" />
        </g>
      ))}
    </svg>
  );
}
