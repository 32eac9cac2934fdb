import { Pencil, Plus, Trash2 } from "lucide-react";
import { type ReactNode, useId, useRef, useState } from "react";
import type { CardRecord } from "../../../shared/tracker/records/card-record.contract.ts";
import { Button } from "../../ui/button.tsx";
import { IconButton } from "../../ui/icon-button.tsx";
import { takeLostFocus } from "../../ui/states/take-lost-focus.ts";
import { useRemoveRecord } from "./record-changes.queries.ts";
import { recordDrafts } from "./record-drafts.ts";

interface RecordSectionProps<Kept extends CardRecord> {
  title: string;
  /** What the button says that opens an empty form; without one there is none. */
  add: string | undefined;
  /** What one of them is called: "note". */
  thing: string;
  /** Of drafts of this section on this card. */
  draft: string;
  records: readonly Kept[];
  /** How one is told from the others: "Maria Silva". */
  nameOf: (record: Kept) => string;
  show: (record: Kept) => ReactNode;
  /** A further button beside one. */
  button?: (record: Kept) => ReactNode;
  form: (record: Kept | undefined, draft: string, onDone: () => void) => ReactNode;
  /** An empty form is open at first. */
  startsFresh?: boolean;
  children?: ReactNode;
}

const fresh = "new";

/** Records of one kind on a card: read, added, changed in their place, removed with a way back. */
export function RecordSection<Kept extends CardRecord>(props: RecordSectionProps<Kept>) {
  const { title, add, thing, draft, records, nameOf, show, button, form, startsFresh, children } = props;
  const headingId = useId();
  const addButton = useRef<HTMLButtonElement>(null);
  const draftOf = (name: string) => `${draft}:${name}`;
  const [opened, setOpened] = useState(() => {
    const begun = [fresh, ...records.map(({ id }) => id)].find(
      (name) => recordDrafts.read(draftOf(name)) !== undefined,
    );
    return begun ?? (startsFresh ? fresh : undefined);
  });
  /** What takes the focus that the form gives back. */
  const [closed, setClosed] = useState<string>();
  const removeRecord = useRemoveRecord();

  const close = () => {
    setClosed(opened);
    setOpened(undefined);
  };
  const remove = (record: Kept) => {
    removeRecord.mutate({ record, said: `The ${thing} was removed.` });
    addButton.current?.focus();
  };

  return (
    <section aria-labelledby={headingId} className="flex flex-col gap-3 border-line border-t pt-4">
      <div className="flex flex-wrap items-center justify-between gap-x-3">
        <h3 id={headingId} className="text-lg">
          {title}
        </h3>
        {add && opened !== fresh && (
          <Button
            ref={addButton}
            variant="quiet"
            size="small"
            autoFocus={closed === fresh}
            onClick={() => setOpened(fresh)}
            className="-mr-3"
          >
            <Plus aria-hidden="true" /> {add}
          </Button>
        )}
      </div>
      {opened === fresh && form(undefined, draftOf(fresh), close)}
      {records.length > 0 && (
        <ul className="flex flex-col gap-3">
          {records.map((record) => (
            <li key={record.id}>
              {opened === record.id ? (
                form(record, draftOf(record.id), close)
              ) : (
                <div className="flex flex-wrap items-start justify-end gap-x-2">
                  {/* On a phone three buttons stand below it. */}
                  <div className="min-w-0 flex-[1_1_14rem] [overflow-wrap:anywhere]">{show(record)}</div>
                  <div className="-my-1.5 -mr-2 flex shrink-0">
                    {button?.(record)}
                    <IconButton
                      label={`Change the ${thing}: ${nameOf(record)}`}
                      // Of a kind of which there is one, the new one stands in the place of the button that adds it.
                      ref={closed === record.id || (closed === fresh && !add) ? takeLostFocus : undefined}
                      onClick={() => setOpened(record.id)}
                    >
                      <Pencil />
                    </IconButton>
                    <IconButton label={`Remove the ${thing}: ${nameOf(record)}`} onClick={() => remove(record)}>
                      <Trash2 />
                    </IconButton>
                  </div>
                </div>
              )}
            </li>
          ))}
        </ul>
      )}
      {children}
    </section>
  );
}
