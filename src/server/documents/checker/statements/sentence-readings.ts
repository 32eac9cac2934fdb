import { article, endOfName } from "../words/name-bounds.ts";
import { prepositions } from "../words/phrase-reading.ts";
import { remembered, rememberedOf } from "../words/remembered.ts";
import { textOf } from "../words/text-of.ts";
import type { Reading, Turn } from "../words/turn.ts";
import type { Telling } from "../words/verb-agreement.ts";
import { deverbal, inForm, verbReadings } from "../words/verb-reading.ts";
import { fromBoth, fromWorkedWith } from "./companions.ts";
import { fromInvolved, fromPart, fromSince, fromSpent } from "./lasting-turns.ts";
import { fromLooserWords } from "./looser-turns.ts";
import { fromAgent, fromPurpose, fromUsedTo } from "./means-turns.ts";
import {
  fromBeside,
  fromCompoundDeed,
  fromCompoundVerb,
  fromDative,
  fromDeedNoun,
  fromFall,
  fromIngOf,
  fromLess,
  fromMyOwn,
  fromShare,
} from "./noun-turns.ts";
import { fromReduced, fromShared } from "./shared-turns.ts";

type Subject = [form: RegExp, telling: Telling, isNow?: boolean];

const subjects: Subject[] = [
  [/^i have been (?=\S+ing\b)/, "is-doing"],
  [/^i have (?=been responsible for )/, "perfect"],
  [/^i have /, "perfect"],
  [/^i was (?=\S+ing\b)/, "was-doing"],
  [/^(?:i was|being) responsible for (?=\S+ing\b)/, "was-doing"],
  [/^my (?:work|duties|tasks|responsibilities|role|job) (?:included |(?:was|were) (?=\S+ing\b))/, "was-doing"],
  [/^i (?:was|have been) involved in (?=\S+ing\b)/, "was-doing"],
  [/^i (?:was|have been) involved in /, "bare"],
  [/^i am (?=\S+ing\b)/, "is-doing"],
  [/^i am responsible for (?=\S+ing\b)/, "is-doing"],
  [/^responsible for (?=\S+ing\b)/, "was-doing"],
  [
    /^my (?:current )?(?:work|duties|tasks|responsibilities|role|job) (?:includes?|consists? of|(?:is|are)(?= \S+ing\b)) /,
    "is-doing",
  ],
  [/^i /, "subject"],
];

const additions =
  /^(?:so far(?=(?: ,)? i have )|also|additionally|furthermore|moreover|in addition|besides|there|here|likewise)(?: ,)? /;
const nowWords = /^(?:currently|presently|now|today|at present|at the moment)(?: ,)? /;
const afterI = /^(i(?: am| have| was| have been)?) (also|additionally|currently|presently|now|then|there) /;

/** A sentence without the words that only join it to others, and its subject. */
export const plainReadingsOf = (words: string[], isNow: boolean): Reading[] =>
  (isNow ? plainNow : plain)(textOf(words));

/** The same, and in every other order that is known to say as much. */
export const readingsOf = (words: string[], isNow: boolean): Reading[] => turned(plainReadingsOf(words, isNow));

const plain = remembered(500, (text: string) => readText(text, false));
const plainNow = remembered(500, (text: string) => readText(text, true));

function readText(whole: string, isNow: boolean): Reading[] {
  let text = whole;
  let now = isNow;
  let before: string | undefined;
  for (let round = 0; round < 3 && text !== before; round++) {
    before = text;
    if (nowWords.test(text)) now = true;
    text = text.replace(additions, "").replace(nowWords, "");
    const [, , adverb = ""] = afterI.exec(text) ?? [];
    if (/^(currently|presently|now)$/.test(adverb)) now = true;
    text = text.replace(afterI, "$1 ");
  }
  const read = subjects.flatMap(([form, telling]) =>
    form.test(text) ? [{ words: text.replace(form, "").split(" "), telling, isNow: now }] : [],
  );
  const bare: Reading = { words: text.split(" "), telling: "bare", isNow: now };
  return read.length > 0 ? [...read, ...fromInvolved(bare)] : [bare];
}

const turned = rememberedOf((plain: Reading[]): Reading[] => {
  const found = new Map<string, Reading>();
  let latest = add(found, plain);
  for (let round = 0; round < 2; round++)
    latest = add(
      found,
      latest.flatMap((reading) => turns.flatMap((turn) => turn(reading))),
    );
  return [...found.values()];
});

/** Those of the readings that were not known, which now are. */
function add(known: Map<string, Reading>, more: Reading[]): Reading[] {
  return more.filter((reading) => {
    const key = `${reading.telling} ${reading.isNow} ${textOf(reading.words)}`;
    if (known.has(key)) return false;
    known.set(key, reading);
    return true;
  });
}

const isForm = (word: string, form: "past" | "ing" | "third") =>
  verbReadings(word).some((reading) => reading.form === form);
const without = (words: string[], ...last: string[]) =>
  last.every((word, index) => words[words.length - last.length + index] === word)
    ? words.slice(0, words.length - last.length)
    : words;

/** "The rota was moved by me" as "moved the rota"; "is moved" only of what goes on. */
const fromPassive: Turn = ({ words, telling, isNow }) => {
  if (telling !== "bare") return [];
  const found = /^(.+?) (was|were|has been|have been|is|are|is being|are being) (\S+)(?: (.+))?$/.exec(textOf(words));
  const [, subject = "", auxiliary = "", verb = "", rest = ""] = found ?? [];
  if (!found || !isForm(verb, "past") || /\b(that|who|whom)\b/.test(subject)) return [];
  const behind = rest.split(" ").filter(Boolean);
  const [first, second] = behind;
  const others = first === "by" && second === "me" ? behind.slice(2) : without(behind, "by", "me");
  const isPresent = isNow || /^(is|are)/.test(auxiliary);
  const told = [verb, ...subject.split(" "), ...others];
  return [told, ...withPronoun(told, /^(were|have|are)/.test(auxiliary))].map((words) => ({
    ...{ words, telling, isNow: isPresent },
  }));
};

/** "Was measured and shared with doctors" as "measured and shared it with doctors". */
function withPronoun(words: string[], isSeveral: boolean): string[][] {
  const at = words.findIndex((word, index) => index > 1 && word === "and" && isForm(words[index + 1] ?? "", "past"));
  return at < 0 ? [] : [words.toSpliced(at + 2, 0, isSeveral ? "them" : "it")];
}

/** "Coordination of nine teachers", "planning of lifts" as "coordinating nine teachers". */
const fromNoun: Turn = ({ words: [noun = "", of, ...rest], telling, isNow }) => {
  if (of !== "of" || (telling !== "bare" && !telling.endsWith("-doing"))) return [];
  if (isForm(noun, "ing")) return [{ words: [noun, ...rest], telling, isNow }];
  return deverbal(noun).map((verb) => ({ words: [inForm(verb, "ing"), ...rest], telling, isNow }));
};

/** "Moved the rota, reducing delays by 4" and "... which reduced delays" as "reduced delays by 4 by moving the rota". */
const fromResult: Turn = ({ words, isNow }) =>
  words.flatMap((word, at) => {
    const next = words[at + 1] ?? "";
    const [verb = "", from] =
      word === "and"
        ? [next, at + 2]
        : word !== ","
          ? []
          : /^(thus|thereby|thereby|so)$/.test(next)
            ? [words[at + 2], at + 3]
            : next === "that"
              ? [words[at + 2], at + 3]
              : [next, at + 2];
    if (!from || at < 2 || words.slice(from).includes(",") || (!isForm(verb, "ing") && !isForm(verb, "past")))
      return [];
    const [deed = "", ...object] = words.slice(0, at);
    return [
      {
        words: [inForm(verb, "past"), ...words.slice(from), "by", inForm(deed, "ing"), ...object],
        telling: "bare" as const,
        isNow,
      },
    ];
  });

/** "The programme that I introduced saves much" as "introduced a programme that saves much". */
const fromObject: Turn = ({ words, telling, isNow }) => {
  const found = /^(?:the|an?) ((?:\S+ ){1,6}?)(?:that )?i (?:have )?(\S+)(?: (?:is|are))? (.+)$/.exec(textOf(words));
  const [, noun = "", verb = "", rest = ""] = found ?? [];
  if (telling !== "bare" || !isForm(verb, "past") || / (that|i) /.test(noun)) return [];
  const [told, behind] = [[verb, "a", ...noun.trim().split(" ")], rest.split(" ")];
  const at = behind.findIndex((word, index) => index > 1 && (isForm(word, "past") || /^(?:now|today)$/.test(word)));
  const be = /^(?:is|are|was|were)$/.test(behind[at - 1] ?? "") ? at - 1 : at;
  const second = fronts.test(behind[0] ?? "") && at > 0 ? [...behind.slice(0, be), "that", ...behind.slice(be)] : [];
  return [[...told, "that", ...behind], ...(second.length > 0 ? [[...told, ...second]] : [])].map((words) => ({
    ...{ words, telling, isNow },
  }));
};

/** What may stand before a sentence and is then said of all of it. */
export const fronts =
  /^(by|in|on|at|with|together|using|before|after|since|during|within|over|through|across|for|from|without|under|per|every|each|twice|once|as|until|even|when|if|jointly)$/;

/** "Up to four times a year, I ...", "Between 2020 and 2023, sales rose" */
const frontRate =
  /^(?:(?:(?:an average of |approximately |up to |at least |more than )?\d+(?: \S+)? per \S+|(?:19|20)\d\d to (?:19|20)\d\d) ,|(?:an average of |approximately |up to |at least |more than )?\d+(?: \S+)? per \S+ i )/;

/** "Before each shift, I check the chart" as "check the chart before each shift". */
const fromFront: Turn = ({ words, telling, isNow }) => {
  if (telling !== "bare" || !(fronts.test(words[0] ?? "") || frontRate.test(textOf(words)))) return [];
  return words.flatMap((word, at) => {
    const isSubject = word === "i" && at > 1;
    if (!isSubject && !(word === "," && at > 1)) return [];
    const front = words.slice(0, at).filter((each, index) => !(each === "," && index === at - 1));
    const rest = words.slice(isSubject ? at : at + 1);
    return front.includes("i") || rest.length < 2 ? [] : movedBehind(front, rest, isNow);
  });
};

/** Not where it would then be said of one of two deeds only. */
function movedBehind(front: string[], rest: string[], isNow: boolean): Reading[] {
  const isOfAll = /^(by|using|through) |^(over|in|within) \d/.test(front.join(" "));
  // "I built and repaired tracks" is one deed of two names.
  const first = rest.indexOf("and");
  const isShared = first === (rest[0] === "i" ? 2 : 1);
  if (
    !isOfAll &&
    rest.some((word, at) => !(isShared && at === first) && /^(,|and)$/.test(word) && isForm(rest[at + 1] ?? "", "past"))
  )
    return [];
  const text = rest.join(" ");
  const found = subjects.find(([form]) => form.test(text));
  const [form, telling = "bare" as const] = found ?? [];
  const told = form ? text.replace(form, "").replace(/^(also|currently|now) /, "") : text;
  const main = told.split(" ");
  const end = endOfName(main, article.test(main[1] ?? "") ? 2 : 1);
  // "Every week, visited shops to check prices": weekly were the visits.
  const isNested = main.some(
    (word, at) =>
      at >= end &&
      (/^(?:to|that|before|after|while)$/.test(word) ||
        (/^(?:by|through)$/.test(word) && isForm(main[at + 1] ?? "", "ing"))),
  );
  const inside = isNested ? [{ words: main.toSpliced(end, 0, ...front), telling, isNow }] : [];
  // "Since 2017, I have trained nine, six of whom passed": since then were they trained.
  const aside = main.findIndex(
    (word, at) => word === "," && /^(?:(?:\d+ )?of whom|that) /.test(main.slice(at + 1).join(" ")),
  );
  const before = aside > 0 ? [{ words: main.toSpliced(aside, 0, ...front), telling, isNow }] : [];
  return [{ words: [...main, ...front], telling, isNow }, ...inside, ...before];
}

/** "Costs fell from 4 to 3" says less than "lowered costs from 4 to 3". */
const fromChange: Turn = ({ words, telling, isNow }) => {
  const at = words.findIndex((word, index) => index > 0 && changes.has(word));
  const change = changes.get(words[at] ?? "");
  if (telling !== "bare" || change === undefined) return [];
  return [{ words: [inForm(change, "past"), ...words.slice(0, at), ...words.slice(at + 1)], telling, isNow }];
};

const changes = new Map([
  ...["fell", "dropped", "decreased", "declined", "shrank"].map((word) => [word, "reduce"] as const),
  ...["grew", "rose", "increased"].map((word) => [word, "increase"] as const),
]);

/** "More than 200 contracts negotiated", "waste reduced from 9 to 6 %" */
const fromHeadline: Turn = ({ words, telling, isNow }) => {
  if (telling !== "bare") return [];
  const at = words.findIndex((word, index) => index > 1 && isForm(word, "past"));
  const next = words[at + 1] ?? "for";
  const isCount = /^(?:more than |up to |approximately )?\d/.test(textOf(words));
  const isAmount = /^(?:from|by) (?:approximately |more than |up to )?\d/.test(words.slice(at + 1).join(" "));
  const isClosed = isAmount || (isCount && /^(for|at|across|per|in|during|within|since|throughout|using)$/.test(next));
  if (at < 0 || !isClosed || isForm(words[0] ?? "", "past")) return [];
  return [{ words: [words[at] ?? "", ...words.slice(0, at), ...words.slice(at + 1)], telling, isNow }];
};

/** "Assisted surgeons, performing 40 operations": with the comma it was not they. */
const isDoing = (word: string) => isForm(word, "ing") && !prepositions.has(word);

/** Commas that only let the reader breathe. */
const withoutCommas: Turn = ({ words, telling, isNow }) =>
  words.includes(",") && !words.some((word, at) => word === "," && isDoing(words[at + 1] ?? ""))
    ? [{ words: words.filter((word) => word !== ","), telling, isNow }]
    : [];

const turns: Turn[] = [
  ...[fromShared, fromReduced, fromBoth, fromWorkedWith, fromUsedTo, fromAgent, fromPurpose],
  ...[fromPassive, fromNoun, fromResult, fromObject, fromFront],
  ...[
    fromDeedNoun,
    fromCompoundDeed,
    fromIngOf,
    fromLess,
    fromDative,
    fromMyOwn,
    fromBeside,
    fromCompoundVerb,
    fromFall,
    fromShare,
  ],
  ...[fromChange, fromSpent, fromSince, fromInvolved, fromPart, fromHeadline, withoutCommas, fromLooserWords],
];
