import { countedFilters } from "../../../shared/jobs/search-filters.contract.ts";
import { foldKey } from "../../../shared/text/folded-text.rules.ts";

/** What a posting is beside its title and place, as search filters by it. */
export interface MarkedPosting {
  title: string;
  company: string;
  source: string;
  language: string;
  description: string;
  requirements: string;
  workplace: "on_site" | "hybrid" | "remote";
  employmentType: string;
  salaryMin: number | null;
  salaryMax: number | null;
  salaryCurrency: string;
  salaryPeriod: keyof typeof partsOfYear;
}

/** Full time: 40 hours a week. */
export const partsOfYear = { HOUR: 2080, DAY: 260, WEEK: 52, MONTH: 12, YEAR: 1 } as const;

export const markerKinds = countedFilters;
export type MarkerKind = (typeof markerKinds)[number];

const maxNameLength = 80;

/** A term that no text can hold, since words have no colon. */
export const markerOf = (kind: MarkerKind, value: string): string => `${kind}:${value}`;

export function readMarker(term: string): { kind: MarkerKind; value: string } | undefined {
  const kind = markerKinds.find((one) => term.startsWith(`${one}:`));
  return kind && { kind, value: term.slice(kind.length + 1) };
}

const payFactor = 1.5;
const maxPayStep = 50;
const payTerm = (currency: string, step: number) => `pay:${currency}:${step}`;
const payStep = (amount: number, period: keyof typeof partsOfYear) =>
  Math.max(0, Math.min(maxPayStep, Math.floor(Math.log(amount * partsOfYear[period]) / Math.log(payFactor))));

/** One of these every posting has that pays so much, and some that pay a little less: by them the others need not be looked at. */
export function payTermsFrom(amount: number, period: keyof typeof partsOfYear, currencies: string[]): string[] {
  const from = payStep(amount, period);
  const steps = Array.from({ length: maxPayStep - from + 1 }, (_, at) => from + at);
  const named = currencies.length > 0 ? currencies : [""];
  return named.flatMap((currency) => steps.map((step) => payTerm(currency, step)));
}

/** An employer is the same whatever case and legal form it is written with. */
export function employerKeyOf(company: string): string {
  const key = foldKey(company).slice(0, maxNameLength);
  return key.replace(
    / (?:inc|ltd|limited|llc|plc|corp|gmbh|ag|se|kg|gmbh co kg|sa|sas|sarl|sl|spa|srl|bv|nv|sp z o o)$/,
    "",
  );
}

/** In Portuguese "no fim de semana" is at the weekend. Between stands nothing but what belongs to the shift: "no rotating shifts", "nicht im Schichtdienst". */
const notDenied =
  "(?<!\\b(?:no(?! (?:turno|fim|fins) )|not|without|never|keine|kein|nicht|ohne|sans|pas (?:de|d)|sin|senza|geen|bez|sem|ni) (?:(?:rotating|changing|work|working|any|a|regular|mandatory|set|more|\\d+|hour|im|in|am|reine[nrms]?|travail de|trabajo|trabajamos|trabalho|turnos?|turnos de|on|prac[ay]) ){0,2})";
/** The words are looked for first: what stands before them is looked at where they are, and not at each letter of the text. */
const phrase = (words: string) => new RegExp(`\\b(?=(?:${words})\\b)${notDenied}`);

/** Read from title and text alike, folded. */
const shiftWords = {
  night:
    "nights?|nightshifts?|nachts?|nachtschicht(?:en)?|nachtdienst(?:en?)?|nachtploeg(?:en)?|nachtarbeit|nuits?|de noche|nocturn[oa]s?|notte|notturn[ei]|nocn[aey]|nocki|noturn[oa]s?|(?:a|da) noite",
  weekend:
    "weekends?|wochenend(?:en?|dienste?|arbeit)|week ends?|fin(?:es)? de semana|fine settimana|weekend(?:y|owy|owa|owe)|fi(?:m|ns) de semana",
  early:
    "early shifts?|mornings|morning shifts?|fruhschicht(?:en)?|fruhdienste?|vormittags?|morgens|(?:le|du|les) matins?|(?:la|las|turnos? de) mananas?|(?:di|la|le) mattin[ae]|turni? mattutin[oi]|ochtenden|s ochtends|s morgens|ochtenddienst(?:en)?|vroege dienst(?:en)?|na rano|ranki|poranki|pierwsza zmiana|manhas|de manha|turno da manha",
  late: "late shifts?|afternoons?|evenings?|spatschicht(?:en)?|spatdienste?|abends|soirs?|soirees?|apres midi|tardes?|ser[ae]|pomerigg(?:io|i)|late dienst(?:en)?|avonddienst(?:en)?|avonden|s avonds|avondwerk|middagen|druga zmiana|popoludni\\w+|wieczor\\w*",
  rotating:
    "(?:rotating|changing|in|two|three|work|hour|[2345]) shifts|shift (?:work|rota)|rotating shift|(?:wechsel|[2345] )?schicht(?:dienst|arbeit|system|betrieb)|(?:zwei|drei|vier|wechsel)schicht\\w*|in (?:wechselnden |zwei |drei )?schichten|[2345] schicht|horaires decales|[235] ?x ?8|turni|turnos? rotativos?|(?:por|en|a) turnos|(?:trabajo|regimen?|sistema|rotacion) de turnos|ploegen(?:dienst)?(?:en)?|wisselende diensten|wisseldienst(?:en)?|(?:na|dwie|trzy|cztery|[234]) zmiany|prac[ay] zmianow[aey]|zmianow(?:o|ym)|[234] zmianow\\w+|(?:dwu|trzy|cztero)zmianow\\w+|turnos alternados",
} as const;
export type Shift = keyof typeof shiftWords;
const shiftPatterns = Object.entries(shiftWords).map(([shift, words]) => [shift, phrase(words)] as const);

/** As postings and questions say it alike, without accents. */
export const saidAlike = {
  partTime:
    "part[- ]?time|teilzeit|halbtags|minijob|temps partiel|mi[- ]temps|media jornada|jornada parcial|tiempo parcial|medio tiempo|tempo parziale|deeltijd|half[- ]day|pol etatu|czesc etatu|niepelny(?:m)? etat|meio periodo|meio expediente|tempo parcial",
  noExperience:
    "(?:with )?no (?:prior |previous |work )?experience(?: (?:is )?(?:needed|required|necessary))?|without experience|freshers?|quereinsteiger|(?:keine|ohne) (?:vor)?erfahrung|sans experience|debutante?s? acceptee?s?|(?:sin|no tengo) experiencia|senza esperienza|(?:geen|zonder) ervaring|bez doswiadczenia|sem experiencia",
};
const partTime = phrase(saidAlike.partTime);
/** Folded, with single blanks. */
export const saysPartTime = (key: string): boolean => partTime.test(key);
const noExperience = new RegExp(`\\b(?:${saidAlike.noExperience})\\b`);

/** By words of the title alone: what texts say of seniority is mostly of others. */
const seniorityWords = {
  training:
    /\b(?:intern|internship|trainee|apprentice|apprenticeship|azubi|auszubildende\w*|ausbildung|praktik\w+|werkstudent\w*|stage|stagiaire|alternance|apprenti\w*|becari\w+|practicas|stagista|tirocini\w+|stazyst\w+|estagi\w+)\b/,
  junior: /\b(?:junior|jr|jnr|graduate|entry level|newly qualified|berufseinsteiger\w*|debutante?)\b/,
  senior: /\b(?:senior|sr|snr|experienced|confirmee?)\b/,
  lead: /\b(?:lead|principal|head|chief|director|leiter\w*|directeur|directrice|director\w*|responsable|staff engineer)\b/,
} as const;
export type Seniority = keyof typeof seniorityWords;

export function readSeniority(title: string): Seniority | undefined {
  const key = foldKey(title);
  return (["training", "junior", "senior", "lead"] as const).find((level) => seniorityWords[level].test(key));
}

/** Mornings and evenings that take turns, with each other or with other hours, are neither for who asks for them. */
function shiftsIn(text: string): string[] {
  const found = shiftPatterns.flatMap(([shift, pattern]) => (pattern.test(text) ? [shift] : []));
  const isOneOf = (shift: string) => shift === "early" || shift === "late";
  const takesTurns = found.includes("rotating") || found.includes("night") || found.filter(isOneOf).length > 1;
  return found.filter((shift) => !isOneOf(shift) || !takesTurns);
}

export function markersOf(posting: MarkedPosting): string[] {
  const title = foldKey(posting.title);
  const text = `${title} ${foldKey(posting.requirements)} ${foldKey(posting.description)}`;
  const seniority = readSeniority(posting.title);
  const employer = employerKeyOf(posting.company);
  const pay = posting.salaryMax ?? posting.salaryMin;
  const paid =
    pay === null ? [] : ["", posting.salaryCurrency].map((name) => payTerm(name, payStep(pay, posting.salaryPeriod)));
  return [
    ...paid,
    markerOf("workplace", posting.workplace),
    markerOf("employment", posting.employmentType),
    ...(saysPartTime(title) && posting.employmentType !== "PART_TIME" ? [markerOf("employment", "PART_TIME")] : []),
    markerOf("language", posting.language),
    markerOf("source", posting.source),
    ...(employer ? [markerOf("employer", employer)] : []),
    ...(seniority ? [markerOf("seniority", seniority)] : []),
    ...shiftsIn(text).map((shift) => markerOf("shift", shift)),
    ...(noExperience.test(text) ? [markerOf("entry", "no_experience")] : []),
  ];
}
