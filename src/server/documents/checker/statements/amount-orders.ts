import { isCurrency } from "../words/currencies.ts";
import { endOfName, type Order, startOfName } from "../words/name-bounds.ts";
import { inForm, singularOf, verbReadings } from "../words/verb-reading.ts";

/** "From 110 to 165 pupils" as "by 55 pupils", "by 50 %" and, where it comes out so, "doubled": only where it comes out even. */
export const difference: Order = (words) =>
  words.flatMap((word, at) => {
    const change = word === "from" ? changeIn(words, at) : undefined;
    if (!change) return [];
    const { from, to, unit, end } = change;
    const [before, after] = [words.slice(0, at), words.slice(end)];
    const reached = ["to", String(to), ...unit, ...after];
    const percent = (100 * Math.abs(to - from)) / from;
    const by = String(Math.round(100 * Math.abs(to - from)) / 100);
    const amounts = [
      ...(unit[0] === "%"
        ? [
            [by, "percentage", "points"],
            [by, "points"],
          ]
        : [[by, ...unit]]),
      ...(Math.abs(to - from) === from / 3 ? [["a", "third"]] : []),
      ...(Number.isInteger(percent) && unit[0] !== "%" ? [[String(percent), "%"]] : []),
    ];
    return [
      ...amounts.flatMap((amount) => [
        [...before, "by", ...amount, ...after],
        [...before, "by", ...amount, ...words.slice(at)],
        [...before, "by", ...amount, ...reached],
      ]),
      [...before, ...reached],
      ...multiplied(words, at, change),
    ];
  });

interface Change {
  /** Where its verb stands. */
  verb: number;
  from: number;
  to: number;
  unit: string[];
  /** Behind the second amount. */
  end: number;
}

function changeIn(words: string[], at: number): Change | undefined {
  const isSecond = words[at + 3] === "to";
  const high = isSecond ? (words[at + 4] ?? "") : (words[at + 3] ?? "");
  const shift = isSecond ? 1 : 0;
  if (words[at + 2 + shift] !== "to" || ![words[at + 1] ?? "", high].every((word) => /^\d+(\.\d+)?$/.test(word)))
    return undefined;
  const [from, to] = [Number(words[at + 1]), Number(high)];
  const verb = words.slice(0, at).findLastIndex(isChange);
  if (verb < 0 || isYear(from) || from === 0 || Math.max(from, to) > 20 * Math.min(from, to)) return undefined;
  const end = endOfName(words, at + 4 + shift);
  const behind = words.slice(at + 4 + shift, end);
  // "From 9 days to 6"
  const unit = behind.length === 0 && isSecond ? words.slice(at + 2, at + 3) : behind;
  // "From 14 hours to 90 minutes"
  if (isSecond && words[at + 2] !== unit[0]) return undefined;
  return { verb, from, to, unit, end };
}

/** "Sales grew from 4 to 9" as "sales more than doubled", which is no more than what it was. */
function multiplied(words: string[], at: number, { verb, from, to, unit, end }: Change): string[][] {
  // "Fell from 40 to 20" with its verb first: nobody halved it.
  if (verb === 0 && verbReadings(words[0] ?? "").some(({ lemma }) => byItself.test(lemma))) return [];
  const factor = Math.max(from, to) / Math.min(from, to);
  const isRise = to > from;
  const names = isRise ? ["double", "triple", "quadruple"] : ["halve"];
  return names.flatMap((name, index) => {
    if (factor < index + 2) return [];
    const told = inForm(factor === index + 2 ? name : `over${name}`, "past");
    const what = words.slice(verb + 1, at);
    // Who doubled the share of online orders has not doubled these.
    if (unit[0] === "%" && !what.some((word) => shares.test(word))) return [];
    const rest = [...what, ...words.slice(end)];
    return verbReadings(words[verb] ?? "").some(({ form }) => form === "past")
      ? [[...words.slice(0, verb), told, ...rest]]
      : [];
  });
}

const shares = /^(?:rates?|shares?|ratios?|scores?|margins?|percentages?|quotas?|proportions?)$/;
const byItself = /^(?:fall|rise|drop|climb|shrink|declin|decline)$/;

/** Not "taught pupils from 6 to 12", not "from 2000 to 2020" and not "from 1.2 to 1.8 million", which is read in part only. */
const isChange = (verb: string) =>
  verbReadings(verb).some(({ lemma }) =>
    /^(?:reduce|reduc|cut|lower|decrease|decreas|decline|declin|shorten|grow|increase|increas|raise|rais|improve|improv|expand|extend|bring|take|halve|halv|double|doubl|drop|fall|rise|climb|shrink|boost|lift)$/.test(
      lemma,
    ),
  );
const isYear = (number: number) => Number.isInteger(number) && number >= 1900 && number < 2100;

/**
 * "No-shows from 9 % to 5 %" as "the no-show rate from 9 % to 5 %": of shares alone, whose amounts say what they are. The other way
 * round, the number of no-shows would seem to have fallen so.
 */
export const ofShare: Order = (words) => {
  const at = shareIn(words);
  return at === undefined ? [] : sharesOf(words, at).flatMap((told) => [told, ...difference(told)]);
};

function shareIn(words: string[]): number | undefined {
  const at = words.indexOf("from");
  return at > 1 && changeIn(words, at)?.unit[0] === "%" ? at : undefined;
}

function sharesOf(words: string[], at: number): string[][] {
  if (words.slice(0, at).some((word) => /^(?:rate|share)$/.test(word))) return [];
  const change = words.slice(0, at).findLastIndex(isChange);
  const end = change > 0 && change === at - 1 ? change : at;
  const start = end === change ? startOfName(words, change) : startOfName(words, at);
  const first = end === at && start <= change ? change + 1 : start;
  const thing = words.slice(first, end);
  const [head = ""] = thing.slice(-1);
  if (thing.length === 0 || !/[^s]s$/.test(head)) return [];
  const put = (name: string[]) => [...words.slice(0, first), ...name, ...words.slice(end)];
  return [put(["share", "of", ...thing]), ...singularOf(head).map((one) => put([...thing.slice(0, -1), one, "rate"]))];
}

/** "Halved complaints" as "reduced complaints by 50 %", and the other way round. */
export const halved: Order = (words) => {
  const [verb = "", ...rest] = words;
  const form = verbReadings(verb)[0]?.form ?? "base";
  const is = (lemmas: RegExp) => verbReadings(verb).some(({ lemma }) => lemmas.test(lemma));
  const by = rest.indexOf("by");
  const amount = rest.slice(by, by + 3).join(" ");
  const without = (name: string) => [[inForm(name, form), ...rest.toSpliced(by, 3)]];
  if (is(/^(?:reduce|cut|lower|decrease)$/) && amount === "by 50 %") return without("halve");
  if (is(/^(?:increase|raise)$/) && amount === "by 100 %") return without("double");
  const end = endOfName(rest, 0);
  const put = (name: string, percent: string) => [
    [inForm(name, form), ...rest.slice(0, end), "by", percent, "%", ...rest.slice(end)],
  ];
  if (is(/^halve$/)) return put("reduce", "50");
  return is(/^double$/) ? put("increase", "100") : [];
};

/** "Cut costs by 60 €" as "saved 60 € in costs". */
export const saving: Order = (words) => {
  const by = words.indexOf("by");
  const isReduction = verbReadings(words[0] ?? "").some(
    ({ form, lemma }) => form === "past" && /^(cut|reduce|lower)$/.test(lemma),
  );
  const end = by < 0 ? -1 : endOfName(words, by + 1);
  const amount = words.slice(by + 1, end);
  const isMoney = /^\d/.test(amount[0] ?? "") && isCurrency(amount.at(-1) ?? "");
  const saved =
    isReduction && isMoney
      ? [[inForm("save", "past"), ...amount, "in", ...words.slice(1, by), ...words.slice(end)]]
      : [];
  return saved;
};

/** "Saved 60 € a year in material costs" as "cut material costs by 60 € a year". */
export const spared: Order = (words) => {
  const at = words.indexOf("in");
  const [verb = "", ...amount] = words.slice(0, at);
  const end = endOfName(words, at + 1);
  const isSaved = verbReadings(verb).some(({ form, lemma }) => form === "past" && lemma === "save");
  const isMoney = /^\d/.test(amount[0] ?? "") && amount.slice(1, 3).some(isCurrency);
  if (at < 3 || !isSaved || !isMoney || !/^(?:costs|expenses|fees|spending|charges)$/.test(words[end - 1] ?? ""))
    return [];
  return [["reduce#past", ...words.slice(at + 1, end), "by", ...amount, ...words.slice(end)]];
};

/** "A budget of 4,500 a month" as "a monthly budget of 4,500". */
export const monthly: Order = (words) =>
  words.flatMap((word, at) => {
    const of = words.lastIndexOf("of", at);
    const adjective = rhythm.get(words[at + 1] ?? "");
    if (word !== "per" || of < 2 || at - of > 4 || adjective === undefined) return [];
    const start = startOfName(words, of);
    const told = [...words.slice(0, start), adjective, ...words.slice(start, at), ...words.slice(at + 2)];
    return [told, ...(adjective === "annual" ? [told.map((each) => (each === "annual" ? "yearly" : each))] : [])];
  });

const rhythm = new Map([
  ["day", "daily"],
  ["week", "weekly"],
  ["month", "monthly"],
  ["year", "annual"],
]);
