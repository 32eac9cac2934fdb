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
  ["Einschichtbetrieb, montags bis freitags", []],
  ["3-Schicht-Betrieb", ["shift:rotating"]],
  ["Arbeit im Schichtbetrieb oder in Wechselschicht", ["shift:rotating"]],
  ["Du arbeitest nicht im Schichtdienst", []],
  ["No rotating shifts", []],
  ["A rotating shift pattern", ["shift:rotating"]],
  ["You notice shifts in customer demand", []],
  ["Wprowadzasz zmiany w systemie ERP", []],
  ["Praca na trzy zmiany", ["shift:rotating"]],
  ["System jednozmianowy", []],
  ["Pas d'horaires décalés", []],
  ["Frühdienst und Spätdienst im Wechsel", []],
  ["Early shifts 6-2 and late shifts 2-10", []],
  ["Turno de mañana y turno de tarde", []],
  ["No experience. Night shifts only", ["shift:night"]],
  ["Keine Erfahrung? Nachtschicht", ["shift:night"]],
  ["Nicht nur Nachtarbeit", ["shift:night"]],
  ["You will work shifts", ["shift:rotating"]],
  ["12-hour shifts", ["shift:rotating"]],
  ["Arbeit in zwei Schichten", ["shift:rotating"]],
  ["Trabajo a turnos", ["shift:rotating"]],
  ["Praca w systemie zmianowym", ["shift:rotating"]],
  ["System 3-zmianowy", ["shift:rotating"]],
  ["Shift pattern: Monday to Friday days only", []],
  ["De lunes a viernes por las mañanas", ["shift:early"]],
])('"%s" is marked by the shifts that it offers', (description, shifts) => {
  const markers = markersOf(makePosting({ title: "Porteiro", description, requirements: "" }));
  expect(markers.filter((marker) => marker.startsWith("shift:"))).toEqual(shifts);
});
