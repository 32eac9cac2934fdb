import { Briefcase, Building2, MapPin, Search } from "lucide-react";
import { type KeyboardEvent, type ReactNode, type RefObject, useDeferredValue, useId, useState } from "react";
import type { SearchSuggestion } from "../../../shared/jobs/search-filters.contract.ts";
import { classNames } from "../../ui/class-names.ts";
import { FieldFrame, inputClasses } from "../../ui/fields/field-frame.tsx";
import { useSuggestions } from "../job-search.queries.ts";
import { maxLengths } from "./search-address.ts";

interface TitleBoxProps {
  input: RefObject<HTMLInputElement | null>;
  value: string;
  error: string;
  /** Its place is chosen beside the box, which the counts do not know. */
  hasPlace: boolean;
  onChange: (title: string) => void;
  onTake: (suggestion: SearchSuggestion) => void;
}

const steps: Record<string, number> = { ArrowDown: 1, ArrowUp: -1 };
const icons: Record<SearchSuggestion["kind"], ReactNode> = {
  title: <Briefcase />,
  employer: <Building2 />,
  place: <MapPin />,
};
const kindNames: Record<SearchSuggestion["kind"], string> = { title: "Title", employer: "Employer", place: "Place" };

/** What is searched for; proposes titles, employers and places as one types, after the combobox pattern of ARIA: the focus stays in the box. */
export function TitleBox({ input, value, error, hasPlace, onChange, onTake }: TitleBoxProps) {
  const listId = useId();
  const [isOpen, setOpen] = useState(false);
  const [active, setActive] = useState(-1);
  const suggestions = useSuggestions(useDeferredValue(isOpen ? value.trim() : ""));
  const isShown = isOpen && suggestions.length > 0;
  const optionId = (index: number) => `${listId}-${index}`;

  function close() {
    setOpen(false);
    setActive(-1);
  }

  function take(suggestion: SearchSuggestion) {
    close();
    onTake(suggestion);
  }

  function onKeyDown(event: KeyboardEvent<HTMLInputElement>) {
    const step = steps[event.key];
    const chosen = suggestions[active];
    if (event.key === "Escape" && isShown) {
      event.preventDefault();
      close();
    } else if (event.key === "Enter") {
      if (isShown && chosen) {
        event.preventDefault();
        take(chosen);
      } else close();
    } else if (step !== undefined) {
      event.preventDefault();
      setOpen(true);
      // One place beyond both ends is the box itself, where nothing is chosen.
      const places = suggestions.length + 1;
      if (isShown) setActive(((active + 1 + step + places) % places) - 1);
    }
  }

  return (
    <FieldFrame label="Job title" labelHidden error={error} className="relative flex-1">
      {(control) => (
        <>
          <Search
            aria-hidden="true"
            className="pointer-events-none absolute top-3 left-3 z-10 size-5 text-muted max-md:hidden"
          />
          <input
            {...control}
            ref={input}
            type="text"
            name="title"
            role="combobox"
            aria-expanded={isShown}
            aria-controls={isShown ? listId : undefined}
            aria-autocomplete="list"
            aria-activedescendant={isShown && active >= 0 ? optionId(active) : undefined}
            autoComplete="off"
            enterKeyHint="search"
            maxLength={maxLengths.title}
            placeholder="Title, employer or skill"
            value={value}
            className={classNames(inputClasses, "md:pl-10.5")}
            onChange={({ target }) => {
              onChange(target.value);
              setOpen(true);
              setActive(-1);
            }}
            onKeyDown={onKeyDown}
            onBlur={close}
          />
          {isShown && (
            <div
              id={listId}
              role="listbox"
              aria-label="Suggestions"
              className="absolute inset-x-0 top-full z-30 mt-1.5 max-h-96 min-w-64 overflow-y-auto rounded-lg border border-line bg-raised p-1 shadow-float"
            >
              {suggestions.map((suggestion, index) => (
                <Suggestion
                  key={`${suggestion.kind} ${suggestion.key ?? suggestion.text}`}
                  id={optionId(index)}
                  suggestion={suggestion}
                  isActive={index === active}
                  isCountedEverywhere={hasPlace && suggestion.kind !== "place"}
                  onTake={() => take(suggestion)}
                />
              ))}
            </div>
          )}
        </>
      )}
    </FieldFrame>
  );
}

interface SuggestionProps {
  id: string;
  suggestion: SearchSuggestion;
  isActive: boolean;
  isCountedEverywhere: boolean;
  onTake: () => void;
}

function Suggestion({ id, suggestion: { kind, text, count }, isActive, isCountedEverywhere, onTake }: SuggestionProps) {
  return (
    // The keyboard reaches it through the box.
    <button
      type="button"
      id={id}
      role="option"
      tabIndex={-1}
      aria-selected={isActive}
      // The press must not take the focus out of the box, which would close the list before the click.
      onMouseDown={(event) => event.preventDefault()}
      onClick={onTake}
      className={classNames(
        "flex min-h-11 w-full items-center gap-3 rounded-md text-left px-3 py-1.5 md:min-h-9",
        isActive ? "bg-accent-soft" : "hover:bg-sunken",
      )}
    >
      <span aria-hidden="true" className="text-muted [&_svg]:size-4.5">
        {icons[kind]}
      </span>
      <span className="min-w-0 flex-1 wrap-anywhere">
        <span className="sr-only">{kindNames[kind]}: </span>
        {text}
      </span>
      {count !== undefined && (
        <span className="text-muted text-sm tabular-nums">
          {count.toLocaleString("en")}
          {isCountedEverywhere && " everywhere"}
        </span>
      )}
    </button>
  );
}
