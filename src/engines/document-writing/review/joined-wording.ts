import type { FactBase } from "../../truth/truth.ts";
import type { Sentence, WrittenDocument } from "../document.ts";
import { sentencesByPlace, withChangedSentences } from "../document-places.ts";
import { namedSentence, sentencesWithoutJob } from "../named-jobs.ts";
import { mayStandAt, type Proposed, remainderOf, sharedFacts, subjectFacts } from "../proposals/proposed-sentence.ts";

/**
 * The document with a sentence that says several statements of one job in the place of the lines that say them; as it was where
 * it does not say all of them, or where a line could not do without them.
 */
export function withJoinedWording<Written extends WrittenDocument>(
  document: Written,
  wording: Proposed,
  facts: FactBase,
): Written {
  const subject = subjectFacts(wording, facts);
  const lines = [...sentencesByPlace(document)].filter(
    ([place, line]) => mayStandAt(place, document, wording) && sharedFacts(line, wording, facts).length > 0,
  );
  const said = new Set(lines.flatMap(([, line]) => sharedFacts(line, wording, facts)));
  const isOfOneJob = new Set(subject.map(({ entry }) => entry)).size === 1;
  if (!isOfOneJob || subject.some((fact) => !said.has(fact))) return document;
  const rests = lines.map(([place, line]) => ({ place, line, rest: remainderOf(line, wording, facts) }));
  if (rests.some(({ line, rest }) => rest?.text === line.text)) return document;
  const [first] = rests;
  const put = (sentence: Sentence) =>
    withChangedSentences(document, (old, at) => {
      const changed = rests.find(({ place }) => place === at);
      if (!changed) return old;
      return [...(changed.rest ? [changed.rest] : []), ...(changed === first ? [sentence] : [])];
    });
  const { text, facts: cited } = wording;
  const bare = put({ text, facts: cited });
  const isJobUnnamed = bare.kind === "letter" && sentencesWithoutJob(bare, facts).includes(text);
  return isJobUnnamed ? put(namedSentence({ text, facts: cited }, document, facts)) : bare;
}
