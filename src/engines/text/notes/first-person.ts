import { anyOf } from "../reg-exp-parts.ts";
import { namesJob } from "../words/job-words.ts";
import { numberWords } from "../words/number-words.ts";

/** Past forms that are no participles: none of them says what a thing is like. */
const plainPastForms =
  "became began chose drew drove forgave gave grew oversaw ran rewrote rose spoke took undertook went withdrew wrote";

/** These and forms in -ed may say what a thing is like, or what was done to it: "Cut flowers", "Chilled sauces". */
const participles = `bought brought built caught cut dealt fed found held kept laid led left made met rebuilt sent set sold spent
  taught won`;

/** End in -ed and start names of things: "Fixed income", "Applied mathematics". */
const describing = `accomplished advanced applied based certified combined committed dedicated detailed distributed diversified
  driven embedded experienced extended fixed gifted integrated licensed limited mixed motivated need qualified registered
  related required shared skilled speed talented trusted united unlimited`;

/** In a CV these say what was done to the person: "Awarded the safety prize", "Elected chair". */
const doneToPerson = `appointed awarded certified commended elected granted honored honoured named nominated offered promoted ranked
  rated recognised recognized selected voted`;

/** Present forms that are no nouns: "Design reviews" must not become "I design reviews". */
const presentForms = `accompany administer advise allocate analyse analyze apply arrange assemble assess assign assist attend
  calculate collaborate collect communicate compare compile compose configure consult contribute convert cooperate
  create define deliver deputise deputize describe determine develop diagnose digitise digitize discuss distribute educate
  enable encourage enforce ensure establish evaluate examine execute explain explore facilitate formulate foster generate
  identify implement improve inform inspect instruct integrate interpret introduce investigate liaise maintain manage mediate
  negotiate observe obtain operate optimise optimize organise organize oversee perform prepare prevent procure
  promote propose protect provide publish recommend reconcile resolve respond restore revise serve simplify solve specify
  streamline strengthen submit summarise summarize supervise teach translate treat validate verify write`;

/** Present forms that may be nouns, and are none before these words: "Leads a team", but "Leads for the sales team". */
const presentFormsBeforeDeterminer = `${presentForms} build check clean cook coordinate drive handle help hold install keep lead make organise run sell
  support take train answer book brief coach cover design document draft edit grade guide interview look measure mentor moderate monitor order
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
  // "Lead HAZOP studies", but "Lead QA engineer".
  const isOfThing = /^ \p{Lu}{3,} \p{Ll}/u.test(rest) && !namesJob(rest.split(/ (?:for|with|of|in|on|at) /)[0] ?? "");
  if (!startsDetermined.test(rest.trimStart()) && !isOfThing) return undefined;
  if (listed(presentFormsBeforeDeterminer, verb)) return `I ${verb}${rest}`;
  const base = verb.endsWith("ies") ? `${verb.slice(0, -3)}y` : verb.replace(/(?<=ch|sh|ss|x)es$|s$/, "");
  return verb.endsWith("s") && listed(presentFormsBeforeDeterminer, base) && !secondThird.test(rest)
    ? `I ${base}${rest}`
    : undefined;
}

/** What shows how much was done, so that the line says no thing: "Cut losses by 18 %". */
const measured = /\bby \d|\bfrom [^\d]{0,3}\d.*? to [^\d]{0,3}\d/;

function isPast(verb: string, rest: string): boolean {
  if (listed(plainPastForms, verb)) return true;
  const mayBePast = listed(participles, verb) || (/^(?!un).{3,}ed$/.test(verb) && !listed(describing, verb));
  if (!mayBePast || isDoneToPerson(verb)) return false;
  const [, second, behind] = /^ and (\p{Ll}+)(.*)$/u.exec(rest) ?? [];
  if (second) return isPast(second, behind ?? "");
  return startsDetermined.test(rest.trimStart()) || measured.test(rest);
}
