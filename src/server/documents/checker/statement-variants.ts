import { isKnownVerb } from "./equal-words.ts";
import { inForm, singularOf, verbReadings } from "./verb-reading.ts";

export interface Variant {
  words: string[];
  /** "Home and water births": nothing of it can be left out. */
  isWhole: boolean;
}

/** Other orders of the same words, each of which says the same as the statement or less. */
export function variantsOf(words: string[]): Variant[] {
  const found = new Map([[words.join(" "), { words, isWhole: false }]]);
  let latest: Variant[] = [...found.values()];
  for (let round = 0; round < 2; round++) {
    const next = latest.flatMap((held) => [
      ...orders.flatMap((order) => order(held.words).map((told) => ({ words: told, isWhole: held.isWhole }))),
      ...wholeOrders.flatMap((order) => order(held.words).map((told) => ({ words: told, isWhole: true }))),
    ]);
    latest = next.filter((held) => !found.has(held.words.join(" ")));
    for (const held of latest) found.set(held.words.join(" "), held);
  }
  return [...found.values()];
}

type Order = (words: string[]) => string[][];

const stops =
  /^(,|and|or|by|over|in|at|for|with|within|during|across|using|through|on|from|to|into|per|via|under|after|before|since|until|while|when|where|that|who|as|but|of|whom|than|more|up|approximately|not|no|without|both|among|including)$/;
const article = /^(a|an|the)$/;

/** From where a name that ends before `at` may begin: its words up to the last that joins. */
function startOfName(words: string[], at: number): number {
  let start = at;
  while (start > 0 && !stops.test(words[start - 1] ?? "") && !article.test(words[start - 1] ?? "")) start--;
  return start;
}

function endOfName(words: string[], at: number): number {
  let end = at;
  while (end < words.length && !stops.test(words[end] ?? "")) end++;
  return end;
}

const single = (word: string) => singularOf(word).at(0) ?? word;

/** "A ward with 14 beds" as "a 14 bed ward", "rates with hauliers" as "haulier rates", "team of five" as it is. */
const compound: Order = (words) => compounds(words, false);
const pairedCompound: Order = (words) => compounds(words, true);

const compounds = (words: string[], isPair: boolean): string[][] =>
  words.flatMap((word, at) => {
    if (!/^(with|of|for|in|on|to|worth)$/.test(word) || at < 1) return [];
    const from = article.test(words[at + 1] ?? "") ? at + 2 : at + 1;
    const ends = [endOfName(words, from)];
    const [end = from] = ends;
    // "first and second degree": a pair of equals may stand before the name, too.
    const second = words[end] === "and" ? endOfName(words, end + 1) : end;
    if (isPair && second === end) return [];
    return [isPair ? second : end].flatMap((last) => {
      const inner = words.slice(from, last);
      if (inner.length === 0 || inner.length > 6) return [];
      const first = startOfName(words, at);
      return Array.from({ length: at - first }, (_, index) => first + index)
        .filter((start) => start > 0)
        .flatMap((start) => {
          const name = words.slice(start, at);
          const before = words.slice(0, start);
          const singular = [...inner.slice(0, -1), single(inner.at(-1) ?? "")];
          return [inner, singular].map((told) => [...before, ...told, ...name, ...words.slice(last)]);
        });
    });
  });

/** "Food cost on the section" as "the section's food cost". */
const possessive: Order = (words) =>
  words.flatMap((word, at) => {
    if (!/^(of|for|in|on)$/.test(word) || words[at + 1] !== "the") return [];
    const end = endOfName(words, at + 2);
    const first = startOfName(words, at);
    const owner = words.slice(at + 2, end);
    const last = owner.at(-1);
    if (last === undefined) return [];
    return Array.from({ length: at - first }, (_, index) => first + index)
      .filter((start) => start > 0)
      .map((start) => {
        const before = words.slice(0, start).filter((each, index) => !(index === start - 1 && article.test(each)));
        return [...before, "the", ...owner.slice(0, -1), `${last}'s`, ...words.slice(start, at), ...words.slice(end)];
      });
  });

/** "A programme that saves" as "a programme saving", "a clinic that 60 families attend" as "a clinic attended by 60 families". */
const relative: Order = (words) =>
  words.flatMap((word, at) => {
    if (!/^(that|who)$/.test(word)) return [];
    const verb = words[at + 1] ?? "";
    const before = words.slice(0, at);
    const shortened = verbReadings(verb).some(({ form }) => form !== "ing" && form !== "base")
      ? [[...before, inForm(verb, "ing"), ...words.slice(at + 2)]]
      : [];
    const second = words.slice(at + 1).findIndex((each, index) => index > 0 && isTensed(each, index));
    if (second < 1) return shortened;
    const subject = words.slice(at + 1, at + 1 + second);
    const done = words[at + 1 + second] ?? "";
    const rest = words.slice(at + 2 + second);
    const passive = [inForm(done, "past"), "by", ...subject, ...rest];
    const auxiliaries = verbReadings(done).some(({ form }) => form === "past") ? ["was", "were"] : ["is", "are"];
    return [
      ...shortened,
      [...before, ...passive],
      ...auxiliaries.map((auxiliary) => [...before, "that", auxiliary, ...passive]),
    ];
  });

const isTensed = (word: string, index: number) =>
  index <= 4 &&
  verbReadings(word).some(({ form, lemma }) => (form === "past" || form === "base") && isKnownVerb(lemma));

/** "42 births under supervision" as "42 supervised births". */
const supervised: Order = (words) => {
  const at = words.indexOf("under");
  if (at < 2 || words[at + 1] !== "supervision") return [];
  const first = startOfName(words, at);
  const start = /^\d/.test(words[first] ?? "") ? first + 1 : Math.max(first, 1);
  const rest = words.slice(at + 2);
  return Array.from({ length: Math.max(0, at - start) }, (_, index) => start + index).map((place) => [
    ...words.slice(0, place),
    "supervised",
    ...words.slice(place, at),
    ...rest,
  ]);
};

/** "8; 19 passed" as "8, 19 of whom passed". */
const counted: Order = (words) =>
  words.flatMap((word, at) => {
    const next = words[at + 1] ?? "";
    if (word !== "," || !/^\d+$/.test(next)) {
      if (word === "of" && words[at + 1] === "whom" && /^\d+$/.test(words[at + 2] ?? ""))
        return [[...words.slice(0, at), words[at + 2] ?? "", "of", "whom", ...words.slice(at + 3)]];
      return [];
    }
    return verbReadings(words[at + 2] ?? "").some(({ form }) => form === "past")
      ? [
          [...words.slice(0, at + 2), "of", "whom", ...words.slice(at + 2)],
          [...words.slice(0, at + 1), "of", "whom", next, ...words.slice(at + 2)],
        ]
      : [];
  });

const groups = /^(team|brigade|caseload|group|pool|fleet|crew|staff|portfolio|class|network|squad|panel)$/;

/** "A team of 12 nurses" as "12 nurses". */
const members: Order = (words) =>
  words.flatMap((word, at) => {
    if (!groups.test(word) || words[at + 1] !== "of" || !/^\d/.test(words[at + 2] ?? "")) return [];
    const start = article.test(words[at - 1] ?? "") ? at - 1 : at;
    return [[...words.slice(0, start), ...words.slice(at + 2)]];
  });

/** "Home births and water births" as "home and water births". */
const shared: Order = (words) =>
  words.flatMap((word, at) => {
    if (word !== "and" || at < 2) return [];
    const end = endOfName(words, at + 1);
    return words[at - 1] === words[end - 1] && end > at + 2 ? [words.filter((_, index) => index !== at - 1)] : [];
  });

/** "From 110 to 165 pupils" as "by 55 pupils" and "by 50 %": only where it comes out even. */
const difference: Order = (words) =>
  words.flatMap((word, at) => {
    const [low, high] = [words[at + 1] ?? "", words[at + 3] === "to" ? words[at + 4] : words[at + 3]];
    const shift = words[at + 3] === "to" ? 1 : 0;
    if (word !== "from" || words[at + 2 + shift] !== "to" || !/^\d+$/.test(low) || !/^\d+$/.test(high ?? "")) return [];
    const [from, to] = [Number(low), Number(high)];
    const end = endOfName(words, at + 4 + shift);
    const unit = words.slice(at + 4 + shift, end);
    const [before, after] = [words.slice(0, at), words.slice(end)];
    const percent = (100 * Math.abs(to - from)) / from;
    const amounts = [
      [String(Math.abs(to - from)), ...(unit[0] === "%" ? ["percentage", "points"] : unit)],
      ...(Number.isInteger(percent) && unit[0] !== "%" ? [[String(percent), "%"]] : []),
      ...(percent === 50 ? [["half"]] : []),
    ];
    return amounts.flatMap((amount) => [
      [...before, "by", ...amount, ...after],
      [...before, "by", ...amount, ...words.slice(at)],
    ]);
  });

/** "Cut costs by 60 €" as "saved 60 € in costs"; "built a report that replaced lists" as "replaced lists with a report". */
const saving: Order = (words) => {
  const by = words.indexOf("by");
  const isReduction = verbReadings(words[0] ?? "").some(
    ({ form, lemma }) => form === "past" && /^(cut|reduce|lower)$/.test(lemma),
  );
  const end = by < 0 ? -1 : endOfName(words, by + 1);
  const amount = words.slice(by + 1, end);
  const isMoney = /^\d/.test(amount[0] ?? "") && /^(€|£|\$|chf|zł)$/.test(amount.at(-1) ?? "");
  const saved =
    isReduction && isMoney
      ? [[inForm("save", "past"), ...amount, "in", ...words.slice(1, by), ...words.slice(end)]]
      : [];
  return saved;
};

const making =
  /^(build|write|creat|create|introduc|introduce|develop|design|implement|implemente|establish|establishe)$/;
const people = /^(team|group|colleagues?|staff|partner|company|firm|department|agency)$/;

/** "Wrote tests that raised coverage" as "raised coverage by writing tests": of what one makes, never of what others do. */
const result: Order = (words) => {
  const that = words.indexOf("that");
  const [deed = "", ...made] = words
    .slice(0, Math.max(that, 0))
    .filter((word, at) => !(word === "," && at === that - 1));
  const verb = words[that + 1] ?? "";
  const isMade = verbReadings(deed).some(({ lemma }) => making.test(lemma)) && !made.some((word) => people.test(word));
  const isDone = verbReadings(verb).some(({ form }) => form === "past") && !/^(was|were|had)$/.test(verb);
  if (!isMade || !isDone || made.length === 0) return [];
  const rest = words.slice(that + 2);
  return [
    [verb, ...rest, "by", inForm(deed, "ing"), ...made],
    [verb, ...rest, "with", ...made],
  ];
};

/** "A course, attended by 120 colleagues" as "a course that 120 colleagues attended". */
const attended: Order = (words) =>
  words.flatMap((word, at) => {
    const verb = words[at + 1] ?? "";
    if (word !== "," || words[at + 2] !== "by" || !verbReadings(verb).some(({ form }) => form === "past")) return [];
    const [before, by] = [words.slice(0, at), words.slice(at + 3)];
    return [
      [...before, "that", ...by, verb],
      ...[[], ["that", "was"], ["that", "were"]].map((joint) => [...before, ...joint, verb, "by", ...by]),
    ];
  });

/** "A budget of 4,500 a month" as "a monthly budget of 4,500". */
const monthly: Order = (words) =>
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

/** "Ordering, stock control and contracts" in any order; less of it, where no number counts them together. */
const lists: Order = (words) => {
  const joints = words.flatMap((word, at) => (word === "and" || word === "," ? [at] : []));
  const [last] = joints.slice(-1);
  const ands = joints.filter((at) => words[at] === "and");
  return ands.flatMap((and) => {
    const end = endOfItem(words, and + 1);
    let start = startOfItem(words, and);
    const cuts = [and];
    while (start > 1 && words[start - 1] === ",") {
      cuts.unshift(start - 1);
      start = startOfItem(words, start - 1);
    }
    if (start < 1 || end === and + 1 || last === undefined || cuts.length > 3) return [];
    const items = [...cuts, end].map((cut, index) =>
      words.slice(index === 0 ? start : (cuts[index - 1] ?? 0) + 1, cut),
    );
    if (items.some((item) => item.length === 0)) return [];
    const put = (chosen: string[][]) => [
      ...words.slice(0, start),
      ...chosen.flatMap((item, index) => [
        ...(index === 0 ? [] : [index === chosen.length - 1 ? "and" : ","]),
        ...item,
      ]),
      ...words.slice(end),
    ];
    return permutations(items).map(put);
  });
};

const itemStops =
  /^(,|and|or|by|over|in|at|for|with|within|during|across|using|through|on|from|to|into|per|via|under|after|before|since|until|while|when|where|that|who|as|but|whom|than|of)$/;

function startOfItem(words: string[], at: number): number {
  let start = at;
  while (start > 1 && !itemStops.test(words[start - 1] ?? "")) start--;
  return start;
}

function endOfItem(words: string[], at: number): number {
  let end = at;
  while (end < words.length && !itemStops.test(words[end] ?? "")) end++;
  // "bills of lading"
  return words[end] === "of" && end > at ? endOfItem(words, end + 1) : end;
}

function permutations<T>(items: T[]): T[][] {
  if (items.length < 2) return [items];
  return items.flatMap((item, at) =>
    permutations(items.filter((_, index) => index !== at)).map((rest) => [item, ...rest]),
  );
}

const orders: Order[] = [
  compound,
  possessive,
  relative,
  supervised,
  counted,
  members,
  difference,
  saving,
  lists,
  result,
  attended,
  monthly,
];
/** "I never rush and I do not cut corners": each of two sentences holds alone. */
const firstSentence: Order = (words) => {
  const at = words.findIndex((word, index) => index > 1 && word === "and" && words[index + 1] === "i");
  return at < 0 ? [] : [words.slice(0, at)];
};

const wholeOrders: Order[] = [pairedCompound, shared, firstSentence];
