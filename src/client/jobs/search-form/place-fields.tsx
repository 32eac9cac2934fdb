import { countryNamed } from "../../../shared/assistant/place-names.rules.ts";
import { Combobox } from "../../ui/fields/combobox/combobox.tsx";
import { useCities, useCountries, useStates } from "../job-search.queries.ts";
import { type SearchFields, withPlace } from "./search-address.ts";

interface PlaceFieldsProps {
  words: SearchFields;
  onChange: (words: SearchFields) => void;
}

/** Country, state and city, each offering what the one before it holds. */
export function PlaceFields({ words, onChange }: PlaceFieldsProps) {
  const { country, state, city } = words;
  const countries = useCountries();
  const states = useStates(country);
  const hasNoStates = states.data?.length === 0;
  const canChooseCity = country !== "" && (state !== "" || hasNoStates);
  const cities = useCities({ country, state, enabled: canChooseCity });

  return (
    <>
      <Combobox
        className="col-span-full md:col-span-1"
        label="Country"
        labelHidden
        placeholder={countries.isLoading ? "Loading…" : "Country"}
        emptyText={countries.isLoading ? "Loading…" : "No such country."}
        options={countries.data ?? noNames}
        otherName={countryNamed}
        value={country}
        onChange={(next) => onChange(withPlace(words, { country: next }))}
      />
      <Combobox
        label="State"
        labelHidden
        placeholder={statePlaceholder(states.isLoading, hasNoStates)}
        emptyText={states.isLoading ? "Loading…" : "No such state."}
        options={states.data ?? noNames}
        value={state}
        disabled={country === "" || isEmptied(states)}
        onChange={(next) => onChange(withPlace(words, { state: next }))}
      />
      <Combobox
        label="City"
        labelHidden
        placeholder={cities.isLoading ? "Loading…" : "City"}
        emptyText={cities.isLoading ? "Loading…" : "No such city."}
        options={cities.data ?? noNames}
        value={city}
        disabled={!canChooseCity || isEmptied(cities)}
        onChange={(next) => onChange(withPlace(words, { city: next }))}
      />
    </>
  );
}

/** One and the same array, so that the fields need not look through it anew at every keystroke. */
const noNames: readonly string[] = [];

function statePlaceholder(isLoading: boolean, hasNoStates: boolean): string {
  if (isLoading) return "Loading…";
  return hasNoStates ? "No states" : "State";
}

/** While a list is under way its field stays open, so that the keyboard's way through the form doesn't skip it. */
function isEmptied({ isLoading, data }: { isLoading: boolean; data: readonly string[] | undefined }): boolean {
  return !isLoading && (data ?? noNames).length === 0;
}
