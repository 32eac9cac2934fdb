import type { DocumentLanguage } from "../../text/document-languages.rules.ts";
import type { JobStatus } from "../tracker.contract.ts";

export interface ReportWords {
  title: string;
  date: string;
  employer: string;
  job_title: string;
  kind: string;
  result: string;
  online: string;
  signature: string;
  results: Record<Exclude<JobStatus, "Viewed">, string>;
}

/** Title, five columns, online, signature, and the results from Applied on. */
const words: Record<DocumentLanguage, string> = {
  en: "Job applications|Date|Employer|Position|Kind of application|Result|Online|Date, signature|No answer yet|Interview|Offer|Rejected",
  de: "Nachweis über Bewerbungen|Datum|Arbeitgeber|Stelle|Art der Bewerbung|Ergebnis|Online|Datum, Unterschrift|Noch keine Antwort|Vorstellungsgespräch|Zusage|Absage",
  fr: "Relevé de candidatures|Date|Employeur|Poste|Mode de candidature|Résultat|En ligne|Date, signature|Pas encore de réponse|Entretien|Offre|Refus",
  es: "Relación de candidaturas|Fecha|Empresa|Puesto|Forma de solicitud|Resultado|En línea|Fecha, firma|Sin respuesta aún|Entrevista|Oferta|Rechazo",
  it: "Elenco delle candidature|Data|Datore di lavoro|Posizione|Modalità di candidatura|Esito|Online|Data, firma|Ancora nessuna risposta|Colloquio|Offerta|Rifiuto",
  nl: "Overzicht van sollicitaties|Datum|Werkgever|Functie|Manier van solliciteren|Resultaat|Online|Datum, handtekening|Nog geen antwoord|Gesprek|Aanbod|Afwijzing",
  pl: "Wykaz aplikacji o pracę|Data|Pracodawca|Stanowisko|Sposób aplikowania|Wynik|Online|Data, podpis|Brak odpowiedzi|Rozmowa|Oferta|Odmowa",
  pt: "Registo de candidaturas|Data|Empregador|Função|Forma de candidatura|Resultado|Online|Data, assinatura|Ainda sem resposta|Entrevista|Proposta|Recusa",
};

export function reportWords(language: DocumentLanguage): ReportWords {
  const [title = "", date = "", employer = "", job_title = "", kind = "", result = "", ...rest] =
    words[language].split("|");
  const [online = "", signature = "", Applied = "", Interview = "", Offer = "", Rejected = ""] = rest;
  const results = { Applied, Interview, Offer, Rejected };
  return { title, date, employer, job_title, kind, result, online, signature, results };
}
