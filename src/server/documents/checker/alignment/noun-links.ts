import { isPersonName } from "../words/describing-words.ts";
/** A noun of a fact, the link by which it hangs there and the word that it hangs on. */
export interface Hung {
  link: string;
  word: string;
  head: string;
  /** Whether a number counts it. */
  isCounted: boolean;
}

interface Rule {
  /** The sentence's link and the fact's. */
  said: RegExp;
  held: RegExp;
  head?: RegExp;
  word?: RegExp;
  isFor?: (hung: Hung) => boolean;
  /** Whether it may also hang on the verb. */
  isOfDeed?: boolean;
}

/** What is measured at, in or of a thing is the same. */
const measures =
  /^(?:use|consumption|usage|costs?|waste|scrap|turnover|safety|quality|productivity|output|sales|demand|losses|traffic|temperature|emissions|errors?|absence|satisfaction|attendance|occupancy|oee|efficiency|capacity|downtime|pressure|noise|time|rate)$/;
const worked =
  /^(?:welding|soldering|brazing|maintenance|repairs?|servicing|time|rate|scrap|output|oee|downtime|tanks?|engines?|doors?|roofs?|brakes?|locks?|windows?|seals?)$/;
const services =
  /^(?:visits?|training|talks?|lessons?|class(?:es)?|presentations?|tours?|advice|support|reports?|lectures?|workshops?|courses?|tuition|coaching)$/;
const undertakings =
  /^(?:projects?|extension|campaigns?|productions?|renovation|refurbishment|festivals?|exhibitions?|programmes?|stud(?:y|ies)|trials?|surveys?|events?)$/;
const holders =
  /^(?:store|room|hall|warehouse|depot|shed|garage|park|theatre|kitchen|stadium|hotel|restaurant|ward|clinic|school|nursery|class|choir|orchestra|team|crew|network|campus|home|site|fleet)s?$/;
const boards = /^(?:board|management|committee|council|ministry|authority|parents|families|clients|customers|staff)$/;
const plans = /^(?:drawings?|plans?|patterns?|sketch(?:es)?|blueprints?|recipes?|templates?|specifications?|models?)$/;
const standards = /^(?:standards?|iso|en|din|ich|ifrs|gaap|asme|aws|haccp|gmp|glp)$/;
/** What a thing has that is made for it. */
const owned =
  /^(?:returns?|accounts?|manuals?|catalogues?|budgets?|networks?|functions?|plans?|rotas?|payroll|systems?|guidelines?|handbooks?|menus?|strateg(?:y|ies)|concepts?|schedules?|timetables?|software|websites?|databases?|rules|procedures?|costs?|prices?|rehearsals?|lessons?|class(?:es)?|programmes?|logos?|covers?|keys?|spare|parts)$/;

const isSomebody = ({ word }: Hung) => isPersonName(word) || boards.test(word);
const isThing = ({ word }: Hung) => !isPersonName(word);
const rules: Rule[] = [
  // "The greenhouse's energy use" for "energy use in the greenhouse"
  { said: /^of$/, held: /^in$/, head: measures, isFor: isThing },
  { said: /^in$/, held: /^of$/, head: measures, isFor: isThing },
  { said: /^of$/, held: /^on$/, head: measures, isFor: isThing },
  { said: /^on$/, held: /^of$/, head: worked, isFor: isThing },
  // "A café on Saturdays" for "a Saturday café"
  { said: /^on$/, held: /^$/, word: /^(?:mon|tues|wednes|thurs|fri|satur|sun)days?$/ },
  // "Driver turnover" for "turnover among drivers"
  { said: /^(?:|of)$/, held: /^among$/, head: measures },
  // "Home visits for families" for "to families"
  { said: /^for$/, held: /^to$/, head: services, isFor: isSomebody },
  { said: /^to$/, held: /^for$/, head: /^(?:reports?|presentations?|talks?|updates?)$/, isFor: isSomebody },
  { said: /^(?:for|in|on)$/, held: /^(?:for|in|on)$/, word: undertakings, isOfDeed: true },
  { said: /^(?:in|from)$/, held: /^(?:in|from)$/, word: /^(?:industry|sector|trade)$/ },
  { said: /^(?:from|to)$/, held: /^according$/, word: plans, isOfDeed: true },
  { said: /^to$/, held: /^according$/, word: standards, isOfDeed: true },
  // "The tax returns of 80 businesses" for "for 80 businesses"
  { said: /^of$/, held: /^for$/, head: owned, isFor: isThing },
  { said: /^with$/, held: /^of$/, head: holders, isFor: ({ isCounted }) => isCounted },
  { said: /^of$/, held: /^with$/, head: holders, isFor: ({ isCounted }) => isCounted },
  { said: /^worth$/, held: /^of$/, isFor: ({ isCounted, word }) => isCounted && /^(?:\p{Sc}|[a-z]{3})$/u.test(word) },
  { said: /^of$/, held: /^worth$/, isFor: ({ isCounted }) => isCounted },
];

/** Whether two links say the same between these two words, though they do not between others. */
export const isSameForNouns = (said: string, held: Hung, isOfDeed: boolean): boolean =>
  rules.some(
    (rule) =>
      (rule.isOfDeed === true || !isOfDeed) &&
      rule.said.test(said) &&
      rule.held.test(held.link) &&
      (rule.head?.test(held.head) ?? true) &&
      (rule.word?.test(held.word) ?? true) &&
      (rule.isFor?.(held) ?? true),
  );
