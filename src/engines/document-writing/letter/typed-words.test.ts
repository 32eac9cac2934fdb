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
  ["en", "Because I began here. £39,000.", "I am applying because I began here. My salary expectation is £39,000."],
  ["en", "39k, and because I began here", "My salary expectation is 39k. I am applying because I began here."],
  [
    "en",
    "because I began here, and 39k a year",
    "I am applying because I began here. My salary expectation is 39k a year.",
  ],
  ["en", "£39,000. 1 May 2027.", "My salary expectation is £39,000. I can start from 1 May 2027."],
  ["en", "£39,000; I like your school.", "My salary expectation is £39,000. I like your school."],
  ["en", "£39,000, I live next door", "My salary expectation is £39,000. I live next door."],
  ["en", "39k and I live next door", "My salary expectation is 39k. I live next door."],
  ["en", "39k, and a bonus.", "My salary expectation is 39k, and a bonus."],
  [
    "de",
    "so 45.000 im Jahr brutto, drunter nicht",
    "Meine Gehaltsvorstellung liegt bei etwa 45.000 im Jahr brutto, drunter nicht.",
  ],
  [
    "de",
    "1. März, evtl. Mitte Februar wenn mein Chef will",
    "Ich kann ab 1. März anfangen, eventuell Mitte Februar wenn mein Chef will.",
  ],
  ["en", "mid Feb probably, 8 weeks from now", "I can start from mid Feb probably, 8 weeks from now."],
  ["en", "36k, could go lower", "My salary expectation is 36k. I could go lower."],
  ["fr", "39 000 €, et je vis à côté", "Mes prétentions salariales sont de 39 000 €. Je vis à côté."],
  ["en", "£39,000 and from 1 May 2027", "My salary expectation is £39,000. I can start from 1 May 2027."],
  [
    "de",
    "Weil ich hier wohne. 54.000 Euro, ab 1. April 2027.",
    "Ich bewerbe mich, weil ich hier wohne. Meine Gehaltsvorstellung liegt bei 54.000 Euro. Ich kann ab 1. April 2027 anfangen.",
  ],
])("[DOCS-06] a pay or a date beside other words is framed as alone (%s): %j", (language, typed, wording) => {
  expect(said(typed, language).refusal?.[1].wording).toBe(wording);
  expect(said(wording, language)).toEqual({ text: wording });
});

it.each([
  "I earn between £35,000 and £39,000.",
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

const story = "Give an example of what you changed.";
it.each<[DocumentLanguage, string, string]>([
  [
    "en",
    "the count sheet. we found one on the recount",
    "An example from my work: the count sheet. We found one on the recount.",
  ],
  ["en", "That was a winch that I rebuilt.", "An example from my work: that was a winch that I rebuilt."],
  ["nl", "omdat het telt. dak in Raalte", "Ik solliciteer omdat het telt. Een voorbeeld uit mijn werk: dak in Raalte."],
])("[DOCS-06] what is no sentence of an example is led to (%s): %j", (language, text, wording) => {
  const typed = (words: string) =>
    wordingOfTyped({ text: words, kind: "answer", question: story }, [{ text: story, topics: ["story"] }], language);
  expect(typed(text).refusal?.[1].wording).toBe(wording);
  expect(typed(wording)).toEqual({ text: wording });
});

it.each(["I made a new count sheet.", "Because two people sign, I trust it."])(
  "[DOCS-06] a sentence needs no words that lead to it: %j",
  (text) => {
    const asked = [{ text: story, topics: ["story" as const] }];
    expect(wordingOfTyped({ text, kind: "answer", question: story }, asked, "en")).toEqual({ text });
  },
);

it.each<[DocumentLanguage, string, string]>([
  ["de", "kündigungsfrist 6 wochen zum monatsende", "Meine Kündigungsfrist beträgt 6 Wochen zum Monatsende."],
  ["nl", "opzegtermijn 1 mnd, half jan vakantie", "Mijn opzegtermijn is 1 maand, half jan vakantie."],
  [
    "en",
    "8 wks notice but might be able to knock one off",
    "My notice period is 8 weeks, but I might be able to knock one off.",
  ],
  ["en", "could start in May", "I could start in May."],
  ["fr", "mi-février", "Je peux commencer à partir de mi-février."],
  ["fr", "1er mars", "Je peux commencer à partir du 1er mars."],
  ["es", "mediados de febrero", "Puedo empezar a partir de mediados de febrero."],
])("[DOCS-06] proposes a sentence of notice or start (%s): %j", (language, text, wording) => {
  const typed = (words: string) => wordingOfTyped({ text: words, kind: "availability", question: "" }, [], language);
  expect(typed(text).refusal?.[1].wording).toBe(wording);
  expect(typed(wording)).toEqual({ text: wording });
});
