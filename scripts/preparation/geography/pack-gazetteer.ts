import type { City } from "./geonames-cities.ts";
import type { State } from "./geonames-states.ts";

type Sections = Record<string, NodeJS.TypedArray>;

/** The file that src/engines/geography/gazetteer-file.ts reads: its header, as JSON, then arrays that are used as they lie. */
export function packGazetteer(states: Map<string, State>, cities: City[]): Buffer {
  const collator = new Intl.Collator("en");
  const used = new Set(cities.map(({ state }) => state));
  const orderedStates = [...states.values()].filter((state) => used.has(state)).sort(byCountryThenName(collator));
  const orderedCities = [...cities].sort(byCountryThenName(collator));
  const stateNumbers = new Map(orderedStates.map((state, at) => [state, at + 1]));
  const sections: Sections = {
    ...textSections(
      "cityNames",
      orderedCities.map(({ name }) => name),
    ),
    cityStates: Uint16Array.from(orderedCities, ({ state }) => (state && stateNumbers.get(state)) ?? 0),
    populations: Uint32Array.from(orderedCities, ({ population }) => population),
    latitudes: Float32Array.from(orderedCities, ({ latitude }) => latitude),
    longitudes: Float32Array.from(orderedCities, ({ longitude }) => longitude),
    ...keySections(orderedCities),
  };
  return join({ states: orderedStates, countries: ranges(orderedCities) }, sections);
}

function byCountryThenName(collator: Intl.Collator) {
  return (a: City | State, b: City | State) =>
    a.country === b.country ? collator.compare(a.name, b.name) : a.country < b.country ? -1 : 1;
}

/** Where the cities of each country begin and end. */
function ranges(cities: City[]): Record<string, [from: number, to: number]> {
  const found: Record<string, [from: number, to: number]> = {};
  cities.forEach(({ country }, at) => {
    found[country] = [found[country]?.[0] ?? at, at + 1];
  });
  return found;
}

/** All folded names in the order of their bytes, each with the cities that bear it: positive for the first name, negative for another. */
function keySections(cities: City[]): Sections {
  const bearers = new Map<string, number[]>();
  cities.forEach(({ keys, otherKeys }, at) => {
    for (const key of new Set([...keys, ...otherKeys])) {
      const ofKey = bearers.get(key) ?? [];
      bearers.set(key, ofKey);
      ofKey.push(keys.includes(key) ? at + 1 : -at - 1);
    }
  });
  const keys = [...bearers]
    .map(([key, ofKey]) => ({ key, bytes: Buffer.from(key), ofKey }))
    .sort((a, b) => Buffer.compare(a.bytes, b.bytes));
  const lists = keys.map(({ ofKey }) => ofKey);
  return {
    ...textSections(
      "keys",
      keys.map(({ key }) => key),
    ),
    bearers: Int32Array.from(lists.flat()),
    bearerEnds: ends(lists.map(({ length }) => length)),
  };
}

function textSections(name: string, texts: string[]): Sections {
  const bytes = texts.map((text) => Buffer.from(text));
  return { [name]: Buffer.concat(bytes), [`${name.slice(0, -1)}Ends`]: ends(bytes.map(({ length }) => length)) };
}

function ends(lengths: number[]): Uint32Array {
  let sum = 0;
  return Uint32Array.from(lengths, (length) => (sum += length));
}

/** Sections begin at multiples of four, as their numbers need it. */
function join(content: object, sections: Sections): Buffer {
  const parts = Object.entries(sections).map(([name, { buffer, byteOffset, byteLength }]) => ({
    name,
    bytes: padded(Buffer.from(buffer, byteOffset, byteLength)),
    byteLength,
  }));
  let at = 0;
  const places = parts.map(({ name, bytes, byteLength }) => {
    const place = [name, [at, byteLength]];
    at += bytes.length;
    return place;
  });
  const header = padded(Buffer.from(JSON.stringify({ ...content, sections: Object.fromEntries(places) })), " ");
  const length = Buffer.alloc(4);
  length.writeUInt32LE(header.length);
  return Buffer.concat([length, header, ...parts.map(({ bytes }) => bytes)]);
}

function padded(bytes: Buffer, filler = "\0"): Buffer {
  return Buffer.concat([bytes, Buffer.alloc((4 - (bytes.length % 4)) % 4, filler)]);
}
