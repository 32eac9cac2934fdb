import { remembered } from "../words/remembered.ts";
import { inForm, verbReadings } from "../words/verb-reading.ts";

/** What was done and what came of it, each as a deed in the past. */
export interface Result {
  deed: string[];
  result: string[];
  /** How close a sentence brings the two, and how close a statement does that says it so. */
  claims: Closeness;
  holds: Closeness;
}

/** Told side by side, one after the other, one with the other, or one because of the other. */
type Closeness = 0 | 1 | 2 | 3;

const isForm = (word: string, ...forms: string[]) => verbReadings(word).some(({ form }) => forms.includes(form));

const bringing =
  /^(?:reduc|reduce|cut|lower|shorten|decreas|decrease|sav|save|rais|raise|increas|increase|improv|improve|doubl|double|tripl|triple|halv|halve|bring|boost|lift|grow|speed|eliminat|eliminate|free|earn)$/;
const brings = (word: string) => verbReadings(word).some(({ lemma }) => bringing.test(lemma));
const changed = /^(?:fell|dropped|decreased|declined|shrank|sank|grew|rose|increased|improved|doubled|halved)$/;
const isChange = (words: string[]) =>
  words.findIndex((word, at) => at > 0 && changed.test(word)) > 0 &&
  !words.some((word) => /^(?:i|that|who)$/.test(word));

const inPast = ([verb = "", ...rest]: string[]) => [isForm(verb, "ing") ? inForm(verb, "past") : verb, ...rest];
const asWords = (text = "") => text.trim().split(" ").filter(Boolean);

const outcome =
  /\b(?:reduc|cut|lower|shorten|decreas|sav|rais|increas|improv|doubl|tripl|halv|br(?:ing|ought)|boost|lift|gr[eo]w|sped|speed|eliminat|free|earn|fell|dropp|declin|shrank|sank|rose|fall|rise|drop)/;

/** Every way to read words as a deed with its result. */
export const resultsIn = remembered(500, (text: string): readonly Result[] => {
  if (!outcome.test(text)) return [];
  const told = text.replace(/^i (?:have )?/, "");
  return [...causes(text, told), ...companions(told), ...sequences(text, told)].flatMap(
    ([first, second, claims, holds = claims]) => {
      const [deed, result] = [asWords(first?.replace(/ ,$/, "")), verbal(asWords(second))];
      if (deed.length < 2 || result.length < 2 || !isForm(deed[0] ?? "", "past", "ing", "base")) return [];
      const isOwn = claims > 1 && brings(result[0] ?? "") && isForm(result[0] ?? "", "past", "ing", "base");
      if (!isOwn && !isChange(result)) return [];
      return [{ deed: inPast(deed), result: isOwn ? inPast(result) : result, claims, holds }];
    },
  );
});

/** "A 12 % reduction in costs", "savings of 40 €" as what was done to reach them. */
function verbal(words: string[]): string[] {
  const text = words.join(" ").replace(/^(?:annual|yearly) savings of (\S+ \S+)/, "savings of $1 per year");
  const [, amount, change = "", what] =
    /^an? (\d\S* (?:% |percentage points? )?)(reduction|decrease|cut|fall|drop|increase|rise) in (.+)$/.exec(text) ??
    [];
  if (amount && what)
    return [raises.test(change) ? "increase#past" : "reduce#past", ...asWords(`${what} by ${amount}`)];
  const [, saved] = /^(?:a saving|savings) of (.+)$/.exec(text) ?? [];
  return saved ? ["save#past", ...asWords(saved)] : words;
}

const raises = /^(?:increase|rise)$/;

type Read = [deed: string | undefined, result: string | undefined, claims: Closeness, holds?: Closeness];

const read = (...found: Read): Read[] => [found];

/** The first and the second group of a form. */
const groups = (form: RegExp, text: string) => (form.exec(text) ?? []).slice(1, 3);

/** "Cut waste by weighing and energy use by": each has come of its own deed. */
const several = / , | (?:by|through) \S+ing\b/;

function causes(text: string, told: string): Read[] {
  const [means, main] = groups(/^(?:by|through) (\S+(?:ing|#ing) .+?) (?:, )?i (?:have )?(.+)$/, text);
  const [own, by] = groups(/^(.+) (?:by|through) (\S+(?:ing|#ing) .+)$/, told);
  const [first, hence] = groups(/^(.+?) (?:, )?(?:and )?(?:thereby|thus|so|consequently|as a result) (\S+ .+)$/, told);
  const [done, that] = groups(/^(.+) , (?:that|this) (?:has )?(.+)$/, told);
  const [change, cause] = groups(/^(.+?) (?:, )?because i (?:have |had )?(.+)$/, text);
  const [before, effect] = groups(/^because i (?:have |had )?(.+?) , (.+)$/, text);
  return [
    [means, main, 3],
    ...(own === undefined || several.test(own) ? [] : read(by, own, 3)),
    [first, hence, 3],
    ...(that && isForm(asWords(that)[0] ?? "", "past") ? read(done, that, 3) : []),
    ...gerunds(text),
    [cause, change, 3],
    [before, effect, 3],
  ];
}

/** "Changing the clamping cut the scrap" */
function gerunds(text: string): Read[] {
  const words = text.split(" ");
  if (!isForm(words[0] ?? "", "ing") || words.includes(",")) return [];
  return words.flatMap((word, at) =>
    at > 1 && brings(word) && isForm(word, "past") && !/^(?:and|that|who|i|to|the|an?)$/.test(words[at - 1] ?? "")
      ? read(words.slice(0, at).join(" "), words.slice(at).join(" "), 3)
      : [],
  );
}

/** "Changed the clamping, cutting the scrap": so does the person say what came of it. "And cut" may be another deed. */
function companions(told: string): Read[] {
  const [led, to] = groups(/^(.+) , (?:resulting in|leading to|achieving|with) (.+)$/, told);
  const [doing, beside] = groups(/^(.+) , (\S+ing .+)$/, told);
  const [done, and] = groups(/^(.+?) (?:, )?and (.+)$/, told);
  const isSaving = verbReadings(asWords(and)[0] ?? "").some(({ lemma }) => /^sav/.test(lemma));
  return [
    [led, to, 2],
    [doing, beside, 2, 3],
    [done, and, 2, isSaving ? 2 : 0],
  ];
}

const later = / (?:subsequently|then|afterwards|later) (?=fell|dropped|decreased|declined|rose|grew|increased)/;

function sequences(text: string, told: string): Read[] {
  const plain = told.replace(later, " ");
  const [done, that] = groups(/^(.+?) , after that (?:the )?(.+)$/, plain);
  const [deed, then] = groups(/^(.+?) (?:, )?(?:afterwards|subsequently|then) (?:, )?(.+)$/, plain);
  const [one, and] = groups(/^(.+?) (?:, )?and (.+)$/, plain);
  const [change, cause] = groups(/^(.+?) (?:, )?after i (?:have |had )?(.+)$/, text);
  const [before, effect] = groups(/^(?:after|once) (?:i (?:have |had )?|the )?(.+?) , (.+)$/, text);
  return [
    [done, that, 1],
    [deed, then, 1],
    [one, and, 1, plain === told ? 0 : 1],
    [cause, change, 1],
    [before, effect, 1],
  ];
}
