import { Plus } from "lucide-react";
import { type ReactNode, useState } from "react";
import { get, useFieldArray, useFormContext } from "react-hook-form";
import { maximumEntries, type ProfileDocument } from "../../../shared/profile/profile.contract.ts";
import { entryName } from "../../../shared/profile/profile-words.rules.ts";
import { Button } from "../../ui/button.tsx";
import { FieldError } from "../../ui/fields/field-error.tsx";
import { useUndoOffer } from "../../ui/overlays/use-undo-offer.ts";
import { blankEntries, type EntrySection } from "../fields/blank-entries.ts";
import { ownMessage } from "../fields/form-fields.tsx";
import { EntryFieldset } from "./entry-fieldset.tsx";
import { SortableList } from "./sortable-list.tsx";

interface EntryListProps {
  section: EntrySection;
  /** What one entry is called: "position", "course of study". */
  noun: string;
  children: (index: number) => ReactNode;
}

/** As many entries stand open from the start; longer lists begin folded, so that they stay quick and easy to survey. */
const openAtFirst = 3;

/** The entries of a section under edit, each with its fields, one more at the end on demand. */
export function EntryList({ section, noun, children }: EntryListProps) {
  const {
    control,
    getValues,
    formState: { errors },
  } = useFormContext<ProfileDocument>();
  const { fields, append, insert, remove, move } = useFieldArray({ control, name: section });
  const [folded, setFolded] = useState(() => new Set(fields.length > openAtFirst ? fields.map(({ id }) => id) : []));
  const offerUndo = useUndoOffer();
  const removeAt = (index: number, name: string) => {
    const removed = getValues(section)[index];
    remove(index);
    if (removed) offerUndo(`${name || `The ${noun}`} was removed.`, () => insert(index, removed));
  };
  const fold = (id: string, isFolded: boolean) => {
    const next = new Set(folded);
    if (isFolded) next.add(id);
    else next.delete(id);
    setFolded(next);
  };

  return (
    <div className="flex flex-col gap-4">
      <SortableList length={fields.length} onMove={move}>
        {fields.map(({ id }, index) => (
          <EntryFieldset
            key={id}
            id={id}
            place={index}
            noun={noun}
            summary={entryName(getValues(section)[index] ?? {})}
            isFolded={folded.has(id) && !get(errors, `${section}.${index}`)}
            onFold={(isFolded) => fold(id, isFolded)}
            onRemove={() => removeAt(index, entryName(getValues(section)[index] ?? {}))}
          >
            {() => children(index)}
          </EntryFieldset>
        ))}
      </SortableList>
      <FieldError>{ownMessage(errors, section)}</FieldError>
      {fields.length < maximumEntries ? (
        <Button variant="secondary" className="self-start" onClick={() => append(blankEntries[section])}>
          <Plus aria-hidden="true" />
          {`Add ${noun}`}
        </Button>
      ) : (
        <p className="text-muted text-sm">{`There is room for ${maximumEntries} entries.`}</p>
      )}
    </div>
  );
}
