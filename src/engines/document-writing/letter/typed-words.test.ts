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
  ["en", "Because I began here. £39,000.", "Because I began here. My salary expectation is £39,000."],
  ["en", "39k, and because I began here", "My salary expectation is 39k. Because I began here."],
  ["en", "because I began here, and 39k a year", "Because I began here. My salary expectation is 39k a year."],
  ["en", "£39,000. 1 May 2027.", "My salary expectation is £39,000. I can start from 1 May 2027."],
  ["en", "£39,000; I like your school.", "My salary expectation is £39,000. I like your school."],
  ["en", "£39,000, I live next door", "My salary expectation is £39,000. I live next door."],
  ["en", "39k and I live next door", "My salary expectation is 39k. I live next door."],
  ["fr", "39 000 €, et je vis à côté", "Mes prétentions salariales sont de 39 000 €. Je vis à côté."],
  ["en", "£39,000 and from 1 May 2027", "My salary expectation is £39,000. I can start from 1 May 2027."],
  [
    "de",
    "Weil ich hier wohne. 54.000 Euro, ab 1. April 2027.",
    "Weil ich hier wohne. Meine Gehaltsvorstellung liegt bei 54.000 Euro. Ich kann ab 1. April 2027 anfangen.",
  ],
])("[DOCS-06] a pay or a date beside other words is framed as alone (%s): %j", (language, typed, wording) => {
  expect(said(typed, language).refusal?.[1].wording).toBe(wording);
  expect(said(wording, language)).toEqual({ text: wording });
});

it.each([
  "I earn between £35,000 and £39,000.",
  "39k, and a bonus.",
  "My first day could be Monday, 1 May 2027.",
  "I would like £39,000, and I can start on 1 May 2027.",
])("a sentence that holds a pay or a date is not torn apart: %j", (typed) => {
  expect(said(typed, "en")).toEqual({ text: typed });
});

it.each<[DocumentLanguage, string, string]>([
  ["en", "i can start on 1 May 2027, after 8 years here", "I can start on 1 May 2027, after 8 years here."],
  ["de", "Sofort.", "Sofort."],
  ["fr", "Je m'occupe de 2 équipes.", "Je m'occupe de 2 équipes."],
])("asks nothing where capitals and stops alone are missing (%s): %j", (language, typed, text) => {
  expect(said(typed, language)).toEqual({ text });
});
