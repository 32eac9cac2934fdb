import { type FormEvent, useState } from "react";
import type { ChatAction } from "../../../../shared/assistant/assistant.contract.ts";
import { Button } from "../../../ui/button.tsx";
import { TextField } from "../../../ui/fields/text-field.tsx";

interface SearchWordsProps {
  form: Extract<ChatAction, { kind: "search" }>;
  busy: boolean;
  onSay: (text: string) => void;
}

/** What and where, sent as one message: nothing has to be guessed of a sentence. */
export function SearchWords({ form, busy, onSay }: SearchWordsProps) {
  const [title, setTitle] = useState(form.title);
  const [place, setPlace] = useState(form.place);
  const said = [title.trim(), place.trim()].filter(Boolean).join(", ");
  const send = (event: FormEvent) => {
    event.preventDefault();
    if (said !== "") onSay(said);
  };
  return (
    <form onSubmit={send} className="flex flex-wrap items-end gap-2">
      <TextField
        label={form.title_label}
        className="min-w-40 flex-1"
        maxLength={100}
        value={title}
        onChange={({ target }) => setTitle(target.value)}
      />
      <TextField
        label={form.place_label}
        className="min-w-40 flex-1"
        maxLength={100}
        value={place}
        onChange={({ target }) => setPlace(target.value)}
      />
      <Button type="submit" variant="secondary" disabled={busy || said === ""}>
        {form.label}
      </Button>
    </form>
  );
}
