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
  relevant: (list) => `Para este puesto: ${list}`,
  salutation: "Estimado equipo de selección:",
  closing: "Atentamente,",
  subject: (title) => `Candidatura al puesto de ${title}`,
  at: (organisation) => `en ${organisation}`,
  applying: (title, company) => `Les presento mi candidatura al puesto de ${title} en ${company}.`,
  brings: (experience) => `Aporto ${experience}.`,
  experience: (years, titles) => `${years} años de experiencia como ${titles}`,
  worksSince: (title, where, from) => `Desde ${month(from)} trabajo como ${title} ${where}.`,
  worked: (title, where, to, from) =>
    `${from ? `De ${month(from)} a` : "Hasta"} ${month(to)} trabajé como ${title} ${where}.`,
  hasWorked: (title, where) => `He trabajado como ${title} ${where}.`,
  iAm: (trade) => `Soy ${trade}`,
  fromWork: (title, where) => `Como ${title} ${where}`,
  fromThisWork: "De este trabajo destaco:",
  holds: (list) => `Cuento además con: ${list}.`,
  speaks: (list) => `Hablo ${list}.`,
  alsoBrings: (list) => `Mi perfil incluye también: ${list}.`,
  study: (degree) => `Mi formación: ${degree}.`,
  conversation: "Quedo a su disposición para una entrevista.",
  thanks: [],
  wishes: [[/^(?:Busco|Quiero|Me gustaría) /, ""]],
  ownVoice: /^(Soy|Estoy|Llevo|Busco|Quiero|Tengo|Cuento|Trabajo|Me|Mi|Mis)\b/,
};
