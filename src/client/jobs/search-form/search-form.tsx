import { Search } from "lucide-react";
import { type ReactNode, type SubmitEvent, useRef, useState } from "react";
import { Button } from "../../ui/button.tsx";
import { TextField } from "../../ui/fields/text-field.tsx";
import { Card } from "../../ui/page/card.tsx";
import { PlaceFields } from "./place-fields.tsx";
import { longest, type SearchFields, writeSearchAddress } from "./search-address.ts";

interface SearchFormProps {
  /** As in the page's address; what was typed gives way when they change. */
  searched: SearchFields;
  /** Whether they are being searched for. */
  busy: boolean;
  onSearch: (words: SearchFields) => void;
  /** What stands below the fields, for what is in them. */
  children: (words: SearchFields) => ReactNode;
}

export function SearchForm({ searched, busy, onSearch, children }: SearchFormProps) {
  const [words, setWords] = useState(searched);
  const [shownFor, setShownFor] = useState(searched);
  const [error, setError] = useState("");
  const title = useRef<HTMLInputElement>(null);

  if (!isSame(searched, shownFor)) {
    setShownFor(searched);
    setWords(searched);
    setError("");
  }

  function submit(event: SubmitEvent) {
    event.preventDefault();
    const wanted = { ...words, title: words.title.trim() };
    if (wanted.title === "") {
      title.current?.focus();
      return setError("Please enter a job title");
    }
    setError("");
    onSearch(wanted);
  }

  // While one search is under way, another one may take its place.
  const isSearching = busy && isSame({ ...words, title: words.title.trim() }, searched);

  return (
    <Card className="p-4 md:p-5">
      <search>
        <form noValidate onSubmit={submit} className="grid grid-cols-2 gap-4 md:grid-cols-3">
          <div className="col-span-full flex items-start gap-3">
            <TextField
              ref={title}
              className="min-w-0 flex-1"
              label="Job title"
              name="title"
              autoComplete="organization-title"
              enterKeyHint="search"
              maxLength={longest.title}
              placeholder="Nurse, electrician…"
              value={words.title}
              error={error}
              onChange={(event) => setWords({ ...words, title: event.target.value })}
            />
            <Button type="submit" busy={isSearching} className="mt-7.5 md:min-h-11">
              {!isSearching && <Search aria-hidden="true" />}
              Search
            </Button>
          </div>
          <PlaceFields words={words} onChange={setWords} />
        </form>
      </search>
      {children(words)}
    </Card>
  );
}

function isSame(one: SearchFields, other: SearchFields): boolean {
  return writeSearchAddress(one).toString() === writeSearchAddress(other).toString();
}
