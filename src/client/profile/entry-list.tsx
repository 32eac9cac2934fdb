import { Plus, Trash2 } from "lucide-react";
import type { ReactNode } from "react";
import { Button } from "../ui/button.tsx";

interface EntryListProps {
  /** What one entry is called: "position", "course of study". */
  noun: string;
  fields: readonly { id: string }[];
  onAdd: () => void;
  onRemove: (index: number) => void;
  children: (index: number) => ReactNode;
}

/** The entries of a section under edit, each with its fields, one more at the end on demand. */
export function EntryList({ noun, fields, onAdd, onRemove, children }: EntryListProps) {
  return (
    <div className="flex flex-col gap-6">
      {fields.map(({ id }, index) => (
        <fieldset key={id} className="min-w-0 rounded-md border border-line bg-page/60 px-4 pt-2 pb-5">
          <legend className="sr-only">{`${capitalized(noun)} ${index + 1}`}</legend>
          <div className="mb-2 flex items-center justify-between">
            <span aria-hidden="true" className="font-semibold text-muted text-sm">
              {`${capitalized(noun)} ${index + 1}`}
            </span>
            <Button
              variant="quiet"
              size="small"
              className="-mr-2 text-muted hover:text-danger"
              aria-label={`Remove ${noun} ${index + 1}`}
              onClick={() => onRemove(index)}
            >
              <Trash2 aria-hidden="true" />
              Remove
            </Button>
          </div>
          {children(index)}
        </fieldset>
      ))}
      <Button variant="secondary" className="self-start" onClick={onAdd}>
        <Plus aria-hidden="true" />
        {`Add ${noun}`}
      </Button>
    </div>
  );
}

function capitalized(noun: string): string {
  return noun.charAt(0).toUpperCase() + noun.slice(1);
}
