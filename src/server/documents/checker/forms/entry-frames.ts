import { sieve } from "../words/traces.ts";
import type { Entry } from "./entry-forms.ts";
import { markedForm, markNames, withoutMarks, wordsOfForms } from "./marked-names.ts";
import { pastStay, presentStay } from "./work-forms.ts";

/**
 * What a sentence tells, without the words that only say at which job it was. Never its time: "since 2019, I have led the audits"
 * would say that the deed lasted as long as the job.
 */
export interface Framed {
  words: string[];
  /** Whether they name the job. */
  isNamed: boolean;
  /** Whether they say where or for whom it was done, so that nothing else that says so may be left out. */
  isPlaced: boolean;
}

const roleBy = (links: string) => `(?:an? |the )?{T}(?: (?:${links}) (?:the )?{O})?(?: (?:in|on|at|,) (?:the )?{P})?`;
/** "Director of Deutsche Bank" would be more than "Director, Deutsche Bank"; a choir has but one treasurer. */
const role = roleBy("at|for|with|,");
const helper = roleBy("at|for|with|,|of");
const firm = "(?:the )?{O}(?: (?:in|,) {P})?";
const work = "(?:role|position|job|work|post|time|years|days)";
const doing = "(?:(?:while |when )?(?:working|employed|serving|acting))";
const { worked, part: overPart, front: overFront } = pastStay;
const { works, front: openFront } = presentStay;
const learning = `(?:during|in|throughout|as part of) my {Z}(?: (?:as ${role}|(?:at|with|for) ${firm}|in {P}))?`;

interface Frame {
  at: "start" | "end" | "within";
  form: string;
  when: "now" | "past" | "any";
  /** What stands there instead. */
  by?: string;
  isPlace?: true;
}

const frames: Frame[] = [
  {
    at: "start",
    form: `(?:as|in my ${work} as|during my ${work} as|from my work as|${doing} as) ${role}`,
    when: "any",
  },
  {
    at: "start",
    form: `(?:at|with|for|while at|${doing} (?:at|for)|during my ${work} (?:at|with)|in my ${work} (?:at|with|for)) ${firm}`,
    when: "any",
  },
  { at: "start", form: `in this ${work}`, when: "any" },
  { at: "start", form: `as part of my ${work}(?: as ${role}| (?:at|with|for) ${firm})?`, when: "any" },
  { at: "start", form: `in my (?:current|present) ${work}(?: as ${role}| (?:at|with|for) ${firm})?`, when: "now" },
  {
    at: "start",
    form: `in my (?:previous|former|earlier) ${work}(?: as ${role}| (?:at|with|for) ${firm})?`,
    when: "past",
  },
  { at: "start", form: `(?:at|in|with|for) ${firm}(?: ,)? where i ${works}`, when: "now" },
  { at: "start", form: `(?:at|in|with|for) ${firm}(?: ,)? where i ${worked}`, when: "past" },
  { at: "start", form: `while i ${worked}`, when: "past" },
  { at: "start", form: `${doing}${overPart}+`, when: "past" },
  { at: "start", form: `${overFront}i ${worked}(?: ,)? where(?= i )`, when: "past" },
  { at: "start", form: `${openFront}i ${works}(?: ,)? where(?= i )`, when: "now" },
  { at: "start", form: learning, when: "any" },
  { at: "end", form: `(?:, )?${learning}`, when: "any" },
  { at: "start", form: `as (?:an? |the )?{A}(?: (?:at|for|with|,) ${firm})?`, when: "any" },
  { at: "start", form: `after joining (?:the )?{O}(?: (?:as ${role}|in {P}|in {F}))*`, when: "any" },
  { at: "start", form: `as ${role} in {V}`, when: "past" },
  { at: "within", form: " (?:the )?{O} (?=\\S)", when: "any", by: " the company " },
  { at: "start", form: "in {P}", when: "any", isPlace: true },
  { at: "end", form: `(?:, )?(?:as|in my ${work} as|${doing} as|during my ${work} as) ${role}`, when: "any" },
  { at: "end", form: `(?:, )?(?:while at|${doing} (?:at|for)|during my ${work} at) ${firm}`, when: "any" },
  { at: "end", form: `(?:(?:, )?(?:at|for)|, with) ${firm}`, when: "any", isPlace: true },
  {
    at: "within",
    form: ` at ${firm}(?= (?:with|by|for|from|in|on|of|over|,|is|was|are|were|has|have|saves?) ?)`,
    when: "any",
    isPlace: true,
  },
  { at: "within", form: " (?:the )?{O}'s ", when: "any", by: " the ", isPlace: true },
];

const volunteering: Frame[] = [
  {
    at: "start",
    form: `(?:as a volunteer|volunteering|while volunteering|as (?:an? |the )?volunteer(?= {T}))(?: (?:as )?(?:${helper}|(?:at|for|with) ${firm}))?`,
    when: "any",
  },
  { at: "start", form: `(?:as|in my ${work} as) ${helper}`, when: "any" },
  { at: "end", form: `(?:, )?as a volunteer(?: (?:at|for|with) ${firm})?`, when: "any" },
  { at: "end", form: ` with ${firm}`, when: "any", isPlace: true },
];

const mostFrames = 4;
const frameWords = new Set(wordsOfForms([...frames, ...volunteering].map(({ form }) => form)));

/** Every way in which frames can be taken off a sentence, the untouched one first. */
export function withoutFrames(words: string[], entry: Entry): Framed[] {
  if (entry.section !== "experience" && entry.section !== "volunteer")
    return [{ words, isNamed: false, isPlaced: false }];
  const framesIn = framesOf(entry);
  const found = new Map<string, Framed>([[words.join(" "), { words, isNamed: false, isPlaced: false }]]);
  let latest = [...found.values()];
  for (let round = 0; round < mostFrames && latest.length > 0; round++) {
    const next = latest.flatMap((before) =>
      markNames(before.words, entry, (word, isName) => !isName || frameWords.has(word)).flatMap((marked) =>
        framesIn(marked.text).flatMap(({ pattern: framed, at, by = " ", isPlace = false }): [string, Framed][] => {
          if (!framed.test(marked.text)) return [];
          const left = marked.text.replace(framed, at === "within" ? by : "");
          const rest = withoutMarks(left, marked).replace(/\s+/g, " ").trim();
          const isPlaced = before.isPlaced || isPlace;
          return rest ? [[rest, { words: rest.split(" "), isNamed: true, isPlaced }]] : [];
        }),
      ),
    );
    const fresh = next.filter(([text]) => !found.has(text));
    for (const [text, framed] of fresh) found.set(text, framed);
    latest = fresh.map(([, framed]) => framed);
  }
  return [...found.values()];
}

const framesOf = ({ section, goesOn }: Entry) =>
  (section === "volunteer" ? ofVolunteering : ofWork)[goesOn ? "now" : "past"];

const sieved = (usable: Frame[], now: "now" | "past") =>
  sieve(
    usable
      .filter(({ when }) => when === "any" || when === now)
      .map((frame) => ({ ...frame, pattern: new RegExp(markedForm(placed(frame)), "u") })),
  );
const ofWork = { now: sieved(frames, "now"), past: sieved(frames, "past") };
const alsoVolunteering = [...frames, ...volunteering];
const ofVolunteering = { now: sieved(alsoVolunteering, "now"), past: sieved(alsoVolunteering, "past") };

function placed({ at, form }: Frame): string {
  if (at === "start") return `^${form} ?,? (?=\\S)`;
  return at === "end" ? `(?<=\\S) ?${form}$` : form;
}
