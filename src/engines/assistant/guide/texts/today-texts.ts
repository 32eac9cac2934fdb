import type { TodayGroup, TodayKind } from "../../../../shared/tracker/today/today.contract.ts";
import type { DocumentLanguage } from "../../../text/text.ts";

/** What the guide says of what waits for a person today. */
export interface TodayTexts {
  groups: Record<TodayGroup, string>;
  /** Why something is listed; of a step, the person's own words stand in its place. */
  reasons: Record<TodayKind, (days: number) => string>;
  /** Beside those that are listed. */
  more(count: number): string;
  nothing: string;
  /** A button. */
  open: string;
}

/** "1 day", "3 days" */
const counted = (one: string, many: string) => (count: number) => `${count} ${count === 1 ? one : many}`;
const days = {
  en: counted("day", "days"),
  de: counted("Tag", "Tagen"),
  fr: counted("jour", "jours"),
  es: counted("día", "días"),
  it: counted("giorno", "giorni"),
  nl: counted("dag", "dagen"),
  pl: counted("dzień", "dni"),
  pt: counted("dia", "dias"),
};

export const todayTexts: Record<DocumentLanguage, TodayTexts> = {
  en: {
    groups: { overdue: "Overdue", today: "Today", week: "This week", waiting: "Waiting" },
    reasons: {
      next_step: () => "the next step",
      offer: () => "an offer waits for your answer",
      quiet: (count) => `no word for ${days.en(count)}: follow up`,
      documents: () => "CV and letter are ready: read them, then apply",
      viewed: (count) => `looked at ${days.en(count)} ago, not applied yet`,
    },
    more: (count) => `And ${count} more on [Today](/today).`,
    nothing: "Nothing is waiting: nothing is due this week, no offer, and no application that has been quiet for long.",
    open: "Open Today",
  },
  de: {
    groups: { overdue: "Überfällig", today: "Heute", week: "Diese Woche", waiting: "Wartet" },
    reasons: {
      next_step: () => "der nächste Schritt",
      offer: () => "ein Angebot wartet auf deine Antwort",
      quiet: (count) => `seit ${days.de(count)} nichts gehört: nachfragen`,
      documents: () => "Lebenslauf und Anschreiben sind fertig: lesen, dann bewerben",
      viewed: (count) => `vor ${days.de(count)} angesehen, noch nicht beworben`,
    },
    more: (count) => `Und ${count} mehr unter [Today](/today).`,
    nothing:
      "Nichts wartet: diese Woche ist nichts fällig, kein Angebot ist offen, und keine Bewerbung ist schon lange ohne Nachricht.",
    open: "Today öffnen",
  },
  fr: {
    groups: { overdue: "En retard", today: "Aujourd'hui", week: "Cette semaine", waiting: "En attente" },
    reasons: {
      next_step: () => "la prochaine étape",
      offer: () => "une proposition attend votre réponse",
      quiet: (count) => `sans nouvelles depuis ${days.fr(count)} : relancer`,
      documents: () => "CV et lettre sont prêts : les lire, puis postuler",
      viewed: (count) => `vue il y a ${days.fr(count)}, pas encore de candidature`,
    },
    more: (count) => `Et ${count} de plus sous [Today](/today).`,
    nothing:
      "Rien n'attend : rien n'est prévu cette semaine, aucune proposition, aucune candidature sans nouvelles depuis longtemps.",
    open: "Ouvrir Today",
  },
  es: {
    groups: { overdue: "Atrasado", today: "Hoy", week: "Esta semana", waiting: "Pendiente" },
    reasons: {
      next_step: () => "el próximo paso",
      offer: () => "una oferta espera tu respuesta",
      quiet: (count) => `sin noticias desde hace ${days.es(count)}: haz seguimiento`,
      documents: () => "el currículum y la carta están listos: léelos y postúlate",
      viewed: (count) => `vista hace ${days.es(count)}, aún sin candidatura`,
    },
    more: (count) => `Y ${count} más en [Today](/today).`,
    nothing: "Nada espera: nada vence esta semana, ninguna oferta, ninguna candidatura sin noticias desde hace mucho.",
    open: "Abrir Today",
  },
  it: {
    groups: { overdue: "In ritardo", today: "Oggi", week: "Questa settimana", waiting: "In attesa" },
    reasons: {
      next_step: () => "il prossimo passo",
      offer: () => "un'offerta aspetta la tua risposta",
      quiet: (count) => `senza notizie da ${days.it(count)}: sollecita`,
      documents: () => "curriculum e lettera sono pronti: leggili, poi candidati",
      viewed: (count) => `visto ${days.it(count)} fa, nessuna candidatura ancora`,
    },
    more: (count) => `E altri ${count} in [Today](/today).`,
    nothing:
      "Nulla aspetta: niente scade questa settimana, nessuna offerta, nessuna candidatura senza notizie da tempo.",
    open: "Apri Today",
  },
  nl: {
    groups: { overdue: "Te laat", today: "Vandaag", week: "Deze week", waiting: "Wacht" },
    reasons: {
      next_step: () => "de volgende stap",
      offer: () => "een aanbod wacht op je antwoord",
      quiet: (count) => `al ${days.nl(count)} niets gehoord: opvolgen`,
      documents: () => "cv en brief zijn klaar: lees ze en solliciteer",
      viewed: (count) => `${days.nl(count)} geleden bekeken, nog niet gesolliciteerd`,
    },
    more: (count) => `En nog ${count} op [Today](/today).`,
    nothing:
      "Er wacht niets: deze week staat niets gepland, geen aanbod, en geen sollicitatie zonder bericht sinds lang.",
    open: "Today openen",
  },
  pl: {
    groups: { overdue: "Po terminie", today: "Dzisiaj", week: "W tym tygodniu", waiting: "Czeka" },
    reasons: {
      next_step: () => "następny krok",
      offer: () => "propozycja czeka na odpowiedź",
      quiet: (count) => `bez wieści (${days.pl(count)}): zapytaj`,
      documents: () => "CV i list są gotowe: przeczytaj je i aplikuj",
      viewed: (count) => `obejrzane (${days.pl(count)} temu), bez zgłoszenia`,
    },
    more: (count) => `I jeszcze ${count} na stronie [Today](/today).`,
    nothing:
      "Nic nie czeka: nic nie przypada na ten tydzień, nie ma propozycji ani zgłoszenia, które od dawna jest bez wieści.",
    open: "Otwórz Today",
  },
  pt: {
    groups: { overdue: "Em atraso", today: "Hoje", week: "Esta semana", waiting: "À espera" },
    reasons: {
      next_step: () => "o próximo passo",
      offer: () => "uma proposta espera a tua resposta",
      quiet: (count) => `sem notícias há ${days.pt(count)}: dar seguimento`,
      documents: () => "o CV e a carta estão prontos: lê-os e candidata-te",
      viewed: (count) => `vista há ${days.pt(count)}, ainda sem candidatura`,
    },
    more: (count) => `E mais ${count} em [Today](/today).`,
    nothing: "Nada espera: nada vence esta semana, nenhuma proposta, nenhuma candidatura sem notícias há muito tempo.",
    open: "Abrir Today",
  },
};
