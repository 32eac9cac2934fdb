import { expect, it } from "vitest";
import { saysEnded, saysNotHeld } from "./paper-states.ts";

it.each([
  "First Aid at Work (pending)",
  "Staplerschein (angestrebt)",
  "Working towards Chartered status",
  "Studying for Level 3",
  "CCNA, expected March 2027",
  "CACES R489, prévu en 2027",
  "Permis C, retiré",
  "Provisional driving licence",
  "CACES commencé en mars",
  "VCA: examen gepland",
  "Kurs mistrzowski: zaczęty, egzamin wiosną",
  "ESCO BHV verlopen",
])("a paper of which %j is said is not held", (text) => expect(saysNotHeld(text)).toBe(true));

it.each([
  "Giving, Planned Parenthood",
  "Planned preventive maintenance course",
  "Ongoing professional development",
  "Getting started with Python",
  "Patentino, in corso di validità",
  "Expires 2028",
  "caduca en 2028",
  "caducidad 05/2028",
  "wygasa 2028",
  "Rate setting",
  "Retiree benefits administrator",
])("%j takes nothing from a paper", (text) => expect(saysNotHeld(text)).toBe(false));

it("what is still to come has not ended", () => {
  expect(["Brevet de maîtrise, commencé en 2023", "PSC1 (à renouveler)", "CCNA (in progress)"].map(saysEnded)).toEqual([
    ...[false, false, false],
  ]);
  expect(["ADR expired 2020", "CACES périmé", "UDT, straciły ważność"].map(saysEnded)).toEqual([true, true, true]);
  expect(["UDT wygasły", "ADR caducado", "Carné caducó en 2020"].map(saysEnded)).toEqual([true, true, true]);
});
