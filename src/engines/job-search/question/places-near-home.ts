import type { GeographyService } from "../../geography/geography.ts";

type Places = Pick<GeographyService, "placeFromText">;

const muchLarger = 10;
/** From here on a town of the person's own country counts as a large one. */
export const [minNamedPopulation, largeTownPopulation] = [50_000, 500_000];

/** A town near home is meant before a larger one elsewhere, but no village before a city. */
export const placesNearHome = (geography: Places, home: string | undefined): Places => ({
  placeFromText(name) {
    const place = geography.placeFromText(name);
    const nearer = home === undefined ? undefined : geography.placeFromText(name, home);
    if (!nearer || nearer.countryCode !== home) return place;
    const population = nearer.population ?? 0;
    if (population * muchLarger <= (place?.population ?? 0)) return place;
    // In one's own country a town is meant by its other names too, however large it is: "Firenze".
    return population < minNamedPopulation
      ? nearer
      : { ...nearer, population: Math.max(population, largeTownPopulation) };
  },
});

/**
 * The country that somebody's profile says. Where several have a place of that name and none is much the largest, none but the one of the
 * person's clocks: "Valencia" is in Spain and in Venezuela, "London" in England. A country is meant by its name before a town elsewhere: "Mexico", but "Georgia" is a state at home.
 */
export function countryOfProfile(
  geography: Pick<GeographyService, "placeFromText" | "countriesFromText">,
  written: string,
  clocksOf: string | undefined,
): string | undefined {
  const place = geography.placeFromText(written);
  if (!place || clocksOf === undefined) return place?.countryCode;
  const isCountry = !place.state && !place.city;
  const near = (isCountry ? geography : placesNearHome(geography, clocksOf)).placeFromText(written, clocksOf);
  if (near?.countryCode === clocksOf && !(isCountry && near.city)) return clocksOf;
  const namesakes = geography.countriesFromText(written).flatMap((code) => {
    const other = code === place.countryCode ? undefined : geography.placeFromText(written, code);
    return other?.countryCode === code ? [other.population ?? 0] : [];
  });
  const isLargest = namesakes.every((population) => population * muchLarger <= (place.population ?? 0));
  return isCountry || isLargest ? place.countryCode : undefined;
}
