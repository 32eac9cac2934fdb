import type { RevisionSpan } from "../../../engines/job-search/job-search.ts";
import {
  maxNewOpenings,
  type NewOpenings,
  type SavedQuery,
  type SavedSearch,
} from "../../../shared/jobs/saved-search.contract.ts";
import { conflict } from "../../http/app-error.ts";
import type { SavedSearchRow, SavedSearchStore } from "./saved-search.store.ts";

interface Parts {
  savedSearchStore: SavedSearchStore;
  memoryService: { current(): Promise<unknown>; revision(): number };
  countNew(query: SavedQuery, span: RevisionSpan, limit: number): Promise<number>;
}

/** Saved searches, each with what is new to the person who saved it. */
export function createSavedSearchService({ savedSearchStore: store, memoryService, countNew }: Parts) {
  /** Of the index: all that came with it or before can be found by now. */
  async function currentRevision(): Promise<number> {
    await memoryService.current();
    return memoryService.revision();
  }

  /** One after the other: somebody with fifty takes no more of the database at once than somebody with one. */
  async function counted(userId: string, after: (row: SavedSearchRow) => number) {
    // What comes while they are counted is new the next time, and not this time too.
    const until = await currentRevision();
    const rows: (SavedSearchRow & { count: number })[] = [];
    for (const row of await store.listOf(userId)) {
      rows.push({ ...row, count: await countNew(row.query, { after: after(row), until }, maxNewOpenings + 1) });
    }
    return { until, rows };
  }

  return {
    async list(userId: string): Promise<SavedSearch[]> {
      const { rows } = await counted(userId, sinceSeen);
      return rows.map(({ id, name, query, createdAt, seenRevision, count }) => ({
        ...{ id, name, query, created_at: createdAt.toISOString(), seen: seenRevision, new_openings: count },
      }));
    },

    newOpenings: async (userId: string): Promise<NewOpenings[]> => (await counted(userId, sinceSeen)).rows,

    async save(userId: string, search: { id: string; name: string; query: SavedQuery; seen?: number }): Promise<void> {
      const { seen, ...saved } = search;
      const revision = await currentRevision();
      const isSaved = await store.save(userId, { ...saved, seenRevision: Math.min(seen ?? revision, revision) });
      if (!isSaved) throw conflict("You have as many saved searches as one can have. Please remove one first.");
    },

    look: async (userId: string, id: string): Promise<void> => store.look(userId, id, await currentRevision()),

    remove: store.remove,

    /** What is new and was in no digest yet, as of a revision that is to be noted with the digest. */
    async sinceLastMail(userId: string): Promise<{ revision: number; searches: NewOpenings[] }> {
      const after = ({ seenRevision, mailedRevision }: SavedSearchRow) => Math.max(seenRevision, mailedRevision);
      const { until: revision, rows: searches } = await counted(userId, after);
      return { revision, searches };
    },

    noteMailed: store.noteMailed,
  };
}

const sinceSeen = ({ seenRevision }: SavedSearchRow): number => seenRevision;

export type SavedSearchService = ReturnType<typeof createSavedSearchService>;
