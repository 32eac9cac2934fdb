import type { DocumentLanguage } from "../../shared/text/document-languages.rules.ts";

interface DigestTexts {
  subject: string;
  due(count: number): string;
  /** Where nothing is due yet. */
  ahead: string;
  openings: string;
  hello: string;
  more(count: number): string;
  /** Before an address each. */
  all: string;
  fresh: string;
  chosen: string;
  end: string;
}

/** What a digest says around what /today shows. */
export const digestTexts: Record<DocumentLanguage, DigestTexts> = {
  en: {
    subject: "Your job search",
    due: (count) => `${count} due`,
    ahead: "this week",
    openings: "new openings",
    hello: "Hello",
    more: (count) => `And ${count} more.`,
    all: "All that waits",
    fresh: "New openings for your saved searches",
    chosen: "You chose to be reminded. Other days, another hour or another language",
    end: "No more reminders, by one press and without signing in",
  },
  de: {
    subject: "Deine Stellensuche",
    due: (count) => `${count} fällig`,
    ahead: "diese Woche",
    openings: "neue Stellen",
    hello: "Hallo",
    more: (count) => `Und ${count} mehr.`,
    all: "Alles, was wartet",
    fresh: "Neue Stellen zu deinen gespeicherten Suchen",
    chosen: "Du wolltest erinnert werden. Andere Tage, eine andere Stunde oder eine andere Sprache",
    end: "Keine Erinnerungen mehr, mit einem Klick und ohne Anmeldung",
  },
  fr: {
    subject: "Votre recherche d'emploi",
    due: (count) => `${count} à faire`,
    ahead: "cette semaine",
    openings: "nouvelles offres",
    hello: "Bonjour",
    more: (count) => `Et ${count} de plus.`,
    all: "Tout ce qui attend",
    fresh: "Nouvelles offres pour vos recherches enregistrées",
    chosen: "Vous avez choisi d'être rappelé. D'autres jours, une autre heure ou une autre langue",
    end: "Plus de rappels, en un clic et sans connexion",
  },
  es: {
    subject: "Tu búsqueda de empleo",
    due: (count) => `${count} por hacer`,
    ahead: "esta semana",
    openings: "ofertas nuevas",
    hello: "Hola",
    more: (count) => `Y ${count} más.`,
    all: "Todo lo que espera",
    fresh: "Ofertas nuevas para tus búsquedas guardadas",
    chosen: "Elegiste recibir recordatorios. Otros días, otra hora u otro idioma",
    end: "No más recordatorios, con un clic y sin iniciar sesión",
  },
  it: {
    subject: "La tua ricerca di lavoro",
    due: (count) => `${count} da fare`,
    ahead: "questa settimana",
    openings: "nuovi annunci",
    hello: "Ciao",
    more: (count) => `E altri ${count}.`,
    all: "Tutto ciò che aspetta",
    fresh: "Nuovi annunci per le tue ricerche salvate",
    chosen: "Hai scelto di ricevere promemoria. Altri giorni, un'altra ora o un'altra lingua",
    end: "Niente più promemoria, con un clic e senza accedere",
  },
  nl: {
    subject: "Je zoektocht naar werk",
    due: (count) => `${count} te doen`,
    ahead: "deze week",
    openings: "nieuwe vacatures",
    hello: "Hallo",
    more: (count) => `En nog ${count}.`,
    all: "Alles wat wacht",
    fresh: "Nieuwe vacatures bij je bewaarde zoekopdrachten",
    chosen: "Je koos voor herinneringen. Andere dagen, een ander uur of een andere taal",
    end: "Geen herinneringen meer, met één klik en zonder in te loggen",
  },
  pl: {
    subject: "Twoje szukanie pracy",
    due: (count) => `do zrobienia: ${count}`,
    ahead: "ten tydzień",
    openings: "nowe oferty",
    hello: "Cześć",
    more: (count) => `I jeszcze ${count}.`,
    all: "Wszystko, co czeka",
    fresh: "Nowe oferty w zapisanych wyszukiwaniach",
    chosen: "To przypomnienia, o które prosisz. Inne dni, inna godzina lub inny język",
    end: "Koniec przypomnień, jednym kliknięciem i bez logowania",
  },
  pt: {
    subject: "A tua procura de emprego",
    due: (count) => `${count} por fazer`,
    ahead: "esta semana",
    openings: "novas vagas",
    hello: "Olá",
    more: (count) => `E mais ${count}.`,
    all: "Tudo o que espera",
    fresh: "Novas vagas para as tuas pesquisas guardadas",
    chosen: "Escolheste receber lembretes. Outros dias, outra hora ou outra língua",
    end: "Sem mais lembretes, com um clique e sem iniciar sessão",
  },
};
