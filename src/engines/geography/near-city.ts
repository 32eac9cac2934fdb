import { editDistance } from "../text/text.ts";
import type { City, Gazetteer } from "./gazetteer.ts";

/** Letters. Shorter names are near to too many others. */
const minLength = 5;
const minLengthForTwoEdits = 8;
/** People. The shorter a name and the more letters are wrong, the larger a town must be to be meant. */
const largeTown = 100_000;
const city = 300_000;

/** Finds the town that a misspelled name most likely stands for: the fewest letters wrong, then the most people. */
export function createNearCity(gazetteer: Gazetteer) {
  let byBeginning: Map<string, string[]> | undefined;

  return (name: string): City | undefined => {
    if (name.length < minLength || !/^[a-z ]+$/.test(name)) return undefined;
    byBeginning ??= grouped(gazetteer.namesOfTowns(largeTown));
    const allowed = name.length < minLengthForTwoEdits ? 1 : 2;
    const [first = "", second = ""] = name;
    return [first, second]
      .flatMap((letter) => byBeginning?.get(letter) ?? [])
      .filter((candidate) => candidate[0] === first || candidate.startsWith(second + first))
      .filter((candidate) => Math.abs(candidate.length - name.length) <= allowed)
      .map((candidate) => ({ candidate, edits: editDistance(name, candidate) }))
      .filter(({ edits }) => edits <= allowed)
      .map(({ candidate, edits }) => ({ edits, town: largestOf(gazetteer.citiesNamed(candidate)) }))
      .flatMap(({ edits, town }) =>
        town && town.population >= (edits > 1 || name.length < 7 ? city : largeTown) ? [{ edits, town }] : [],
      )
      .sort((a, b) => a.edits - b.edits || b.town.population - a.town.population)[0]?.town;
  };
}

function grouped(names: string[]): Map<string, string[]> {
  const groups = new Map<string, string[]>();
  for (const name of names) {
    const group = groups.get(name[0] ?? "");
    if (group) group.push(name);
    else groups.set(name[0] ?? "", [name]);
  }
  return groups;
}

const largestOf = (towns: City[]) => towns.toSorted((a, b) => b.population - a.population)[0];
