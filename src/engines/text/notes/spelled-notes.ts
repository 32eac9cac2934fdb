import { oneLine } from "../../../shared/text/one-line.rules.ts";
import { splitSentences } from "../../../shared/text/sentences.rules.ts";
import { oneStop } from "../sentence-end.ts";
import { memoized } from "../word-stem.ts";

/** Of each language "and", "to" between two numbers, and abbreviations of notes that can only mean one thing. */
const notes: Record<string, [and: string, to: string, abbreviations: string]> = {
  en: [
    "and",
    "to",
    "w/o=without w/=with approx=about abt=about avg=on_average yr=year yrs=years mth=month mths=months wk=week wks=weeks hrs=hours mins=minutes hr=hour pct=percent tho=though thru=through appts=appointments appt=appointment dept=department mgr=manager mtg=meeting mtgs=meetings jr=junior mgmt=management acct=account dont=don’t didnt=didn’t doesnt=doesn’t",
  ],
  de: ["und", "auf", "versch=verschiedene z.Zt=zurzeit wg=wegen inkl=inklusive u=und Std=Stunden Stk=Stück"],
  fr: ["et", "à", "ds=dans qq=quelques env=environ pers=personnes bcp=beaucoup"],
  es: ["y", "a", "aprox=aproximadamente q=que xq=porque tb=también"],
  it: ["e", "a", "ca=circa cmq=comunque nn=non"],
  nl: ["en", "naar", "ca=circa mnd=maand gem=gemiddeld mn=mijn t=het"],
  pl: ["i", "na", "ok=około śr=średnio"],
  pt: ["e", "para", "aprox=aproximadamente q=que tb=também"],
};

/** Of what is typed on a phone, which may mean something else too: for whoever typed it to say yes to. */
const typedNotes: Record<string, string> = {
  en: "n=and w(?!/)=with u=you ur=your bc=because cos=because coz=because em=them ive=I’ve im=I’m hes=he’s shes=she’s thats=that’s cant=can’t wont=won’t aswell=as_well",
  de: "eig=eigentlich hab=habe würd=würde nem=einem nen=einen bzgl=bezüglich evtl=eventuell h=Stunden",
  fr: "dispo=disponible tjs=toujours qd=quand pb=problème pr=pour ya=il_y_a",
  es: "k=que pq=porque tmb=también xa=para x=por",
  it: "qnd=quando xke=perché xké=perché perche=perché x=per gia=già piu=più puo=può cosi=così pero=però gg=giorni sett=settimane",
  nl: "ipv=in_plaats_van ivm=in_verband_met mss=misschien idd=inderdaad",
  pl: "mies=miesiące wg=według tyg=tygodniowo konca=końca sie=się",
  pt: "pq=porque vc=você tbm=também",
};
/** "l ho", "j ai" */
const elided: Record<string, RegExp> = {
  it: /(?<![\p{L}'’])(c|d|l|dell|nell|all|dall|sull|quell|quest) (?=[aeiouhàèéìòù])/giu,
  fr: /(?<![\p{L}'’])(c|d|j|l|m|n|s|t|qu) (?=[aeiouhàâéèêîôû])/giu,
};

const noWords = ["&", "→", ""] as const;

/** When first wanted: a hundred expressions take a tenth of a second of every start. */
const abbreviationsOf = memoized((pairs: string) => (pairs === "" ? [] : pairs.split(" ").map(abbreviation)));

function abbreviation(pair: string): [written: RegExp, out: string] {
  const [short = "", long = ""] = pair.split("=");
  const [edge, gap] = short.endsWith("/") ? [" ?", " "] : ["\\.?(?![\\p{L}\\p{N}])", ""];
  return [new RegExp(`(?<![\\p{L}\\p{N}./])${short}${edge}`, "gu"), long.replaceAll("_", " ") + gap];
}

/** "TRAINED NEW DRIVERS": a whole line, since one or two words may be abbreviations. */
const shouted = /^(?=.*\p{Lu}{5})\P{Ll}+ \P{Ll}+ \P{Ll}+$/u;
/** At the end, and of no use to whoever reads it. */
const smile = /[,\s]*(?:[:;]-?[()]+|(?<!\p{L})(?:lol|ha ?ha(?:ha)?|jaja)(?!\p{L}))\s*$/iu;

/** "a friend", "i would", "l'atelier"; no "pH", no "iOS". */
const small = /^\p{Ll}(?:\p{Ll}*[ ,:-]|['’])/u;

/** "... at home. and I": the first letter behind a stop that ends no short form. */
const beginsSmall = /(?<=\p{L}{4}[.!?] )\p{Ll}(?=\p{Ll}*[ ,:-])/gu;

/**
 * What somebody typed as people type on a phone, as whole sentences: each with its capital and its stop, and written out.
 *
 * @param locale BCP 47
 */
export function inWholeSentences(typed: string, locale: string): string {
  const line = oneLine(typed);
  const text = locale.startsWith("en") ? line.replace(/(?<![\p{L}\p{N}'’.])i(?=[ ,'’])/gu, "I") : line;
  return splitSentences(writtenOut(text, locale).replace(beginsSmall, (letter) => letter.toUpperCase()))
    .map((sentence) => oneStop(small.test(sentence) ? sentence.charAt(0).toUpperCase() + sentence.slice(1) : sentence))
    .join(" ");
}

/**
 * The same with what people type on a phone written out, and with the apostrophes that they leave out: words that change, so that they are asked.
 *
 * @param locale BCP 47
 */
export function typedInFull(typed: string, locale: string): string {
  const language = locale.slice(0, 2);
  const parted = oneLine(typed).replace(elided[language] ?? /(?!)/g, "$1’");
  const words = abbreviationsOf(typedNotes[language] ?? "");
  return inWholeSentences(
    words.reduce((line, [written, out]) => line.replace(written, out), parted),
    locale,
  );
}

/** "40/yr. 2 went": the stop behind a measure ends a sentence too. */
const endsMeasure = /[\d/] ?$/;
const beginsAnew = /^ [\p{Lu}\p{N}]/u;

/**
 * A note with its signs and abbreviations written out: "team + rota, 5 yrs" as "team and rota, 5 years". A line all in capitals is written small, and a smile at the end goes; no other word is changed.
 *
 * @param locale BCP 47; of its language the words are known, or left as they are
 */
export function writtenOut(note: string, locale: string): string {
  const [and, to, pairs] = notes[locale.slice(0, 2)] ?? noWords;
  const joined = note
    .replace(/(?<=[\d%€$£]) ?(?:->|→) ?(?=[\d$£€])/g, ` ${to} `)
    .replace(/(?<=\p{Ll}{2}) & (?=\p{Ll}{2})|(?<=\p{L}[\p{L})]) \+ (?=[\p{L}\d])/gu, ` ${and} `)
    .replace(/ - /g, " – ")
    // German nouns keep their capitals.
    .replace(shouted, (words) => (locale.startsWith("de") ? words : words.charAt(0) + words.slice(1).toLowerCase()))
    .replace(smile, "");
  return abbreviationsOf(pairs).reduce(
    (line, [written, out]) =>
      line.replace(written, (short: string, at: number) => {
        const isEnd =
          /\p{L}{2}\.$/u.test(short) &&
          endsMeasure.test(line.slice(0, at)) &&
          beginsAnew.test(line.slice(at + short.length));
        return isEnd ? `${out}.` : out;
      }),
    joined,
  );
}
