import { expect, it } from "vitest";
import { nameAlone, studyAlone } from "./names-alone.ts";

it.each([
  ["HACCP, deux jours", "HACCP"],
  ["Wage law update, one day", "Wage law update"],
  ["Codice appalti, 8 h online", "Codice appalti"],
  ["WEG-Reform, Tagesseminar", "WEG-Reform"],
  ["Fachkraft (Note 2,4)", "Fachkraft"],
  ["Diploma CAT (geometra) (92/100)", "Diploma CAT (geometra)"],
  ["Triagist (diploma)", "Triagist"],
  ["Water Operator License, valid through 2027", "Water Operator License"],
  ["Sauveteur secouriste du travail (SST), à jour", "Sauveteur secouriste du travail (SST)"],
  ["Forklift (theory passed)", "Forklift (theory passed)"],
  ["VCA, examen gepland", "VCA, examen gepland"],
  ["First aid, not renewed", "First aid, not renewed"],
  ["RVT license, Oklahoma", "RVT license, Oklahoma"],
  ["BSc (Hons)", "BSc (Hons)"],
])("[DOCS-06] %j by its name is %j", (title, name) => expect(nameAlone(title)).toBe(name));

it.each([
  "CPCS A04 tower crane, blue card till 2028",
  "MSc Food Safety (dissertation outstanding)",
  "BSc Nursing (First class)",
  "ACCA (papers 9/13)",
  "HACCP, Note mangelhaft",
  "Schweisser (EN 287/1)",
  "ADR, class 1/7",
  "Java developer, SE 8.0",
  "Sign language, beginners course",
  "Driving licence B (suspended)",
  "Forklift licence, in 2 weeks",
])("[DOCS-06] %j keeps what says more than that", (title) => expect(nameAlone(title)).toBe(title));

it.each([
  ["BSc Nursing (92/100)", "BSc Nursing"],
  ["Diploma (Pass)", "Diploma"],
  ["BSc Computer Science (year 2/3)", "BSc Computer Science (year 2/3)"],
  ["BSc Nursing (3/6)", "BSc Nursing (3/6)"],
  ["Licence de droit (2 ans)", "Licence de droit (2 ans)"],
  ["BSc (mark outstanding)", "BSc (mark outstanding)"],
])("[DOCS-06] of the study %j is said %j", (degree, said) => expect(studyAlone(degree)).toBe(said));
