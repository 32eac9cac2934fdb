import { isTimeZone } from "../../shared/time/time-zone.rules.ts";
import { countryCodes } from "./country-names.ts";

let countries: ReadonlyMap<string, string> | undefined;

/** The country whose clocks a time zone is: of "Europe/Berlin" Germany. Undefined for "UTC", and for what this machine does not know. */
export function countryOfZone(zone: string): string | undefined {
  if (!zone.includes("/")) return undefined;
  // A tenth of a second and more, once.
  countries ??= new Map(countryCodes.flatMap((code) => zonesOf(code).map((name) => [name, code])));
  return countries.get(zone) ?? (isTimeZone(zone) ? countries.get(nameHere(zone)) : undefined);
}

/** Browsers may know a zone by another of its names. */
const nameHere = (zone: string): string => new Intl.DateTimeFormat("en", { timeZone: zone }).resolvedOptions().timeZone;

/** A property before Node 24, a method since. */
function zonesOf(countryCode: string): string[] {
  const locale = new Intl.Locale(`und-${countryCode}`);
  const method: unknown = Reflect.get(locale, "getTimeZones");
  const zones: unknown = typeof method === "function" ? method.call(locale) : Reflect.get(locale, "timeZones");
  return Array.isArray(zones) ? zones.filter((zone) => typeof zone === "string") : [];
}
