import { monthWriter } from "../../text/text.ts";
import type { DocumentPhrases } from "./document-phrases.ts";
import { byFirstWord, employerBehind } from "./employer-names.ts";
import { studyIn } from "./study-names.ts";

const month = monthWriter("pt-PT");

const byKind = byFirstWord("na", [
  [/^(?:laboratórios|serviços|armazéns|correios|supermercados|transportes|hospitais)$/, "nos "],
  [/^(?:confecções|lojas|oficinas|construções|águas|edições|indústrias|farmácias)$/, "nas "],
  [
    /^(?:colégio|centro|instituto|grupo|banco|município|ministério|teatro|laboratório|externato|infantário|supermercado|consultório|escritório|agrupamento|estúdio|hospital|hotel|restaurante|lar|café|bar|museu|atelier|jardim|clube|hostel|pingo)$/,
    "no ",
  ],
]);

/** A firm is feminine, as "a empresa" is, unless it calls itself otherwise, or may: "O Boticário", "Talho Silva", "Jerónimo Martins", "Santos & Vale". */
function at(employer: string): string {
  const named = byKind(employer);
  const mayDiffer = /^(?:[OA]s? |\p{L}*(?:(?<![çs]ã)o|[aeinoõ]s) )/u.test(employer);
  return named.startsWith("na ") && mayDiffer ? `(${employer})` : named;
}
const atEmployer = employerBehind(at);

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
  applying: (title, company) => `Apresento a minha candidatura ao cargo de ${title} ${atEmployer(company)}.`,
  brings: (experience) => `Trago ${experience}.`,
  asPost: (title) => `como ${title}`,
  experience: (years, posts) => `${years} anos de experiência ${posts}`,
  iAm: (trade) => `Sou ${trade}`,
  atEmployer,
  worksAs: (role, from) => `Desde ${month(from)} trabalho como ${role}`,
  workedAs: (role, from, to, isBefore) =>
    `${isBefore ? "Antes, de" : "De"} ${month(from)} a ${month(to)}, trabalhei como ${role}`,
  holds: (list, isOne) => `Trago ${isOne ? "a seguinte qualificação" : "as seguintes qualificações"}: ${list}`,
  studyOf: studyIn("em"),
  skillsAre: (list, isOne) => `Trago ainda ${isOne ? "a seguinte competência" : "as seguintes competências"}: ${list}`,
  examples: "Exemplos do meu trabalho:",
  asksPay: (pay) => `A minha expectativa salarial é de ${pay}.`,
  startsFrom: (date) => `Posso começar a partir d${/^(?:início|fim) /.test(date) ? "o" : "e"} ${date}.`,
  noticeIs: (period) => `O meu aviso prévio é de ${period}.`,
  because: [/^porque /i, "Candidato-me"],
  conversation: "Fico à disposição para uma entrevista.",
  thanks: [],
  wishes: [[/^(?:Procuro|Quero|Gostaria) /, ""]],
  ownVoice: /^(Sou|Tenho|Trabalho|Gosto|Procuro|Quero|Gostaria|Meu|Meus|Minha|Minhas|[AO]s? (meu|minha)s?)\b/,
};
