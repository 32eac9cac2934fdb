import type { Database } from "../database/database.ts";
import { allCountries } from "./demo/all-countries.ts";
import type { DemoCity, DemoCountry } from "./demo/country.ts";
import { demonstrationPostings, demonstrationSource, demonstrationVersion } from "./demo/demonstration-postings.ts";
import { createDemonstrationIndexStore, type IndexContent } from "./demonstration-index.store.ts";
import { foldKey } from "./search/search-terms.ts";

/**
 * Fills the job index with the generated postings, for an application without a configured source. Safe to call at
 * every start and on several servers of one database at once.
 */
export async function ensureDemonstrationIndex(database: Database): Promise<void> {
  await createDemonstrationIndexStore(database).ensure(demonstrationSource, demonstrationVersion, demonstrationContent);
}

function demonstrationContent(now: Date): IndexContent {
  return {
    source: demonstrationSource,
    version: demonstrationVersion,
    postings: demonstrationPostings(now),
    places: allCountries.flatMap((country) => country.cities.map((city) => placeRow(country, city))),
  };
}

function placeRow(country: DemoCountry, city: DemoCity): IndexContent["places"][number] {
  const stateKey = foldKey(city.state);
  const cityKey = foldKey(city.name);
  return {
    id: [country.code, stateKey, cityKey].join("/"),
    countryCode: country.code,
    state: city.state,
    stateKey,
    stateAliasKeys: (country.stateAliases[city.state] ?? []).map(foldKey),
    city: city.name,
    cityKey,
    cityAliasKeys: city.aliases.map(foldKey),
    latitude: city.latitude,
    longitude: city.longitude,
  };
}
