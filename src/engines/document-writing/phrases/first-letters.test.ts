import { expect, it } from "vitest";
import { titleInSentence } from "./first-letters.ts";

it.each([
  ["Clerk (part-time, 20 hrs)", "en-GB", "Clerk"],
  ["Assistante de bibliothèque (temps partiel, 24 h)", "fr-FR", "assistante de bibliothèque"],
  ["Consulente (P. IVA)", "it-IT", "consulente"],
  ["Fachangestellte (Teilzeit, 20 Stunden)", "de-DE", "Fachangestellte"],
  ["Chef (acting)", "en-GB", "Chef (acting)"],
  ["Painter (trainee)", "en-GB", "Painter (trainee)"],
  ["Engineer (SAP)", "en-GB", "Engineer (SAP)"],
])("says %j within a sentence without what only tells its hours", (title, locale, said) => {
  expect(titleInSentence(title, { locale })).toBe(said);
});
