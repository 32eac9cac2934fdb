import { expect, it } from "vitest";
import { partsOfAnswer } from "./term-sentences.ts";

it.each([
  [
    "en",
    "I like trees. In 2024 I saved $3,000 in March.",
    "I am looking for $26 an hour. I could start on May 3, 2027.",
  ],
  ["en", "I earned £20,000 for the school by a run in March.", "Full time, please."],
  ["en", "I saved 40 hours a week by a new plan.", "My notice period is one month."],
  ["en", "The notice board of your shop made me curious.", "42k."],
  ["de", "Bäume sind mein Beruf.", "Ich möchte 32 Stunden in der Woche arbeiten. Ich kann am 1. März 2027 anfangen."],
  ["de", "Ich habe im März 2024 40 Stunden eingespart.", "Nach Tarif."],
  [
    "es",
    "Una vez, el 28 de abril de 2025, paré la sierra a tiempo.",
    "Mis pretensiones son de 25.500 euros brutos al año.",
  ],
  ["es", "Estoy disponible para la gente.", "Tengo 15 días de preaviso."],
  ["fr", "J'aime la forêt.", "Je suis disponible à partir du 1er février 2027."],
  ["pl", "Lubię las i ciszę wśród drzew.", "Chciałabym zarabiać 7800 złotych brutto miesięcznie."],
])("[DOCS-06] each sentence of an answer stands where what it says belongs (%s: %s)", (_language, told, terms) => {
  expect(partsOfAnswer(`${terms} ${told}`, ["motive", "start", "terms"])).toEqual({ told, terms });
});

it("[DOCS-06] an answer to what asks for terms alone is not torn apart", () => {
  const text = "Nights suit me well. My children are grown.";
  expect(partsOfAnswer(text, ["terms"])).toEqual({ told: "", terms: text });
});
