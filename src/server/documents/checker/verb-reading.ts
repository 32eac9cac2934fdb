export type VerbForm = "past" | "ing" | "base" | "third";

export interface VerbReading {
  lemma: string;
  form: VerbForm;
}

/** Base, past, participle. */
const irregular =
  `become became become|begin began begun|break broke broken|bring brought brought|build built built|buy bought bought|
catch caught caught|choose chose chosen|cut cut cut|deal dealt dealt|do did done|draw drew drawn|drive drove driven|feed fed fed|find found found|
get got got|give gave given|grow grew grown|hold held held|keep kept kept|lay laid laid|lead led led|leave left left|make made made|
meet met met|oversee oversaw overseen|pay paid paid|put put put|read read read|rebuild rebuilt rebuilt|redo redid redone|
rewrite rewrote rewritten|run ran run|sell sold sold|send sent sent|set set set|show showed shown|speak spoke spoken|spend spent spent|
stand stood stood|take took taken|teach taught taught|tell told told|think thought thought|understand understood understood|
win won won|write wrote written|sew sewed sewn|grind ground ground|shoot shot shot|fly flew flown|ride rode ridden`
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

/** Every way in which a word can be a form of a verb. Never goes beyond inflection: "manager" is no form of "manage". */
export function verbReadings(word: string): VerbReading[] {
  const known = irregularReadings.get(word);
  if (known) return known;
  const of = (form: VerbForm, lemmas: string[]) =>
    lemmas.filter((lemma) => lemma.length > 1).map((lemma) => ({ lemma, form }));
  if (/[a-z]{2}ied$/.test(word)) return of("past", [`${word.slice(0, -3)}y`]);
  if (/[a-z]{2}ed$/.test(word)) return of("past", stems(word.slice(0, -2)));
  if (/[a-z]{2}ing$/.test(word)) return of("ing", stems(word.slice(0, -3)));
  if (/[a-z]{2}ies$/.test(word)) return of("third", [`${word.slice(0, -3)}y`]);
  if (/[a-z]{2}s$/.test(word) && !/(ss|us|is)$/.test(word))
    return of("third", [word.slice(0, -1), ...(/(ch|sh|x|ss|z|o)es$/.test(word) ? [word.slice(0, -2)] : [])]);
  return /^[a-z]+$/.test(word) ? [{ lemma: word, form: "base" }] : [];
}

/** "plann" as "plan", "manag" as "manage". */
function stems(stem: string): string[] {
  const single = /([b-df-hj-np-tv-z])\1$/.test(stem) ? [stem.slice(0, -1)] : [];
  return [stem, `${stem}e`, ...single];
}

/** "studies" as "study": what was said of several may be said of one, never the other way round. */
export function singularOf(word: string): string[] {
  if (!/^[a-z]{4,}$/.test(word) || /(ss|us|is|news)$/.test(word) || !word.endsWith("s")) return [];
  if (word.endsWith("ies")) return [`${word.slice(0, -3)}y`];
  return [word.slice(0, -1), ...(/(ch|sh|x|ss|z)es$/.test(word) ? [word.slice(0, -2)] : [])];
}
