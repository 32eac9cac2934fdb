import { expect, it } from "vitest";
import { makePosting } from "../../../../tests/factories/posting.ts";
import { markersOf } from "./posting-markers.ts";

it.each([
  ["Trabalho no fim de semana e no turno noturno", ["shift:night", "shift:weekend"]],
  ["Sem fins de semana, sem noites", []],
  ["Schichtdienst (früh, spät, nachts)", ["shift:night", "shift:rotating"]],
  ["No nights, no weekends", []],
  ["Five mornings a week, no shifts", ["shift:early"]],
  ["Two shifts, mornings and evenings", ["shift:rotating"]],
  ["Check the truck before each shift, day shifts alone", []],
  ["Praca na rano, bez zmian", ["shift:early"]],
  ["System trzyzmianowy", ["shift:rotating"]],
  ["Tempo pieno su due turni", ["shift:rotating"]],
  ["De lunes a viernes por las mañanas", ["shift:early"]],
])('"%s" is marked by the shifts that it offers', (description, shifts) => {
  const markers = markersOf(makePosting({ title: "Porteiro", description, requirements: "" }));
  expect(markers.filter((marker) => marker.startsWith("shift:"))).toEqual(shifts);
});
