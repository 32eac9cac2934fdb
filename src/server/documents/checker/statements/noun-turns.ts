import { verbsOfNoun } from "../words/deed-nouns.ts";
import { prepositions } from "../words/phrase-reading.ts";
import { textOf } from "../words/text-of.ts";
import type { Turn } from "../words/turn.ts";
import { verbReadings } from "../words/verb-reading.ts";
import { changed, withVerbFirst } from "./statement-orders.ts";

const asVerb = (verbs: readonly string[]) => `${[...new Set(verbs)].join("|")}#ing`;
const rates = new Map([
  ["daily", "day"],
  ["weekly", "week"],
  ["monthly", "month"],
  ["annual", "year"],
  ["yearly", "year"],
  ["quarterly", "quarter"],
]);
const isOpen = (telling: string) => telling === "bare" || telling.endsWith("-doing");

/** "Repair of the tanks", "daily inspection of slings", "negotiations with suppliers". */
export const fromDeedNoun: Turn = ({ words: all, telling, isNow }) => {
  if (!isOpen(telling)) return [];
  const rate = rates.get(all[0] ?? "");
  const words = all.filter((word, at) => !(at === 0 && (rate || word === "the")));
  const [noun = "", link = "", ...rest] = words;
  const verbs = verbsOfNoun(noun);
  if (verbs.length === 0 || !/^(of|with|about|for|on|to|in|at)$/.test(link)) return [];
  const per = rate ? ["per", rate] : [];
  return [{ words: [asVerb(verbs), ...(link === "of" ? [] : [link]), ...rest, ...per], telling, isNow }];
};

/** "Stuttering treatment with a program", "parent coaching in groups": the deed behind what it is done to. */
export const fromCompoundDeed: Turn = ({ words: all, telling, isNow }) => {
  if (!isOpen(telling)) return [];
  const rate = rates.get(all[0] ?? "");
  const words = rate ? all.slice(1) : all;
  const end = words.findIndex((word) => prepositions.has(word) || /^(of|,|and|every|each|per)$/.test(word));
  const at = (end < 0 ? words.length : end) - 1;
  const verbs = at > 0 && words[at + 1] !== "of" ? verbsOfNoun(words[at] ?? "") : [];
  if (verbs.length === 0) return [];
  const rest = words.slice(at + 1).filter((word, index) => !(index === 0 && word === ","));
  const per = rate ? ["per", rate] : [];
  return [{ words: [asVerb(verbs), ...words.slice(0, at), ...rest, ...per], telling, isNow }];
};

/** "Grinding and cleaning of seams" */
export const fromIngOf: Turn = ({ words, telling, isNow }) => {
  const isIng = verbReadings(words[0] ?? "").some(({ form }) => form === "ing");
  const at = words.findIndex((word, index) => index > 1 && word === "of" && /ing(?:#|$)/.test(words[index - 1] ?? ""));
  return isIng && at > 0 && words[at - 2] === "and" ? [{ words: words.toSpliced(at, 1), telling, isNow }] : [];
};

/** "15 % less gas by fixing leaks" as "reduced gas by 15 % by fixing leaks". */
export const fromLess: Turn = ({ words, telling, isNow }) => {
  const [amount = "", unit, than = ""] = words;
  if (telling !== "bare" || !/^\d/.test(amount) || unit !== "%" || !/^(less|fewer|lower|more|higher)$/.test(than))
    return [];
  const verb = /^(more|higher)$/.test(than) ? "increase#past" : "reduce#past";
  const end = words.findIndex((word, at) => at > 3 && (prepositions.has(word) || word === ","));
  const to = end < 0 ? words.length : end;
  return [{ words: [verb, ...words.slice(3, to), "by", amount, "%", ...words.slice(to)], telling, isNow }];
};

/** "Gave 60 nurses a talk" as "gave a talk to 60 nurses". */
export const fromDative: Turn = ({ words, telling, isNow }) => {
  const [verb = ""] = words;
  if (!verbReadings(verb).some(({ lemma }) => /^(give|show|offer|send|teach|bring|lend|tell)$/.test(lemma))) return [];
  const at = words.findIndex((word, index) => index > 1 && index < 7 && /^(an?|the|\d.*)$/.test(word));
  const between = words.slice(1, at);
  if (at < 0 || between.some((word) => prepositions.has(word) || /^(and|,)$/.test(word))) return [];
  const end = words.findIndex((word, index) => index > at && prepositions.has(word));
  const to = end < 0 ? words.length : end;
  const isTalk = /^an? (talk|presentation|lecture|speech)$/.test(words.slice(at, at + 2).join(" "));
  const form = verbReadings(verb).find(({ lemma }) => lemma === "give")?.form;
  if (isTalk && form) return [{ words: [`speak#${form}`, ...words.slice(at + 2), "to", ...between], telling, isNow }];
  return [
    { words: [verb, ...words.slice(at), "to", ...between], telling, isNow },
    { words: [verb, ...words.slice(at, to), "to", ...between, ...words.slice(to)], telling, isNow },
  ];
};

/** "My repair rate was below 2 %" as "repair rate below 2 %". */
export const fromMyOwn: Turn = ({ words, telling, isNow }) => {
  const [, what, is = "", rest] = /^my (.+?) (was|were|has been|have been|is|are) (.+)$/.exec(textOf(words)) ?? [];
  if (telling !== "bare" || !what || !rest || /\b(?:work|duties|tasks|role|job|position)\b/.test(what)) return [];
  return [{ words: [...what.split(" "), ...rest.split(" ")], telling, isNow: isNow || /^(is|are)$/.test(is) }];
};

/** "Working from drawings, I marked changes" as "worked from drawings and marked changes". */
export const fromBeside: Turn = ({ words, telling, isNow }) => {
  const [, deed = "", beside, main] =
    /^(?:while |when )?(\S+ing) (.+?)(?: ,)? i (?:also )?(.+)$/.exec(textOf(words)) ?? [];
  if (telling !== "bare" || !beside || !main || beside.includes(" i ")) return [];
  if (deed === "working" && /^(with|for|in|at|on) /.test(beside))
    return [{ words: `${main} ${beside}`.split(" "), telling: "subject", isNow }];
  return [
    { words: `${deed} ${beside} and ${main}`.split(" ").with(0, pastOf(deed)), telling: "subject", isNow },
    { words: `${main} , ${deed} ${beside}`.split(" "), telling: "subject", isNow },
  ];
};

const pastOf = (word: string) =>
  `${verbReadings(word)
    .map(({ lemma }) => lemma)
    .join("|")}#past+base`;

/** "TIG-welded pipes" as "welded TIG pipes"; a statement is read in the same way. */
export const fromCompoundVerb: Turn = ({ words, telling, isNow }) => {
  const told = withVerbFirst(words);
  return told ? [{ words: told, telling, isNow }] : [];
};

/** "Losses dropped by 4" for "losses fell by 4". */
export const fromFall: Turn = ({ words, telling, isNow }) =>
  telling === "bare" ? changed(words).map((told) => ({ words: told, telling, isNow })) : [];

/** "Six of the seven apprentices I have trained passed" as "trained seven apprentices, of whom six passed". */
export const fromShare: Turn = ({ words, telling, isNow }) => {
  const [, part = "", all = "", noun = "", verb = "", rest = ""] =
    /^(\d+) of (\d+) ((?:\S+ ){1,3}?)(?:(?:that|who|whom) )?i (?:have )?(\S+) (.+)$/.exec(textOf(words)) ?? [];
  const behind = rest.split(" ");
  const at = behind.findIndex((word) => verbReadings(word).some(({ form }) => form === "past"));
  if (telling !== "bare" || !verbReadings(verb).some(({ form }) => form === "past") || at < 0) return [];
  const told = [verb, all, ...noun.trim().split(" "), ...behind.slice(0, at), ",", "of", "whom", part];
  return [{ words: [...told, ...behind.slice(at)], telling, isNow }];
};
