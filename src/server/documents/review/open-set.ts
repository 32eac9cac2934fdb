import {
  type Proposal,
  sentencesOf,
  type TracedDocument,
  traced,
  type WrittenDocument,
} from "../../../engines/document-writing/document-writing.ts";
import type { TargetPosting } from "../../../engines/requirement-matching/requirement-matching.ts";
import type { FactBase } from "../../../engines/truth/truth.ts";
import type { GeneratedDocument } from "../documents.store.ts";
import type { ScrapedPosting } from "../kept-posting.store.ts";

/** A set of documents with everything that a review of it needs. */
export interface OpenSet {
  posting: ScrapedPosting;
  target: TargetPosting;
  companyName: string;
  /** What documents may rest on today. */
  facts: FactBase;
  /** The newest first. */
  versions: GeneratedDocument[];
}

export function newestVersion({ versions }: OpenSet, kind: WrittenDocument["kind"]): GeneratedDocument | undefined {
  return versions.find((version) => version.kind === kind);
}

export type TracedVersion = TracedDocument & { proposals: Proposal[] };

export function tracedIn({ facts }: OpenSet, { content, sources, proposals }: GeneratedDocument): TracedVersion {
  const document = traced(content, sources, facts);
  return {
    ...document,
    proposals: proposals.map((proposal) => ({ ...proposal, facts: proposal.facts.map(document.idNow) })),
  };
}

export function factsUsedIn(set: OpenSet, version: GeneratedDocument): Set<string> {
  return new Set(sentencesOf(tracedIn(set, version).content).flatMap((sentence) => sentence.facts));
}
