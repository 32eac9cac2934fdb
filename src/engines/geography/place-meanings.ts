import { foldKey } from "../../shared/text/folded-text.rules.ts";
import { countryCodeOf, countryCodeOfShort } from "./country-names.ts";
import { countryOfCounty } from "./county-names.ts";
import type { City, Gazetteer, State } from "./gazetteer.ts";

/** What the words between two commas may mean. */
export interface Meanings {
  text: string;
  /** "in" and "me" are codes of states only beside another place. */
  mayBeWord: boolean;
  country?: { code: string; byCode: boolean };
  states: { state: State; byCode: boolean }[];
  cities: City[];
  /** The country of a county of that name: it tells which of several towns beside it is meant, and is no place by itself. */
  countyOf?: string;
}

/** Mostly words or codes: only a large city is meant by so short a name. */
const shortWord = /^[a-z]{1,3}$/;
const largeCity = 100_000;
const shortForms = new Map(Object.entries({ st: "saint", ste: "sainte", ft: "fort", mt: "mount" }));

/** Undefined for words that are no place. */
export function meaningsOf(gazetteer: Gazetteer, text: string): Meanings | undefined {
  const key = foldKey(text);
  if (key === "") return undefined;
  const isShort = shortWord.test(key);
  const byName = countryCodeOf(text);
  const code = byName ?? (isShort ? countryCodeOfShort(text) : undefined);
  const cities = citiesNamed(gazetteer, key);
  const isKnown = byName !== undefined || cities.some(({ population }) => population >= largeCity);
  const countyOf = countryOfCounty(key);
  const meanings = {
    text,
    mayBeWord: isShort && text === key && !isKnown,
    ...(code && { country: { code, byCode: isShort && !byName } }),
    states: gazetteer.statesNamed(key).map((state) => ({ state, byCode: isShort })),
    cities,
    ...(countyOf && { countyOf }),
  };
  return code || countyOf || meanings.states.length > 0 || cities.length > 0 ? meanings : undefined;
}

function citiesNamed(gazetteer: Gazetteer, key: string): City[] {
  const cities = [key, ...spelledOut(key)].flatMap((each) => gazetteer.citiesNamed(each));
  return /^[a-z]{1,2}$/.test(key) ? cities.filter(({ population }) => population >= largeCity) : cities;
}

function spelledOut(key: string): string[] {
  const [first = "", ...rest] = key.split(" ");
  const long = shortForms.get(first);
  return long && rest.length > 0 ? [[long, ...rest].join(" ")] : [];
}
