import { monthWriter } from "../../text/text.ts";
import type { DocumentPhrases } from "./document-phrases.ts";

const longMonth = monthWriter("en");

/** As it is spoken: "an HR generalist", "a unit manager". */
const vowelFirst = /^(?:[AEFHILMNORSX](?=\p{Lu})|[aeioAEIO](?=\p{Ll})|[uU](?!ni|se|ti)\p{Ll})/u;

export const englishPhrases: DocumentPhrases = {
  locale: "en-GB",
  region: "GB",
  names: { cv: "CV", letter: "Cover Letter" },
  headings: {
    summary: "Summary",
    experience: "Experience",
    education: "Education",
    skills: "Skills",
    certifications: "Certifications",
    volunteer: "Volunteering",
    training: "Training",
    publications: "Publications",
    languages: "Languages",
    references: "References",
  },
  month: monthWriter("en", "short"),
  present: "Present",
  grade: (grade) => `Grade: ${grade}`,
  topics: (list) => `Topics: ${list}`,
  relevant: (list) => `Relevant here: ${list}`,
  salutation: "Dear Hiring Team,",
  closing: "Yours sincerely,",
  subject: (title) => `Application for the position of ${title}`,
  at: (organisation) => `at ${organisation}`,
  applying: (title, company) => `I am applying for the position of ${title} at ${company}.`,
  brings: (experience) => `I bring ${experience}.`,
  experience: (years, titles) => `${years} years of experience as ${titles}`,
  since: (yearMonth) => `since ${longMonth(yearMonth)}`,
  longMonth: longMonth,
  worksSince: (title, where, from) => `I have worked as ${title} ${where} since ${longMonth(from)}.`,
  workedUntil: (title, where, to) => `I worked as ${title} ${where} until ${longMonth(to)}.`,
  hasWorked: (title, where) => `I have worked as ${title} ${where}.`,
  iAm: (trade) => `I am ${vowelFirst.test(trade) ? "an" : "a"} ${trade}`,
  asks: [(quote) => `Your posting asks for “${quote}”.`, (quote) => `You also ask for “${quote}”.`],
  fromWork: (title, where) => `As ${title} ${where}`,
  alsoThere: "Also from this work:",
  skills: (list) => `My skills include ${list}.`,
  certificates: (list) => `My certificates include ${list}.`,
  languages: (list) => `I speak ${list}.`,
  study: (parts) => `My education: ${parts.join(", ")}.`,
  conversation: "I would be glad to tell you more in a conversation.",
  thanks: ["Thank you for considering my application."],
  ownVoice: /^(I|My)\b/,
};
