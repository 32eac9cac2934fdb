import { monthWriter } from "../../text/text.ts";
import type { DocumentPhrases } from "./document-phrases.ts";
import { byFirstWord, employerBehind } from "./employer-names.ts";
import { studyIn } from "./study-names.ts";

const month = monthWriter("es-ES");

const at = byFirstWord("en", [
  [
    /(?:ería|soría|toría)$|^(?:universidad|comunidad|sociedad|asociación|fundación|federación|confederación|dirección|delegación|corporación|residencia|agencia|clínica|empresa|escuela|farmacia|tienda|cooperativa|constructora|fábrica|imprenta|academia|biblioteca|óptica|caja|cámara|compañía)$/,
    "en la ",
  ],
  [
    /^(?:hotel|hostal|hospital|colegio|instituto|ayuntamiento|centro|restaurante|taller|laboratorio|supermercado|bar|museo|teatro|parque|banco|estudio|despacho|bufete|consejo|club|balneario|aeropuerto|servicio|ministerio|grupo|complejo)$/,
    "en el ",
  ],
]);

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
  notCompleted: "sin finalizar",
  topics: (list) => `Contenidos: ${list}`,
  salutation: "Estimado equipo de selección:",
  closing: "Atentamente,",
  subject: (title) => `Candidatura al puesto de ${title}`,
  applying: (title, company) => `Presento mi candidatura al puesto de ${title} ${at(company)}.`,
  brings: (experience) => `Aporto ${experience}.`,
  asPost: (title) => `como ${title}`,
  experience: (years, posts) => `${years} años de experiencia ${posts}`,
  iAm: (trade) => `Soy ${trade}`,
  atEmployer: employerBehind(at),
  worksAs: (role, from) => `Desde ${month(from)} trabajo como ${role}`,
  workedAs: (role, from, to, isBefore) =>
    `${isBefore ? "Antes, de" : "De"} ${month(from)} a ${month(to)}, trabajé como ${role}`,
  holds: (list, isOne) => `Aporto la siguiente ${isOne ? "formación" : "formación y acreditaciones"}: ${list}`,
  studyOf: studyIn("en"),
  skillsAre: (list, isOne) =>
    `También aporto ${isOne ? "la siguiente competencia" : "las siguientes competencias"}: ${list}`,
  examples: "Ejemplos de mi trabajo:",
  asksPay: (pay) => `Mi expectativa salarial es de ${pay}.`,
  startsFrom: (date) => `Puedo empezar a partir de${/^\d/.test(date) ? "l" : ""} ${date}.`,
  noticeIs: (period) => `Mi preaviso es de ${period}.`,
  because: [/^porque /i, "Me presento"],
  conversation: "Quedo disponible para una entrevista.",
  thanks: [],
  wishes: [[/^(?:Busco|Quiero|Me gustaría) /, ""]],
  ownVoice: /^(Soy|Estoy|Llevo|Busco|Quiero|Tengo|Cuento|Trabajo|Me|Mi|Mis)\b/,
};
