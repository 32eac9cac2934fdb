import { expect, it } from "vitest";
import type { LetterTopic } from "../../requirement-matching/requirement-matching.ts";
import type { DocumentLanguage } from "../../text/text.ts";
import { wordingOfTyped } from "./typed-words.ts";

const question = "Tell us why you apply, the pay and the earliest date.";
const said = (text: string, language: DocumentLanguage, is_chosen = false) =>
  wordingOfTyped(
    { text, kind: "answer", question, is_chosen },
    [{ text: question, topics: ["motive", "terms", "start"] }],
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
it("[DOCS-06] a reason is a clause behind one of ours where it is asked for, and what is told behind it stays as it is", () => {
  const asking = "Vertel in je brief waarom je komt en geef een voorbeeld.";
  const typed = (text: string) =>
    wordingOfTyped({ text, kind: "answer", question: asking }, [{ text: asking, topics: ["story"] }], "nl");
  expect(typed("omdat het telt. dak van de school in Raalte").refusal?.[1].wording).toBe(
    "Ik solliciteer omdat het telt. Dak van de school in Raalte.",
  );
});

it.each(["Tell us why a project failed.", "Describe a change you made and why."])(
  "what an example is told for is no reason to apply: %j",
  (asking) => {
    const asked = [{ text: asking, topics: ["story" as const] }];
    const text = "Because nobody believed in it.";
    expect(wordingOfTyped({ text, kind: "answer", question: asking }, asked, "en")).toEqual({ text });
  },
);

it.each<[DocumentLanguage, LetterTopic[], string]>([
  ["en", ["story"], "Because of the flood we moved 300 pallets."],
  ["en", ["story"], "because the shop closed"],
  ["en", ["motive"], "Because of the flood we moved 300 pallets."],
  ["it", ["story"], "perché mi piace aiutare"],
  ["de", ["story"], "Die Heizung fiel nachts aus."],
  ["de", ["story"], "die heizung fiel nachts aus"],
  ["en", ["story"], "In 2019 the warehouse flooded. I moved 300 pallets."],
  ["en", ["story"], "the team halved waste"],
  ["fr", ["story"], "Notre équipe a réduit les pertes de moitié."],
  ["es", ["story"], "reduje las mermas a la mitad"],
  ["pl", ["story"], "Zmniejszyłem straty o połowę."],
  ["de", ["story"], "leitete die Gruppe von Anfang an"],
  ["nl", ["story"], "het team van de school halveerde de uitval"],
  ["en", ["terms"], "so 45,000"],
  ["nl", ["story"], "Het team halveerde de uitval."],
  ["en", ["start", "story"], "not before mid May"],
  ["en", ["start", "story"], "2 weeks notice needed"],
  ["en", ["start", "story"], "between 1 March and 1 April"],
  ["fr", ["start", "story"], "pas avant début mai"],
  ["en", ["terms", "start", "story"], "Managed 20,000 pallets a year."],
  ["en", ["terms"], "£30,000 saved in a year"],
  ["en", ["terms"], "12500 followers"],
  ["de", ["terms"], "Betreute 12.000 Kunden."],
  ["de", ["terms"], "10115 Berlin"],
  ["fr", ["terms"], "Environ 12 000 clients servis."],
  ["es", ["terms"], "Unos 12.000 clientes atendidos."],
  ["en", ["start"], "few weeks notice"],
  ["pl", ["start"], "połowa marca"],
])("proposes no sentence of ours around what may say something else (%s, %j): %j", (language, topics, text) => {
  const { refusal } = wordingOfTyped({ text, kind: "answer", question: story }, [{ text: story, topics }], language);
  expect(refusal).toBeUndefined();
});

it.each<[DocumentLanguage, string, string]>([
  ["en", "between £30,000 and £35,000", "My salary expectation is £30,000–£35,000."],
  ["en", "30 to 35k", "My salary expectation is 30–35k."],
  ["de", "zwischen 40.000 und 45.000 brutto", "Meine Gehaltsvorstellung liegt bei 40.000–45.000 brutto."],
  ["de", "40.000 bis 45.000 Euro im Jahr", "Meine Gehaltsvorstellung liegt bei 40.000–45.000 Euro im Jahr."],
  ["fr", "entre 30 000 et 35 000", "Mes prétentions salariales sont de 30 000–35 000."],
  ["es", "entre 30.000 y 35.000", "Mi expectativa salarial es de 30.000–35.000."],
  ["it", "tra 30.000 e 35.000", "La mia richiesta economica è di 30.000–35.000."],
  ["nl", "tussen 3.000 en 3.500", "Mijn salariswens is 3.000–3.500."],
  ["pl", "od 8 000 do 9 000 zł na rękę", "Moje oczekiwania finansowe to 8 000–9 000 zł na rękę."],
  ["pt", "entre 1.200 e 1.500", "A minha expectativa salarial é de 1.200–1.500."],
])("[DOCS-06] a range of pay is one amount (%s): %j", (language, typed, wording) => {
  const asked = [{ text: story, topics: ["terms" as const, "story" as const] }];
  const proposed = (text: string) => wordingOfTyped({ text, kind: "answer", question: story }, asked, language);
  expect(proposed(typed).refusal?.[1].wording).toBe(wording);
  expect(proposed(wording)).toEqual({ text: wording });
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
  ["en", "two weeks notice", "My notice period is two weeks."],
  ["en", "1 month’s notice", "My notice period is 1 month."],
  ["de", "ein Monat Kündigungsfrist", "Meine Kündigungsfrist beträgt einen Monat."],
  ["de", "drei monate kündigungsfrist", "Meine Kündigungsfrist beträgt drei Monate."],
  ["fr", "un mois de préavis", "Mon préavis est d’un mois."],
  ["es", "quince días de preaviso", "Mi preaviso es de quince días."],
  ["pl", "dwa tygodnie wypowiedzenia", "Mój okres wypowiedzenia to dwa tygodnie."],
  ["de", "Ende März 2027 wenn möglich", "Ich kann ab Ende März 2027 anfangen, wenn möglich."],
  ["pt", "início de abril", "Posso começar a partir do início de abril."],
  ["pt", "meados de maio", "Posso começar a partir de meados de maio."],
  ["pl", "połowy marca", "Mogę rozpocząć pracę od połowy marca."],
  ["fr", "mi-février", "Je peux commencer à partir de mi-février."],
  ["fr", "1er mars", "Je peux commencer à partir du 1er mars."],
  ["es", "mediados de febrero", "Puedo empezar a partir de mediados de febrero."],
])("[DOCS-06] proposes a sentence of notice or start (%s): %j", (language, text, wording) => {
  const typed = (words: string) => wordingOfTyped({ text: words, kind: "availability", question: "" }, [], language);
  expect(typed(text).refusal?.[1].wording).toBe(wording);
  expect(typed(wording)).toEqual({ text: wording });
});
