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
  salutation: "Prezados Senhores,",
  closing: "Com os melhores cumprimentos,",
  subject: (title) => `Candidatura ao cargo de ${title}`,
  applying: (title, company) => `Apresento a minha candidatura ao cargo de ${title} em ${company}.`,
  worksSince: (title, organisation, from) => `Desde ${month(from)} trabalho como ${title} em ${organisation}.`,
  workedUntil: (title, organisation, to) => `Até ${month(to)} trabalhei como ${title} em ${organisation}.`,
  hasWorked: (title, organisation) => `Trabalhei como ${title} em ${organisation}.`,
  aboutMe: "Em resumo:",
  asks: [(quote) => `O anúncio menciona “${quote}”.`, (quote) => `Menciona também “${quote}”.`],
  fromWork: (title, organisation) => `Do meu trabalho como ${title} em ${organisation}:`,
  skills: (list) => `As minhas competências: ${list}.`,
  certificates: (list) => `Os meus certificados: ${list}.`,
  languages: (list) => `Os meus idiomas: ${list}.`,
  study: (parts) => `A minha formação: ${parts.join(", ")}.`,
  conversation: "Fico à disposição para uma entrevista.",
  thanks: [],
  ownVoice: /^(Sou|Tenho|Trabalho|Gosto|Meu|Meus|Minha|Minhas|[AO]s? (meu|minha)s?)\b/,
  plainOpening: /^\p{Lu}\p{Ll}*(ção|stão|nsino|são|mento|agem|ura|ência|ança|ável|poio|enda)(?=\s)/u,
};
