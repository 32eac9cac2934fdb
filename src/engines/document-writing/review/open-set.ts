import type { DocumentAppearance } from "../../../shared/documents/document-appearance.contract.ts";
import type { VersionOrigin } from "../../../shared/documents/document-review.contract.ts";
import type { FactBase } from "../../truth/truth.ts";
import { sentencesOf, type WrittenDocument } from "../document.ts";
import { type DocumentSources, type TracedDocument, traced } from "../document-sources.ts";
import type { AnsweredPosting } from "../evidence/answered-posting.ts";
import type { Proposal } from "../proposals/proposals.ts";

/** What a document says, over which facts, and what waits beside it. */
export interface VersionContent {
  content: WrittenDocument;
  sources: DocumentSources;
  proposals: Proposal[];
  origin: VersionOrigin;
}

/** A CV or letter as it is kept. */
export interface DocumentVersion extends VersionContent, DocumentAppearance {
  id: string;
  kind: WrittenDocument["kind"];
  /** 1 for the first of a posting and kind. */
  version: number;
  createdAt: Date;
}

/** A set of documents with everything that a review of it needs. */
export interface OpenSet {
  jobUrl: string;
  target: AnsweredPosting;
  companyName: string;
  /** What documents may rest on today. */
  facts: FactBase;
  /** The newest first. */
  versions: DocumentVersion[];
}

export function newestVersion({ versions }: OpenSet, kind: WrittenDocument["kind"]): DocumentVersion | undefined {
  return versions.find((version) => version.kind === kind);
}

export type TracedVersion = TracedDocument & { proposals: Proposal[] };

export function tracedIn({ facts }: OpenSet, { content, sources, proposals }: DocumentVersion): TracedVersion {
  const document = traced(content, sources, facts);
  return {
    ...document,
    proposals: proposals.map((proposal) => ({ ...proposal, facts: proposal.facts.map(document.idNow) })),
  };
}

export function factsUsedIn(set: OpenSet, version: DocumentVersion): Set<string> {
  return new Set(sentencesOf(tracedIn(set, version).content).flatMap((sentence) => sentence.facts));
}
