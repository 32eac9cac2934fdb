import type { MailTexts } from "./mail-texts.ts";

export const polishMailTexts: MailTexts = {
  locale: "pl-PL",
  // A name would have to be declined.
  greeting: () => "Dzień dobry,",
  closing: "Z poważaniem",
  somebody: "",
  strengths: "Oto, co wnoszę:",
  subject: {
    question: "Pytanie o stanowisko",
    follow_up: "Moje zgłoszenie",
    thank_you: "Podziękowanie za rozmowę",
    status: "Moje zgłoszenie",
    acceptance: "Państwa oferta",
    declining: "Państwa oferta",
    withdrawal: "Wycofanie kandydatury",
    reference: "Prośba o referencje",
  },
  body: {
    question: ({ title, company }) =>
      `interesuje mnie stanowisko ${title} w ${company} i mam pytanie, zanim wyślę zgłoszenie: [pytanie]. Dziękuję za pomoc.`,
    follow_up: ({ title, company, on }) =>
      `moje zgłoszenie${on && ` z ${on}`} na stanowisko ${title} w ${company} jest już u Państwa i nadal bardzo mnie ono interesuje. Czy mogą mi Państwo powiedzieć, na jakim etapie jest rekrutacja i czy potrzebują Państwo ode mnie czegoś jeszcze?`,
    thank_you: ({ title, company, on }) =>
      `dziękuję za rozmowę${on && ` w dniu ${on}`} w ${company} o stanowisku ${title}. [Coś, o czym Państwo rozmawiali.] Nadal bardzo mnie ono interesuje i czekam na wiadomość.`,
    status: ({ title, company }) =>
      `piszę w sprawie mojego zgłoszenia na stanowisko ${title} w ${company}. Kiedy spodziewają się Państwo decyzji i jaki jest następny krok? Chętnie prześlę, co może pomóc.`,
    acceptance: ({ title, company, on }) =>
      `bardzo dziękuję za ofertę na stanowisko ${title} w ${company}. Przyjmuję ją z przyjemnością${on && ` i rozpocznę pracę w dniu ${on}`}. Proszę o informację, czego Państwo do tego czasu ode mnie potrzebują.`,
    declining: ({ title, company }) =>
      `bardzo dziękuję za ofertę na stanowisko ${title} w ${company} i za poświęcony czas. Nie przyjmuję jej jednak i życzę Państwu znalezienia właściwej osoby.`,
    withdrawal: ({ title, company }) =>
      `dziękuję, że ${company} bierze mnie pod uwagę na stanowisko ${title}. Wycofuję jednak swoją kandydaturę i życzę Państwu znalezienia właściwej osoby.`,
    reference: ({ title, company }) =>
      `ubiegam się o stanowisko ${title} w ${company}. Czy mogę podać Pana/Panią jako osobę polecającą i czy zechce Pan/Pani odpowiedzieć na pytania o [gdzie i kiedy pracowaliśmy razem]? Chętnie prześlę ofertę i moje CV.`,
  },
  short: {
    follow_up: ({ title, company }) =>
      `czy są wieści w sprawie mojej aplikacji na stanowisko ${title} (${company})? Nadal bardzo mi na nim zależy.`,
    thank_you: ({ title, company }) =>
      `dziękuję za rozmowę o stanowisku ${title} (${company}). Czekam na wiadomość od Państwa.`,
    withdrawal: ({ title, company }) =>
      `wycofuję swoją aplikację na stanowisko ${title} (${company}). Dziękuję za poświęcony czas.`,
  },
};
