import { Combobox } from "../ui/combobox.tsx";
import { useCities, useCountries, useStates } from "./job-search.queries.ts";
import { type SearchWords, withPlace } from "./search-address.ts";

interface PlaceFieldsProps {
  words: SearchWords;
  onChange: (words: SearchWords) => void;
}

/** Country, state and city, each offering what the one before it holds. */
export function PlaceFields({ words, onChange }: PlaceFieldsProps) {
  const { country, state, city } = words;
  const { data: countries = [] } = useCountries();
  const { data: states = [], isSuccess: hasStates } = useStates(country);
  const canChooseCity = country !== "" && (state !== "" || (hasStates && states.length === 0));
  const { data: cities = [] } = useCities({ country, state, enabled: canChooseCity });

  return (
    <>
      <Combobox
        className="col-span-full md:col-span-1"
        label="Country"
        placeholder="Anywhere"
        options={countries}
        value={country}
        onChange={(next) => onChange(withPlace(words, { country: next }))}
      />
      <Combobox
        label="State"
        placeholder="Any"
        options={states}
        value={state}
        disabled={states.length === 0}
        onChange={(next) => onChange(withPlace(words, { state: next }))}
      />
      <Combobox
        label="City"
        placeholder="Any"
        options={cities}
        value={city}
        disabled={cities.length === 0}
        onChange={(next) => onChange(withPlace(words, { city: next }))}
      />
    </>
  );
}
