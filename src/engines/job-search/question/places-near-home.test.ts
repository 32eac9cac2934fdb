import { expect, it } from "vitest";
import { projectPath } from "../../../server/project-path.ts";
import { createGeographyService, readGazetteer } from "../../geography/geography.ts";
import { countryOfProfile } from "./places-near-home.ts";

const geography = createGeographyService(readGazetteer(projectPath(".cache/geography/gazetteer.bin")));

it.each([
  ["Valencia", "ES", "ES"],
  ["Toledo", "ES", "ES"],
  ["Córdoba", "ES", "ES"],
  ["Mérida", "ES", undefined],
  ["San José", "CR", "CR"],
  ["Georgia", "US", "US"],
  ["Valencia", "DE", undefined],
  ["London", "DE", "GB"],
  ["Berlin", "US", "DE"],
  ["Kraków", "DE", "PL"],
  ["London", "CA", "GB"],
  ["Valencia, Spain", "DE", "ES"],
  ["Leeds, UK", "DE", "GB"],
  ["México", "US", "MX"],
  ["Georgia", "DE", "GE"],
  ["Wuppertal", "ES", "DE"],
  ["Valencia", undefined, "VE"],
  ["", "ES", undefined],
])("a profile's place '%s' beside the clocks of %s is in %s", (written, near, country) => {
  expect(countryOfProfile(geography, written, near)).toBe(country);
});
