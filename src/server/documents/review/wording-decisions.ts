import {
  formAt,
  formOf,
  sentencesByPlace,
  type TracedVersion,
  type VersionContent,
  wordingOf,
} from "../../../engines/document-writing/document-writing.ts";
import type { DocumentChange } from "../../../shared/documents/document-review.contract.ts";
import { hardFactCode } from "../../../shared/wordings/wordings.contract.ts";
import { AppError } from "../../http/app-error.ts";
import type { WordingsService } from "../../wordings/wordings.service.ts";

export type DecisionsService = Pick<WordingsService, "keep" | "decline" | "undo">;

/** Whether a sentence is declined, or may be proposed again: no version changes by it. */
export async function recordWaiting(
  service: DecisionsService,
  userId: string,
  version: TracedVersion,
  { what, proposal: id }: Extract<DocumentChange, { what: "decline" | "reconsider" }>,
): Promise<void> {
  const proposal = version.proposals.find((one) => one.id === id);
  if (!proposal) return;
  const wording = wordingOf(proposal, formOf(proposal, version), "model", version);
  if (wording.facts.length === 0) return;
  if (what === "decline") await service.decline(userId, wording);
  else await service.undo(userId, wording);
}

/**
 * What the person says yes to, or types, by a change: the next documents use it. Going back to an earlier version takes back the yes to
 * what waits there again. May be repeated.
 */
export async function recordChange(
  service: DecisionsService,
  userId: string,
  version: TracedVersion,
  change: DocumentChange,
  next: VersionContent,
): Promise<void> {
  if (change.what === "keep") await recordKept(service, userId, version, change);
  if (change.what === "edit") {
    const line = sentencesByPlace(next.content).get(change.place);
    const form = formAt(change.place);
    if (line && form) await keep(service, userId, wordingOf(line, form, "person", version));
  }
  if (change.what === "restore") {
    const known = new Set(version.proposals.map(({ id }) => id));
    for (const proposal of next.proposals.filter(({ id }) => !known.has(id)))
      await service.undo(userId, wordingOf(proposal, formOf(proposal, version), "model", version));
  }
}

/** Who says it in their own words has answered: the proposed text is not asked again. */
async function recordKept(
  service: DecisionsService,
  userId: string,
  version: TracedVersion,
  { proposal: id, text }: Extract<DocumentChange, { what: "keep" }>,
): Promise<void> {
  const proposal = version.proposals.find((one) => one.id === id);
  if (!proposal) return;
  const proposed = wordingOf(proposal, formOf(proposal, version), "model", version);
  if (text === undefined) return await keep(service, userId, proposed);
  await keep(service, userId, { ...proposed, text, origin: "person" });
  if (proposed.facts.length > 0 && text !== proposal.text) await service.decline(userId, proposed);
}

/** What rests on more than the facts that it words stays a line of this document alone. */
async function keep(service: DecisionsService, userId: string, wording: ReturnType<typeof wordingOf>): Promise<void> {
  if (wording.facts.length === 0) return;
  try {
    await service.keep(userId, wording);
  } catch (error) {
    if (error instanceof AppError && error.code === hardFactCode) return;
    throw error;
  }
}
