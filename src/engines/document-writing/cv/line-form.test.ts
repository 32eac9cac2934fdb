import { expect, it } from "vitest";
import { withoutSubject } from "./line-form.ts";

it.each([
  ["en", "In 2019 I moved the paper files to SIMS", "Moved the paper files to SIMS in 2019"],
  ["en", "With one colleague I run the office", "With one colleague, run the office"],
  ["en", "When a complaint comes in I log it and ring back", "When a complaint comes in, log it and ring back"],
  ["en", "I was a mentor for students", "Mentor for students"],
  ["en", "I monitor patients, and in 2024 I handled a third", "Monitor patients, and in 2024 handled a third"],
  ["en", "I handle 30 claims a week since I took them over", "Handle 30 claims a week since I took them over"],
  [
    "de",
    "2024 habe ich die Reklamationen halbiert, weil wir nun alle anrufen",
    "2024 die Reklamationen halbiert, weil wir nun alle anrufen",
  ],
  ["de", "Ich habe Pflaster, Borde und Rinnen hergestellt", "Pflaster, Borde und Rinnen hergestellt"],
  ["de", "Mit meinen Leuten führe ich jedes Jahr Gespräche", "Führe mit meinen Leuten jedes Jahr Gespräche"],
  [
    "de",
    "Ich habe zwölf Lehrlinge betreut und war zweimal auf der Messe",
    "Zwölf Lehrlinge betreut und zweimal auf der Messe",
  ],
  ["de", "Bei der Umstellung war ich Key User für den Versand", "Bei der Umstellung Key User für den Versand"],
  [
    "nl",
    "Ik heb dertig ketels geplaatst, en sinds 2024 stel ik ze ook zelf in bedrijf",
    "Dertig ketels geplaatst, en stel ze sinds 2024 ook zelf in bedrijf",
  ],
])("says a line of %s without its subject: %j", (locale, line, said) => {
  expect(withoutSubject(line, locale)).toBe(said);
});

it.each([
  ["en", "At Gem City I worked the desk alone", "Worked the desk alone"],
  ["de", "Als Disponentin betreute ich acht Wagen", "Betreute acht Wagen"],
  ["es", "En Gem City despacho ocho camiones por turno", "Despacho ocho camiones por turno"],
])("says in a line of %s nothing that its job's head says: %j", (locale, line, said) => {
  expect(withoutSubject(line, locale, { names: "Dispatcher Disponentin, Gem City Towing", isOver: true })).toBe(said);
});

it.each([
  ["en", "Parents come to me first: I take them into a room"],
  ["en", "After I made a checklist, differences fell from 11 a month to 2"],
  ["nl", "Op de poli maakte ik afspraken, gaf ik lichttherapie en hielp ik bij excisies"],
  ["en", "By the time I left, turnover had doubled"],
  ["en", "In the two years I ran the shop, sales rose by 40 %"],
  ["en", "Once I took over, complaints halved"],
  ["en", "Since I joined the team complaints fell from 11 to 2"],
  ["en", "In the two years I ran the shop sales rose by 40 %"],
  ["en", "As soon as I took over complaints halved"],
  ["en", "I have given first aid training to new staff"],
  ["en", "I have a colleague who holds the licence"],
  ["de", "Ich habe einen Führerschein der Klasse C"],
  ["de", "Ich habe den Verkauf geleitet, das Lager habe ich aufgebaut"],
  ["en", "We average 85 calls a day"],
  ["en", "I was asked and I said no"],
  ["de", "Die Liste, die ich führe, hat 900 Bände"],
  ["de", "Kinderbrillen sind mein Bereich, und ich arbeite mit zwei Praxen zusammen"],
  ["fr", "Je gère les stocks et contrôle les livraisons"],
])("leaves a line of %s whole that leans on its subject: %j", (locale, line) => {
  expect(withoutSubject(line, locale)).toBeUndefined();
});
