import type { LanguageForms } from "./language-forms.ts";

const role = "{T} em {O}";

export const portugueseForms: LanguageForms = {
  months: "janeiro fevereiro março abril maio junho julho agosto setembro outubro novembro dezembro",
  beforeYear: " de ",
  present: "(?:o )?presente",
  and: "e",
  presentJob: [
    `Desde {F},? trabalho como ${role}`,
    `(?:Atualmente )?[Tt]rabalho (?:atualmente )?como ${role}(?: desde {F})?`,
  ],
  pastJob: [`Até {E},? trabalhei como ${role}`, `Trabalhei como ${role}(?: até {E}| de {F} a {E})?`],
  work: [`Do meu trabalho como ${role}: `, `Como ${role}: `, "Em {O}: "],
  study: ["(?:A minha f|F)ormação: {D}(?:(?:,| em)? {J})?(?:, {O})?(?:, {R}| \\({R}\\))?"],
  grade: "(?:Nota|Média): {G}",
  person: [
    "(?:As minhas competências incluem|As minhas competências:|Competências:) {S*}",
    "(?:Os meus idiomas:|Idiomas:|Falo) {L*}",
  ],
  aboutMe: "Em resumo: ",
  courtesies: ["Fico à disposição para uma entrevista.", "Agradeço a atenção dispensada."],
  applying: [
    "Candidatura ao cargo de {title}",
    "Apresento a minha candidatura ao cargo de {title}(?: em {company})?",
    "Candidato-me ao cargo de {title}(?: em {company})?",
  ],
  quoting: ["O anúncio menciona “{quote}”", "Menciona também “{quote}”"],
  self: /(?<!\p{L})(?:[Ee]u|[Ss]ou|[Tt]enho)(?!\p{L})/u,
};
