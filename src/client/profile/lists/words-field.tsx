import { type FocusEvent, type KeyboardEvent, useRef, useState } from "react";
import { Button } from "../../ui/button.tsx";
import { TextField } from "../../ui/fields/text-field.tsx";
import { useUndoOffer } from "../../ui/overlays/use-undo-offer.ts";
import { moved } from "../fields/moved.ts";
import { RemovableChips } from "./removable-chips.tsx";

interface WordsFieldProps {
  label: string;
  /** What one entry is called, for the button: "Add language". */
  noun: string;
  words: readonly string[];
  onChange: (words: string[]) => void;
  hint?: string;
  error?: string;
}

/** A list of short words: Enter or the button adds one, commas separate several; blanks and repeats are passed over. */
export function WordsField({ label, noun, words, onChange, hint, error }: WordsFieldProps) {
  const [typed, setTyped] = useState("");
  const [isMissing, setMissing] = useState(false);
  const field = useRef<HTMLInputElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  const add = () => {
    const next = withAdded(words, typed);
    if (next.length > words.length) onChange(next);
    setTyped("");
  };
  const wasAdded = useRef(false);
  const press = () => {
    field.current?.focus();
    setMissing(typed.trim() === "" && !wasAdded.current);
    wasAdded.current = false;
    add();
  };
  const leave = ({ relatedTarget }: FocusEvent) => {
    if (relatedTarget === field.current) return;
    // What is typed stands in the list before the page may be left from the button.
    wasAdded.current = relatedTarget === button.current && typed.trim() !== "";
    setMissing(false);
    add();
  };
  const addOnEnter = (event: KeyboardEvent) => {
    if (event.key !== "Enter" || event.nativeEvent.isComposing) return;
    event.preventDefault();
    add();
  };
  const latest = useRef(words);
  latest.current = words;
  const offerUndo = useUndoOffer();
  const remove = (word: string) => {
    const index = words.indexOf(word);
    onChange(words.filter((other) => other !== word));
    offerUndo(`“${word}” was removed.`, () => onChange(latest.current.toSpliced(index, 0, word)));
  };

  return (
    <div className="flex flex-col gap-3">
      <div className="flex items-start gap-2">
        <TextField
          ref={field}
          className="flex-1"
          label={label}
          value={typed}
          onChange={(event) => {
            setTyped(event.target.value);
            setMissing(false);
          }}
          onKeyDown={addOnEnter}
          onBlur={leave}
          error={isMissing ? `Type a ${noun} first` : error}
        />
        <Button
          ref={button}
          variant="secondary"
          // Beside the field, below which a fault stands; pressed, it leaves the focus there.
          className="mt-[calc(0.9375rem*1.55+0.375rem)] md:min-h-11"
          aria-label={`Add ${noun}`}
          onMouseDown={(event) => event.preventDefault()}
          onClick={press}
          onBlur={leave}
        >
          Add
        </Button>
      </div>
      {hint && <p className="-mt-1 text-muted text-sm">{hint}</p>}
      <RemovableChips words={words} onRemove={remove} onMove={(from, to) => onChange(moved(words, from, to))} />
    </div>
  );
}

function withAdded(words: readonly string[], typed: string): string[] {
  const next = [...words];
  for (const word of typed.split(",").map((part) => part.trim())) {
    const known = next.some((other) => other.toLowerCase() === word.toLowerCase());
    if (word && !known) next.push(word);
  }
  return next;
}
