import { isPersonName } from "../words/describing-words.ts";
import { isKnownVerb } from "../words/equal-words.ts";
import type { Order } from "../words/name-bounds.ts";
import { textOf } from "../words/text-of.ts";
import type { Turn } from "../words/turn.ts";
import { inForm, verbReadings } from "../words/verb-reading.ts";

const isForm = (word: string, ...forms: string[]) => verbReadings(word).some(({ form }) => forms.includes(form));

const group =
  /^(?:department|office|board|committee|association|partnership|council|university|school|company|agency)$/;

/** "The receptionist and I moved the bookings" as "moved the bookings with the receptionist". */
export const fromBoth: Turn = ({ words, telling, isNow }) => {
  const [, who = "", verb = "", rest = ""] =
    /^((?:the|an?|my|our|\d+) (?:\S+ ){1,4}?)and i (?:jointly |together )?(\S+) (.+)$/.exec(textOf(words)) ?? [];
  const companion = who.trim().split(" ");
  const last = companion.at(-1) ?? "";
  const isPlain = !companion.some((word) => /^(?:,|and|of|in|at|for|on|from|with|that|who)$/.test(word));
  if (telling !== "bare" || !isPlain || !(isPersonName(last) || group.test(last)) || !isForm(verb, "past", "base"))
    return [];
  return [{ words: [verb, ...rest.split(" "), "with", ...companion], telling: "subject", isNow }];
};

/** "Worked with the office to plan the move" as "planned the move with the office". */
export const fromWorkedWith: Turn = ({ words, telling, isNow }) => {
  const [, work = "", who = "", verb = "", rest = ""] =
    /^(work(?:ed|ing)?) (?:closely )?with (.+?) to (\S+) (.+)$/.exec(textOf(words)) ?? [];
  const form = verbReadings(work)[0]?.form;
  const isDeed = verbReadings(verb).some((reading) => reading.form === "base" && isKnownVerb(reading.lemma));
  if (!form || !(isDeed || /^(?:an?|the|\d.*)$/.test(rest.split(" ")[0] ?? "")) || /(?:^| )(?:i|,)(?: |$)/.test(who))
    return [];
  return [{ words: [inForm(verb, form), ...rest.split(" "), "with", ...who.split(" ")], telling, isNow }];
};

/** "I am one of four technicians who train colleagues" as "train colleagues as one of four technicians". */
export const asOneOfSeveral: Order = (words) => {
  const [, be, several = "", verb = "", rest = ""] =
    /^(?:(am|was) )?(1 of (?:the )?\d+ .+?) (?:who|that) (\S+) (.+)$/.exec(textOf(words)) ?? [];
  const isDeed =
    be === "was" || be === undefined
      ? isForm(verb, "past")
      : isForm(verb, "base") && isKnownVerb(verbReadings(verb)[0]?.lemma ?? "");
  return isDeed ? [[verb, ...rest.split(" "), "as", ...several.split(" ")]] : [];
};

/** "One of three therapists who wrote the guideline" as "wrote the guideline with two other therapists". */
export const oneOfSeveral: Order = (words) => {
  const [, count = "", who = "", verb = "", rest = ""] =
    /^(?:was )?(?:1|one) of (?:the )?(\d+) (.+?) (?:who|that) (\S+) (.+)$/.exec(textOf(words)) ?? [];
  if (Number(count) < 3 || !isForm(verb, "past")) return [];
  return [[verb, ...rest.split(" "), "with", String(Number(count) - 1), "other", ...who.split(" ")]];
};
