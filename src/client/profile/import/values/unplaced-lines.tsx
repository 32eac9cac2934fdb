import { useState } from "react";
import type { CvReading } from "../../../../shared/profile/cv-import/cv-import.contract.ts";
import { Button } from "../../../ui/button.tsx";
import { Card } from "../../../ui/page/card.tsx";
import { lineId, type PlacedLine } from "../import-changes.ts";
import { PutInto } from "./put-into.tsx";
import type { ReviewedEntry } from "./reviewed-entries.ts";

interface UnplacedLinesProps {
  unplaced: CvReading["unplaced"];
  placed: readonly PlacedLine[];
  entries: readonly ReviewedEntry[];
  onPlace: (line: PlacedLine) => void;
  onTakeBack: (id: string) => void;
}

const shownAtFirst = 30;

/** What stands in the CV and went into no field: the person may say where it belongs. */
export function UnplacedLines({ unplaced, placed, entries, onPlace, onTakeBack }: UnplacedLinesProps) {
  const [open, setOpen] = useState<string>();
  const [showsAll, setShowsAll] = useState(false);
  const all = unplaced.flatMap(({ heading, lines }, group) =>
    lines.map(({ value }, index) => ({ id: lineId(group, index), heading: index === 0 ? heading : "", text: value })),
  );
  if (all.length === 0) return null;
  return (
    <Card aria-label="Not placed" className="px-4 py-5 md:px-6">
      <h2 className="text-xl">Not placed</h2>
      <p className="mt-1 text-muted">
        This stands in your CV, and I do not know where it belongs. It is left out unless you place it.
      </p>
      <ul className="mt-3">
        {all.slice(0, showsAll ? all.length : shownAtFirst).map(({ id, heading, text }) => {
          const done = placed.find((line) => line.line === id);
          return (
            <li key={id} data-row={`line-${id}`} className="border-line border-t py-2 data-lit:bg-accent-soft">
              {heading && <p className="text-muted text-sm">{heading}</p>}
              <div className="flex flex-wrap items-center justify-between gap-x-3 gap-y-1">
                <p className="min-w-0 flex-1 basis-48 break-words" dir="auto">
                  {text}
                </p>
                {done ? (
                  <span className="flex items-center gap-2 text-sm">
                    Placed
                    <Button
                      variant="quiet"
                      size="small"
                      aria-label={`Take back ${text}`}
                      onClick={() => onTakeBack(done.id)}
                    >
                      Take back
                    </Button>
                  </span>
                ) : (
                  <Button
                    variant="quiet"
                    size="small"
                    aria-expanded={open === id}
                    aria-label={`Put it into …: ${text}`}
                    onClick={() => setOpen(open === id ? undefined : id)}
                  >
                    Put it into …
                  </Button>
                )}
              </div>
              {open === id && !done && (
                <PutInto
                  entries={entries}
                  onChoose={({ entry, section, field }) => {
                    const own = `placed-${id}`;
                    onPlace({ id: own, entry: entry ?? `new-${id}`, section, field, line: id });
                    setOpen(undefined);
                  }}
                />
              )}
            </li>
          );
        })}
      </ul>
      {all.length > shownAtFirst && !showsAll && (
        <Button variant="quiet" size="small" onClick={() => setShowsAll(true)}>
          Show all {all.length}
        </Button>
      )}
    </Card>
  );
}
