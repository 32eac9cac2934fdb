import { memoized } from "../text/text.ts";
import { indexOfText, openGazetteerFile, startOf, textAt } from "./gazetteer-file.ts";

export interface State {
  countryCode: string;
  name: string;
  /** Folded (`foldKey`): the name, its code, and what else people call it. */
  keys: readonly string[];
  /** Of its cities together. */
  population: number;
}

export interface City {
  countryCode: string;
  state: State | undefined;
  name: string;
  /** 0 where it is not known. */
  population: number;
  latitude: number;
  longitude: number;
  /** Whether it was found by the name that it is shown by, or by another one. */
  isFirstName: boolean;
}

/** Once in a process: 14 MB. */
export const readGazetteer = memoized(openGazetteer);

/** The states and cities of the world from the file that the build makes, searched as they lie in one buffer: as objects they would take ten times the memory. */
function openGazetteer(path: string) {
  const file = openGazetteerFile(path);
  const states = file.states.map(({ country, ...row }): State => ({ countryCode: country, population: 0, ...row }));
  file.cityStates.forEach((number, city) => {
    const state = states[number - 1];
    if (state) state.population += file.populations[city] ?? 0;
  });
  const countryCodes = Object.keys(file.countries);
  const cityCountries = new Uint8Array(file.cityStates.length);
  Object.values(file.countries).forEach(([from, to], number) => {
    cityCountries.fill(number, from, to);
  });
  const statesByCountry = grouped(states, ({ countryCode }) => [countryCode]);
  const statesByKey = grouped(states, ({ keys }) => keys);

  function city(index: number, isFirstName: boolean): City {
    return {
      countryCode: countryCodes[cityCountries[index] ?? 0] ?? "",
      state: states[(file.cityStates[index] ?? 0) - 1],
      name: textAt(file.cityNames, index),
      population: file.populations[index] ?? 0,
      latitude: degrees(file.latitudes[index]),
      longitude: degrees(file.longitudes[index]),
      isFirstName,
    };
  }

  return {
    states: (countryCode: string): readonly State[] => statesByCountry.get(countryCode) ?? [],

    statesNamed: (key: string): readonly State[] => statesByKey.get(key) ?? [],

    /** Each name once, in alphabetical order; of the whole country when no state is given. */
    cityNames(countryCode: string, state?: State): string[] {
      const [from, to] = file.countries[countryCode] ?? [0, 0];
      const number = state ? states.indexOf(state) + 1 : undefined;
      const names: string[] = [];
      for (let index = from; index < to; index++) {
        if (number !== undefined && file.cityStates[index] !== number) continue;
        const name = textAt(file.cityNames, index);
        if (name !== names.at(-1)) names.push(name);
      }
      return names;
    },

    /** The folded first names of all towns of so many people. */
    namesOfTowns(population: number): string[] {
      const names: string[] = [];
      file.bearerEnds.forEach((end, at) => {
        const bearers = file.bearers.subarray(startOf(file.bearerEnds, at), end);
        if (bearers.some((bearer) => bearer > 0 && (file.populations[bearer - 1] ?? 0) >= population))
          names.push(textAt(file.keys, at));
      });
      return names;
    },

    citiesNamed(key: string): City[] {
      const at = indexOfText(file.keys, key);
      if (at === undefined) return [];
      const bearers = file.bearers.subarray(startOf(file.bearerEnds, at), file.bearerEnds[at]);
      return Array.from(bearers, (bearer) => city(Math.abs(bearer) - 1, bearer > 0));
    },
  };
}

export type Gazetteer = ReturnType<typeof readGazetteer>;

function grouped(states: State[], keysOf: (state: State) => readonly string[]): Map<string, State[]> {
  const groups = new Map<string, State[]>();
  for (const state of states) {
    for (const key of keysOf(state)) groups.set(key, [...(groups.get(key) ?? []), state]);
  }
  return groups;
}

/** The file holds single precision, whose decimals beyond a metre are noise. */
function degrees(value = 0): number {
  return Number(value.toFixed(5));
}
