/**
 * Finds places by any name that people use for them. In: the gazetteer's file and texts such as "München" or "San Francisco, CA". Out:
 * countries, states and cities with coordinates, and the folded keys by which postings hold them.
 *
 * Terms: a *gazetteer* is the table of the world's states and cities, a *key* a name folded to be compared (`foldKey`).
 */
export { currencyOfCountry } from "./country-currency.ts";
export { countryCodeOf, countryName } from "./country-names.ts";
export { readGazetteer } from "./gazetteer.ts";
export { createGeographyService, type GeographyService } from "./place-lookup.ts";
export { isPostalCode, isPostalDistrict } from "./postal-codes.ts";
export { countryOfZone } from "./zone-country.ts";
