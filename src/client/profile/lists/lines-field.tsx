import { Plus } from "lucide-react";
import { useId, useRef, useState } from "react";
import { Button } from "../../ui/button.tsx";
import { FieldError } from "../../ui/fields/field-error.tsx";
import { useUndoOffer } from "../../ui/overlays/use-undo-offer.ts";
import { moved } from "../fields/moved.ts";
import { LineRow } from "./line-row.tsx";
import { SortableList } from "./sortable-list.tsx";

interface LinesFieldProps {
  label: string;
  /** What one entry is called: "responsibility". */
  noun: string;
  /** What the list starts with; afterwards `onChange` has the news. */
  initialLines: readonly string[];
  onChange: (lines: string[]) => void;
  onBlur: () => void;
  /** What is wrong with the list as a whole. */
  error: string | undefined;
  errorAt: (index: number) => string | undefined;
}

interface Row {
  id: string;
  text: string;
}

/** A list of statements, each with room of its own. What stays blank is not kept. */
export function LinesField({ label, noun, initialLines, onChange, onBlur, error, errorAt }: LinesFieldProps) {
  const labelId = useId();
  const [rows, setRows] = useState<Row[]>(() => initialLines.map(toRow));
  const update = (next: Row[]) => {
    setRows(next);
    onChange(next.map(({ text }) => text));
  };
  const [added, setAdded] = useState("");
  const add = () => {
    const row = toRow("");
    setAdded(row.id);
    update([...rows, row]);
  };
  const latest = useRef(rows);
  latest.current = rows;
  const offerUndo = useUndoOffer();
  const removeAt = (index: number) => {
    const removed = rows[index];
    update(rows.toSpliced(index, 1));
    if (removed?.text.trim())
      offerUndo(`The ${noun} was removed.`, () => update(latest.current.toSpliced(index, 0, removed)));
  };
  const write = (id: string, text: string) => update(rows.map((row) => (row.id === id ? { id, text } : row)));

  return (
    <fieldset className="flex min-w-0 flex-col gap-2.5 sm:col-span-2" aria-labelledby={labelId} onBlur={onBlur}>
      <span id={labelId} className="font-semibold text-[0.9375rem]">
        {label}
      </span>
      <SortableList length={rows.length} onMove={(from, to) => update(moved(rows, from, to))}>
        {rows.map(({ id, text }, index) => (
          <LineRow
            key={id}
            id={id}
            place={index}
            label={label}
            noun={noun}
            text={text}
            error={errorAt(index)}
            isNew={id === added}
            onChange={(next) => write(id, next)}
            onRemove={() => removeAt(index)}
          />
        ))}
      </SortableList>
      <Button variant="quiet" size="small" className="-ml-3 self-start" onClick={add}>
        <Plus aria-hidden="true" />
        {`Add ${noun}`}
      </Button>
      <FieldError>{error}</FieldError>
    </fieldset>
  );
}

function toRow(text: string): Row {
  return { id: crypto.randomUUID(), text };
}
