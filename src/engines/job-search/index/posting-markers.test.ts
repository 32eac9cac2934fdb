import { expect, it } from "vitest";
import { makePosting } from "../../../../tests/factories/posting.ts";
import { markersOf } from "./posting-markers.ts";

it.each([
  ["Trabalho no fim de semana e no turno noturno", ["shift:night", "shift:weekend"]],
  ["Sem fins de semana, sem noites", []],
  ["Schichtdienst (früh, spät, nachts)", ["shift:night"]],
  ["No nights, no weekends", []],
])('"%s" is marked by the shifts that it offers', (description, shifts) => {
  const markers = markersOf(makePosting({ title: "Porteiro", description, requirements: "" }));
  expect(markers.filter((marker) => marker.startsWith("shift:"))).toEqual(shifts);
});
