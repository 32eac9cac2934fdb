import { monthWriter } from "../../text/text.ts";
import type { DocumentPhrases } from "./document-phrases.ts";

const longMonth = monthWriter("en");

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
  salutation: "Dear Hiring Team,",
  closing: "Yours sincerely,",
  subject: (title) => `Application for the position of ${title}`,
  applying: (title, company) => `I am applying for the position of ${title} at ${company}.`,
  worksSince: (title, organisation, from) => `I have worked as ${title} at ${organisation} since ${longMonth(from)}.`,
  workedUntil: (title, organisation, to) => `I worked as ${title} at ${organisation} until ${longMonth(to)}.`,
  hasWorked: (title, organisation) => `My work: ${title} at ${organisation}.`,
  aboutMe: undefined,
  asks: [(quote) => `Your posting asks for “${quote}”.`, (quote) => `You also ask for “${quote}”.`],
  fromWork: (title, organisation) => `From my work as ${title} at ${organisation}:`,
  skills: (list) => `My skills include ${list}.`,
  certificates: (list) => `My certificates include ${list}.`,
  languages: (list) => `I speak ${list}.`,
  study: (parts) => `My education: ${parts.join(", ")}.`,
  conversation: "I would be glad to tell you more in a conversation.",
  thanks: ["Thank you for considering my application."],
  ownVoice: /^(I|My)\b/,
  plainOpening: /^(Responsible)(?=\s)/,
};
