import {
  sentencesWithoutJob,
  sourcesOf,
  type WrittenDocument,
  withChangedSentences,
} from "../../../engines/document-writing/document-writing.ts";
import type { FactBase } from "../../../engines/truth/truth.ts";
import {
  type DocumentChange,
  notInProfile,
  type VersionOrigin,
} from "../../../shared/documents/document-review.contract.ts";
import { AppError, notFound } from "../../http/app-error.ts";
import type { GeneratedDocument } from "../documents.store.ts";
import { withAlternative } from "./alternative-part.ts";
import { leftOut, putBack } from "./changed-parts.ts";
import { judged } from "./edited-sentence.ts";
import { factsUsedIn, type OpenSet, tracedIn } from "./open-set.ts";
import { reviewedParts } from "./reviewed-document.ts";

/** What the document becomes by what its person wants. Throws the sentence that says why not. */
export async function changedDocument(
  set: OpenSet,
  document: GeneratedDocument,
  change: DocumentChange,
): Promise<{ content: WrittenDocument; sources: GeneratedDocument["sources"]; origin: VersionOrigin }> {
  const { content, facts } = tracedIn(set, document);
  const result = (next: WrittenDocument | undefined, origin: VersionOrigin, otherwise: string) => {
    if (!next) throw refused(otherwise);
    return { content: next, sources: sourcesOf(next, facts), origin };
  };
  switch (change.what) {
    case "edit": {
      const next = await edited(content, change, facts);
      if (next) keepJobsNamed(content, next, facts, jobUnnamed);
      return result(next, "edited", "This line does not exist.");
    }
    case "leave_out": {
      const next = leftOut(content, change.place);
      if (next) keepJobsNamed(content, next, facts, jobLost);
      return result(next, "left_out", "A document cannot be without this.");
    }
    case "put_back": {
      const next = content.kind === "cv" ? putBack(content, change.facts, facts, set.target) : undefined;
      return result(next, "put_back", "Your profile does not say this any more.");
    }
    case "tell_differently": {
      const everUsed = new Set(
        set.versions.filter(({ kind }) => kind === document.kind).flatMap((version) => [...factsUsedIn(set, version)]),
      );
      const writing = { facts, target: set.target, companyName: set.companyName };
      return result(
        withAlternative(content, change.place, writing, everUsed),
        "told_differently",
        "Your profile has nothing else to say here.",
      );
    }
    case "restore": {
      const version = set.versions.find(({ id, kind }) => id === change.version_id && kind === document.kind);
      if (!version) throw notFound("This version does not exist.");
      return { content: version.content, sources: version.sources, origin: "restored" };
    }
  }
}

async function edited(
  content: WrittenDocument,
  { place, text }: { place: string; text: string },
  facts: FactBase,
): Promise<WrittenDocument | undefined> {
  const isEditable = reviewedParts(content, { hasAlternative: () => false })
    .flatMap(({ blocks }) => blocks.flatMap(({ lines }) => lines))
    .some((line) => line.place === place && line.can_edit);
  if (!isEditable) return undefined;
  const judgement = await judged(text.replace(/\s+/g, " "), place, content, facts);
  if ("refusal" in judgement) throw refused(judgement.refusal, judgement.isMissing ? notInProfile : undefined);
  return withChangedSentences(content, (sentence, at) => (at === place ? judgement.sentence : sentence));
}

const refused = (sentence: string, code = "change_refused") => new AppError(422, code, sentence);

const jobUnnamed = "Please name the job in this line, as it did: what follows would be read as of another job.";
const jobLost =
  "The lines after it would be read as of another job. Leave the whole paragraph out, or those lines first.";

/** What a letter says of one job must not come to stand as if it were of another. */
function keepJobsNamed(before: WrittenDocument, after: WrittenDocument, facts: FactBase, otherwise: string): void {
  if (before.kind !== "letter" || after.kind !== "letter") return;
  const known = sentencesWithoutJob(before, facts);
  const isLost = sentencesWithoutJob(after, facts).some((text) => !known.includes(text));
  if (isLost) throw refused(otherwise);
}
