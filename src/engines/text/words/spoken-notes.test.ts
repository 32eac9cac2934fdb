import { expect, it } from "vitest";
import { spokenClause } from "./spoken-notes.ts";

it.each([
  ["es", "llevo a 5 personas en dos turnos", "Llevo a 5 personas en dos turnos"],
  ["es", "sustituí a la jefa 5 meses", "Sustituí a la jefa 5 meses"],
  ["it", "aperti 41 rivenditori in Friuli", "Ho aperto 41 rivenditori in Friuli"],
  ["it", "gestisco 7 agenti, 310 clienti", "Gestisco 7 agenti, 310 clienti"],
  ["pt", "coordenei a equipa da noite", "Coordenei a equipa da noite"],
  ["pl", "wdrożyłam 14 osób, w tym 6 z Ukrainy", "Wdrożyłam 14 osób, w tym 6 z Ukrainy"],
  ["fr", "Formés 2 apprentis en 2021", "J’ai formé 2 apprentis en 2021"],
  ["de", "Zeiterfassung umgestellt, 9 Termine", "Ich habe die Zeiterfassung umgestellt, 9 Termine"],
  ["de", "Neue Kollegen eingearbeitet", "Ich habe neue Kollegen eingearbeitet"],
  ["de", "war bei 10 Gesprächen dabei", "Ich war bei 10 Gesprächen dabei"],
  ["nl", "60 beoordelingen voorbereid", "Ik heb 60 beoordelingen voorbereid"],
])("says a note of somebody's own doing as a sentence (%s): %s", (locale, note, sentence) => {
  expect(spokenClause(note, locale)).toBe(sentence);
});

it.each([
  ["es", "Trabajo en equipo y limpieza"],
  ["es", "Comité de empresa, 3 años"],
  ["it", "Fatturato area da 3,2 a 4,9"],
  ["it", "Contratti con 40 fornitori"],
  ["pl", "Zamówienia na nabiał"],
  ["fr", "Chargé des commandes"],
  ["de", "Umsatz um 12 % gestiegen"],
  ["de", "Zur Schichtleiterin befördert"],
  ["de", "Filiale geschlossen 2020"],
  ["de", "Geschenke verkaufen"],
  ["nl", "Omzet gestegen met 12 %"],
])("leaves what names no doer, or happened of itself (%s): %s", (locale, note) => {
  expect(spokenClause(note, locale)).toBeUndefined();
});
