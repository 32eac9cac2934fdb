import { expect, it } from "vitest";
import { sourcePosting } from "./source-posting.ts";

const posting = { id: "1", title: "Baker", company: "Acme", url: "https://example.com/1", location: "", sections: [] };

it.each([
  ["PART_TIME", "PART_TIME"],
  ["Deeltijd", "PART_TIME"],
  ["niepełny etat", "PART_TIME"],
  ["Tempo parcial", "PART_TIME"],
  ["Stage", "TEMPORARY"],
  ["Tijdelijk", "TEMPORARY"],
  ["czas określony", "TEMPORARY"],
  ["tempo determinato", "TEMPORARY"],
  ["czas nieokreślony", "FULL_TIME"],
  ["Tempo indeterminato", "FULL_TIME"],
  ["Unbefristet", "FULL_TIME"],
  ["onbepaalde tijd", "FULL_TIME"],
] as const)("reads %s as %s", (employment, expected) =>
  expect(sourcePosting({ ...posting, employment }).employmentType).toBe(expected),
);
