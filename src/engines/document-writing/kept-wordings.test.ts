import { expect, it } from "vitest";
import type { Fact } from "../truth/truth.ts";
import { bulletOf, noWordings } from "./kept-wordings.ts";

const note: Fact = {
  ...{ id: "experience.0.statement.0", kind: "statement", section: "experience", entry: "experience.0" },
  text: "CT lists, 30 patients/day",
};

function bulletWith(sentence: string, locale = "en-GB"): string {
  const sentences = new Map([[note.id, { text: sentence, facts: [note.id] }]]);
  return bulletOf(note, { bullets: new Map(), sentences }, { locale }).text;
}

it("says a confirmed sentence in a CV without its subject", () => {
  expect(bulletWith("I scan 30 CT patients a day.")).toBe("Scan 30 CT patients a day");
  expect(bulletWith("I cut the wait from 2.5 weeks to 1.5.")).toBe("Cut the wait from 2.5 weeks to 1.5");
  expect(bulletWith("I have scanned 30 patients a day.")).toBe("Scanned 30 patients a day");
  expect(bulletWith("I have been lead for CT since 2019.")).toBe("Lead for CT since 2019");
  expect(bulletWith("I spend half my week on CT.")).toBe("Spend half my week on CT");
});

it.each([
  [
    "de-DE",
    "Im Jahr 2020 habe ich das Archiv geordnet, bei 900 Bänden.",
    "Im Jahr 2020 das Archiv geordnet, bei 900 Bänden",
  ],
  ["de-DE", "Ich bin zuständig für die Ausleihe.", "Zuständig für die Ausleihe"],
  ["de-DE", "Ich untersuche 30 Personen am Tag.", "Untersuche 30 Personen am Tag"],
  ["nl-NL", "Ik beheer de voorraad van 30 zalen.", "Beheer de voorraad van 30 zalen"],
  ["nl-NL", "Ik heb ongeveer 600 opgaven gecontroleerd.", "Ongeveer 600 opgaven gecontroleerd"],
  ["fr-FR", "J'ai travaillé au pétrin et au four.", "J'ai travaillé au pétrin et au four"],
  ["fr-FR", "Je passe les commandes de farine.", "Je passe les commandes de farine"],
  ["es-ES", "Hago 420 nóminas al mes.", "Hago 420 nóminas al mes"],
])("says a confirmed sentence without its subject in %s: %j", (locale, sentence, line) => {
  expect(bulletWith(sentence, locale)).toBe(line);
});

it.each([
  ["en-GB", "My list is 30 patients a day."],
  ["en-GB", "I have run CT lists for 30 patients a day."],
  ["en-GB", "I scan and I teach 30 people."],
  ["de-DE", "Ich habe Listen geführt und leite das Team."],
  ["de-DE", "Ich habe mich um die Listen gekümmert."],
  ["de-DE", "Danach haben wir 4.200 Akten getrocknet."],
  ["nl-NL", "In 2023 heb ik 320 kozijnen vervangen."],
  ["nl-NL", "Ik ben lid van de commissie en behandel bezwaren."],
  ["fr-FR", "Je jette les invendus."],
  ["fr-FR", "Je tiens la caisse, et je forme les stagiaires."],
])("says a sentence of %s whole where it would lose its sense with its subject: %j", (locale, sentence) => {
  expect(bulletWith(sentence, locale)).toBe(sentence.replace(/\.$/, ""));
});

it("says a note of the person's own without its subject too", () => {
  const own = { ...note, text: "I book the coach for contests" };
  expect(bulletOf(own, noWordings, { locale: "en-GB" }).text).toBe("Book the coach for contests");
});
