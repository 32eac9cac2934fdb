import type { DocumentChange, VersionOrigin } from "../../../shared/documents/document-review.contract.ts";
import type { FactBase } from "../../truth/truth.ts";
import type { Sentence, WrittenDocument } from "../document.ts";
import { sentencesByPlace, withChangedSentences } from "../document-places.ts";
import { sourcesOf } from "../document-sources.ts";
import { addressedTo } from "../letter/letter-salutation.ts";
import { sentencesWithoutJob, withJobsNamed } from "../named-jobs.ts";
import type { Proposal } from "../proposals/proposals.ts";
import { withAlternative } from "./alternative-part.ts";
import { leftOut, putBack } from "./changed-parts.ts";
import { judgedLine, type Refusal, refusalOf } from "./edited-sentence.ts";
import { withMovedPart } from "./moved-part.ts";
import { entryOfProposal, withKept } from "./open-proposals.ts";
import { type DocumentVersion, factsUsedIn, type OpenSet, tracedIn, type VersionContent } from "./open-set.ts";
import { RefusedChange } from "./refused-change.ts";
import { reviewedParts } from "./reviewed-document.ts";

/** Those that make a new version; the others are about what waits beside it. */
export type ContentChange = Exclude<DocumentChange, { what: "decline" | "reconsider" | "say" }>;

/**
 * What the document becomes by what its person wants.
 *
 * @throws RefusedChange with the sentence that says why not
 */
export function changedDocument(
  set: OpenSet,
  document: DocumentVersion,
  change: ContentChange,
  today: string,
): VersionContent {
  const { content, facts, proposals } = tracedIn(set, document);
  const result = (
    next: WrittenDocument | undefined,
    origin: VersionOrigin,
    otherwise: string,
    open = proposals,
  ): VersionContent => {
    if (!next) throw refused(otherwise);
    return { content: next, sources: sourcesOf(next, facts, open), proposals: open, origin };
  };
  switch (change.what) {
    case "keep": {
      const proposal = proposals.find(({ id }) => id === change.proposal);
      if (!proposal) throw new RefusedChange("gone", "This sentence is not proposed any more.");
      const next = withKept(content, worded(proposal, change.text, facts, today), facts);
      if (!next) throw factChanged();
      const others = proposals.filter((other) => other !== proposal);
      return result(next, "confirmed", "", others);
    }
    case "edit": {
      const next = edited(content, change, facts, today);
      return result(next && namingJobs(content, next, facts), "edited", "This line does not exist.");
    }
    case "add": {
      const next = added(content, change, facts, today);
      return result(next && namingJobs(content, next, facts), "added", "Nothing can be added there.");
    }
    case "leave_out": {
      const next = leftOut(content, change.place);
      if (next) keepJobsNamed(content, next, facts);
      return result(next, "left_out", "A document cannot be without this.");
    }
    case "address": {
      const next = content.kind === "letter" ? addressedTo(content, change.to, set.target, set.companyName) : undefined;
      return result(next, "addressed", "Only a letter is addressed to somebody.");
    }
    case "move": {
      const next = withMovedPart(content, change.place, change.to);
      if (next) keepJobsNamed(content, next, facts);
      return result(next, "moved", "This is at its place already.");
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
      if (!version) throw new RefusedChange("gone", "This version does not exist.");
      const { content: earlier, sources, proposals: open } = version;
      return { content: earlier, sources, proposals: open, origin: "restored" };
    }
  }
}

/** A proposal as it is, or in the person's own words. */
function worded(proposal: Proposal, text: string | undefined, facts: FactBase, today: string): Proposal {
  if (text === undefined) return proposal;
  const own = text.replace(/\s+/g, " ");
  const refusal = refusalOf(own, entryOfProposal(proposal, facts), facts, today);
  if (refusal) throw unheld(refusal);
  return { ...proposal, text: own };
}

interface TypedLine {
  place: string;
  text: string;
}

/** A new line of the person's behind another. */
function added(content: WrittenDocument, line: TypedLine, facts: FactBase, today: string): WrittenDocument | undefined {
  const isLine = content.kind === "letter" ? /^paragraphs\.\d+\.\d+$/ : /\.(?:bullets\.\d+|paragraphs\.\d+\.\d+)$/;
  if (!isLine.test(line.place) || !sentencesByPlace(content).has(line.place)) return undefined;
  const sentence = typedSentence(content, line, facts, today, []);
  return withChangedSentences(content, (old, at) => (at === line.place ? [old, sentence] : old));
}

function edited(
  content: WrittenDocument,
  line: TypedLine,
  facts: FactBase,
  today: string,
): WrittenDocument | undefined {
  const isEditable = reviewedParts(content, { hasAlternative: () => false })
    .flatMap(({ blocks }) => blocks.flatMap(({ lines }) => lines))
    .some(({ place, can_edit }) => place === line.place && can_edit);
  if (!isEditable) return undefined;
  const before = sentencesByPlace(content).get(line.place)?.facts ?? [];
  const sentence = typedSentence(content, line, facts, today, before);
  return withChangedSentences(content, (old, at) => (at === line.place ? sentence : old));
}

function typedSentence(
  document: WrittenDocument,
  { place, text }: TypedLine,
  facts: FactBase,
  today: string,
  before: string[],
): Sentence {
  const judgement = judgedLine(text, place, { document, facts, today }, before);
  if ("refusal" in judgement) throw unheld(judgement);
  return judgement.sentence;
}

const factChanged = () =>
  new RefusedChange(
    "fact_changed",
    "Your profile says this differently by now, so this sentence is not proposed any more. Nothing was decided.",
  );

const unheld = ({ refusal, isMissing, found, kind }: Refusal) =>
  isMissing ? new RefusedChange("not_in_profile", refusal, { found, kind }) : refused(refusal);

const refused = (sentence: string) => new RefusedChange("refused", sentence);

const jobLost = "Lines would be read as of another job. Take the whole paragraph, or those lines first.";

/** What a letter says of one job must not come to stand as if it were of another: what was typed names its job, and so does what follows. */
const namingJobs = (before: WrittenDocument, after: WrittenDocument, facts: FactBase): WrittenDocument =>
  before.kind === "letter" && after.kind === "letter" ? withJobsNamed(before, after, facts) : after;

function keepJobsNamed(before: WrittenDocument, after: WrittenDocument, facts: FactBase): void {
  if (before.kind !== "letter" || after.kind !== "letter") return;
  const known = sentencesWithoutJob(before, facts);
  const isLost = sentencesWithoutJob(after, facts).some((text) => !known.includes(text));
  if (isLost) throw refused(jobLost);
}
