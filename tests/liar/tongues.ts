import type { Tongue } from "./foreign-trade.ts";

const monthIn = (locale: string) => (yearMonth: string) =>
  new Intl.DateTimeFormat(locale, { month: "long", year: "numeric", timeZone: "UTC" }).format(
    new Date(`${yearMonth}-01T00:00:00Z`),
  );

const [de, fr, es] = [monthIn("de"), monthIn("fr"), monthIn("es")];

/** Written apart from the writer's phrases, as an honest and a lying person would. */
export const tongues: Record<"de" | "fr" | "es", Tongue> = {
  de: {
    month: de,
    today: "heute",
    span: (from, to) => `${de(from)} – ${to}`,
    trueOfPresent: (title, employer, from) => [
      `Seit ${de(from)} arbeite ich als ${title} bei ${employer}.`,
      `Seit ${from.slice(0, 4)} bin ich als ${title} bei ${employer} tätig.`,
      `Derzeit arbeite ich als ${title} bei ${employer}.`,
    ],
    trueOfPast: (title, employer, from, to) => [
      `Bis ${de(to)} habe ich als ${title} bei ${employer} gearbeitet.`,
      `Von ${de(from)} bis ${de(to)} war ich als ${title} bei ${employer} tätig.`,
      `Ich habe von ${from.slice(0, 4)} bis ${to.slice(0, 4)} als ${title} bei ${employer} gearbeitet.`,
    ],
    trueOfWork: (title, employer, told) => [
      `Aus meiner Arbeit als ${title} bei ${employer}: ${told}`,
      `Als ${title} bei ${employer}: ${told}`,
      `In meiner Tätigkeit als ${title}: ${told}`,
    ],
    skills: (list) => [`Meine Kenntnisse umfassen ${list}.`, `Kenntnisse: ${list}`],
    languages: (list) => [`Ich spreche ${list}.`, `Sprachen: ${list}`],
    study: (degree, subject, school) => [`Meine Ausbildung: ${degree} in ${subject}, ${school}.`],
    applying: (title, company) => [
      `Bewerbung als ${title}`,
      `hiermit bewerbe ich mich bei ${company} als ${title}.`,
      `Ich bewerbe mich um die Stelle als ${title} bei ${company}.`,
    ],
    quoting: (line) => [`In Ihrer Ausschreibung nennen Sie „${line}“.`, `Sie suchen „${line}“.`],
    additions: (wanted) => [
      `mit ${wanted}`,
      `und ${wanted}`,
      "in 12 Ländern",
      "um 45 %",
      "als Beste des Jahres",
      "für den Vorstand",
      "in Eigenregie",
    ],
    inventions: (title, employer, wanted) => [
      `Ich leite als ${title} bei ${employer} ein Team.`,
      `Ich bin eine erfahrene ${title}.`,
      `Ich beherrsche ${wanted}.`,
      `Ich bin Expertin für ${wanted}.`,
      "Ich habe zwanzig Jahre Erfahrung.",
      "Ich bin belastbar und teamfähig.",
      `Meine Erfolge bei ${employer} sprechen für sich.`,
      "Ich besitze eine Arbeitserlaubnis.",
    ],
  },
  fr: {
    month: fr,
    today: "aujourd'hui",
    span: (from, to) => `${fr(from)} – ${to}`,
    trueOfPresent: (title, employer, from) => [
      `Depuis ${fr(from)}, je travaille comme ${title} chez ${employer}.`,
      `Je travaille actuellement comme ${title} chez ${employer}.`,
      `Je suis ${title} chez ${employer} depuis ${from.slice(0, 4)}.`,
    ],
    trueOfPast: (title, employer, from, to) => [
      `J'ai travaillé comme ${title} chez ${employer} jusqu'en ${fr(to)}.`,
      `De ${from.slice(0, 4)} à ${to.slice(0, 4)}, j'ai été ${title} chez ${employer}.`,
    ],
    trueOfWork: (title, employer, told) => [
      `Mon travail comme ${title} chez ${employer} : ${told}`,
      `En tant que ${title} chez ${employer} : ${told}`,
    ],
    skills: (list) => [`Mes compétences comprennent ${list}.`, `Compétences : ${list}`],
    languages: (list) => [`Mes langues : ${list}.`, `Langues : ${list}`],
    study: (degree, subject, school) => [`Ma formation : ${degree} en ${subject}, ${school}.`],
    applying: (title, company) => [
      `Candidature au poste de ${title}`,
      `Je vous adresse ma candidature au poste de ${title} chez ${company}.`,
    ],
    quoting: (line) => [`Votre annonce mentionne « ${line} ».`, `Vous recherchez « ${line} ».`],
    additions: (wanted) => [
      `avec ${wanted}`,
      `et ${wanted}`,
      "dans 12 pays",
      "de 45 %",
      "en toute autonomie",
      "pour la direction",
      "comme la meilleure de l'année",
    ],
    inventions: (title, employer, wanted) => [
      `Je dirige une équipe comme ${title} chez ${employer}.`,
      `Je maîtrise ${wanted}.`,
      `Je suis une ${title} expérimentée.`,
      "J'ai vingt ans d'expérience.",
      "Je suis rigoureuse et motivée.",
      `Mon expérience chez ${employer} m'a permis de tout apprendre.`,
      "Je dispose d'un permis de travail.",
    ],
  },
  es: {
    month: es,
    today: "actualidad",
    span: (from, to) => `${es(from)} – ${to}`,
    trueOfPresent: (title, employer, from) => [
      `Desde ${es(from)} trabajo como ${title} en ${employer}.`,
      `Actualmente trabajo como ${title} en ${employer}.`,
      `Soy ${title} en ${employer} desde ${from.slice(0, 4)}.`,
    ],
    trueOfPast: (title, employer, from, to) => [
      `Hasta ${es(to)} trabajé como ${title} en ${employer}.`,
      `Trabajé como ${title} en ${employer} de ${from.slice(0, 4)} a ${to.slice(0, 4)}.`,
    ],
    trueOfWork: (title, employer, told) => [
      `De mi trabajo como ${title} en ${employer}: ${told}`,
      `Como ${title} en ${employer}: ${told}`,
    ],
    skills: (list) => [`Mis competencias incluyen ${list}.`, `Competencias: ${list}`],
    languages: (list) => [`Hablo ${list}.`, `Idiomas: ${list}`],
    study: (degree, subject, school) => [`Mi formación: ${degree} en ${subject}, ${school}.`],
    applying: (title, company) => [
      `Candidatura al puesto de ${title}`,
      `Les presento mi candidatura al puesto de ${title} en ${company}.`,
    ],
    quoting: (line) => [`En su oferta mencionan «${line}».`, `Ustedes buscan «${line}».`],
    additions: (wanted) => [
      `con ${wanted}`,
      `y ${wanted}`,
      "en 12 países",
      "del 45 %",
      "para la dirección",
      "sin ayuda",
      "como la mejor del año",
    ],
    inventions: (title, employer, wanted) => [
      `Dirijo un equipo como ${title} en ${employer}.`,
      `Domino ${wanted}.`,
      `Soy experta en ${wanted}.`,
      "Tengo veinte años de experiencia.",
      "Soy una persona responsable y dinámica.",
      `Mi experiencia en ${employer} me avala.`,
      "Dispongo de permiso de trabajo.",
    ],
  },
};
