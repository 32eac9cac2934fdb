import type { Fact } from "../../../../engines/truth/truth.ts";
import { wordsOf } from "../words/word-reading.ts";
import type { Entry } from "./entry-forms.ts";
import { tellsNames } from "./name-reading.ts";
import { isAboutPosting, isApplication } from "./posting-forms.ts";

/**
 * Whether a sentence is about the posting, with or without what the person is or was: "As head chef at the Ritz, I am applying for
 * the position of ...". Nothing else of the person may stand beside what the posting says.
 */
export function tellsPosting(sentence: string, facts: Fact[], entries: Entry[]): boolean {
  const posting = facts.filter(({ section }) => section === "posting");
  if (isAboutPosting(sentence, posting)) return true;
  return [
    ...sentence.matchAll(
      /,? (?:I (?=am|would|should|hereby|apply|wish|want)|and (?=am applying|would like|hereby apply|wish to|want to))/g,
    ),
  ].some(
    ({ 0: joint, index }) =>
      isApplication(`I ${sentence.slice(index + joint.length)}`, posting) &&
      entries.some((entry) => isCalled(wordsOf(sentence.slice(0, index)).join(" "), entry, joint.endsWith("and "))),
  );
}

function isCalled(text: string, entry: Entry, isWhole: boolean): boolean {
  if (isWhole) return /^i am /.test(text) && tellsNames(text, entry);
  const [, called] = /^as (?:an? )?(.+)$/.exec(text) ?? [];
  if (called !== undefined && entry.section === "person") return tellsNames(`i am a ${called}`, entry);
  if (entry.section !== "experience") return false;
  const [, former] = /^as (?:an? |the )?(?:former|previous) (.+)$/.exec(text) ?? [];
  if (former !== undefined) return entry.isOver && tellsNames(former, entry);
  if (called !== undefined) return entry.goesOn && tellsNames(`i work ${text}`, entry);
  const [, spent] = /^(?:after|with|having spent) (.+ years? .+)$/.exec(text) ?? [];
  if (spent !== undefined) return tellsNames(spent, entry);
  const [, worked] = /^having (.+)$/.exec(text) ?? [];
  return worked !== undefined && tellsNames(`i have ${worked}`, entry);
}
