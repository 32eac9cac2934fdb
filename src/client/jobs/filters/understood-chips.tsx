import { X } from "lucide-react";
import type { UnderstoodCondition } from "../../../shared/jobs/search-filters.contract.ts";

interface UnderstoodChipsProps {
  understood: UnderstoodCondition[];
  notUnderstood: string[];
  onTakeOff: (text: string) => void;
}

/** What was read from the words beside the title, each to be taken off, and what openings could not be held against. */
export function UnderstoodChips({ understood, notUnderstood, onTakeOff }: UnderstoodChipsProps) {
  if (understood.length === 0 && notUnderstood.length === 0) return null;
  return (
    <div className="flex flex-wrap items-center gap-x-4 gap-y-2 text-sm">
      {understood.length > 0 && (
        <ul aria-label="Understood from your words" className="flex min-w-0 flex-wrap items-center gap-2">
          {understood.map(({ kind, text, meaning }) => (
            <li key={`${kind} ${text}`} className="min-w-0">
              <button
                type="button"
                onClick={() => onTakeOff(text)}
                title={`Read from “${text}”`}
                className="inline-flex min-h-11 max-w-full items-center gap-1.5 rounded-full bg-accent-soft pr-2.5 pl-3.5 text-accent transition-colors hover:bg-sunken hover:text-ink md:min-h-8"
              >
                <span className="sr-only">Take off: </span>
                <span className="truncate">{capitalized(meaning)}</span>
                <X aria-hidden="true" className="size-4 shrink-0" />
              </button>
            </li>
          ))}
        </ul>
      )}
      {notUnderstood.length > 0 && (
        <p className="text-muted">
          Openings do not say this, so the results are not held against it:{" "}
          {notUnderstood.map((text) => `“${text}”`).join(", ")}.
        </p>
      )}
    </div>
  );
}

const capitalized = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);
