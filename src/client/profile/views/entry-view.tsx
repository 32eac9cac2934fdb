import type { ReactNode } from "react";
import { LineMark } from "./line-mark.tsx";

interface EntryViewProps {
  title: string;
  /** Where: a company, a school. */
  place?: string;
  /** When. */
  period?: string;
  children?: ReactNode;
}

/** One entry of a section as it reads. */
export function EntryView({ title, place, period, children }: EntryViewProps) {
  return (
    <>
      <div className="flex flex-wrap items-baseline justify-between gap-x-4">
        <h3 className="min-w-0 grow font-sans font-semibold text-[1.0625rem] tracking-normal [overflow-wrap:anywhere]">
          {title || "Untitled"}
        </h3>
        {period && <span className="text-muted text-sm tabular-nums">{period}</span>}
      </div>
      {place && <p className="text-muted [overflow-wrap:anywhere]">{place}</p>}
      {children}
    </>
  );
}

interface EntryViewsProps<Entry> {
  entries: readonly Entry[];
  /** The sentence that stands where there are no entries. */
  empty: string;
  children: (entry: Entry) => ReactNode;
}

export function EntryViews<Entry>({ entries, empty, children }: EntryViewsProps<Entry>) {
  if (entries.length === 0) return <p className="text-muted">{empty}</p>;
  return (
    <ul>
      {inPlace(entries).map(({ key, value }) => (
        <li key={key} className="border-line border-b py-4 first:pt-0 last:border-b-0 last:pb-0">
          {children(value)}
        </li>
      ))}
    </ul>
  );
}

/** Statements below an entry. */
export function Bullets({ label, lines }: { label?: string; lines: readonly string[] }) {
  if (lines.length === 0) return null;
  return (
    <>
      {label && <p className="mt-3 font-semibold text-sm">{label}</p>}
      <ul className="mt-1.5 flex list-disc flex-col gap-1 pl-5 marker:text-accent">
        {inPlace(lines).map(({ key, value }) => (
          <li key={key} className="group/line whitespace-pre-wrap break-words pl-0.5">
            {value}
            <LineMark text={value} />
          </li>
        ))}
      </ul>
    </>
  );
}

/** "Northwind · Berlin" of what is there. */
export function dotSeparated(...parts: string[]): string {
  return parts.filter(Boolean).join(" · ");
}

/** Entries carry no identity of their own, and equal ones may stand beside each other: the place is the key. */
function inPlace<Value>(values: readonly Value[]): { key: string; value: Value }[] {
  return values.map((value, place) => ({ key: String(place), value }));
}
