import type { MailTexts } from "./mail-texts.ts";

export const dutchMailTexts: MailTexts = {
  locale: "nl-NL",
  greeting: (_, name) => `Goedendag${name && ` ${name}`},`,
  closing: "Met vriendelijke groet",
  somebody: "[Naam]",
  strengths: "Dit breng ik ervoor mee:",
  subject: {
    question: "Een vraag over de functie",
    follow_up: "Mijn sollicitatie",
    thank_you: "Dank voor het gesprek",
    status: "Mijn sollicitatie",
    acceptance: "Uw aanbod",
    declining: "Uw aanbod",
    withdrawal: "Intrekking van mijn sollicitatie",
    reference: "Verzoek om een referentie",
  },
  body: {
    question: ({ title, company }) =>
      `Ik heb belangstelling voor de functie ${title} bij ${company} en heb een vraag voordat ik solliciteer: [uw vraag]. Hartelijk dank voor uw hulp.`,
    follow_up: ({ title, company, on }) =>
      `Ik heb${on && ` op ${on}`} bij ${company} gesolliciteerd naar de functie ${title} en ben er nog steeds zeer in geïnteresseerd. Kunt u mij zeggen hoe het met de selectie staat, en of u nog iets van mij nodig hebt?`,
    thank_you: ({ title, company, on }) =>
      `Hartelijk dank voor het gesprek${on && ` op ${on}`} bij ${company} over de functie ${title}. [Iets waar u over sprak.] Ik ben nog steeds zeer geïnteresseerd en hoor graag van u.`,
    status: ({ title, company }) =>
      `Ik schrijf u over mijn sollicitatie bij ${company} naar de functie ${title}. Wanneer verwacht u te beslissen, en wat is de volgende stap? Ik stuur u graag wat nog helpt.`,
    acceptance: ({ title, company, on }) =>
      `Hartelijk dank voor uw aanbod bij ${company} voor de functie ${title}. Ik neem het graag aan${on && ` en begin op ${on}`}. Laat mij weten wat u tot dan van mij nodig hebt.`,
    declining: ({ title, company }) =>
      `Hartelijk dank voor uw aanbod bij ${company} voor de functie ${title}, en voor uw tijd. Ik heb besloten het niet aan te nemen en wens u succes met het vinden van de juiste persoon.`,
    withdrawal: ({ title, company }) =>
      `Hartelijk dank dat ${company} mij voor de functie ${title} overweegt. Ik heb besloten mijn sollicitatie in te trekken en wens u succes met het vinden van de juiste persoon.`,
    reference: ({ title, company }) =>
      `Ik solliciteer bij ${company} naar de functie ${title}. Mag ik u als referentie noemen, en wilt u vragen beantwoorden over [waar en wanneer wij samenwerkten]? Ik stuur u graag de vacature en mijn cv.`,
  },
  short: {
    follow_up: ({ title, company }) =>
      `Is er nieuws over mijn sollicitatie als ${title} bij ${company}? Ik heb nog steeds veel interesse.`,
    thank_you: ({ title, company }) =>
      `Bedankt voor het gesprek bij ${company} over de functie ${title}. Ik hoor graag van u.`,
    withdrawal: ({ title, company }) =>
      `Hierbij trek ik mijn sollicitatie als ${title} bij ${company} in. Bedankt voor uw tijd.`,
  },
};
