import { remembered } from "./remembered.ts";

export type VerbForm = "past" | "ing" | "base" | "third";

export interface VerbReading {
  lemma: string;
  form: VerbForm;
}

/** Base, past, participle. */
const irregular =
  `arise arose arisen|awake awoke awoken|bear bore borne|beat beat beaten|become became become|begin began begun|bend bent bent|bid bid bid|bind bound bound|bite bit bitten|
blow blew blown|break broke broken|bring brought brought|broadcast broadcast broadcast|build built built|burn burnt burnt|buy bought bought|
catch caught caught|choose chose chosen|come came come|cost cost cost|cut cut cut|deal dealt dealt|dig dug dug|do did done|draw drew drawn|drink drank drunk|drive drove driven|eat ate eaten|
fall fell fallen|feed fed fed|feel felt felt|fight fought fought|find found found|fit fit fit|fly flew flown|forecast forecast forecast|forget forgot forgotten|freeze froze frozen|
get got got|give gave given|go went gone|grind ground ground|grow grew grown|hang hung hung|have had had|hear heard heard|hide hid hidden|hit hit hit|hold held held|keep kept kept|
know knew known|lay laid laid|lead led led|learn learnt learnt|leave left left|lend lent lent|let let let|light lit lit|lose lost lost|make made made|mean meant meant|
meet met met|oversee oversaw overseen|pay paid paid|put put put|quit quit quit|read read read|rebuild rebuilt rebuilt|redo redid redone|
rewrite rewrote rewritten|ride rode ridden|ring rang rung|rise rose risen|run ran run|saw sawed sawn|say said said|see saw seen|seek sought sought|sell sold sold|send sent sent|set set set|sew sewed sewn|shake shook shaken|
shoot shot shot|show showed shown|shut shut shut|sing sang sung|sink sank sunk|sit sat sat|sleep slept slept|sling slung slung|sow sowed sown|speak spoke spoken|speed sped sped|spend spent spent|spin spun spun|split split split|spread spread spread|
stand stood stood|steal stole stolen|stick stuck stuck|strike struck struck|swear swore sworn|sweep swept swept|swim swam swum|swing swung swung|take took taken|teach taught taught|tear tore torn|tell told told|think thought thought|throw threw thrown|understand understood understood|
undertake undertook undertaken|upset upset upset|wake woke woken|wear wore worn|weave wove woven|wind wound wound|win won won|withdraw withdrew withdrawn|write wrote written`
    .split("|")
    .map((line) => line.trim().split(" "));

const irregularReadings = new Map<string, VerbReading[]>();
for (const [lemma = "", past = "", participle = ""] of irregular) {
  for (const [word, form] of [
    [lemma, "base"],
    [past, "past"],
    [participle, "past"],
  ] as const)
    irregularReadings.set(word, [...(irregularReadings.get(word) ?? []), { lemma, form }]);
}

const pasts = new Set(irregular.map(([, past = ""]) => past));
const participles = new Set(irregular.map(([, , participle = ""]) => participle));
/** "Chosen", but not "cut" or "led": without "have" it says what was done to somebody. */
export const isOnlyParticiple = (word: string) =>
  participles.has(word) && !pasts.has(word) && word !== "run" && word !== "come" && word !== "become";

/** "Wrote", which unlike "written" and "baked" describes nothing. */
export const isOnlyPast = (word: string) => pasts.has(word) && !participles.has(word);

/** Every way in which a word can be a form of a verb. Never goes beyond inflection: "manager" is no form of "manage". */
export const verbReadings = remembered(10_000, (word: string): readonly VerbReading[] => {
  const [, folded, forms] = /^([a-z|]+)#([a-z+]+)$/.exec(word) ?? [];
  if (folded && forms) {
    const named = formNames.filter((form) => forms.split("+").includes(form));
    return folded.split("|").flatMap((lemma) => named.map((form) => ({ lemma, form })));
  }
  const known = irregularReadings.get(word);
  return known ?? regular(word);
});

const formNames: VerbForm[] = ["past", "ing", "base", "third"];

/** "moved" in the form of "moving": a word of the checker's own that only verbs of that form equal. */
export function inForm(word: string, form: VerbForm): string {
  const lemmas = verbReadings(word).map(({ lemma }) => lemma);
  return `${[...new Set(lemmas)].join("|")}#${form}`;
}

function regular(word: string): VerbReading[] {
  const of = (form: VerbForm, lemmas: string[]) =>
    lemmas.filter((lemma) => lemma.length > 1).map((lemma) => ({ lemma, form }));
  if (/[a-z]{2}ied$/.test(word)) return of("past", [`${word.slice(0, -3)}y`]);
  if (/[a-z]{2}ed$/.test(word)) return of("past", stems(word.slice(0, -2)));
  if (/[a-z]{2}ing$/.test(word) && !nameOnly.test(word)) return of("ing", stems(word.slice(0, -3)));
  if (/[a-z]{2}ies$/.test(word)) return of("third", [`${word.slice(0, -3)}y`]);
  if (/[a-z]{2}s$/.test(word) && !/(ss|us|is)$/.test(word))
    return of("third", [word.slice(0, -1), ...(/(ch|sh|x|ss|z|o)es$/.test(word) ? [word.slice(0, -2)] : [])]);
  return /^[a-z]+$/.test(word) ? [{ lemma: word, form: "base" }] : [];
}

/** End in -ing and tell of no deed. */
const nameOnly =
  /^(?:evening|morning|ceiling|wedding|clothing|bedding|string|spring|king|sling|wing|thing|something|anything|everything|nothing|sibling|pudding|sterling|offspring|upbringing)$/;

/** "plann" as "plan", "manag" as "manage". */
function stems(stem: string): string[] {
  const single = /([b-df-hj-np-tv-z])\1$/.test(stem) ? [stem.slice(0, -1)] : [];
  return [stem, `${stem}e`, ...single];
}

/** "studies" as "study": what was said of several may be said of one, never the other way round. */
export const singularOf = remembered(10_000, (word: string): readonly string[] => {
  if (!/^[a-z]{4,}$/.test(word) || /(ss|(?<!men)us|is|news)$/.test(word) || !word.endsWith("s")) return [];
  if (word.endsWith("ies")) return [`${word.slice(0, -3)}y`];
  return [word.slice(0, -1), ...(/(ch|sh|x|ss|z)es$/.test(word) ? [word.slice(0, -2)] : [])];
});

/** Verbs of which a noun may tell: "coordination", "erection", "assessment". */
export function deverbal(noun: string): string[] {
  const stem = (ending: string, ...replaced: string[]) =>
    noun.endsWith(ending) && noun.length > ending.length + 2
      ? replaced.map((by) => noun.slice(0, -ending.length) + by)
      : [];
  return [
    ...stem("ication", "ify"),
    ...stem("uction", "uce", "uct"),
    ...stem("ision", "ise", "ide"),
    ...stem("ption", "be", "pt"),
    ...stem("ation", "e", "ate", ""),
    ...stem("ion", "", "e"),
    ...stem("ment", ""),
    ...stem("ance", ""),
    ...stem("al", "e", ""),
  ].filter((verb) => verb.length > 3);
}
