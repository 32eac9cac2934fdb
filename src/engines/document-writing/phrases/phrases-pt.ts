import { monthWriter } from "../../text/text.ts";
import type { DocumentPhrases } from "./document-phrases.ts";

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
  topics: (list) => `Conteúdos: ${list}`,
  titleSince: (title, from) => `${title} desde ${month(from)}`,
  qualifications: "Qualificações",
  salutation: "Prezados Senhores,",
  closing: "Com os melhores cumprimentos,",
  subject: (title) => `Candidatura ao cargo de ${title}`,
  at: (organisation) => `(${organisation})`,
  applying: (title, company) => `Apresento a minha candidatura ao cargo de ${title} (${company}).`,
  brings: (experience) => `Trago ${experience}.`,
  experience: (years, titles) => `${years} anos de experiência como ${titles}`,
  worksSince: (title, where, from) => `Desde ${month(from)} trabalho como ${title} ${where}.`,
  worked: (title, where, to, from) =>
    `${from ? `De ${month(from)} a` : "Até"} ${month(to)} trabalhei como ${title} ${where}.`,
  hasWorked: (title, where) => `Trabalhei como ${title} ${where}.`,
  iAm: (trade) => `Sou ${trade}`,
  fromWork: (title, where) => `Como ${title} ${where}`,
  fromThisWork: "O essencial deste trabalho, em resumo:",
  ofNote: "De destacar:",
  courses: (list, isOne) => `Frequentei ${isOne ? "o curso" : "os cursos"} ${list}.`,
  quoted: (name) => `«${name}»`,
  speaks: (list) => `Falo ${list}.`,
  alsoBrings: (list) => `Trago também: ${list}.`,
  conversation: "Fico à disposição para uma entrevista.",
  thanks: [],
  wishes: [[/^(?:Procuro|Quero|Gostaria) /, ""]],
  ownVoice: /^(Sou|Tenho|Trabalho|Gosto|Procuro|Quero|Gostaria|Meu|Meus|Minha|Minhas|[AO]s? (meu|minha)s?)\b/,
};
