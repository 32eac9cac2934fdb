import type { MailTexts } from "./mail-texts.ts";

export const italianMailTexts: MailTexts = {
  locale: "it-IT",
  greeting: (_, name) => `Buongiorno${name && ` ${name}`},`,
  closing: "Cordiali saluti",
  somebody: "[Nome]",
  strengths: "Ecco che cosa porto:",
  subject: {
    question: "Una domanda sulla posizione",
    follow_up: "La mia candidatura",
    thank_you: "Grazie per il colloquio",
    status: "La mia candidatura",
    acceptance: "La vostra offerta",
    declining: "La vostra offerta",
    withdrawal: "Ritiro della mia candidatura",
    reference: "Richiesta di referenza",
  },
  body: {
    question: ({ title, company }) =>
      `mi interessa la posizione ${title} presso ${company} e ho una domanda prima di candidarmi: [la domanda]. Grazie per il vostro aiuto.`,
    follow_up: ({ title, company, on }) =>
      `ho inviato a ${company}${on && ` in data ${on}`} la mia candidatura per la posizione ${title}, che mi interessa ancora molto. Potete dirmi a che punto è la selezione, e se vi serve altro da me?`,
    thank_you: ({ title, company, on }) =>
      `grazie per il colloquio${on && ` in data ${on}`} presso ${company} sulla posizione ${title}. [Una cosa di cui avete parlato.] Mi interessa ancora molto e attendo volentieri vostre notizie.`,
    status: ({ title, company }) =>
      `vi scrivo per la mia candidatura presso ${company} per la posizione ${title}. Quando pensate di decidere, e qual è il prossimo passo? Vi mando volentieri ciò che può aiutare.`,
    acceptance: ({ title, company, on }) =>
      `vi ringrazio molto per la vostra offerta presso ${company} per la posizione ${title}. La accetto con piacere${on && ` e inizierò in data ${on}`}. Ditemi, per favore, che cosa vi serve da me fino ad allora.`,
    declining: ({ title, company }) =>
      `vi ringrazio molto per la vostra offerta presso ${company} per la posizione ${title}, e per il vostro tempo. Ho deciso di non accettarla e vi auguro di trovare la persona giusta.`,
    withdrawal: ({ title, company }) =>
      `grazie per avermi preso in considerazione presso ${company} per la posizione ${title}. Ho deciso di ritirare la mia candidatura e vi auguro di trovare la persona giusta.`,
    reference: ({ title, company }) =>
      `mi candido presso ${company} per la posizione ${title}. Posso indicarla come referenza, e risponderebbe a domande su [dove e quando abbiamo lavorato insieme]? Le mando volentieri l'annuncio e il mio CV.`,
  },
  short: {
    follow_up: ({ title, company }) =>
      `ci sono novità sulla mia candidatura per ${title} presso ${company}? Resto molto interessato/a.`,
    thank_you: ({ title, company }) =>
      `grazie per il colloquio presso ${company} sulla posizione ${title}. Resto in attesa di un vostro riscontro.`,
    withdrawal: ({ title, company }) =>
      `ritiro la mia candidatura per ${title} presso ${company}. Grazie per il vostro tempo.`,
  },
};
