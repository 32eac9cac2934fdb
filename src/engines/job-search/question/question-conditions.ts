import { foldText } from "../../../shared/text/folded-text.rules.ts";
import { anyOf, currencyNames } from "../../text/text.ts";
import { readSeniority, type Seniority, type Shift } from "../index/posting-markers.ts";
import { readRemote, remoteWordsIn } from "./remote-words.ts";

/** A condition that was read beside the title. */
export type AskedCondition =
  | { kind: "near_me" }
  | { kind: "workplace"; value: "remote" | "hybrid" | "on_site" }
  | { kind: "employment"; value: "FULL_TIME" | "PART_TIME" | "TEMPORARY" | "CONTRACTOR" | "permanent" }
  | { kind: "shift"; value: Shift; isRefused?: true }
  | { kind: "pay"; amount: number; period: "HOUR" | "MONTH" | "YEAR"; currency?: string }
  | { kind: "posted"; days: number }
  | { kind: "distance"; kilometres: number }
  | { kind: "language"; value: string }
  | { kind: "seniority"; value: Seniority; isRefused: true }
  | { kind: "entry"; value: "no_experience" };

export interface ReadCondition {
  /** As it was written. */
  text: string;
  condition: AskedCondition;
}

export interface ReadConditions {
  /** What is left. */
  title: string;
  conditions: ReadCondition[];
  /** What sounds like a condition that postings cannot be held against. */
  unheld: string[];
}

/** As long as the text, without accents: many type none, and what was found is cut out of the text as it was written. */
const plainLetters = (text: string): string =>
  text.replace(/[^ -~]/g, (letter) => {
    const plain = foldText(letter);
    return plain.length === 1 ? plain : letter;
  });

/** Held against plain letters. */
const word = (words: string) => new RegExp(`(?<![\\p{L}\\p{N}])(?:${plainLetters(words)})(?![\\p{L}\\p{N}])`, "iu");

/** Before what somebody does not want: "no nights", "keine Nachtschicht", "nada de noches"; in Portuguese "no turno da noite" is when they do. */
const refusing =
  "no(?! (?:turno d|fim |fins ))|not|never|without|except(?: for)?|excluding|außer|sauf|excepto|salvo|eccetto|tranne|behalve|oprócz|exceto|don['’]?t (?:want|do)|can(?:no|['’]?)t do|keine?|nicht|ohne|nie|pas|sans|jamais|sin|nada|nunca|non|niente|senza|mai|geen|niet|zonder|nooit|bez|não|sem|nem";
const shift = (words: string) =>
  word(
    `(?<no>(?:${refusing}) (?:(?:any|more|working|work|in|de|d['’]|am|do|op|na|trabajar|lavoro|mehr|plus) ){0,2})?(?:${words})`,
  );

const languages: Record<string, string> = {
  english: "en",
  german: "de",
  french: "fr",
  spanish: "es",
  italian: "it",
  dutch: "nl",
  polish: "pl",
  portuguese: "pt",
  deutsch: "de",
  englisch: "en",
};

const fixed: [RegExp, AskedCondition][] = [
  [
    word(
      "near me|nearby|around me|close to me|in my area|close(?:r)? to (?:home|where i live)|near(?:er)? (?:to )?(?:home|where i live)|in der nähe(?! (?:von|des|der))|(?:nah|näher) an zuhause|nahe(?: von)? zuhause|näher an daheim|(?:plus )?près de (?:moi|chez moi)|(?:más )?cerca de (?:mí|mi casa|casa)|vicino a (?:me|casa)|bij mij in de buurt|in de buurt(?! van)|dicht(?:er)? bij huis|blisko domu|perto de casa|blisko mnie|w okolicy|perto de mim",
    ),
    { kind: "near_me" },
  ],
  [word("hybrid"), { kind: "workplace", value: "hybrid" }],
  [word("on[- ]?site|in[- ]office|vor ort|présentiel"), { kind: "workplace", value: "on_site" }],
  [
    word(
      "part[- ]?time|teilzeit|minijob|temps partiel|mi-temps|media jornada|tiempo parcial|deeltijd|half[- ]day|pół etatu|część etatu|niepełny etat|meio período|meio expediente|tempo parcial",
    ),
    { kind: "employment", value: "PART_TIME" },
  ],
  [
    word(
      "full[- ]?time|vollzeit|temps plein|tiempo completo|jornada completa|voltijd|tempo pieno|pełny etat|pełen etat|tempo inteiro|tempo integral",
    ),
    { kind: "employment", value: "FULL_TIME" },
  ],
  [
    word(
      "(?:on a )?permanent(?: (?:contract|position|post|role|job)s?)?|unbefristet(?:e[rns]?)?|festanstellung|en cdi|cdi|contrato (?:indefinido|fijo|sem termo)|indefinido|(?:contratto )?(?:a )?tempo indeterminato|vast contract|vaste (?:baan|aanstelling)|umowa o prac[eę]|efetiv[oa]s?",
    ),
    { kind: "employment", value: "permanent" },
  ],
  [word("freelance|contractor|freiberuflich"), { kind: "employment", value: "CONTRACTOR" }],
  [word("temporary|befristet|fixed[- ]term|seasonal"), { kind: "employment", value: "TEMPORARY" }],
  [
    shift(
      "night[- ]?shifts?|nights|overnight|nachtschicht(?:en)?|nachtdienste?n?|nachtploeg(?:en)?|nachtarbeit|nächten?|'?s? ?nachts|nachten|(?:travail )?(?:de|la) nuit|nuits|(?:turnos? )?de noche|noches|(?:turn[oi] )?(?:di notte|notturn[oi])|notti|nocn[aey](?:ch)? zmian[ay]?|nock[ią]|nocek|noce|w nocy|na noc(?:e|ki|kę)?|(?:turno )?(?:da|à) noite|noites",
    ),
    { kind: "shift", value: "night" },
  ],
  [
    shift(
      "weekend shifts?|weekends?|wochenenden?|le week-end|fines? de semana|fine settimana|weekendy|fins? de semana|fim de semana",
    ),
    { kind: "shift", value: "weekend" },
  ],
  [
    shift(
      "(?:only )?(?:in the )?(?:early )?mornings(?: only)?|(?:early|morning) shifts?|(?:nur )?(?:vormittags|morgens)|frühschicht(?:en)?|frühdienste?|(?:seulement )?(?:le|les|du) matins?|(?:solo )?(?:por )?(?:las? )?mañanas|turnos? de mañana|(?:solo )?(?:di|la) mattina|mattine|turno mattutino|(?:alleen )?(?:'s ochtends|'s morgens|ochtenden)|ochtenddienst(?:en)?|(?:tylko )?na rano|ranki|poranki|pierwsz[aą] zmian[aę]|(?:só )?(?:de manhã|manhãs)|turno da manhã",
    ),
    { kind: "shift", value: "early" },
  ],
  [
    shift(
      "(?<!(?:day|late|evening) )(?:(?:changing|rotating) )?shifts|shift[- ]work|(?:wechsel)?schicht(?:en|dienst|arbeit|system|betrieb)|wechselschicht|horaires décalés|[235] ?[x×] ?8|(?:su |a |con )turni|(?<=(?:senza|niente|no) )turni|turnos rota(?:tivo|torio)s|(?:en|por|a) turnos|(?<=(?:sin|sem|no|nada de) )turnos|ploegen(?:dienst(?:en)?)?|wisseldienst(?:en)?|(?:prac[ayęą]|system(?:ie)?) zmianow(?:a|ej|ą|y|ym)|na (?:dwie |trzy )?zmiany|(?<=bez )zmian",
    ),
    { kind: "shift", value: "rotating" },
  ],
  [word("(?:posted|new) today|today|last 24 hours|heute"), { kind: "posted", days: 1 }],
  [word("(?:posted |new )?(?:this|in the last|last|past) week|diese woche|cette semaine"), { kind: "posted", days: 7 }],
  [word("(?:posted |new )?(?:this|in the last|last|past) month|diesen monat|ce mois"), { kind: "posted", days: 31 }],
  [
    word(
      "(?:with )?no (?:prior |previous |work )?experience(?: needed| required| necessary)?|without experience|ohne erfahrung|keine erfahrung|sans expérience|sin experiencia|senza esperienza|zonder ervaring|bez doświadczenia|sem experiência|no tengo experiencia",
    ),
    { kind: "entry", value: "no_experience" },
  ],
];

/** Between two that one word refuses: "no nights or weekends". */
const joins =
  /^\s+(?:or|and|nor|oder|und|noch|ou|et|ni|o|y|e|ne|of|en|lub|i|ani|nem)\s+(?:(?:de|in|on|at|am|le|os|na|w)\s+)?$/iu;

/** "Hairdresser, also part-time": what comes next keeps nothing away. */
const welcomeToo =
  /(?<![\p{L}\p{N}])(?:also|even|auch|gern[e]?|aussi|meme|tambien|incluso|anche|ook|tez|takze|tambem)\s*$/iu;
/** "Not junior", "keine Leitung": asked for, a level is a word of the title. */
const levelPattern = word(
  `(?:${refusing}) (?:(?:a|an|any|too|de|d['’]|eine?|un|una|um|uma) )?(senior|junior|lead|principal|trainee|graduate|apprentice|intern)s?`,
);
const languagePattern = word(`(${Object.keys(languages).join("|")})[- ](?:speaking|speaker|speakers)`);
const unheldPattern = word(
  `(?:no|without|kein|keine|ohne|sans|sin) (?:${Object.keys(languages).join("|")}|degree|driving licen[cs]e|car|cv|interview|visa|sponsorship)(?: (?:needed|required|necessary|skills))?|visa sponsorship(?: available)?|with accommodation|live[- ]in`,
);

/** What is left of that: "except managers". Words that mean more than a refusal elsewhere ("no Porto", "non-executive") are no such. */
const refusedPattern = word(
  "(?:not(?! for)|without|except(?: for)?|excluding|keine?|ohne|außer|sauf|sans|excepto|eccetto|tranne|geen|zonder|behalve|oprócz|exceto) (?:(?:a|an|any|as|eine?|un|una|uma|een) )?[\\p{L}-]{2,}",
);

const currency = anyOf([...currencyNames.keys()].filter((name) => name.length !== 2 || /\p{Sc}/u.test(name)));
const payPattern = new RegExp(
  `(?<![\\p{L}\\p{N}])(?<paid>(?:(?:with |mit |avec |con |com )?(?:salary|pay|wage|gehalt|lohn|salaire|sueldo|salario|stipendio|salaris|loon|pensja|salário)|pays|paying|earning)(?: of)? )?(?:(?:over|above|at least|from|min(?:imum)?|more than|mindestens|über|ab|plus de|au moins|más de|al menos|almeno|minstens|vanaf|co najmniej|od|pelo menos|mais de) )?(?<![\\p{L}\\p{N}])(?<sign>${currency})? ?(?<![\\p{L}\\p{N}.,])(?<amount>\\d{1,3}(?:[.,]\\d{3})+|\\d+(?:\\.\\d+)?) ?(?<thousand>k(?![\\p{L}\\p{N}]))? ?(?<behind>(?:${currency})(?![\\p{L}\\p{N}]))? ?\\+? ?(?<period>(?:(?:an|a|per|pro|par|je) |\\/ ?)(?:hour|hr|h|stunde|heure|hora|month|monat|mois|mes|year|annum|jahr|an|año)(?![\\p{L}])|p\\.?a\\.?(?![\\p{L}])|hourly|monthly|yearly)? ?(?<taxed>(?:net|gross|netto|brutto|nett[io]|lord[io]|netos?|brutos?|nets?|bruts?|líquidos?)(?![\\p{L}]))?`,
  "giu",
);
/** Nobody works a year for less, and few earn more in a month. */
const leastYearly = 10_000;

const distancePattern = word(
  "(?:(?:within|in|max(?:imum|imal)?|up to|at most|höchstens|bis(?: zu)?|im umkreis von|à|dans un rayon de|a|entro|massimo|máximo|menos de|moins de|binnen|hoogstens|do|w promieniu|até|num raio de)\\.? )?(\\d{1,3}) ?(?:(km|kms|[kq]uil[oó]m\\p{L}+|kilom\\p{L}+|chilom\\p{L}+)|miles?|mi)",
);
const [kilometresOfMile, furthest] = [1.609, 200];

/** "part-time nurse nights over £30k" as a nurse, and what is asked beside. */
export function readConditions(written: string, takenOff: readonly string[] = []): ReadConditions {
  const off = new Set(takenOff.map((text) => text.toLowerCase()));
  const found: ReadCondition[] = [];
  const unheld: string[] = [];
  const whole = written.normalize();
  let rest = whole;
  const take = (text: string) => {
    rest = rest.replace(text, " ");
  };
  const find = (pattern: RegExp) => {
    const match = pattern.exec(plainLetters(rest));
    return match && { text: rest.slice(match.index, match.index + match[0].length), match };
  };
  const add = (text: string, condition: AskedCondition) => {
    const before = rest.slice(0, rest.indexOf(text));
    const too = welcomeToo.exec(plainLetters(before))?.[0].length;
    take(`${too === undefined ? "" : before.slice(-too)}${text}`);
    if (too === undefined && !off.has(text.trim().toLowerCase())) found.push({ text: text.trim(), condition });
  };

  for (let said = find(unheldPattern); said; said = find(unheldPattern)) {
    take(said.text);
    unheld.push(said.text.trim());
  }
  const language = find(languagePattern);
  if (language) {
    const value = languages[language.match[1]?.toLowerCase() ?? ""] ?? "en";
    add(language.text, { kind: "language", value });
  }
  for (const [pattern, condition] of fixed) {
    const said = find(pattern);
    const isRefused = said?.match.groups?.no && condition.kind === "shift";
    if (said) add(said.text, isRefused ? { ...condition, isRefused: true } : condition);
  }
  const level = find(levelPattern);
  const seniority = readSeniority(level?.match[1] ?? "");
  if (level && seniority) add(level.text, { kind: "seniority", value: seniority, isRefused: true });
  const distance = find(distancePattern);
  const kilometres = kilometresIn(distance?.match);
  if (distance && kilometres > 0) add(distance.text, { kind: "distance", kilometres });
  for (const text of remoteWordsIn(rest)) add(text, { kind: "workplace", value: "remote" });
  const pay = readPay(rest);
  if (pay) add(pay.text, pay.condition);
  for (const text of takenOff) rest = withoutText(rest, text);
  for (let said = find(refusedPattern); said; said = find(refusedPattern)) {
    // "Médecins Sans Frontières": with a capital inside, it is of a name.
    if (said.match.index > 0 && /^\p{Lu}\p{Ll}/u.test(said.text)) break;
    take(said.text);
    if (!off.has(said.text.trim().toLowerCase())) unheld.push(said.text.trim());
  }
  const conditions = found.map((one) => (isRefusedBy(one, found, whole) ? refused(one) : one));
  return { title: readRemote(rest).title.replace(/\s+/g, " ").trim(), conditions, unheld };
}

/** Whether it is joined to a shift that is refused: of "no nights or weekends" both are. */
function isRefusedBy(one: ReadCondition, all: ReadCondition[], written: string): boolean {
  const at = written.indexOf(one.text);
  return all.some((other) => {
    const end = written.indexOf(other.text) + other.text.length;
    const isRefused = other.condition.kind === "shift" && other.condition.isRefused === true;
    return other !== one && isRefused && joins.test(plainLetters(written.slice(end, at)));
  });
}

const refused = ({ text, condition }: ReadCondition): ReadCondition => ({
  text,
  condition: condition.kind === "shift" ? { ...condition, isRefused: true } : condition,
});

/** Words that a chip stood for, taken off by the person. */
function withoutText(text: string, gone: string): string {
  const at = text.toLowerCase().indexOf(gone.toLowerCase());
  return at < 0 || gone === "" ? text : `${text.slice(0, at)} ${text.slice(at + gone.length)}`;
}

function kilometresIn(match: readonly string[] | undefined): number {
  const [, number = "0", isMetric] = match ?? [];
  return Math.min(furthest, Math.round(Number(number) * (isMetric ? 1 : kilometresOfMile)));
}

function readPay(text: string): ReadCondition | undefined {
  for (const match of text.matchAll(payPattern)) {
    const { paid, sign, amount = "", thousand, behind, period, taxed } = match.groups ?? {};
    const named = currencyNames.get((sign ?? behind ?? "").toLowerCase());
    const number = Number(amount.replace(/[.,](?=\d{3}(?:\D|$))/g, "")) * (thousand ? 1_000 : 1);
    // "Class 2 driver", "360 operator": a bare number is no pay.
    if (!(paid || named || thousand || period || taxed) || !(number > 0)) continue;
    const condition = { kind: "pay" as const, amount: number, period: periodOf(period, number) };
    return { text: match[0].trim(), condition: { ...condition, ...(named && { currency: named }) } };
  }
  return undefined;
}

function periodOf(written: string | undefined, amount: number): "HOUR" | "MONTH" | "YEAR" {
  if (written && /h(?:ou)?r|stunde|heure|hora| h$|\/h/i.test(written)) return "HOUR";
  if (written && /mon|mois|mes/i.test(written)) return "MONTH";
  if (written) return "YEAR";
  return amount < 200 ? "HOUR" : amount < leastYearly ? "MONTH" : "YEAR";
}
