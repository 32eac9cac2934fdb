import { expect, it } from "vitest";
import { partsOfAnswer } from "./term-sentences.ts";

it.each([
  [
    "en",
    "I like trees. In 2024 I saved $3,000 in March.",
    "I am looking for $26 an hour. I could start on May 3, 2027.",
  ],
  ["de", "Bäume sind mein Beruf.", "Ich möchte 32 Stunden in der Woche arbeiten. Ich kann am 1. März 2027 anfangen."],
  [
    "es",
    "Una vez, el 28 de abril de 2025, paré la sierra a tiempo.",
    "Mis pretensiones son de 25.500 euros brutos al año.",
  ],
  ["fr", "J'aime la forêt.", "Je suis disponible à partir du 1er février 2027."],
  ["pl", "Lubię las.", "Chciałabym zarabiać 7800 złotych brutto miesięcznie."],
])("[DOCS-06] each sentence of an answer stands where what it says belongs (%s)", (_language, told, terms) => {
  expect(partsOfAnswer(`${terms} ${told}`, ["motive", "start", "terms"])).toEqual({ told, terms });
});

it("[DOCS-06] an answer to what asks for terms alone is not torn apart", () => {
  const text = "Nights suit me well. My children are grown.";
  expect(partsOfAnswer(text, ["terms"])).toEqual({ told: "", terms: text });
});
