import type { VersionOrigin } from "../../shared/documents/document-review.contract.ts";
import type { Proposal } from "./proposals/proposals.ts";

interface StoredVersion {
  id: string;
  version: number;
  origin: VersionOrigin;
  kind: "cv" | "letter";
  /** What was written for the same posting belongs together. */
  postingId: string;
  createdAt: Date;
  proposals: Proposal[];
}

/** The ids of a CV and a letter that belong together. */
export interface DocumentSet {
  generatedAt: Date;
  cv: string | undefined;
  letter: string | undefined;
  versions: (Pick<StoredVersion, "id" | "kind" | "version" | "origin" | "createdAt"> & { waiting: number })[];
}

/** In: versions, the newest first. */
export function documentSets(rows: readonly StoredVersion[]): DocumentSet[] {
  const sets = new Map<string, DocumentSet>();
  for (const { postingId, proposals, ...row } of rows) {
    const version = { ...row, waiting: proposals.filter(({ isDeclined }) => !isDeclined).length };
    const { id, kind, createdAt } = version;
    const set = sets.get(postingId) ?? { generatedAt: createdAt, cv: undefined, letter: undefined, versions: [] };
    set.versions.push(version);
    sets.set(postingId, { ...set, [kind]: set[kind] ?? id });
  }
  return [...sets.values()];
}
