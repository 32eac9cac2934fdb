import { useState } from "react";
import { Button } from "../../../ui/button.tsx";
import { FieldFrame, inputClasses } from "../../../ui/fields/field-frame.tsx";
import { type PutTarget, putTargets } from "./put-targets.ts";
import type { ReviewedEntry } from "./reviewed-entries.ts";

interface PutIntoProps {
  entries: readonly ReviewedEntry[];
  onChoose: (target: PutTarget) => void;
}

/** The choice of a section and a field for a line. */
export function PutInto({ entries, onChoose }: PutIntoProps) {
  const groups = putTargets(entries).filter(({ targets }) => targets.length > 0);
  const all = groups.flatMap(({ targets }) => targets);
  const [chosen, setChosen] = useState("");
  const target = all[Number(chosen)];
  return (
    <div className="mt-2 flex flex-wrap items-end gap-2">
      <FieldFrame label="Section and field" className="min-w-0 flex-1 basis-56">
        {(control) => (
          <select
            {...control}
            // biome-ignore lint/a11y/noAutofocus: it was just asked for.
            autoFocus
            value={chosen}
            onChange={(event) => setChosen(event.target.value)}
            className={inputClasses}
          >
            <option value="">Choose…</option>
            {groups.map(({ title, targets }) => (
              <optgroup key={title} label={title}>
                {targets.map((one) => (
                  <option key={`${one.entry} ${one.field} ${one.label}`} value={all.indexOf(one)}>
                    {one.label}
                  </option>
                ))}
              </optgroup>
            ))}
          </select>
        )}
      </FieldFrame>
      <Button disabled={chosen === "" || !target} onClick={() => target && onChoose(target)}>
        Put it there
      </Button>
    </div>
  );
}
