import { americanCountries } from "./american-countries.ts";
import { asiaPacificCountries } from "./asia-pacific-countries.ts";
import { centralEuropeanCountries } from "./central-european-countries.ts";
import type { DemoCountry } from "./country.ts";
import { westernEuropeanCountries } from "./western-european-countries.ts";

export const allCountries: readonly DemoCountry[] = [
  ...centralEuropeanCountries,
  ...westernEuropeanCountries,
  ...americanCountries,
  ...asiaPacificCountries,
];
