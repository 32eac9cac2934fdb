import { expect, it } from "vitest";
import { letterQuestions } from "./letter-questions.ts";

const questionsIn = (description: string) => letterQuestions({ job_title: "", description, requirements: "" });

it.each([
  ["Tell us in your letter how you saved a cake that had sunk.", ["story"]],
  ["Bitte geben Sie im Anschreiben an, ab wann Sie beginnen können und was Sie verdienen möchten.", ["start", "terms"]],
  ["Dans votre lettre, dites-nous pourquoi vous voulez travailler dans notre fournil.", ["motive"]],
  ["Nella lettera ci dica da quando potrebbe iniziare.", ["start"]],
  ["W liście prosimy podać oczekiwane wynagrodzenie.", ["terms"]],
  ["W CV prosimy zawrzeć zgodę na przetwarzanie danych osobowych w celu rekrutacji.", ["terms"]],
  ["Prosimy o dopisanie klauzuli: „Wyrażam zgodę na przetwarzanie moich danych przez Bake sp. z o.o.”", ["terms"]],
  ["Prosimy o dodanie klauzuli o przetwarzaniu danych osobowych.", ["terms"]],
  ["Do CV należy dołączyć zgodę na przetwarzanie danych osobowych.", ["terms"]],
  ["Zachęcamy do dołączenia klauzuli RODO.", ["terms"]],
  ["Prosimy o dołączenie do CV klauzuli informacyjnej o przetwarzaniu danych.", ["terms"]],
  ["Wymagane jest dołączenie klauzuli RODO.", ["terms"]],
  ["Aplikacja powinna zawierać zgodę na przetwarzanie danych osobowych.", ["terms"]],
  ["CV musi zawierać klauzulę RODO.", ["terms"]],
] as const)("[DOCS-06] a posting asks the letter to say something: %j", (asked, topics) => {
  expect(questionsIn(`We bake.\n\nSend us your CV by 3 May. ${asked} We look forward to it.`)).toEqual([
    { text: asked, topics },
  ]);
});

it("[DOCS-06] what is listed below a question is asked with it, and needs and addresses are no questions", () => {
  const list = "In your letter, please tell us:\n- when you could start\n- about a complaint that you settled";
  const needs = "You will\n- handle complaints\n- tell customers when their cake is ready\n\nSend your CV to Jo Marsh.";
  expect(questionsIn(`${needs}\n\n${list}`).map(({ text }) => text)).toEqual([
    "In your letter, please tell us: when you could start",
    "In your letter, please tell us: about a complaint that you settled",
  ]);
});

it("[DOCS-06] what else a sentence says hides no question", () => {
  const behind =
    "Do not answer the criteria one by one; instead tell us about a job you had to finish against the clock, and about a time you dealt with a resident.";
  const twofold = "Cuéntanos en ella la noche más complicada que has vivido en un hotel y qué hiciste tú.";
  const privacy = "Klauzula informacyjna o przetwarzaniu danych jest na naszej stronie.";
  const none = "Please fill in the form and attach a letter of no more than one side.";
  expect(questionsIn(`${behind} ${none} ${privacy}\n\n${twofold}`)).toEqual([
    { text: behind, topics: ["story"] },
    { text: twofold, topics: ["story"] },
  ]);
});

it.each([
  "Nie dołączaj klauzuli RODO, nie jest potrzebna.",
  "Zawarta w umowie klauzula o zakazie konkurencji",
  "Umieszczamy na stronie klauzulę informacyjną.",
  "Prosimy o dodanie CV; klauzula informacyjna jest na stronie.",
  "Nie należy dołączać klauzuli RODO.",
  "Umowa musi zawierać klauzulę o zakazie konkurencji.",
])("[DOCS-06] a clause that nobody asks for is no question: %j", (text) => {
  expect(questionsIn(text)).toEqual([]);
});

it.each([
  [
    "Explícanos en tu carta por qué quieres cuidar bosques e indica tu salario deseado y tu fecha de inicio.",
    ["motive", "start", "terms"],
  ],
  ["In your letter, please tell us why you want to work outdoors and how many hours suit you.", ["motive", "terms"]],
  ["We look forward to your application stating your earliest start date.", ["start"]],
  ["Kindly state your current CTC, expected CTC and notice period.", ["start", "terms"]],
  ["Wir bitten um Angabe Ihrer Gehaltsvorstellung und Ihres Eintrittstermins.", ["start", "terms"]],
] as const)("[DOCS-06] one sentence may ask for a motive and for terms: %j", (asked, topics) => {
  expect(questionsIn(`We plant trees. ${asked}`)).toEqual([{ text: asked, topics }]);
});

it.each([
  "Please write the job number in the subject line.",
  "Indique también la referencia.",
  "Haben wir Ihr Interesse geweckt?",
  "Bitte senden Sie Ihre Unterlagen unter Angabe der Kennziffer bis zum 3. Februar 2027 an Frau Ebner.",
])("[DOCS-06] what says how to apply is no question: %j", (text) => {
  expect(questionsIn(`We plant trees. ${text}`)).toEqual([]);
});
