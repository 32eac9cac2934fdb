import { openingsCount } from "../../jobs/saved-search.rules.ts";
import type { DocumentLanguage } from "../../text/document-languages.rules.ts";
import type { InterviewKind } from "../records/interview-kinds.rules.ts";
import type { TodayCardItem, TodayGroup, TodayItem } from "./today.contract.ts";

/** What the guide and mails say of what waits for a person. */
export interface TodayTexts {
  groups: Record<TodayGroup, string>;
  /** Why something is listed; of a step, the person's own words stand in its place. */
  reasons: Record<Exclude<TodayCardItem["kind"], "interview">, (days: number) => string>;
  interviews: Record<InterviewKind, string>;
  /** Of an offer. */
  decideBy(day: string): string;
  /** Before a number. */
  openings: string;
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

/** Words of ours beside the person's own, in one line. `zone` is where the person is. */
export function todayReason(
  item: TodayItem,
  texts: TodayTexts,
  { locale, zone }: { locale: string; zone: string },
): string {
  if (item.kind === "openings") return `${texts.openings}: ${openingsCount(item.count)}`;
  const { kind, step, due, group, at, interview } = item;
  const day = due && dayText(due, locale);
  if (kind === "offer" && day) return texts.decideBy(day);
  const what =
    kind === "interview" ? texts.interviews[interview?.kind ?? "other"] : step || texts.reasons[kind](item.days);
  const time = at && clockText(at, locale, zone);
  return [what, group !== "today" && day, time, interview?.place_or_link].filter(Boolean).join(", ");
}

const dayText = (day: string, locale: string): string =>
  new Intl.DateTimeFormat(locale, { weekday: "short", day: "numeric", month: "short", timeZone: "UTC" }).format(
    new Date(day),
  );

/** "15:30"; from another zone also what its clocks show. */
function clockText({ moment, zone }: { moment: string; zone: string }, locale: string, ownZone: string): string {
  const clock = (timeZone: string) =>
    new Intl.DateTimeFormat(locale, { hour: "2-digit", minute: "2-digit", timeZone }).format(new Date(moment));
  const [own, there] = [clock(ownZone), clock(zone)];
  return own === there ? own : `${own} (${there}, ${zone.replaceAll("_", " ")})`;
}

export const todayTexts: Record<DocumentLanguage, TodayTexts> = {
  en: {
    groups: { overdue: "Overdue", today: "Today", week: "This week", waiting: "Waiting" },
    reasons: {
      next_step: () => "the next step",
      offer: () => "an offer waits for your answer",
      thanks: (count) =>
        count === 0 ? "the interview was today: say thanks" : `the interview was ${days.en(count)} ago: say thanks`,
      quiet: (count) => `no word for ${days.en(count)}: follow up`,
      documents: () => "CV and letter are ready: read them, then apply",
      viewed: (count) => `looked at ${days.en(count)} ago, not applied yet`,
    },
    interviews: {
      phone: "phone call",
      video: "video call",
      on_site: "interview on site",
      task: "task to work on",
      other: "interview",
    },
    decideBy: (day) => `decide about the offer by ${day}`,
    openings: "new openings",
    more: (count) => `And ${count} more on [Today](/today).`,
    nothing: "Nothing is waiting: nothing is due this week, no offer, and no application that has been quiet for long.",
    open: "Open Today",
  },
  de: {
    groups: { overdue: "Überfällig", today: "Heute", week: "Diese Woche", waiting: "Wartet" },
    reasons: {
      next_step: () => "der nächste Schritt",
      offer: () => "ein Angebot wartet auf deine Antwort",
      thanks: (count) =>
        count === 0 ? "das Gespräch war heute: bedanken" : `das Gespräch war vor ${days.de(count)}: bedanken`,
      quiet: (count) => `seit ${days.de(count)} nichts gehört: nachfragen`,
      documents: () => "Lebenslauf und Anschreiben sind fertig: lesen, dann bewerben",
      viewed: (count) => `vor ${days.de(count)} angesehen, noch nicht beworben`,
    },
    interviews: {
      phone: "Telefongespräch",
      video: "Videogespräch",
      on_site: "Gespräch vor Ort",
      task: "Aufgabe",
      other: "Vorstellungsgespräch",
    },
    decideBy: (day) => `über das Angebot entscheiden bis ${day}`,
    openings: "neue Stellen",
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
      thanks: (count) =>
        count === 0
          ? "l'entretien était aujourd'hui : remercier"
          : `l'entretien était il y a ${days.fr(count)} : remercier`,
      quiet: (count) => `sans nouvelles depuis ${days.fr(count)} : relancer`,
      documents: () => "CV et lettre sont prêts : les lire, puis postuler",
      viewed: (count) => `vue il y a ${days.fr(count)}, pas encore de candidature`,
    },
    interviews: {
      phone: "entretien téléphonique",
      video: "entretien en visio",
      on_site: "entretien sur place",
      task: "exercice à faire",
      other: "entretien",
    },
    decideBy: (day) => `décider de la proposition avant ${day}`,
    openings: "nouvelles offres",
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
      thanks: (count) =>
        count === 0
          ? "la entrevista fue hoy: da las gracias"
          : `la entrevista fue hace ${days.es(count)}: da las gracias`,
      quiet: (count) => `sin noticias desde hace ${days.es(count)}: haz seguimiento`,
      documents: () => "el currículum y la carta están listos: léelos y postúlate",
      viewed: (count) => `vista hace ${days.es(count)}, aún sin candidatura`,
    },
    interviews: {
      phone: "llamada",
      video: "videollamada",
      on_site: "entrevista presencial",
      task: "prueba por hacer",
      other: "entrevista",
    },
    decideBy: (day) => `decide sobre la oferta antes del ${day}`,
    openings: "ofertas nuevas",
    more: (count) => `Y ${count} más en [Today](/today).`,
    nothing: "Nada espera: nada vence esta semana, ninguna oferta, ninguna candidatura sin noticias desde hace mucho.",
    open: "Abrir Today",
  },
  it: {
    groups: { overdue: "In ritardo", today: "Oggi", week: "Questa settimana", waiting: "In attesa" },
    reasons: {
      next_step: () => "il prossimo passo",
      offer: () => "un'offerta aspetta la tua risposta",
      thanks: (count) =>
        count === 0 ? "il colloquio era oggi: ringrazia" : `il colloquio era ${days.it(count)} fa: ringrazia`,
      quiet: (count) => `senza notizie da ${days.it(count)}: sollecita`,
      documents: () => "curriculum e lettera sono pronti: leggili, poi candidati",
      viewed: (count) => `visto ${days.it(count)} fa, nessuna candidatura ancora`,
    },
    interviews: {
      phone: "telefonata",
      video: "videochiamata",
      on_site: "colloquio in sede",
      task: "prova da svolgere",
      other: "colloquio",
    },
    decideBy: (day) => `decidi sull'offerta entro ${day}`,
    openings: "nuovi annunci",
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
      thanks: (count) =>
        count === 0 ? "het gesprek was vandaag: bedank ze" : `het gesprek was ${days.nl(count)} geleden: bedank ze`,
      quiet: (count) => `al ${days.nl(count)} niets gehoord: opvolgen`,
      documents: () => "cv en brief zijn klaar: lees ze en solliciteer",
      viewed: (count) => `${days.nl(count)} geleden bekeken, nog niet gesolliciteerd`,
    },
    interviews: {
      phone: "telefoongesprek",
      video: "videogesprek",
      on_site: "gesprek op locatie",
      task: "opdracht",
      other: "sollicitatiegesprek",
    },
    decideBy: (day) => `beslis over het aanbod voor ${day}`,
    openings: "nieuwe vacatures",
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
      thanks: (count) =>
        count === 0 ? "rozmowa była dzisiaj: podziękuj" : `rozmowa była ${days.pl(count)} temu: podziękuj`,
      quiet: (count) => `bez wieści (${days.pl(count)}): zapytaj`,
      documents: () => "CV i list są gotowe: przeczytaj je i aplikuj",
      viewed: (count) => `obejrzane (${days.pl(count)} temu), bez zgłoszenia`,
    },
    interviews: {
      phone: "rozmowa telefoniczna",
      video: "rozmowa wideo",
      on_site: "rozmowa na miejscu",
      task: "zadanie",
      other: "rozmowa kwalifikacyjna",
    },
    decideBy: (day) => `zdecyduj o propozycji do: ${day}`,
    openings: "nowe oferty",
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
      thanks: (count) =>
        count === 0 ? "a entrevista foi hoje: agradece" : `a entrevista foi há ${days.pt(count)}: agradece`,
      quiet: (count) => `sem notícias há ${days.pt(count)}: dar seguimento`,
      documents: () => "o CV e a carta estão prontos: lê-os e candidata-te",
      viewed: (count) => `vista há ${days.pt(count)}, ainda sem candidatura`,
    },
    interviews: {
      phone: "chamada",
      video: "videochamada",
      on_site: "entrevista presencial",
      task: "tarefa",
      other: "entrevista",
    },
    decideBy: (day) => `decide sobre a proposta até ${day}`,
    openings: "novas vagas",
    more: (count) => `E mais ${count} em [Today](/today).`,
    nothing: "Nada espera: nada vence esta semana, nenhuma proposta, nenhuma candidatura sem notícias há muito tempo.",
    open: "Abrir Today",
  },
};
