import { documentLanguages } from "../../../shared/text/document-languages.rules.ts";
import { foldText } from "../../../shared/text/folded-text.rules.ts";
import { type Seniority, type Shift, saidAlike } from "../index/posting-markers.ts";
import type { PayPeriod } from "./asked-pay.ts";

/** A condition that was read beside the title. */
export type AskedCondition =
  | { kind: "near_me" }
  | { kind: "workplace"; value: "remote" | "hybrid" | "on_site"; isRefused?: true }
  | {
      kind: "employment";
      value: "FULL_TIME" | "PART_TIME" | "TEMPORARY" | "CONTRACTOR" | "permanent";
      isRefused?: true;
    }
  | { kind: "shift"; value: Shift; isRefused?: true }
  | { kind: "pay"; amount: number; period: PayPeriod; currency?: string }
  | { kind: "posted"; days: number }
  | { kind: "distance"; kilometres: number }
  | { kind: "language"; value: string }
  | { kind: "seniority"; value: Seniority; isRefused: true }
  | { kind: "entry"; value: "no_experience" };

/** What a condition is about: of two on the same the later one is meant. */
export function aspectOf(condition: AskedCondition): string {
  if (condition.kind === "shift") return condition.value;
  if (condition.kind !== "employment") return condition.kind;
  return condition.value === "FULL_TIME" || condition.value === "PART_TIME" ? "hours" : "contract";
}

/** As long as the text, without accents: many type none, and what was found is cut out of the text as it was written. */
export const plainLetters = (text: string): string =>
  text.replace(/[^ -~]/g, (letter) => {
    const plain = foldText(letter);
    return plain.length === 1 ? plain : letter;
  });

/** Held against plain letters. */
export const wordPattern = (words: string) =>
  new RegExp(`(?<![\\p{L}\\p{N}])(?:${plainLetters(words)})(?![\\p{L}\\p{N}])`, "iu");

/** What is spoken, as people ask for it and as they do not have it, in Polish with the ending of a case. */
export const spokenLanguages: Record<string, string> = Object.fromEntries(
  documentLanguages.map((spoken) => [
    spoken,
    documentLanguages
      .map((code) => `${new Intl.DisplayNames(code, { type: "language" }).of(spoken)}(?:ego)?`)
      .join("|"),
  ]),
);

/** "2 jours", "three days a week" … "at home". */
const homeDays =
  "(?:[1-4]|one|two|three|einen?|zwei|drei|deux|trois|dos|tres|due|tre|twee|drie|dwa|trzy|dois|três) (?:days?|tage?|jours?|d[ií]as?|giorn[oi]|dagen|dni)(?: (?:a|per|the) week)?";
const atHome =
  "(?:from |at |de |di |da |en |im |w )?(?:home(?: ?office)?|remote(?:ly)?|télétravail|teletrabajo|casa|remoto|thuis(?:werken)?|zdalnie|teletrabalho)";

const fixedWords: [string, AskedCondition][] = [
  [
    "(?:posted|new) today|today|(?:d['’])?aujourd['’]hui|(?:de )?hoy|(?:di )?oggi|(?:van )?vandaag|dzisiaj|dziś|(?:de )?hoje|(?:in the )?(?:last|past) 24 hours|(?:in den )?letzten 24 stunden|(?:les )?dernières 24 heures|últimas 24 horas|ultime 24 ore|(?:de )?laatste 24 uur|ostatni\\p{L}* 24 godzin\\p{L}*|heute",
    { kind: "posted", days: 1 },
  ],
  [
    "(?:posted |new )?(?:this|in the last|last|past) week|(?:in )?(?:dieser?|letzter?) woche|cette semaine|(?:la )?semaine dernière|(?:de )?(?:esta|la última|a última|nesta) semana|(?:in |di )?(?:questa|ultima) settimana|(?:van )?(?:deze|afgelopen) week|w tym tygodniu|(?:z )?(?:tego|ostatniego) tygodnia",
    { kind: "posted", days: 7 },
  ],
  [
    "(?:posted |new )?(?:this|in the last|last|past) month|(?:diesen|letzten) monat|in diesem monat|ce mois(?:-ci)?|(?:de )?(?:este|el último|o último|neste) m[eê]s|(?:di )?(?:questo|ultimo) mese|(?:van )?(?:deze|afgelopen) maand|w tym miesiącu|(?:z )?(?:tego|ostatniego) miesiąca",
    { kind: "posted", days: 31 },
  ],
  [saidAlike.noExperience, { kind: "entry", value: "no_experience" }],
  [
    "near me|nearby|around me|close to me|in my area|close(?:r)? to (?:home|where i live)|near(?:er)? (?:to )?(?:home|where i live)|in der nähe(?! (?:von|des|der))|(?:nah|näher) an zuhause|nahe(?: von)? zuhause|näher an daheim|(?:plus )?près de (?:moi|chez moi)|(?:más )?cerca de (?:mí|mi casa|casa)|vicino a (?:me|casa)|bij mij in de buurt|in de buurt(?! van)|dicht(?:er)? bij huis|blisko domu|perto de casa|blisko mnie|w okolicy|perto de mim",
    { kind: "near_me" },
  ],
  [
    `(?<!(?:autos?|coches?|carros?|vehículos?|samochod\\p{L}*|motor) )(?:hybrid[eoa]?|híbrid[oa]|ibrid[oa]|hybrydow\\p{L}+)(?! (?:vehicle|car|cloud|fahrzeug|auto))|(?:part of|some days|${homeDays})(?: (?:a|per|of the|the))?(?: week)? ${atHome}(?: (?:a|per|par|por|pro|alla|na|in der)? ?(?:week|semaine|woche|semana|settimana|tydzień))?|(?:teilweise|teils|zum teil) (?:remote|home ?office)|partly remote|(?:télétravail|teletrabajo) (?:partiel|parcial)`,
    { kind: "workplace", value: "hybrid" },
  ],
  [
    "on[- ]?site|in[- ]office|vor ort|(?:en )?présentiel|sur site|presencial(?:mente)?|in (?:sede|presenza)|op (?:locatie|kantoor)|(?<!(?:opiek|lecznictw|sklep|oddział|studi)\\p{L}* )stacjonarn(?:ie|[aeyo]|ej)",
    { kind: "workplace", value: "on_site" },
  ],
  [saidAlike.partTime, { kind: "employment", value: "PART_TIME" }],
  [
    "full[- ]?time|vollzeit|temps (?:plein|complet)|tiempo completo|jornada completa|voltijd|tempo pieno|pełny etat|pełen etat|tempo inteiro|tempo integral",
    { kind: "employment", value: "FULL_TIME" },
  ],
  [
    "(?:on a )?permanent(?: (?:contract|position|post|role|job)s?)?|unbefristet(?:e[rns]?)?|festanstellung|en cdi|cdi|contrato (?:indefinido|fijo|sem termo)|indefinido|(?:contratto )?(?:a )?tempo indeterminato|vast contract|vaste (?:baan|aanstelling)|umowa o prac[eę]|efetiv[oa]s?|(?:contract |voor )*onbepaalde tijd|(?:umowa )?na czas nieokreślony|(?:regime |contrato )clt|(?<=\\p{L} )clt(?! (?:ou|/) pj)",
    { kind: "employment", value: "permanent" },
  ],
  [
    "freelance|contractor|freiberuflich|(?:como|soy) autónomo|(?:con )?partita iva|(?:als )?zzp(?:['’]?er)?|auto-?entrepreneur|recibos verdes|(?:contrato |regime )pj|(?:na|umowa|kontrakt) b2b|b2b contract",
    { kind: "employment", value: "CONTRACTOR" },
  ],
  [
    "temporary|befristet(?:e[rnsm]?)?|fixed[- ]term|seasonal|(?:en )?cdd|intérimaire|saisonni(?:er|ère)|(?<=\\p{L} )temporal(?:es)?(?! \\p{L}+er(?!\\p{L}))|eventual|(?:a )?tempo determinato|stagional[ei]|tijdelijke?|(?:voor )?bepaalde tijd|(?:umowa )?na czas określony|tymczasow[aey]|sezonow[aey]|temporári[oa]|contrato a termo",
    { kind: "employment", value: "TEMPORARY" },
  ],
  [
    "night[- ]?shifts?|nights|overnight|nachtschicht(?:en)?|nachtdienste?n?|nachtploeg(?:en)?|nachtarbeit|nächten?|'?s? ?nachts|nachten|(?:travail )?(?:de|la) nuit|nuits|(?:turnos? )?de noche|noches|(?:turn[oi] )?(?:di notte|notturn[oi])|notti|nocn[aey](?:ch)? zmian[ay]?|nock[ią]|nocek|nocy|noce|w nocy|na noc(?:e|ki|kę)?|(?:turno )?(?:da|à) noite|noites",
    { kind: "shift", value: "night" },
  ],
  [
    "(?:(?:elk|ogni|chaque|każdy) )?(?:le )?week-?ends?(?: shifts?| work)?|(?:jedes )?wochenenden?|fines? de semana|fine settimana|weekend(?:y|en|owo)|fins? de semana|fim de semana",
    { kind: "shift", value: "weekend" },
  ],
  [
    "(?:only )?(?:in the )?(?:early )?mornings(?: only)?|(?:early|morning) shifts?|(?:nur )?(?:vormittags|morgens)|frühschicht(?:en)?|frühdienste?|(?:seulement )?(?:le|les|du) matins?|(?:solo )?(?:por )?(?:las? )?mañanas|turnos? de mañana|(?:solo )?(?:(?:di|la) )?mattina|mattine|turno mattutino|(?:alleen )?(?:'s ochtends|'s morgens|ochtenden)|ochtenddienst(?:en)?|(?:tylko )?na rano|ranki|poranki|pierwsz[aą] zmian[aę]|(?:só )?(?:de manhã|manhãs)|turno da manhã",
    { kind: "shift", value: "early" },
  ],
  [
    "(?:only )?evenings(?: only)?|(?<!(?:good|this|yesterday|tomorrow) )(?:in the |late )?evening(?: shifts?| work| hours)?(?! (?:standard|times|star|news|post|paper|class(?:es)?|school|wear|dress|gown|meal|manager))|(?<!early and )late shifts?|lates|(?:nur )?abends|abend(?:schicht|arbeit)(?:en)?|spätschicht(?:en)?|spätdienste?|(?:seulement )?(?:le|les|du|en) soir(?:s|ée)?|(?:solo )?(?:por )?las? tardes?|tardes|turnos? de tarde|(?:solo )?(?:di|la|alla|le) ser[ae]|turno serale|(?:alleen )?(?:'s avonds|avonden)|(?:avond|late )dienst(?:en)?|avondwerk|(?:tylko )?wieczor(?:em|ami|y|ów)|drug[aą] zmian[aeę]|po południu|(?:só )?(?:à tarde|ao fim do dia|fim da tarde)|turno da tarde",
    { kind: "shift", value: "late" },
  ],
  // Whoever works by day takes no nights, whoever does so from Monday to Friday no weekends.
  [
    "(?:only (?:by |work )?)days|(?<!happy )days only|(?<!(?:\\d|few|these|some|all|most|off|working|business|week|open|two|three|four|five|six|last|next|past|rest) ?)(?<!happy )days(?=\\s*(?:[,;.!\0]|please|no\\b|$))|(?:only )?day[- ]?(?:shifts?|time)(?: only| hours)?|(?:nur )?(?:tagsüber|tagschicht(?:en)?|tagdienste?)|(?<!(?:hôpital|centre|clinique|accueil|unité|foyer|garderie|crèche) )(?:seulement )?(?:de jour|en journée)|(?<!(?:centro|hospital|clinica|servicio|estancia) )(?:solo )?(?:turno )?(?:de día|diurn[oae]s?)|(?:alleen )?(?:overdag|dagdienst(?:en)?)|(?:tylko )?(?:na dzień|w dzień|dzienn[aąey] zmian[aęy])",
    { kind: "shift", value: "night", isRefused: true },
  ],
  [
    "mon(?:day)?s?(?: to | ?[-–] ?| through )fri(?:day)?s?|(?:von )?(?:mo(?:ntags?)?)(?: bis | ?[-–] ?)(?:fr(?:eitags?)?)|(?:du )?lundi au vendredi|(?:de )?lunes a viernes|(?:dal )?luned[ìi] al venerd[ìi]|maandag (?:tot(?: en met)?|t/m) vrijdag|(?:od )?poniedziałku do piątku|(?:de )?segunda a sexta(?:-feira)?|weekdays(?: only)?|(?:nur )?werktags",
    { kind: "shift", value: "weekend", isRefused: true },
  ],
  [
    "(?<!(?:day|late|evening) )(?:(?:changing|rotating) )?shifts|shift[- ]work|(?:wechsel)?schicht(?:en|dienst|arbeit|system|betrieb)|wechselschicht|horaires décalés|[235] ?[x×] ?8|(?:su |a |con )turni|(?<=(?:senza|niente|no) )turni|turnos rota(?:tivo|torio)s|(?:en|por|a) turnos|(?<=(?:sin|sem|no|nada de) )turnos|ploegen(?:dienst(?:en)?)?|wisseldienst(?:en)?|(?:prac[ayęą]|system(?:ie)?) zmianow(?:a|ej|ą|y|ym)|na (?:dwie |trzy )?zmiany|(?<=bez )zmian",
    { kind: "shift", value: "rotating" },
  ],
];

/** What is said in so many words; whether it is refused stands around it. */
export const fixedConditions = fixedWords.map(([words, condition]) => [wordPattern(words), condition] as const);

const hourNames = "hours?|hrs?|h|std\\.?|stunden|heures|horas|ore|godzin\\p{L}*";
const aWeek =
  "(?: ?(?:a|per|par|por|pro|alla|na|in der|die|each|/) ?(?:week|wk|woche|semaine|semana|settimana|tydzień)| tygodniowo| semanales| hebdomadaires| settimanali| semanais| wekelijks)";
const upTo =
  "(?:(?:up to|at most|at least|about|around|max(?:imum|imal|imaal)?\\.?|min(?:imum|destens|imaal)?\\.?|bis(?: zu)?|ab|höchstens|jusqu['’]à|hasta|fino a|do|até|ca\\.?|circa) )?";
/** What is a week of itself: 24 hours are a day, 10 and 12 a shift, 10 "uur" a time. */
const bareHours = "(?:1[3-9]|2[0-35-9]|3\\d|40)";
/** Hours a week: "24 uur per week", "20 Std.". Fewer than these are part of a full week. */
export const hoursPattern = wordPattern(
  `${upTo}(?:(?<hours>[1-4]\\d)(?: ?(?:[-–]|to|bis|à|a|tot) ?[1-4]\\d)? ?(?:${hourNames}|uur|uren)${aWeek}|(?<bare>${bareHours})(?: ?[-–] ?${bareHours})? ?(?:${hourNames})(?! ?[-/]| (?:a|per) |schicht|dienst)|(?<!(?<!\\p{L})(?:om|tot|na|voor|vanaf|laatste) )(?<dutch>24|${bareHours}) (?:uur|uren)(?=\\s*(?:[,;.!\\0]|$)))`,
);
export const fullWeek = 35;

export const levelPattern = (refusing: string) =>
  wordPattern(
    `(?:${refusing}) (?:(?:a|an|any|too|de|d['’]|eine?|un|una|um|uma) )?(senior|junior|lead|principal|trainee|graduate|apprentice|intern)s?`,
  );
const anySpoken = Object.values(spokenLanguages).join("|");
export const languagePattern = wordPattern(
  `(?<spoken>${anySpoken})[- ](?:speaking|speaker|speakers)|(?<sprachig>${anySpoken})sprachig(?:e[rns]?)?`,
);

const lacking = "no|without|kein|keine|ohne|sans(?: l['’])?|pas d['’]|sin|senza|zonder|geen|bez|sem";
const landmark =
  "tram(?:way|waj\\p{L}*)?|bus|train|trein|metro|métro|tube|underground|station|bahnhof|s-bahn|u-bahn|straßenbahn|gare|estaci[oó]n|stazione|tranvía|dwor\\p{L}+|estação|school|schule|école|escuela|scuola|szkoł\\p{L}+|escola|nursery|kindergarten|kita|public transport|beach|airport";
const benefits =
  "accommodation|housing|unterkunft|logement|alojamiento|alloggio|huisvesting|zakwaterowani\\p{L}+|alojamento|company car|firmenwagen|relocation(?: package)?";
const given =
  "provided|included|available|gestellt|inklusive|compris|fourni|incluido|incluso|inbegrepen|zapewnion\\p{L}+|incluído";
/** Sounds like a condition; postings are not indexed by it. */
export const unheldPattern = wordPattern(
  [
    `(?:${lacking}) (?:(?:${anySpoken})(?:kenntnisse)?|degree|driving licen[cs]e|licen[cs]e|führerschein|permis|carnet|patente|rijbewijs|prawa jazdy|carta|car|auto|voiture|coche|macchina|auta|carro|cv|interview|visa|sponsorship|travel(?:ling|ing)?|abroad|wyjazdów(?: za granic\\p{L}+)?|agency|agencies|zeitarbeit|intérim|partita iva)(?: (?:needed|required|necessary|skills|nötig|erforderlich|nécessaire|necesario|necessari[oa]|nodig|wymagan\\p{L}+|potrzebn\\p{L}+|necessário))?`,
    "visa sponsorship(?: available)?|live[- ]in|sign(?:ing|[- ]?on) bonus",
    // "Housing Officer" is a trade: led, or said to be given, it is a condition.
    `(?:with|mit|avec|con|met|z|com|incl(?:uding|\\.)?) (?:an? |eine[rm]? |une? |een )?(?:${benefits})(?: (?:${given}))?|(?:${benefits}) (?:${given})`,
    `(?:near|close to|by|an der|am|nahe(?: der)?|près d[eu]|cerca de(?:l)?|vicino all?a?|dicht bij|blisko|perto d[eoa]) (?:the |a |an |la |le |de |het |einer |dem |der )?(?:${landmark})(?: (?:line|stop|station))?`,
    "(?:in |e in |en )?(?:cheaper|günstigeren?|billigeren?|moins chères?|más baratas?|meno care|goedkopere|tańszy\\p{L}+|mais baratas?) (?:towns?|cit(?:y|ies)|areas?|places?|städten?|orten?|villes?|ciudades?|città|steden|miast\\p{L}*|cidades?)|(?:towns?|cities|villes|ciudades|città|miast\\p{L}*|cidades) (?:that are )?(?:cheaper|moins chères?|más baratas?|meno care|tańsz\\p{L}+|mais baratas?)",
    "(?:be )?home (?:every|each) (?:night|evening|day)|(?:jeden (?:abend|tag)|abends) (?:zuhause|zu hause|daheim)|rentrer (?:tous les|chaque) (?:soirs?|jours?)|(?:en|a) casa (?:cada noche|todas las noches|ogni sera|tutte le sere)|elke (?:avond|dag) thuis|codziennie w domu|em casa (?:todas as noites|todos os dias)",
  ].join("|"),
);
/** "Ärzte ohne Grenzen", "sans but lucratif": names of what is of no profit, and no refusal. */
export const ofNames =
  "grenzen|borders|frontières|fronteras|frontiere|granic|fronteiras|but lucratif|fines? de lucro|scopo di lucro|fins lucrativos";
const other = "[\\p{L}+#-]{2,}";
const except = "except(?: for)?|excluding|außer|sauf|excepto|eccetto|tranne|behalve|oprócz|exceto";
/** What is left of that: "except managers", "except java and php". Words that mean more than a refusal elsewhere ("no Porto", "non-executive") are no such. */
export const refusedPattern = wordPattern(
  `(?:${except}) (?:(?:a|an|any|as) )?${other}(?: (?:and|or|und|oder|et|ou|y|o|e|en|of|i|lub) ${other})*|(?:not(?! for)|without|keine?|ohne|sans|geen|zonder) (?!${ofNames})(?:(?:a|an|any|as|eine?|un|una|uma|een) )?${other}`,
);
