import { expect, it } from "vitest";
import { languageOf } from "./language-detection.ts";

it.each([
  ["en", "Cut solvent losses by 18 % over two years"],
  ["de", "Leitung von HAZOP-Studien für drei Werke"],
  ["fr", "Réduction des pertes de solvant"],
  ["es", "Gestión de turnos y formación de personal"],
  ["it", "Gestione del magazzino"],
  ["nl", "Begeleiding van leerlingen"],
  ["pl", "Opieka nad pacjentami"],
  ["pt", "Responsável pela equipe de vendas"],
  ["und", "Excel, HAZOP"],
  ["und", ""],
])("reads %s", (language, text) => {
  expect(languageOf(text)).toBe(language);
});
