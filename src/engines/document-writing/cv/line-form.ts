import { termsOf } from "../../text/text.ts";
import { capitalised, decapitalised } from "../phrases/first-letters.ts";

/** What a line of a CV stands under: the title and the employer, and whether that is over. */
export interface LineHead {
  names: string;
  isOver: boolean;
}

const noHead: LineHead = { names: "", isOver: true };

/**
 * A line as a list of a CV says it, without its subject and without what its job's head says; undefined where that cannot plainly be lost.
 * No verb is changed: French, whose CVs have infinitives, keeps its sentences.
 */
export function withoutSubject(line: string, locale: string, head: LineHead = noHead): string | undefined {
  const said = withoutHead(line, head);
  const bare =
    forms[locale.slice(0, 2)]?.(said, head) ?? (forms[locale.slice(0, 2)] || said === line ? undefined : said);
  return bare === undefined || /\d{4} \d/.test(bare) !== /\d{4} \d/.test(line) ? undefined : capitalised(bare);
}

const asWhat = /^(?:in|at|as|im|als|bei|beim|am|en|como|da|come|nel\p{L}*|presso|w|we|jako|na|bij|chez|comme|em)$/iu;
/** Ends a verb of whoever speaks, where no pronoun shows it. */
const ownVerb = /^\p{Ll}*(?:o|é|í|ía|aba|oy|ei|ava|ia|ł[ae]m|ę|[ae]m)$/u;

/** "At Gem City Towing I worked alone" below "Dispatcher, Gem City Towing & Recovery" as "I worked alone". */
function withoutHead(line: string, { names }: LineHead): string {
  const [first = "", ...words] = line.split(" ");
  if (names === "" || !asWhat.test(first)) return line;
  const own = [...termsOf(names)];
  let end = 0;
  for (const [at, word] of words.entries()) {
    if ([...termsOf(word)].some((term) => own.some((name) => areAlike(term, name)))) end = at + 1;
    else if (!/^\p{Ll}{1,3}$/u.test(word)) break;
  }
  const rest = words.slice(end);
  const isVerbNext =
    /^(?:[^,;:.]*[ ,])?(?:i|ich|ik|je|j['’]\p{L}+) /iu.test(rest.join(" ")) || ownVerb.test(rest[0] ?? "");
  return end > 0 && rest.length > 3 && isVerbNext ? rest.join(" ") : line;
}

function areAlike(one: string, other: string): boolean {
  const [short, long] = one.length < other.length ? [one, other] : [other, one];
  return short === long || (short.length > 3 && long.startsWith(short.slice(0, Math.max(4, short.length - 3))));
}

/** Whoever speaks: as a subject, and in any case. */
const subject = /(?<!\p{L})(?:ich|wir|ik|wij|we|je|j['’]\p{L}+|nous|I)(?!\p{L})/iu;
const speaker = new RegExp(
  `${subject.source}|(?<!\\p{L})(?:mich|mir|uns|mij|ons|moi|m['’]\\p{L}+|us|me)(?!\\p{L})`,
  "iu",
);

/** Behind ":" or ";" stands a sentence of its own. */
const isClear = (line: string, word = speaker) => !word.test(line.split(/[;:]/)[0] ?? "");

const forms: Record<string, (line: string, head: LineHead) => string | undefined> = {
  en: english,
  de: verbSecond({
    pronoun: "ich",
    ...{
      have: /^habe$/,
      be: /^(?:bin|war|hatte)$/,
      helping: /^(?:kann|konnte|werde|wurde|muss|musste|darf|soll|will|wollte)$/,
    },
    and: / und (?:habe|bin|war|hatte) /g,
    done: /\p{Ll}(?:t|en)(?: und |$)/u,
    second: / und (?!(?:die|eine|alle|neue|meine|ihre|viele) )\p{Ll}{2,}e /u,
    lead: /^(?:i[nm]|a[nm]|auf|beim?|mit|nach|seit|von|vom|vor|für|durch|zu[mr]?|unter|über|aus|als|ab|bis|jede[nrs]?|ein(?:e|en|er|em)?|zusammen|gemeinsam|\p{Ll}+lich|\p{L}+tags)(?!\p{L})/iu,
  }),
  nl: verbSecond({
    pronoun: "ik",
    ...{ have: /^heb$/, be: /^(?:ben|was|had)$/, helping: /^(?:kan|kon|word|werd|moet|moest|mag|mocht|wil|wilde)$/ },
    and: / en (?:heb|ben|was|had) /g,
    done: /(?:ge\p{Ll}+|(?<!\p{L})(?:be|her|ver|ont)\p{Ll}+)(?:d|t|[ae]n)(?:[, ]|$)/u,
    second: / en \p{Ll}+ (?:de|het|een|mijn|\d)/u,
    lead: /^(?:in|op|aan|bij|met|na|sinds|van|voor|door|te|tot|onder|over|uit|als|vanaf|elke?|ieder|samen|eens|één|\p{Ll}+lijks)(?!\p{L})/iu,
  }),
};

const inEnglish = {
  lead: /^(?:in|on|at|from|during|since|until|for|every|each|once|twice|throughout|over|as|with|together|by|when|if|after|before|while)(?!\p{L})/iu,
  movable: /^(?:in|on|at|from|during|since|until|every|each|once|twice|throughout)(?!\p{L})/iu,
};

function english(line: string, { isOver }: LineHead): string | undefined {
  const [, lead = "", comma = "", clause = ""] =
    /^(?:(?!I (?!.* and I ))([^,;:]{3,70}?)(,?) )?I (?=\p{Ll})(.+)$/u.exec(line) ?? [];
  if (clause === "" || (lead !== "" && !inEnglish.lead.test(lead)) || isOfLead(lead, clause)) return undefined;
  if (comma === "" && beginsClause.test(lead)) return undefined;
  const bare = clause
    .replace(/^have (?=\p{Ll}+ed )|^(?:am|have been) (?:an? )?(?=\p{Ll})(?!\p{L}+ing )/u, "")
    .replace(isOver || lead ? /^was (?:an? |the )?(?=\p{Ll})(?!\p{L}+ing |not )/u : /^$/, "")
    .replace(/ and am /, ", ")
    .replace(secondSubject, "$1 ");
  if (/^(?:am|was|have|had(?! (?:the|an?|\d))|will|would|can|could|(?:do|did) not)(?!\p{L})/u.test(bare))
    return undefined;
  const plain = bare.replace(ownClause, "");
  return isClear(plain.replace(/, .*/, "")) && isClear(plain, subject) ? behindOrBefore(lead, bare) : undefined;
}

/** "By the time I left, turnover had doubled" is about the turnover. */
const isOfLead = (lead: string, clause: string) => lead !== "" && /, (?!(?:and|but) )/.test(clause);

/** "Since I joined the team complaints fell" and "In the two years I ran the shop sales rose" are about what follows. */
const beginsClause =
  /(?<!\p{L})(?:(?:since|until|when|if|after|before|while|as|once|that|where|which)|(?:every|each) time|(?:the|these|those) (?:\p{L}+ )*(?:times?|moment|hours?|days?|weeks?|months?|terms?|seasons?|years?))$/iu;

/** "since I took it over": has its subject wherever it stands. */
const ownClause = /(?<!\p{L})(?:since|when|until|because|that|where|after|before|while|as|if|whom?|which) I(?!\p{L})/gu;

/** "I monitor patients, and in 2024 I handled 620": before a verb of its own. */
const secondSubject =
  /(,? and(?: (?:in|on|since|from|by|at|for) [^,;]{2,30}?)?) I (?!(?:am|was|have|had|will|would|can|could|do|did) )(?=\p{Ll})/gu;

/** "In 2019 I moved the files" as "Moved the files in 2019"; before a longer line what stood before it. */
function behindOrBefore(lead: string, bare: string): string {
  const [clause = ""] = /^[^,;:]*(?<! )/.exec(bare) ?? [];
  const rest = bare.slice(clause.length);
  if (lead === "") return bare;
  return inEnglish.movable.test(lead) && !/^ ?,/.test(rest) && !clause.includes(" and ")
    ? `${clause} ${decapitalised(lead)}${rest}`
    : `${lead}, ${bare}`;
}

interface Grammar {
  pronoun: string;
  /** Verbs that are lost with the subject, before a participle and as the only one; others say nothing without what follows. */
  have: RegExp;
  be: RegExp;
  helping: RegExp;
  and: RegExp;
  done: RegExp;
  /** A second verb that a lost first one would leave alone. */
  second: RegExp;
  /** What may stand before the verb and behind it, in small letters. */
  lead: RegExp;
}

/** Stands right behind the verb, whatever else does: "stel ze sinds 2024 in bedrijf". */
const objectPronoun = /^((?:mich|mir|sich|sie|es|ihn|ihm|ihnen|mij|me|ze|het(?= \p{Ll}+$)|hem|hen)(?= ))?\s*(.*)$/u;

/** Has its own subject, and its verb behind it. */
const subordinate =
  /, (?:weil|dass|wenn|nachdem|damit|sodass|obwohl|während|bevor|sobald|omdat|dat|terwijl|nadat|zodat|hoewel|voordat|zodra|doordat) [^;]*/gu;

/** German and Dutch: the first place before the verb may stay empty. */
function verbSecond(grammar: Grammar) {
  const { pronoun, have, be, helping, and, done, second, lead: mayMove } = grammar;
  const ofSpeaker = new RegExp(`(?<!\\p{L})${pronoun}(?!\\p{L})`, "iu");
  const order = new RegExp(`^(?:(?:${pronoun} (\\p{Ll}+)|(?:([^,]+?) )?(\\p{Ll}+) ${pronoun}) )(.+)$`, "iu");
  const told = (clause: string, isOver: boolean): string | undefined => {
    const [, after, lead = "", before, rest = ""] = order.exec(clause) ?? [];
    const verb = (after ?? before ?? "").toLowerCase();
    const opening = lead === "" ? "" : `${lead} `;
    const body = rest.replace(and, (joint) => `${joint.split(" ").slice(0, 2).join(" ")} `);
    const main = body.replace(subordinate, "");
    const isAlone = !second.test(body) && isClear(main);
    if (have.test(verb)) return isAlone && done.test(main) ? opening + body : undefined;
    if (be.test(verb)) {
      const isPresent = /^b/.test(verb);
      const isKept = isPresent ? !/ (?:und|en) /.test(body) : isOver || lead !== "";
      return isAlone && isKept ? opening + body : undefined;
    }
    const isVerb = verb !== "" && !helping.test(verb) && (pronoun === "ik" || verb.endsWith("e"));
    if (!isVerb || (lead !== "" && !mayMove.test(lead))) return undefined;
    const [, object = "", others = ""] = objectPronoun.exec(rest) ?? [];
    return [verb, object, lead === "" ? "" : decapitalised(lead), others].filter(Boolean).join(" ");
  };
  return (line: string, { isOver }: LineHead): string | undefined => {
    const clauses = line.split(/(; |, (?:und|aber|en|maar) )/);
    // "The shop is mine, and I run it" would be left with a verb alone.
    if (!ofSpeaker.test(clauses[0] ?? "") && !clauses.includes("; ")) return undefined;
    const parts = clauses.map((clause) => (ofSpeaker.test(clause) ? told(clause, isOver) : clause));
    const bare = parts.every((part) => part !== undefined) ? parts.join("") : line;
    return bare === line || subject.test(bare.replace(subordinate, "")) ? undefined : bare;
  };
}
