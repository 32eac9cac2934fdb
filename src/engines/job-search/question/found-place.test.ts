import { expect, it } from "vitest";
import { foundPlace } from "./found-place.ts";

const geography = { placeKeys: () => ({ countryCode: "JP" }) };

it.each([
  ["Europe/Berlin", "en-US,en;q=0.9", "DE"],
  ["Asia/Kolkata", "en-US", "IN"],
  ["Asia/Calcutta", undefined, "IN"],
  ["UTC", "de-AT,de;q=0.9", "AT"],
  ["UTC", "pl", "PL"],
  [undefined, "fr;q=0.9, en", "FR"],
  [undefined, "en-GB", "GB"],
  ["Mars/Olympus", "en", undefined],
  [undefined, "en-US,de", undefined],
  [undefined, "*", undefined],
  [undefined, undefined, undefined],
])("clocks of %s and languages %s: openings of %s come first", (zone, languages, home) => {
  const query = { jobTitle: "nurse", limit: 10, offset: 0, ...(zone && { zone }), ...(languages && { languages }) };
  expect(foundPlace(query, { remote: false }, geography)?.place.home).toBe(home);
  expect(foundPlace({ ...query, home: "IE" }, { remote: false }, geography)?.place.home).toBe("IE");
  expect(foundPlace({ ...query, country: "Japan" }, { remote: false }, geography)?.place.home).toBeUndefined();
});
