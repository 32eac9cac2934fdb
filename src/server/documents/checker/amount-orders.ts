import { isCurrency } from "./currencies.ts";
import { endOfName, type Order, startOfName } from "./name-bounds.ts";
import { inForm, verbReadings } from "./verb-reading.ts";

/** "From 110 to 165 pupils" as "by 55 pupils" and "by 50 %": only where it comes out even. */
export const difference: Order = (words) =>
  words.flatMap((word, at) => {
    const [low, high] = [words[at + 1] ?? "", words[at + 3] === "to" ? words[at + 4] : words[at + 3]];
    const shift = words[at + 3] === "to" ? 1 : 0;
    if (
      word !== "from" ||
      words[at + 2 + shift] !== "to" ||
      !/^\d+(\.\d+)?$/.test(low) ||
      !/^\d+(\.\d+)?$/.test(high ?? "")
    )
      return [];
    const [from, to] = [Number(low), Number(high)];
    if (!isChange(words[0] ?? "") || isYear(from) || Math.max(from, to) > 20 * Math.min(from, to)) return [];
    const end = endOfName(words, at + 4 + shift);
    const behind = words.slice(at + 4 + shift, end);
    // "From 9 days to 6"
    const unit = behind.length === 0 && shift === 1 ? words.slice(at + 2, at + 3) : behind;
    // "From 14 hours to 90 minutes"
    if (shift === 1 && words[at + 2] !== unit[0]) return [];
    const [before, after] = [words.slice(0, at), words.slice(end)];
    const percent = (100 * Math.abs(to - from)) / from;
    const amounts = [
      [String(Math.round(100 * Math.abs(to - from)) / 100), ...(unit[0] === "%" ? ["percentage", "points"] : unit)],
      ...fractions.filter(([part]) => Math.abs(to - from) === part * from).map(([, name]) => ["a", name]),
      ...(Number.isInteger(percent) && unit[0] !== "%" ? [[String(percent), "%"]] : []),
    ];
    return amounts.flatMap((amount) => [
      [...before, "by", ...amount, ...after],
      [...before, "by", ...amount, ...words.slice(at)],
    ]);
  });

/** Not "taught pupils from 6 to 12", not "from 2000 to 2020" and not "from 1.2 to 1.8 million", which is read in part only. */
const isChange = (verb: string) =>
  verbReadings(verb).some(({ lemma }) =>
    /^(?:reduce|cut|lower|decrease|decreas|shorten|grow|increase|increas|raise|rais|improve|improv|expand|extend|bring|take|halve|halv|double|doubl|drop|reduc)$/.test(
      lemma,
    ),
  );
const isYear = (number: number) => Number.isInteger(number) && number >= 1900 && number < 2100;

const fractions: [number, string][] = [
  [1 / 3, "third"],
  [1 / 5, "fifth"],
  [1 / 10, "tenth"],
];

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
