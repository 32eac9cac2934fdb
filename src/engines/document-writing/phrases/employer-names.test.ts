import { expect, it } from "vitest";
import type { DocumentLanguage } from "../../text/text.ts";
import { phrasesOf } from "./phrases-of.ts";

it.each<[DocumentLanguage, string, string]>([
  ["en", "Village of Carlow Falls", "at the Village of Carlow Falls"],
  ["en", "U.S. Army", "at the U.S. Army"],
  ["en", "Old Navy", "at Old Navy"],
  ["en", "Taste of Thailand Ltd", "at Taste of Thailand Ltd"],
  ["en", "Budimex", "at Budimex"],
  ["en", "Self-employed", "(Self-employed)"],
  ["en", "Garden centre", "(Garden centre)"],
  ["de", "Autohaus Wehlheim", "beim Autohaus Wehlheim"],
  ["de", "Reifen Habicht", "bei Reifen Habicht"],
  ["de", "Jung Elektro", "bei Jung Elektro"],
  ["de", "Freie Werkstatt Dörnberg", "bei der Freien Werkstatt Dörnberg"],
  ["de", "Städtisches Klinikum", "am Städtischen Klinikum"],
  ["de", "Bäuerliche Höfe Nord", "(Bäuerliche Höfe Nord)"],
  ["de", "Thüringer Metzgerei Kolb", "(Thüringer Metzgerei Kolb)"],
  ["de", "Kinderräume Westfalen gGmbH", "bei der Kinderräume Westfalen gGmbH"],
  ["de", "Stadtwerke Ulm", "bei den Stadtwerken Ulm"],
  ["de", "Siemens", "bei Siemens"],
  ["de", "Selbstständig", "(Selbstständig)"],
  ["fr", "Transports Lhermitte", "aux Transports Lhermitte"],
  ["fr", "Maison Taudière", "à la Maison Taudière"],
  ["fr", "Renault", "chez Renault"],
  ["fr", "Ludothèque de Kerlann", "(Ludothèque de Kerlann)"],
  ["es", "Residencia Valdespartera", "en la Residencia Valdespartera"],
  ["es", "Colegio Santa Engracia", "en el Colegio Santa Engracia"],
  ["es", "Transportes Ebro", "en Transportes Ebro"],
  ["it", "Cooperativa Girasole", "presso la Cooperativa Girasole"],
  ["it", "Azienda Agricola Berti", "presso l’Azienda Agricola Berti"],
  ["it", "Studio Conti", "presso lo Studio Conti"],
  ["it", "Panificio Rossi", "presso il Panificio Rossi"],
  ["it", "Meccanica Sarda", "presso Meccanica Sarda"],
  ["nl", "Groenwerk Salland", "bij Groenwerk Salland"],
  ["pt", "Delta Cafés", "na Delta Cafés"],
  ["pt", "Colégio Moderno", "no Colégio Moderno"],
  ["pt", "Confecções Minho", "nas Confecções Minho"],
  ["pl", "Zakłady Mięsne Sokół", "w firmie Zakłady Mięsne Sokół"],
  ["pl", "Szpital Miejski", "(Szpital Miejski)"],
])("[DOCS-06] one works in %s for %j: %j", (language, employer, said) => {
  expect(phrasesOf(language).atEmployer(employer)).toBe(said);
});
