import type { MailTexts } from "./mail-texts.ts";

export const germanMailTexts: MailTexts = {
  locale: "de-DE",
  greeting: (_, name) => `Guten Tag${name && ` ${name}`},`,
  closing: "Mit freundlichen Grüßen",
  somebody: "[Name]",
  strengths: "Das bringe ich dafür mit:",
  subject: {
    question: "Eine Frage zur Stelle",
    follow_up: "Meine Bewerbung",
    thank_you: "Vielen Dank für das Gespräch",
    status: "Meine Bewerbung",
    acceptance: "Ihr Angebot",
    declining: "Ihr Angebot",
    withdrawal: "Rücknahme meiner Bewerbung",
    reference: "Bitte um eine Referenz",
  },
  body: {
    question: ({ title, company }) =>
      `ich interessiere mich für die Stelle ${title} bei ${company} und habe vor meiner Bewerbung eine Frage: [Ihre Frage]. Vielen Dank für Ihre Hilfe.`,
    follow_up: ({ title, company, on }) =>
      `ich habe mich${on && ` am ${on}`} bei ${company} um die Stelle ${title} beworben und bin weiterhin sehr daran interessiert. Können Sie mir sagen, wie es um die Auswahl steht, und ob Sie noch etwas von mir brauchen?`,
    thank_you: ({ title, company, on }) =>
      `vielen Dank für das Gespräch${on && ` am ${on}`} bei ${company} über die Stelle ${title}. [Etwas, worüber Sie gesprochen haben.] Ich bin weiterhin sehr interessiert und freue mich, von Ihnen zu hören.`,
    status: ({ title, company }) =>
      `ich schreibe Ihnen wegen meiner Bewerbung bei ${company} um die Stelle ${title}. Wann rechnen Sie mit einer Entscheidung, und was ist der nächste Schritt? Gern schicke ich Ihnen, was noch hilft.`,
    acceptance: ({ title, company, on }) =>
      `herzlichen Dank für Ihr Angebot bei ${company} für die Stelle ${title}. Ich nehme es gern an${on && ` und beginne am ${on}`}. Bitte sagen Sie mir, was Sie bis dahin von mir brauchen.`,
    declining: ({ title, company }) =>
      `herzlichen Dank für Ihr Angebot bei ${company} für die Stelle ${title} und für Ihre Zeit. Ich habe mich entschieden, es nicht anzunehmen, und wünsche Ihnen viel Erfolg bei der Suche.`,
    withdrawal: ({ title, company }) =>
      `vielen Dank, dass ${company} mich für die Stelle ${title} in Betracht zieht. Ich habe mich entschieden, meine Bewerbung zurückzuziehen, und wünsche Ihnen viel Erfolg bei der Suche.`,
    reference: ({ title, company }) =>
      `ich bewerbe mich bei ${company} um die Stelle ${title}. Darf ich Sie als Referenz nennen, und würden Sie Fragen dazu beantworten, [wo und wann wir zusammengearbeitet haben]? Gern schicke ich Ihnen die Anzeige und meinen Lebenslauf.`,
  },
  short: {
    follow_up: ({ title, company }) =>
      `gibt es Neues zu meiner Bewerbung als ${title} bei ${company}? Ich bin weiterhin sehr interessiert.`,
    thank_you: ({ title, company }) =>
      `vielen Dank für das Gespräch bei ${company} über die Stelle ${title}. Ich freue mich, von Ihnen zu hören.`,
    withdrawal: ({ title, company }) =>
      `hiermit ziehe ich meine Bewerbung als ${title} bei ${company} zurück. Vielen Dank für Ihre Zeit.`,
  },
};
