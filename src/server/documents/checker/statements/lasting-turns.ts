import { textOf } from "../words/text-of.ts";
import type { Turn } from "../words/turn.ts";
import { inForm, verbReadings } from "../words/verb-reading.ts";

/** "I have been representing them since 2022" as "I have represented them since 2022". */
export const fromSince: Turn = ({ words: [verb = "", ...rest], telling, isNow }) =>
  telling === "is-doing" && !isNow && verbReadings(verb).some(({ form }) => form === "ing") && rest.includes("since")
    ? [{ words: [inForm(verb, "past"), ...rest], telling: "perfect", isNow }]
    : [];

/** "I was involved in the switch" as "took part in it". */
export const fromInvolved: Turn = ({ words, telling, isNow }) => {
  const text = textOf(words);
  const told = text
    .replace(/^involved in (?=(?:the|an?) )/, "participated in ")
    .replace(/(?<!\S)i (?:was|have been) involved in (?=(?:the|an?) )/, "i participated in ");
  if (telling !== "bare" || told === text) return [];
  const own = told.replace(/^i /, "");
  return [{ words: own.split(" "), telling: own === told ? telling : "subject", isNow }];
};

/** "Spent six weeks shadowing the team" as "shadowed the team for six weeks". */
export const fromSpent: Turn = ({ words, isNow }) => {
  const [, time = "", verb = "", rest = ""] = /^(?:spent|spending) (.+?) (\S+ing) (.+)$/.exec(textOf(words)) ?? [];
  if (!/^\d+ (?:years?|months?|weeks?|days?)$/.test(time)) return [];
  return [{ words: [inForm(verb, "past"), ...rest.split(" "), "for", ...time.split(" ")], telling: "bare", isNow }];
};

/** "Planning the lifts was part of my work" */
export const fromPart: Turn = ({ words, telling, isNow }) => {
  const [, told, tense] =
    /^(.+) (was|is) (?:a )?part of my (?:work|role|job|duties|tasks|responsibilities)$/.exec(textOf(words)) ?? [];
  return told && telling === "bare" ? [{ words: told.split(" "), telling, isNow: isNow || tense === "is" }] : [];
};
