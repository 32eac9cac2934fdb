import type { City, State } from "./gazetteer.ts";
import type { Meanings } from "./place-meanings.ts";

/** What a text most likely names: a country, a state of it, or a city. */
export interface ChosenPlace {
  countryCode: string;
  state?: State;
  city?: City;
}

interface Candidate extends ChosenPlace {
  /** How many parts of the text it accounts for. */
  explained: number;
  rank: number;
  people: number;
}

/** A city of a name is meant rather than a state of that name when it has at least this share of the state's people. */
const cityShare = 0.2;
/** Milano in Italy rather than in Texas, but New Delhi rather than Delhi, which also goes by that name. */
export const otherNameWeight = 0.02;
/** "LA" is Los Angeles rather than Laos. */
const knownByInitials = 500_000;

/** The place that accounts for most of the text; of several the most populous, and one in `nearCountry` before others. */
export function choosePlace(parts: readonly Meanings[], nearCountry?: string): ChosenPlace | undefined {
  const home = ({ countryCode }: Candidate) => (countryCode === nearCountry ? 1 : 0);
  const [best] = candidatesOf(parts).sort(
    (a, b) => b.explained - a.explained || home(b) - home(a) || b.rank - a.rank || b.people - a.people,
  );
  return best && { countryCode: best.countryCode, state: best.state, city: best.city };
}

/** Each country in which a place accounts for as much of the text as the chosen one does. */
export function possibleCountries(parts: readonly Meanings[]): string[] {
  const candidates = candidatesOf(parts);
  const most = Math.max(0, ...candidates.map(({ explained }) => explained));
  const best = candidates.filter(({ explained }) => explained === most);
  return [...new Set(best.map(({ countryCode }) => countryCode))];
}

const candidatesOf = (parts: readonly Meanings[]): Candidate[] =>
  parts.flatMap((part) => [...countriesOf(part, parts), ...statesOf(part, parts), ...citiesOf(part, parts)]);

function countriesOf({ country }: Meanings, parts: readonly Meanings[]): Candidate[] {
  if (!country) return [];
  const { code, byCode } = country;
  const explained = parts.filter((part) => part.country?.code === code).length;
  return [{ countryCode: code, explained, rank: byCode ? 3.2 : 4, people: 0 }];
}

function statesOf({ states, cities }: Meanings, parts: readonly Meanings[]): Candidate[] {
  const largest = Math.max(0, ...cities.map(({ population }) => population));
  return states.map(({ state, byCode }) => ({
    countryCode: state.countryCode,
    state,
    explained: parts.filter((part) => part.country?.code === state.countryCode || hasState(part, state)).length,
    rank: byCode ? 2.5 : largest < state.population * cityShare && !holdsNamesake(state, cities) ? 3.5 : 1,
    people: state.population,
  }));
}

/** Berlin is a city in the state of Berlin: the city is meant. */
function holdsNamesake(state: State, cities: readonly City[]): boolean {
  return cities.some((city) => city.state === state && city.isFirstName);
}

function citiesOf({ text, cities }: Meanings, parts: readonly Meanings[]): Candidate[] {
  const isShort = text.length <= 3;
  return cities.map((city) => {
    const beside = parts.filter((part) => part.text !== text);
    const inState = beside.filter((part) => hasState(part, city.state));
    const inCountry = beside.filter((part) => isIn(part, city.countryCode) && !inState.includes(part));
    // "Richmond, CA" is in California rather than in Canada.
    const weight = (city.isFirstName ? 1 : otherNameWeight) * (inState.length > 0 ? 3 : 1);
    return {
      countryCode: city.countryCode,
      state: city.state,
      city,
      explained: parts.length - beside.length + inState.length + inCountry.length,
      rank: inState.length > 0 ? 3.7 : isShort && city.population > knownByInitials ? 3.3 : 3,
      people: city.population * weight,
    };
  });
}

const isIn = ({ country, countyOf }: Meanings, countryCode: string) =>
  country?.code === countryCode || countyOf === countryCode;

function hasState(part: Meanings, state: State | undefined): boolean {
  return part.states.some((each) => each.state === state);
}
