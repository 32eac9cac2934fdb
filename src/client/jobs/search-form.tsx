import { MapPin, Search } from "lucide-react";
import { type SubmitEvent, useState } from "react";
import { Button } from "../ui/button.tsx";
import { Card } from "../ui/card.tsx";
import { TextField } from "../ui/text-field.tsx";
import { PlaceFields } from "./place-fields.tsx";
import { namesPlace, type SearchWords } from "./search-address.ts";

interface SearchFormProps {
  initialWords: SearchWords;
  knowsLocation: boolean;
  busy: boolean;
  onSearch: (words: SearchWords) => void;
}

export function SearchForm({ initialWords, knowsLocation, busy, onSearch }: SearchFormProps) {
  const [words, setWords] = useState(initialWords);
  const [error, setError] = useState("");

  function submit(event: SubmitEvent) {
    event.preventDefault();
    const title = words.title.trim();
    if (title === "") return setError("Please enter a job title");
    setError("");
    onSearch({ ...words, title });
  }

  return (
    <Card className="p-4 md:p-5">
      <search>
        <form noValidate onSubmit={submit} className="grid grid-cols-2 gap-4 md:grid-cols-3">
          <div className="col-span-full flex flex-col gap-3 sm:flex-row sm:items-start">
            <TextField
              className="flex-1"
              label="Job title"
              name="title"
              autoComplete="organization-title"
              enterKeyHint="search"
              maxLength={200}
              placeholder="Nurse, electrician, data analyst…"
              value={words.title}
              error={error}
              onChange={(event) => setWords({ ...words, title: event.target.value })}
            />
            <Button type="submit" busy={busy} className="sm:mt-7.5 md:min-h-11">
              {!busy && <Search aria-hidden="true" />}
              Search
            </Button>
          </div>
          <PlaceFields words={words} onChange={setWords} />
        </form>
      </search>
      {knowsLocation && !namesPlace(words) && (
        <p className="mt-4 flex items-center gap-2 text-muted text-sm">
          <MapPin aria-hidden="true" className="size-4 shrink-0 text-accent" />
          Using your current location for better results
        </p>
      )}
    </Card>
  );
}
