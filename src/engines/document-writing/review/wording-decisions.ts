import type { DocumentChange } from "../../../shared/documents/document-review.contract.ts";
import { sentencesOf } from "../document.ts";
import { sentencesByPlace } from "../document-places.ts";
import { formAt, formOf, wordingOf } from "./decided-wording.ts";
import { type DocumentVersion, type OpenSet, type TracedVersion, tracedIn, type VersionContent } from "./open-set.ts";

/** What a person says, by changing a document, of the wording of their facts. */
export interface DecisionOnWording {
  what: "keep" | "decline" | "undo";
  wording: ReturnType<typeof wordingOf>;
}

/** Whether a sentence is declined, or may be proposed again: no version changes by it. */
export function decisionsOnWaiting(
  version: TracedVersion,
  { what, proposal: id }: Extract<DocumentChange, { what: "decline" | "reconsider" }>,
): DecisionOnWording[] {
  const wording = proposedWording(version, id);
  if (!wording || wording.facts.length === 0) return [];
  return [{ what: what === "decline" ? "decline" : "undo", wording }];
}

/**
 * What the person says yes to, or types, by a change: the next documents use it. Going back to an earlier version takes back the yes to
 * what waits there again, and what was typed since; so does typing anew over a line that was typed.
 */
export function decisionsOfChange(
  set: OpenSet,
  document: DocumentVersion,
  change: DocumentChange,
  next: VersionContent,
): DecisionOnWording[] {
  const version = tracedIn(set, document);
  if (change.what === "keep") return decisionsOfKeeping(version, change);
  if (change.what === "edit") {
    const line = sentencesByPlace(next.content).get(change.place);
    const form = formAt(change.place);
    const typed = line && form ? keeping(wordingOf(line, form, "person", version)) : [];
    return [...takenBack(set, version, next), ...typed];
  }
  if (change.what !== "restore") return [];
  const known = new Set(version.proposals.map(({ id }) => id));
  const waiting = next.proposals
    .filter(({ id }) => !known.has(id))
    .map((proposal) => wordingOf(proposal, formOf(proposal, version), "model", version));
  return [...takenBack(set, version, next), ...waiting.map((wording) => ({ what: "undo" as const, wording }))];
}

/** The wordings that stand here since the document was written, and in the next version no more. */
function takenBack(set: OpenSet, version: TracedVersion, next: VersionContent): DecisionOnWording[] {
  const written = set.versions.find(({ kind, origin }) => kind === next.content.kind && origin === "written");
  const kept = [next.content, ...(written ? [written.content] : [])].flatMap((content) =>
    sentencesOf(content).map(({ text }) => text),
  );
  return [...sentencesByPlace(version.content)].flatMap(([place, sentence]) => {
    const form = formAt(place);
    if (!form || kept.includes(sentence.text)) return [];
    const wording = wordingOf(sentence, form, "person", version);
    return wording.facts.length > 0 ? [{ what: "undo", wording }] : [];
  });
}

/** Who says it in their own words has answered: the proposed text is not asked again. */
function decisionsOfKeeping(
  version: TracedVersion,
  { proposal: id, text }: Extract<DocumentChange, { what: "keep" }>,
): DecisionOnWording[] {
  const proposed = proposedWording(version, id);
  if (!proposed) return [];
  if (text === undefined) return keeping(proposed);
  const isAnswered = proposed.facts.length > 0 && text !== proposed.text;
  return [
    ...keeping({ ...proposed, text, origin: "person" }),
    ...(isAnswered ? [{ what: "decline" as const, wording: proposed }] : []),
  ];
}

function proposedWording(version: TracedVersion, id: string) {
  const proposal = version.proposals.find((one) => one.id === id);
  return proposal && wordingOf(proposal, formOf(proposal, version), "model", version);
}

/** What rests on more than the facts that it words stays a line of this document alone. */
const keeping = (wording: DecisionOnWording["wording"]): DecisionOnWording[] =>
  wording.facts.length > 0 ? [{ what: "keep", wording }] : [];
