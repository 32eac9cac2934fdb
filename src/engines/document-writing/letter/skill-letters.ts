import type { TargetPosting } from "../../requirement-matching/requirement-matching.ts";
import type { Fact, FactBase } from "../../truth/truth.ts";

const names =
  /^(excel|word|python|java|linux|windows|adobe|google|microsoft|oracle|salesforce|docker|photoshop|agile|scrum|\p{L}+(?:ish|ese|an|ch))$/u;
const kindsOfWork =
  /(?:ing|ment|tion|control|close|returns|support|care|education|rounds|design|analysis|culture|records|service|law|safety|work)$/;
/** Of one word; names of programs that end like it are few. */
const activity = /(?:age|tion|sion|ics|ment|logy|graphy|metry|craft)$/;
const programs = /^(notion|sage|vision|fusion|motion|lightning)$/;

/** "Menu planning": what it ends in is work, and what it begins with no name. */
const isKindOfWork = (text: string, first: string) =>
  !names.test(first) && (text.includes(" ") ? kindsOfWork.test(text) : activity.test(first) && !programs.test(first));

/** "wound care" within a sentence, but "Excel": a skill loses its capital where the profile or the posting writes it without. */
export function inSentence({ text }: Fact, facts: FactBase, { requirements }: TargetPosting, locale: string): string {
  const [first = ""] = text.split(" ");
  if (!/^\p{Lu}\p{Ll}{3,}$/u.test(first) || !/^\p{Lu}[\p{Ll}\s]+$/u.test(text)) return text;
  const lowered = first.toLowerCase();
  const texts = [...[...facts.values()].map((fact) => fact.text), ...requirements.map(({ text: line }) => line)];
  const isPlain =
    /ing$/.test(lowered) ||
    // German keeps its nouns' capitals; elsewhere a name is seldom followed by small words.
    (/ /.test(text) && !/^(?:de|en)/.test(locale) && !names.test(lowered)) ||
    isKindOfWork(text, lowered) ||
    texts.some((line) => line.split(/[^\p{L}]+/u).includes(lowered));
  return isPlain ? lowered + text.slice(first.length) : text;
}
