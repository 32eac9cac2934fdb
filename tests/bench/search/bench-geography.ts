// How long the geography takes to answer, and what it weighs. npm run bench:geography
import { performance } from "node:perf_hooks";
import { z } from "zod/mini";
import { createGeographyService, readGazetteer } from "../../../src/engines/geography/geography.ts";
import { projectPath } from "../../../src/server/project-path.ts";
import { jobSearchEndpoints } from "../../../src/shared/jobs/job-search.contract.ts";

const rounds = 200;

globalThis.gc?.();
const before = process.memoryUsage();
const start = performance.now();
const geography = createGeographyService(readGazetteer(projectPath(".cache/geography/gazetteer.bin")));
const loading = performance.now() - start;
globalThis.gc?.();
const after = process.memoryUsage();
const megabytes = (key: "rss" | "heapUsed") => `${((after[key] - before[key]) / 1024 / 1024).toFixed(1)} MB`;
console.log(`loaded in ${loading.toFixed(0)} ms; resident +${megabytes("rss")}, of it heap +${megabytes("heapUsed")}`);

const countries = geography.countries();
const statesOf = countries.flatMap((country) => geography.states(country).map((state) => ({ country, state })));
const cityCount = countries.reduce((sum, country) => sum + geography.cities(country).length, 0);
console.log(`${countries.length} countries, ${statesOf.length} states, ${cityCount} cities (names within a country)\n`);

/** What a call does beside the network: finding the list and serialising the reply by its schema. */
const reply = (endpoint: { reply: z.core.$ZodType }, body: object) =>
  JSON.stringify(z.parse(endpoint.reply, { success: true, ...body }));
const texts = [
  "Berlin, Germany",
  "San Francisco, CA",
  "Remote - Germany",
  "Zürich, CH",
  "London, UK; Paris, France",
  "Springfield",
];
function pick<Item>(list: Item[], round: number): Item {
  const item = list[Math.floor((round * list.length) / rounds)];
  if (item === undefined) throw new Error("The list is empty");
  return item;
}

measure("countries", () => reply(jobSearchEndpoints.countries, { countries: geography.countries() }));
measure("states, every country in turn", (round) =>
  reply(jobSearchEndpoints.states, { states: geography.states(pick(countries, round)) }),
);
measure("cities of a state", (round) => {
  const { country, state } = pick(statesOf, round);
  return reply(jobSearchEndpoints.cities, { cities: geography.cities(country, state) });
});
measure("cities of California", () =>
  reply(jobSearchEndpoints.cities, { cities: geography.cities("United States", "California") }),
);
measure("cities of the United States", () =>
  reply(jobSearchEndpoints.cities, { cities: geography.cities("United States") }),
);
measure("place of {country, state, city}", () =>
  geography.placeKeys({ country: "Germany", state: "Bayern", city: "München" }),
);
measure("place from text", (round) => geography.placesFromText(pick(texts, round)));

function measure(name: string, run: (round: number) => unknown): void {
  for (let round = 0; round < rounds / 4; round++) run(round);
  const times = Array.from({ length: rounds }, (_, round) => {
    const begin = performance.now();
    run(round);
    return performance.now() - begin;
  }).sort((a, b) => a - b);
  const at = (share: number) => `${times[Math.floor(times.length * share)]?.toFixed(2)} ms`.padStart(9);
  console.log(`${name.padEnd(34)} p50 ${at(0.5)}   p95 ${at(0.95)}   longest ${at(0.999)}`);
}
