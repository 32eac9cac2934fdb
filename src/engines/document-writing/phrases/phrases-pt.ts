import { monthWriter } from "../../text/text.ts";
import type { DocumentPhrases } from "./document-phrases.ts";
import { houseBehind } from "./house-names.ts";
import { studyIn } from "./study-names.ts";

const month = monthWriter("pt-PT");

/** In words that Portugal and Brazil share. */
export const portuguesePhrases: DocumentPhrases = {
  locale: "pt-PT",
  region: null,
  names: { cv: "CV", letter: "Carta de apresentação" },
  headings: {
    summary: "Perfil",
    experience: "Experiência profissional",
    education: "Educação",
    skills: "Competências",
    certifications: "Certificados",
    volunteer: "Voluntariado",
    training: "Cursos",
    publications: "Publicações",
    languages: "Idiomas",
    references: "Referências",
  },
  month,
  present: "presente",
  grade: (grade) => `Nota: ${grade}`,
  notCompleted: "não concluído",
  topics: (list) => `Conteúdos: ${list}`,
  salutation: "Prezados Senhores,",
  closing: "Com os melhores cumprimentos,",
  subject: (title) => `Candidatura ao cargo de ${title}`,
  applying: (title, company) => `Apresento a minha candidatura ao cargo de ${title} (${company}).`,
  brings: (experience) => `Trago ${experience}.`,
  asPost: (title) => `como ${title}`,
  experience: (years, posts) => `${years} anos de experiência ${posts}`,
  iAm: (trade) => `Sou ${trade}`,
  atHouse: houseBehind(),
  worksAs: (role, from) => `Desde ${month(from)} trabalho como ${role}`,
  workedAs: (role, from, to, isBefore) =>
    `${isBefore ? "Antes, de" : "De"} ${month(from)} a ${month(to)}, trabalhei como ${role}`,
  holds: (list) => `A minha formação compreende ${list}`,
  studyOf: studyIn("em"),
  courses: (list) => `Os meus cursos incluem ${list}`,
  skillsAre: (list) => `As minhas competências incluem ${list}`,
  speaks: (list) => `Falo ${list}`,
  examples: "Exemplos do meu trabalho:",
  leadIn: "No anúncio pede-se um exemplo do meu trabalho.",
  asksPay: (pay) => `A minha expectativa salarial é de ${pay}.`,
  startsFrom: (date) => `Posso começar a partir de ${date}.`,
  conversation: "Fico à disposição para uma entrevista.",
  thanks: [],
  wishes: [[/^(?:Procuro|Quero|Gostaria) /, ""]],
  ownVoice: /^(Sou|Tenho|Trabalho|Gosto|Procuro|Quero|Gostaria|Meu|Meus|Minha|Minhas|[AO]s? (meu|minha)s?)\b/,
};
