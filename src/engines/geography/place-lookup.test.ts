import { describe, expect, it } from "vitest";
import { projectPath } from "../../server/project-path.ts";
import { foldKey } from "../../shared/text/folded-text.rules.ts";
import { allCountries } from "../../stand-ins/demonstration-jobs/countries/all-countries.ts";
import { countryName } from "./country-names.ts";
import { readGazetteer } from "./gazetteer.ts";
import { createGeographyService } from "./place-lookup.ts";

const geography = createGeographyService(readGazetteer(projectPath(".cache/geography/gazetteer.bin")));

/** "city, state, country" of each place in the text. */
function placesIn(text: string, nearCountry?: string): string[] {
  return geography
    .placesFromText(text, nearCountry)
    .map(({ city, state, country }) => [city, state, country].filter(Boolean).join(", "));
}

describe("countries, states and cities", () => {
  it("[SEARCH-11] lists the 249 countries of ISO 3166-1, and Kosovo, once each and in alphabetical order", () => {
    const countries = geography.countries();
    expect(countries).toHaveLength(250);
    expect(new Set(countries).size).toBe(250);
    expect(countries).toEqual([...countries].sort(new Intl.Collator("en").compare));
    expect(countries).toEqual(expect.arrayContaining(["Åland Islands", "Côte d’Ivoire", "Hong Kong", "Kosovo"]));
  });

  it("[SEARCH-11] knows states of most countries, and cities of all that are inhabited", () => {
    const withStates = geography.countries().filter((country) => geography.states(country).length > 1);
    const withCities = geography.countries().filter((country) => geography.cities(country).length > 0);
    expect(withStates.length).toBeGreaterThan(190);
    expect(withCities.length).toBeGreaterThan(240);
    expect(geography.states("United States")).toHaveLength(51);
    expect(geography.states("Germany")).toHaveLength(16);
    expect(geography.states("Japan")).toHaveLength(47);
  });

  it("[SEARCH-11] lists each city of a state once, in alphabetical order without regard to accents", () => {
    const bavarian = geography.cities("Germany", "Bavaria");
    expect(bavarian.length).toBeGreaterThan(1000);
    expect(new Set(bavarian).size).toBe(bavarian.length);
    expect(bavarian).toEqual([...bavarian].sort(new Intl.Collator("en").compare));
    expect(bavarian).toEqual(expect.arrayContaining(["Munich", "Nuremberg", "Garching"]));
    expect(bavarian).not.toContain("Berlin");
  });

  it("[SEARCH-11] finds country and state in any spelling", () => {
    expect(geography.states("DEUTSCHLAND")).toEqual(geography.states("Germany"));
    expect(geography.cities("germany", "bayern")).toEqual(geography.cities("Germany", "Bavaria"));
    expect(geography.cities("USA", "CA")).toEqual(geography.cities("United States", "California"));
    expect(geography.cities("Suisse", "zurich")).toContain("Zürich");
  });

  it("[SEARCH-05] has no states, and all cities at once, where a country has none", () => {
    expect(geography.states("Singapore")).toEqual([]);
    expect(geography.cities("Singapore")).toContain("Singapore");
    expect(geography.states("Monaco")).toEqual([]);
    expect(geography.cities("Monaco").length).toBeGreaterThan(0);
  });

  it("[SEARCH-11] answers with nothing for what is no country or no state of it", () => {
    expect(geography.states("Atlantis")).toEqual([]);
    expect(geography.cities("Atlantis")).toEqual([]);
    expect(geography.cities("France", "Bavaria")).toEqual([]);
  });
});

describe("placeNear", () => {
  it.each([
    ["Muinch", "Munich"],
    ["Barcelna", "Barcelona"],
    ["mancester", "Manchester"],
    ["Frankfrt", "Frankfurt am Main"],
    ["new yrok", "New York"],
    ["Edinbourgh", "Edinburgh"],
  ])("takes %s for %s", (name, city) => {
    expect(geography.placeNear(name)).toMatchObject({ city });
  });

  it("takes short words, and such as are near to no large town, for none", () => {
    for (const name of ["Bon", "nurse", "hospital", "kitchen", "warehouse", "!!!"])
      expect(geography.placeNear(name)).toBeUndefined();
  });
});

describe("placeFromText", () => {
  it.each([
    ["Berlin, Germany", "Berlin, Berlin, Germany"],
    ["berlin germany", "Berlin, Berlin, Germany"],
    ["San Francisco, CA", "San Francisco, California, United States"],
    ["San Francisco CA", "San Francisco, California, United States"],
    ["San Francisco Bay Area", "San Francisco, California, United States"],
    ["Zürich, CH", "Zürich, Zürich, Switzerland"],
    ["Toronto, ON, Canada", "Toronto, Ontario, Canada"],
    ["Bengaluru, Karnataka, India", "Bengaluru, Karnataka, India"],
    ["New York City, New York, United States", "New York, New York, United States"],
    ["St. Louis, MO", "St. Louis, Missouri, United States"],
    ["Washington, D.C.", "Washington, District of Columbia, United States"],
    ["75009 Paris", "Paris, Île-de-France, France"],
    ["Frankfurt a.M.", "Frankfurt am Main, Hesse, Germany"],
    ["Acme Tower, Springfield, IL", "Springfield, Illinois, United States"],
    ["Deal, Kent", "Deal, England, United Kingdom"],
    ["Guildford, Surrey", "Guildford, England, United Kingdom"],
    ["Boston, Lincolnshire", "Boston, England, United Kingdom"],
    ["Cobh, Co. Cork", "Cobh, Munster, Ireland"],
    ["Surrey, BC", "Surrey, British Columbia, Canada"],
    ["Surrey", "Surrey, British Columbia, Canada"],
    ["Kent, Washington", "Kent, Washington, United States"],
    ["Durham, NC", "Durham, North Carolina, United States"],
    ["Greater London", "London, England, United Kingdom"],
    ["Hybrid – Munich", "Munich, Bavaria, Germany"],
    ["Remote - Germany", "Germany"],
    ["Remote (US)", "United States"],
    ["US-Remote", "United States"],
    ["Anywhere in Germany", "Germany"],
    ["Île-de-France", "Île-de-France, France"],
  ])("reads %s as it stands in postings", (text, place) => {
    expect(placesIn(text)).toEqual([place]);
  });

  it.each([
    ["München", "Munich, Bavaria, Germany"],
    ["MUNCHEN", "Munich, Bavaria, Germany"],
    ["muenchen", "Munich, Bavaria, Germany"],
    ["Köln", "Cologne, North Rhine-Westphalia, Germany"],
    ["wien", "Vienna, Vienna, Austria"],
    ["Genf", "Geneva, Geneva, Switzerland"],
    ["Milano", "Milan, Lombardy, Italy"],
    ["Warszawa", "Warsaw, Masovia, Poland"],
    ["Bangalore", "Bengaluru, Karnataka, India"],
    ["東京", "Tokyo, Tokyo, Japan"],
    ["NYC", "New York, New York, United States"],
    ["nyc", "New York, New York, United States"],
    ["LA", "Los Angeles, California, United States"],
    ["Bayern", "Bavaria, Germany"],
    ["UK", "United Kingdom"],
    ["usa", "United States"],
    ["Deutschland", "Germany"],
    ["Österreich", "Austria"],
    ["日本", "Japan"],
    ["Türkiye", "Türkiye"],
    ["Turkey", "Türkiye"],
    ["Holland", "Netherlands"],
  ])("knows %s by that name too", (text, place) => {
    expect(placesIn(text)).toEqual([place]);
  });

  it("takes the most populous place of a name, unless country or state say otherwise", () => {
    expect(placesIn("Vienna")).toEqual(["Vienna, Vienna, Austria"]);
    expect(placesIn("Vienna, VA")).toEqual(["Vienna, Virginia, United States"]);
    expect(placesIn("Cambridge")).toEqual(["Cambridge, England, United Kingdom"]);
    expect(placesIn("Cambridge", "US")).toEqual(["Cambridge, Massachusetts, United States"]);
    expect(placesIn("Richmond, CA")).toEqual(["Richmond, California, United States"]);
    expect(placesIn("Richmond, BC")).toEqual(["Richmond, British Columbia, Canada"]);
    expect(placesIn("Georgia")).toEqual(["Georgia"]);
    expect(placesIn("Atlanta, Georgia")).toEqual(["Atlanta, Georgia, United States"]);
    expect(placesIn("Ontario")).toEqual(["Ontario, Canada"]);
    expect(placesIn("Ontario, CA")).toEqual(["Ontario, California, United States"]);
  });

  it("reads several places, and leaves out what is none", () => {
    expect(placesIn("London, UK; Paris, France")).toEqual([
      "London, England, United Kingdom",
      "Paris, Île-de-France, France",
    ]);
    expect(placesIn("Berlin or Remote")).toEqual(["Berlin, Berlin, Germany"]);
    for (const text of [
      "",
      "Remote",
      "Europe",
      "EMEA",
      "Worldwide",
      "Home office",
      "Multiple locations",
      "asdfgh",
      "in",
      "🦀",
    ])
      expect(placesIn(text)).toEqual([]);
  });

  it("gives the coordinates of a city, and none of a country", () => {
    expect(geography.placeFromText("Hamburg")).toMatchObject({
      countryCode: "DE",
      latitude: 53.55073,
      longitude: 9.99302,
    });
    expect(geography.placeFromText("Germany")).toEqual({ countryCode: "DE", country: "Germany" });
  });

  it("survives any text", () => {
    for (const text of [
      "a, ".repeat(5000),
      "Berlin ".repeat(500),
      "\u0000",
      "((((",
      "%_'\\",
      ";;;,,,--",
      "ß".repeat(10_000),
    ])
      expect(geography.placesFromText(text)).toBeInstanceOf(Array);
  });
});

describe("demonstration places", () => {
  const places = allCountries.flatMap((country) => country.cities.map((city) => ({ country, city })));

  it.each(places.map(({ country, city }) => [`${city.name}, ${countryName(country.code)}`, country, city] as const))(
    "%s is a place of this geography by each of its names",
    (text, country, city) => {
      const known = { countryCode: country.code, state: city.state, city: city.name };
      expect(geography.placeFromText(text)).toMatchObject(known);
      expect(geography.states(countryName(country.code))).toContain(city.state);
      expect(geography.cities(countryName(country.code), city.state)).toContain(city.name);
      const stateNames = [city.state, ...(country.stateAliases[city.state] ?? [])];
      for (const state of stateNames)
        expect(geography.placeKeys({ country: country.code, state, city: city.name })).toMatchObject({
          countryCode: country.code,
          stateKey: foldKey(city.state),
          cityKey: foldKey(city.name),
        });
    },
  );
});
