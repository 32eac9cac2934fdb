import { isKnownVerb } from "../words/equal-words.ts";
import { type Order, startOfName } from "../words/name-bounds.ts";
import { inForm, verbReadings } from "../words/verb-reading.ts";

/** "A programme that saves" as "a programme saving", "a clinic that 60 families attend" as "a clinic attended by 60 families". */
export const relative: Order = (words) =>
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
export const supervised: Order = (words) => {
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
export const counted: Order = (words) =>
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

const making =
  /^(build|write|rewrite|rebuild|redesign|revis|revise|creat|create|introduc|introduce|develop|design|implement|implemente|establish|establishe|setup)$/;
const people = /^(team|group|colleagues?|staff|partner|company|firm|department|agency)$/;

/** What somebody does by what they make; a novel that sold 4,000 copies sold them by itself. */
const isEffect = (verb: string) => verbReadings(verb).some(({ lemma }) => effects.test(lemma));
const effects =
  /^(?:reduc|cut|lower|decreas|shorten|rais|increas|improv|grow|sav|doubl|tripl|halv|boost|speed|accelerat|eas|simplif|simplify|prevent|avoid|end|enabl|allow|replac)e?$/;

/** "Wrote tests that raised coverage" as "raised coverage by writing tests": of what one makes, never of what others do. */
export const result: Order = (words) => {
  const that = words.indexOf("that");
  const [deed = "", ...made] = words
    .slice(0, Math.max(that, 0))
    .filter((word, at) => !(word === "," && at === that - 1));
  const verb = words[that + 1] ?? "";
  const isMade = verbReadings(deed).some(({ lemma }) => making.test(lemma)) && !made.some((word) => people.test(word));
  const isDone = verbReadings(verb).some(({ form }) => form === "past") && !/^(was|were|had)$/.test(verb);
  if (!isMade || !isDone || made.length === 0 || !isEffect(verb)) return [];
  const rest = words.slice(that + 2);
  return [
    [verb, ...rest, "by", inForm(deed, "ing"), ...made],
    [verb, ...rest, "with", ...made],
  ];
};

/** "A course, attended by 120 colleagues" as "a course that 120 colleagues attended". */
export const attended: Order = (words) =>
  words.flatMap((word, at) => {
    const verb = words[at + 1] ?? "";
    if (at > 0 && words[at + 1] === "by" && /^\d/.test(words[at + 2] ?? "")) return usedBy(words, at);
    if (word !== "," || words[at + 2] !== "by" || !verbReadings(verb).some(({ form }) => form === "past")) return [];
    const [before, by] = [words.slice(0, at), words.slice(at + 3)];
    return [
      [...before, "that", ...by, verb],
      ...[[], ["that", "was"], ["that", "were"]].map((joint) => [...before, ...joint, verb, "by", ...by]),
    ];
  });

/** "Letters used by 30 advisers" as "letters that 30 advisers use". */
function usedBy(words: string[], at: number): string[][] {
  const [before, verb, by] = [words.slice(0, at), words[at] ?? "", words.slice(at + 2)];
  if (!verbReadings(verb).some(({ form }) => form === "past")) return [];
  return [
    [...before, "that", ...by, inForm(verb, "base")],
    ...["are", "is"].map((auxiliary) => [...before, "that", auxiliary, verb, "by", ...by]),
  ];
}
