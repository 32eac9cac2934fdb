import {
  type DocumentLanguage,
  memoized,
  memoizedIn,
  monthNamePattern,
  saysNotHeld,
  yieldToEventLoop,
} from "../../text/text.ts";
import { type Fact, isWish, leavesOpen, limitsOwnPart, negates } from "../../truth/truth.ts";
import { hasLapsed, isPartDone } from "../lapsed-papers.ts";
import {
  comparedName,
  contentWords,
  ideasNear,
  ideasOf,
  internationalForm,
  isCognate,
  isSameWord,
  type RequirementWord,
  readingLanguage,
} from "../requirement-words.ts";
import { isOfAnother } from "./same-trade.ts";

export type EvidenceKind = "result" | "certificate" | "duty" | "title" | "training" | "study" | "skill" | "summary";

/** Facts that say something together: a statement, a skill, a degree with its subject. */
export interface ProfileEvidence {
  facts: Fact[];
  text: string;
  kind: EvidenceKind;
  entry: string | null;
  words: RequirementWord[];
  /** Says the thing in so many words, and that it is so: no wish, no limit, nothing that ended or lapsed. */
  isUnqualified: boolean;
}

/** How one word that is asked for stands in some evidence: the same, or something near it. */
export type Likeness = "same" | "same idea" | "near";

export interface ProfileIndex {
  evidence: ProfileEvidence[];
  facts: Fact[];
  language: DocumentLanguage;
  /** The evidence in which a word stands, with how alike. */
  holding(word: RequirementWord, language: DocumentLanguage): ReadonlyMap<ProfileEvidence, Likeness>;
}

const ranks: Likeness[] = ["same", "same idea", "near"];

/** What is little: of a skill; a certificate may be the basic one. */
const little = /basic|einfach|grundkenntn|podstaw|b[áa]sic|\bmedio\b|notions|scolaire/iu;
/** What was broken off, or is still being learnt. */
const unfinished =
  /beginner|anfänger|débutant|principiante|iniciante|początkując|broken off|discontinued|unfinished|not finished|abgebrochen|trunca|incompl|inachev|abandon|not booked|in training|(?:^|[-–(,:;] ?)(?:still )?learning\b|(?:noch|nog) (?:nicht|niet|in)|(?:in|en|em) (?:corso|curso|progress|opleiding)(?!\p{L})|a decorrer|w trakcie|przerwan|nieuko[nń]cz|interrot/iu;
/** "Inscrit en formation": a paper that is not there yet. */
const begun = /(?:inscri|iscritt|matricul)\p{L}*[^,;]{0,12}(?:formation|cours|curso|corso|exam|esame)/iu;
const next =
  "next (?:week|month|year)|(?:nächste|kommende)[nrs]? (?:woche|monat|jahr)|(?:mois|semaine|année) prochaine?|pr[óo]xim[oa] (?:mes|mês|semana|a[ñn]o)|(?:mese|settimana|anno) prossim[oa]|prossim[oa] (?:mese|settimana|anno)|volgende? (?:week|maand|jaar)|przyszł\\p{L}+ (?:tygodni|miesiąc|rok)";
/** "Test is in Feb", "test next month": a month that is over comes with its year; "until" one a paper lasts. */
const comingTime = new RegExp(
  `(?<!(?<!\\p{L})(?:until|till|bis|jusqu['’]\\p{L}*|hasta|fino|tot|do|até|ao?) (?:the |zum |le |el |al |a |w )?)(?<!\\p{L}|jusqu['’])(?:(?:in|im|en|em|w|we|à|a|ad) ${monthNamePattern}(?![\\p{L}\\d])(?![.,]? (?:de |of )?['’]?\\d)|${next})`,
  "iu",
);
/** A study of which not all is done; "part-time", "basic" and "support" are of its name. */
const partDone =
  /^(?:part|teile?|partie|parte|deel|część) (?:of|d\p{L}{1,2}|d['’]|eine[sr]|van|z)|(?<!\p{L})(?:almost|nearly|mostly|partially|fast|beinahe|teilweise|casi|presque|partiellement|parcialmente|parzialmente|quasi|bijna|deels|prawie|częściowo|quase)\s+(?:finish|complet|done|abgeschl|beendet|fertig|termin|achev|acab|finit|finaliz|conclu|klaar|afgerond|ukończ|skończ)/iu;

const isOwn = ({ section, text }: Fact) => text !== "" && section !== "posting" && section !== "reference";

/** Letters that tell a profile's language as well as a hundred times as many. */
const tellingLetters = 20_000;

function languageOf(facts: Fact[]): DocumentLanguage {
  const said = facts.filter(({ kind }) => /statement|summary|skill|title/.test(kind)).map(({ text }) => text);
  return readingLanguage(said.join("\n").slice(0, tellingLetters));
}

/** What a fact says by itself. */
function evidenceOfFact(fact: Fact, language: DocumentLanguage): ProfileEvidence | undefined {
  const kind = kindOfFact(fact);
  return kind && evidenceOf([fact], kind, fact.entry, language);
}

/** Reads many facts ahead, with pauses for other requests: a profile may hold 10,000 lines. */
export async function readEvidence(facts: Iterable<Fact>): Promise<void> {
  const own = [...facts].filter(isOwn);
  const language = languageOf(own);
  for (const fact of own) {
    evidenceOfFact(fact, language);
    await yieldToEventLoop();
  }
}

export function createProfileIndex(facts: Iterable<Fact>): ProfileIndex {
  const all = [...facts];
  const own = all.filter(isOwn);
  const language = languageOf(own);
  const evidence = allEvidence(own, language);
  const vocabulary = vocabularyOf(evidence, language);
  const known = new Map<string, Map<ProfileEvidence, Likeness>>();
  return {
    evidence,
    facts: all,
    language,
    holding(word, asked) {
      const name = `${asked} ${word.raw}`;
      const before = known.get(name);
      if (before) return before;
      const found = new Map<ProfileEvidence, Likeness>();
      for (const { word: other, held } of vocabulary.near(word, asked)) {
        const likeness = likenessOf(word, other, asked, language);
        if (!likeness) continue;
        for (const one of held) {
          if (likeness === "same" && isOtherSpelling(word, other, one)) continue;
          const known = found.get(one);
          if (!known || ranks.indexOf(likeness) < ranks.indexOf(known)) found.set(one, likeness);
        }
      }
      known.set(name, found);
      return found;
    },
  };
}

/** "Swift" is not said by "a swift answer"; in a list of skills capitals may be missing. */
const isOtherSpelling = (asked: RequirementWord, own: RequirementWord, { kind }: ProfileEvidence) =>
  asked.name === "exact" && own.raw === own.key && asked.raw !== asked.key && /^(?:duty|result|summary)$/.test(kind);

/** A "Bürokaufmann" is a "Kaufmann". */
const isKindOf = (own: string, asked: string) => asked.length > 7 && asked.endsWith("mann") && own.endsWith(asked);

const minAlike = 7;
/** "Ausbilderschein" and "Ausbildereignung"; where words are joined, "Eltern" and "Elterngespräche". */
const beginsAlike = (asked: string, own: string, language: DocumentLanguage) =>
  asked.slice(0, minAlike) === own.slice(0, minAlike) ||
  (/^(?:de|nl)$/.test(language) && asked.length >= 5 && own.startsWith(asked));

function likenessOf(
  asked: RequirementWord,
  own: RequirementWord,
  askedIn: DocumentLanguage,
  ownIn: DocumentLanguage,
): Likeness | undefined {
  if (asked.name === "exact") return comparedName(asked) === comparedName(own) ? "same" : undefined;
  if (asked.key === own.key) return "same";
  if (own.name === "exact") return undefined;
  if (isSameWord(asked.key, own.key) && askedIn !== ownIn) return asked.name ? "near" : "same idea";
  if (isSameWord(asked.key, own.key, ownIn) || isKindOf(own.key, asked.key)) return "same";
  const ideas = ideasOf(asked.key, askedIn);
  const ownIdeas = ideasOf(own.key, ownIn);
  const shared = ideas.filter((idea) => ownIdeas.includes(idea)).length;
  if (shared === 0) {
    const isAlike = askedIn === ownIn ? beginsAlike(asked.key, own.key, ownIn) : isCognate(asked.key, own.key);
    const isNear = isAlike || ideasNear(asked.key, askedIn).some((idea) => ideasNear(own.key, ownIn).includes(idea));
    return isNear ? "near" : undefined;
  }
  return shared === ideas.length && askedIn !== ownIn ? "same idea" : "near";
}

/** The different words of a profile, found by how they begin or end and by their ideas. */
function vocabularyOf(evidence: ProfileEvidence[], language: DocumentLanguage) {
  interface Entry {
    word: RequirementWord;
    held: ProfileEvidence[];
  }
  const entries = new Map<string, Entry>();
  for (const one of evidence) {
    for (const word of [...one.words, ...joinedPairs(one)]) {
      const known = entries.get(word.raw);
      if (!known) entries.set(word.raw, { word, held: [one] });
      else if (known.held.at(-1) !== one) known.held.push(one);
    }
  }
  const buckets = new Map<string, Set<Entry>>();
  const put = (name: string, entry: Entry) => {
    const bucket = buckets.get(name) ?? new Set();
    bucket.add(entry);
    buckets.set(name, bucket);
  };
  for (const entry of entries.values()) {
    const { key } = entry.word;
    put(`^${key.slice(0, 3)}`, entry);
    put(`$${key.slice(-6)}`, entry);
    put(`~${internationalForm(key).slice(0, 3)}`, entry);
    for (const idea of ideasNear(key, language)) put(`=${idea}`, entry);
  }
  return {
    near({ key }: RequirementWord, asked: DocumentLanguage): Set<Entry> {
      const ideas = ideasNear(key, asked).map((idea) => `=${idea}`);
      const names = [`^${key.slice(0, 3)}`, `$${key.slice(-6)}`, `~${internationalForm(key).slice(0, 3)}`, ...ideas];
      return new Set(names.flatMap((name) => [...(buckets.get(name) ?? [])]));
    },
  };
}

/** "Service desk" as "servicedesk", where nothing but a space parts them. */
const joinedPairs = ({ words, text }: ProfileEvidence): RequirementWord[] =>
  words.slice(1).flatMap((word, at) => {
    const before = words[at];
    const raw = `${before?.key}${word.key}`;
    return before && raw.length >= minJoined && text.includes(`${before.raw} ${word.raw}`)
      ? [{ raw, key: raw, name: null }]
      : [];
  });
const minJoined = 8;

function allEvidence(facts: Fact[], language: DocumentLanguage): ProfileEvidence[] {
  const joined = new Map<string, Fact[]>();
  const single: Fact[] = [];
  for (const fact of facts) {
    const isJoined = /^(?:education|training|certification|publication)$/.test(fact.section) && fact.entry !== null;
    if (!isJoined) single.push(fact);
    else if (!/^(?:year|period|grade|from|to|place)$/.test(fact.kind))
      joined.set(fact.entry ?? "", [...(joined.get(fact.entry ?? "") ?? []), fact]);
  }
  return [
    ...single.flatMap((fact) => evidenceOfFact(fact, language) ?? []),
    ...[...joined].flatMap(([entry, all]) => {
      const section = all[0]?.section;
      const kind: EvidenceKind =
        section === "education" ? "study" : section === "certification" ? "certificate" : "training";
      // Who gave a certificate is part of its name, who teaches is not.
      const said = section === "certification" ? all : all.filter((fact) => fact.kind !== "organisation");
      return said.length > 0 ? [evidenceOf(said, kind, entry, language)] : [];
    }),
  ];
}

function kindOfFact({ kind, section, text }: Fact): EvidenceKind | undefined {
  if (kind === "statement") return /\d\s?%|\d.*\b(?:to|auf|à|a|tot|do)\b.*\d/u.test(text) ? "result" : "duty";
  if (kind === "title" && (section === "experience" || section === "volunteer")) return "title";
  if (kind === "skill") return "skill";
  return kind === "summary" ? "summary" : undefined;
}

function evidenceOf(
  facts: Fact[],
  kind: EvidenceKind,
  entry: string | null,
  language: DocumentLanguage,
): ProfileEvidence {
  const text = facts.map((fact) => fact.text).join(" · ");
  return { facts, text, kind, entry, ...wordsAndPlainness(kind)(text, language) };
}

/** "Three years without an accident": what is not there is no evidence, and takes nothing from the rest. */
const lacking = /(?<!\p{L})(?:without|ohne|sans|sin|senza|zonder|bez|sem)\s[^,;:.·()–]*/giu;
/** Studied beside the subject. */
const minor = /(?<!\p{L})(?:minor in|minoring in|(?:im |als )?nebenfach:?|bijvak)\s[^,;·()]*/giu;
/** In Portuguese "no" stands for "em o", and a "curso" has ended; "n.º" is a number in every language. */
const homographs: Partial<Record<DocumentLanguage, RegExp>> = {
  pt: /(?<!\p{L})(?:nos?|(?<!em )curso)(?!\p{L})|n\.[ºo°]/giu,
};
const numberSign = /(?<!\p{L})n\.?\s?[º°]/giu;

const isNotHeld = (text: string) => saysNotHeld(text) || hasLapsed(text);
/** "(planned and reactive)", "(programmata, prevista)": of what kinds the work is. */
const kindsOfWork =
  /[:(]\s*\p{L}+(?:,\s*\p{L}+)*(?:,|\s(?:and|or|und|oder|et|ou|y|o|e|en|of|i|lub))\s*\p{L}+\s*(?=\)|$)/gu;
/** "VCA: exam planned"; in a sentence "expired stock" and "planned tours" are the work itself. */
const remarksOf = (text: string) =>
  text
    .split(/[:(,;–—]| - /u)
    .slice(1)
    .filter((remark) => !/\p{L}+(?:\s+\p{L}+){3}/u.test(remark));
const isRemarkedNotHeld = (text: string) =>
  remarksOf(text).some(hasLapsed) || remarksOf(text.replace(kindsOfWork, "")).some(isNotHeld);
/** "VCA expired", "VCA expired in May 2024": of a skill that is named with no sign. */
const endOfSkill = /(?:\s\S+){0,3}\s\S*\d\S*$|\s[^\s'’]+$/u;

/** Read once, however many postings are held against it. */
const wordsAndPlainness = memoized((kind: EvidenceKind) =>
  memoizedIn((written, language): Pick<ProfileEvidence, "words" | "isUnqualified"> => {
    const isPaper = /^(?:certificate|training|study)$/.test(kind);
    // "Without a diploma" is said of the paper itself.
    const stated = isPaper ? written : written.replace(lacking, " ");
    const main = kind === "study" ? stated.replace(minor, " ") : stated;
    const text = stated.replace(homographs[language] ?? numberSign, " ");
    // "Life support" is the name of a paper, no share in the work.
    const isWhole = kind === "title" || !(isPaper ? negates(text) : limitsOwnPart(text));
    const isSaid = !isWish(text) && isWhole && !(kind === "study" && (leavesOpen(text) || partDone.test(text)));
    const isThere =
      !(kind === "duty" && isOfAnother(text, language)) &&
      !unfinished.test(text) &&
      !(isPaper && (begun.test(text) || isPartDone(text) || comingTime.test(text))) &&
      !(isPaper ? isNotHeld(text) : isRemarkedNotHeld(text)) &&
      !(kind === "skill" && isNotHeld(endOfSkill.exec(text)?.[0] ?? "")) &&
      (isPaper || !little.test(text));
    return { words: contentWords(main, language), isUnqualified: isSaid && isThere };
  }),
);
