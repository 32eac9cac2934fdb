import { anyOf, numberWords } from "../../text/text.ts";

/** Past forms that do not end in -ed and start lines of a CV. */
const irregularPastForms = `became began bought brought built caught chose cut dealt drew drove fed found gave grew held kept laid
  led left made met oversaw ran rebuilt redid rewrote set sent sold spent spoke stood taught took went won wrote`;

/** End in -ed and start names of things: "Fixed income", "Applied mathematics". */
const describing = `accomplished advanced applied based certified combined committed dedicated detailed distributed diversified
  driven embedded experienced extended fixed gifted integrated licensed limited mixed motivated need qualified registered
  related required shared skilled speed talented trusted united unlimited`;

/** In a CV these say what was done to the person: "Awarded the safety prize", "Elected chair". */
const doneToPerson = `appointed awarded certified commended elected granted honored honoured named nominated offered promoted ranked
  rated recognised recognized selected voted`;
/** Behind a form in -ed: it may be of somebody who was trained in, assigned to, hired by. */
const preposition = /^ (?:as|at|by|for|from|in|into|on|to|under|with)\b/;

/** Present forms that are no nouns: "Design reviews" must not become "I design reviews". */
const presentForms = `accompany administer advise allocate analyse analyze apply arrange assemble assess assign assist attend
  calculate collaborate collect communicate compare compile compose configure consult contribute convert cooperate coordinate
  create define deliver deputise deputize describe determine develop diagnose digitise digitize discuss distribute educate
  enable encourage enforce ensure establish evaluate examine execute explain explore facilitate formulate foster generate
  identify implement improve inform inspect instruct integrate interpret introduce investigate liaise maintain manage mediate
  moderate negotiate observe obtain operate optimise optimize organise organize oversee perform prepare prevent procure
  promote propose protect provide publish recommend reconcile resolve respond restore revise serve simplify solve specify
  streamline strengthen submit summarise summarize supervise teach translate treat validate verify write`;

/** Present forms that may be nouns, and are none before these words: "Leads a team", but "Leads for the sales team". */
const presentFormsBeforeDeterminer = `${presentForms} build check clean cook drive handle help hold install keep lead make organise run sell
  support take train answer book brief coach cover design document draft edit grade guide interview look measure mentor monitor order
  plan present produce record recruit repair report review schedule screen sort test track tutor update`;
const severals = [...numberWords(["en"])].flatMap(([word, number]) => (number > 1 ? [word] : []));
const determiner = `(?:an?|the|new|all|both|every|each|about|our|their|its|${anyOf(severals)}|\\d[\\d.,]*)`;
const startsDetermined = new RegExp(`^${determiner}\\b`);
/** A second verb in the third person would stay one. */
const secondThird = new RegExp(`(?:\\band|,) \\p{Ll}+s ${determiner}\\b`, "u");

/** "Coach", "test": either, unless what follows tells. */
export const isNounOrVerb = (word: string) => listed(presentFormsBeforeDeterminer, word) && !listed(presentForms, word);

export const isDoneToPerson = (verb: string) => listed(doneToPerson, verb);

const listed = (words: string, word: string) => words.split(/\s+/).includes(word);

/**
 * "Cut solvent losses by 18 %." as "I cut solvent losses by 18 %"; undefined for a line that does not plainly start with
 * what the person did or does, which is better quoted than bent.
 */
export function firstPerson(statement: string, goesOn: boolean): string | undefined {
  const line = statement.replace(/[.;\s]+$/, "");
  const first = /^[A-Z]?[a-z]+(?=[\s,])/.exec(line)?.[0];
  if (/[.!?] /.test(line)) return undefined;
  if (/^I \p{Ll}/u.test(line)) return line;
  if (!first) return undefined;
  const verb = first.toLowerCase();
  const clause = `${verb}${line.slice(first.length)}`;
  if (verb === "responsible") return goesOn ? `I am ${clause}` : `I was ${clause}`;
  if (isPast(verb, line.slice(first.length)) || (goesOn && listed(presentForms, verb))) return `I ${clause}`;
  return goesOn ? presentClause(verb, line.slice(first.length)) : undefined;
}

/** "Runs a ward of 28 beds" as "I run a ward of 28 beds". */
function presentClause(verb: string, rest: string): string | undefined {
  if (!startsDetermined.test(rest.trimStart())) return undefined;
  if (listed(presentFormsBeforeDeterminer, verb)) return `I ${verb}${rest}`;
  const base = verb.endsWith("ies") ? `${verb.slice(0, -3)}y` : verb.replace(/(?<=ch|sh|ss|x)es$|s$/, "");
  return verb.endsWith("s") && listed(presentFormsBeforeDeterminer, base) && !secondThird.test(rest)
    ? `I ${base}${rest}`
    : undefined;
}

function isPast(verb: string, rest: string): boolean {
  if (listed(irregularPastForms, verb)) return true;
  if (verb.length <= 4 || !verb.endsWith("ed") || listed(describing, verb) || isDoneToPerson(verb)) return false;
  return !preposition.test(rest);
}
