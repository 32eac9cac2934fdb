import { ChevronDown, MapPin, Search } from "lucide-react";
import { type ReactNode, type SubmitEvent, useId, useRef, useState } from "react";
import type { SearchSuggestion } from "../../../shared/jobs/search-filters.contract.ts";
import { Button } from "../../ui/button.tsx";
import { classNames } from "../../ui/class-names.ts";
import { Card } from "../../ui/page/card.tsx";
import { PlaceFields } from "./place-fields.tsx";
import { hasPlace, noSearch, type SearchFields, wordsInShort, writeSearchAddress } from "./search-address.ts";
import { TitleBox } from "./title-box.tsx";

interface SearchFormProps {
  /** As in the page's address; what was typed gives way when they change. */
  searched: SearchFields;
  /** Whether they are being searched for. */
  busy: boolean;
  onSearch: (words: SearchFields) => void;
  /** What stands below the fields, for what is in them. */
  children: (words: SearchFields) => ReactNode;
}

/** One line where there is room; on phones the place unfolds below the title. */
export function SearchForm({ searched, busy, onSearch, children }: SearchFormProps) {
  const [words, setWords] = useState(searched);
  const [shownFor, setShownFor] = useState(searched);
  const [error, setError] = useState("");
  const [pressed, setPressed] = useState<boolean>();
  // On phones the place makes room for results, until it is wanted.
  const isUnfolded = pressed ?? searched.title === "";
  const title = useRef<HTMLInputElement>(null);
  const placeId = useId();

  if (!isSame(searched, shownFor)) {
    setShownFor(searched);
    setWords(searched);
    setError("");
    setPressed(undefined);
  }

  function search(wanted: SearchFields) {
    setWords(wanted);
    if (wanted.title === "") {
      title.current?.focus();
      return setError("Please enter a job title");
    }
    setError("");
    setPressed(undefined);
    onSearch(wanted);
  }

  function submit(event: SubmitEvent) {
    event.preventDefault();
    search({ ...words, title: words.title.trim() });
  }

  /** A place alone is no search yet: the title comes next. */
  function take({ kind, text, place }: SearchSuggestion) {
    if (kind === "place" && place) setWords({ ...noSearch, ...place });
    else search({ ...words, title: text });
  }

  // While one search is under way, another one may take its place.
  const isSearching = busy && isSame({ ...words, title: words.title.trim() }, searched);

  return (
    <div className="flex flex-col gap-3">
      <Card className="p-2.5 md:p-3">
        <search>
          <form
            noValidate
            onSubmit={submit}
            className="grid grid-cols-[minmax(0,1fr)_auto] items-start gap-2.5 xl:grid-cols-[minmax(0,1fr)_minmax(0,27rem)_auto]"
          >
            <TitleBox
              input={title}
              value={words.title}
              error={error}
              hasPlace={hasPlace(words)}
              onChange={(next) => setWords({ ...words, title: next })}
              onTake={take}
            />
            <button
              type="button"
              aria-expanded={isUnfolded}
              aria-controls={placeId}
              onClick={() => setPressed(!isUnfolded)}
              className="order-2 col-span-2 flex min-h-11 min-w-0 items-center gap-2 rounded-md px-1 text-left text-[0.9375rem] md:hidden"
            >
              <MapPin aria-hidden="true" className="size-4.5 shrink-0 text-accent" />
              <span className="min-w-0 flex-1 truncate">
                {hasPlace(words) ? wordsInShort({ ...words, title: "" }) : "Anywhere"}
              </span>
              <ChevronDown
                aria-hidden="true"
                className={classNames("size-4.5 text-muted transition-transform", isUnfolded && "rotate-180")}
              />
            </button>
            <div
              id={placeId}
              className={classNames(
                "order-3 col-span-2 grid-cols-2 gap-2.5 md:grid md:grid-cols-3 xl:order-none xl:col-span-1",
                isUnfolded ? "grid" : "hidden",
              )}
            >
              <PlaceFields words={words} onChange={setWords} />
            </div>
            {/* On phones it stands beside the title. */}
            <Button type="submit" busy={isSearching} className="order-1 md:min-h-11 xl:order-none">
              {!isSearching && <Search aria-hidden="true" />}
              Search
            </Button>
          </form>
        </search>
      </Card>
      {children(words)}
    </div>
  );
}

function isSame(one: SearchFields, other: SearchFields): boolean {
  return writeSearchAddress(one).toString() === writeSearchAddress(other).toString();
}
