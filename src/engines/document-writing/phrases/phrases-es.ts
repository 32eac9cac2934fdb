import { monthWriter } from "../../text/text.ts";
import type { DocumentPhrases } from "./document-phrases.ts";

const month = monthWriter("es-ES");

export const spanishPhrases: DocumentPhrases = {
  locale: "es-ES",
  region: null,
  names: { cv: "CV", letter: "Carta de presentación" },
  headings: {
    summary: "Perfil",
    experience: "Experiencia profesional",
    education: "Formación",
    skills: "Competencias",
    certifications: "Certificados",
    volunteer: "Voluntariado",
    training: "Formación complementaria",
    publications: "Publicaciones",
    languages: "Idiomas",
    references: "Referencias",
  },
  month,
  present: "actualidad",
  grade: (grade) => `Nota: ${grade}`,
  topics: (list) => `Contenidos: ${list}`,
  salutation: "Estimado equipo de selección:",
  closing: "Atentamente,",
  subject: (title) => `Candidatura al puesto de ${title}`,
  applying: (title, company) => `Les presento mi candidatura al puesto de ${title} en ${company}.`,
  worksSince: (title, organisation, from) => `Desde ${month(from)} trabajo como ${title} en ${organisation}.`,
  workedUntil: (title, organisation, to) => `Hasta ${month(to)} trabajé como ${title} en ${organisation}.`,
  hasWorked: (title, organisation) => `He trabajado como ${title} en ${organisation}.`,
  aboutMe: "En resumen:",
  asks: [(quote) => `En su oferta mencionan «${quote}».`, (quote) => `También mencionan «${quote}».`],
  fromWork: (title, organisation) => `De mi trabajo como ${title} en ${organisation}:`,
  skills: (list) => `Mis competencias: ${list}.`,
  certificates: (list) => `Mis certificados: ${list}.`,
  languages: (list) => `Mis idiomas: ${list}.`,
  study: (parts) => `Mi formación: ${parts.join(", ")}.`,
  conversation: "Quedo a su disposición para una entrevista.",
  thanks: [],
  ownVoice: /^(Soy|Estoy|Tengo|Cuento|Trabajo|Me|Mi|Mis)\b/,
  plainOpening: /^\p{Lu}\p{Ll}*(ción|tión|sión|miento|eo|aje|ura|anza|encia|ención|enta|able|yo)(?=\s)/u,
};
