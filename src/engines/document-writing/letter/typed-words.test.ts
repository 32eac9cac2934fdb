import { expect, it } from "vitest";
import type { DocumentLanguage } from "../../text/text.ts";
import { wordingOfTyped } from "./typed-words.ts";

const question = "Tell us the pay and the earliest date.";
const said = (text: string, language: DocumentLanguage, is_chosen = false) =>
  wordingOfTyped(
    { text, kind: "answer", question, is_chosen },
    [{ text: question, topics: ["terms", "start"] }],
    language,
  );

it.each<[DocumentLanguage, string, string]>([
  ["en", "£24.50 an hour", "My salary expectation is £24.50 an hour."],
  ["en", "from February 8, 2027", "I can start from February 8, 2027."],
  [
    "de",
    "54.000 Euro brutto im Jahr, ab 1. April 2027",
    "Meine Gehaltsvorstellung liegt bei 54.000 Euro brutto im Jahr. Ich kann ab 1. April 2027 anfangen.",
  ],
  ["pl", "9 500 zł brutto", "Moje oczekiwania finansowe to 9 500 zł brutto."],
  ["en", "the price is set w/ my boss", "The price is set with my boss."],
  ["it", "e il capoturno l ho gia fatto qnd serviva", "E il capoturno l’ho già fatto quando serviva."],
])("[DOCS-06] proposes for %s %j what a letter would say, and asks it once", (language, typed, wording) => {
  const { text, refusal } = said(typed, language);
  expect(text).toBe(wording);
  expect(refusal?.[1].wording).toBe(wording);
  expect(said(wording, language)).toEqual({ text: wording });
  expect(said(typed, language, true)).toEqual({ text: typed });
});

it.each<[DocumentLanguage, string, string]>([
  ["en", "i can start on 1 May 2027, after 8 years here", "I can start on 1 May 2027, after 8 years here."],
  ["de", "Sofort.", "Sofort."],
  ["fr", "Je m'occupe de 2 équipes.", "Je m'occupe de 2 équipes."],
])("asks nothing where capitals and stops alone are missing (%s): %j", (language, typed, text) => {
  expect(said(typed, language)).toEqual({ text });
});
