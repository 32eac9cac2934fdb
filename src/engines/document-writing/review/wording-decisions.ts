import type { DocumentChange } from "../../../shared/documents/document-review.contract.ts";
import { sentencesByPlace } from "../document-places.ts";
import { formAt, formOf, wordingOf } from "./decided-wording.ts";
import type { TracedVersion, VersionContent } from "./open-set.ts";

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
 * what waits there again.
 */
export function decisionsOfChange(
  version: TracedVersion,
  change: DocumentChange,
  next: VersionContent,
): DecisionOnWording[] {
  if (change.what === "keep") return decisionsOfKeeping(version, change);
  if (change.what === "edit") {
    const line = sentencesByPlace(next.content).get(change.place);
    const form = formAt(change.place);
    return line && form ? keeping(wordingOf(line, form, "person", version)) : [];
  }
  if (change.what !== "restore") return [];
  const known = new Set(version.proposals.map(({ id }) => id));
  return next.proposals
    .filter(({ id }) => !known.has(id))
    .map((proposal) => ({ what: "undo", wording: wordingOf(proposal, formOf(proposal, version), "model", version) }));
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
