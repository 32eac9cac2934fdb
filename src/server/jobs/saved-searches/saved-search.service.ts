import { maxNewOpenings, type SavedQuery, type SavedSearch } from "../../../shared/jobs/saved-search.contract.ts";
import type { NewOpenings } from "../../../shared/reminders/digest-content.rules.ts";
import { conflict } from "../../http/app-error.ts";
import type { SearchMemoryService } from "../search/memory/search-memory.service.ts";
import type { SavedSearchRow, SavedSearchStore } from "./saved-search.store.ts";

interface Parts {
  savedSearchStore: SavedSearchStore;
  memoryService: Pick<SearchMemoryService, "current" | "revision">;
  countNew(query: SavedQuery, after: number, limit: number): Promise<number>;
}

/** Saved searches, each with what is new to the person who saved it. */
export function createSavedSearchService({ savedSearchStore: store, memoryService, countNew }: Parts) {
  /** Of the index: all that came with it or before can be found by now. */
  async function currentRevision(): Promise<number> {
    await memoryService.current();
    return memoryService.revision();
  }

  async function shown({ id, name, query, createdAt, seenRevision }: SavedSearchRow): Promise<SavedSearch> {
    const newOpenings = await countNew(query, seenRevision, maxNewOpenings + 1);
    return { id, name, query, created_at: createdAt.toISOString(), seen: seenRevision, new_openings: newOpenings };
  }

  return {
    /** One after the other: somebody with fifty takes no more of the database at once than somebody with one. */
    async list(userId: string): Promise<SavedSearch[]> {
      const searches: SavedSearch[] = [];
      for (const row of await store.listOf(userId)) searches.push(await shown(row));
      return searches;
    },

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
      const revision = await currentRevision();
      const searches: NewOpenings[] = [];
      for (const { id, name, query, seenRevision, mailedRevision } of await store.listOf(userId)) {
        const count = await countNew(query, Math.max(seenRevision, mailedRevision), maxNewOpenings + 1);
        searches.push({ id, name, count });
      }
      return { revision, searches };
    },

    noteMailed: store.noteMailed,
  };
}

export type SavedSearchService = ReturnType<typeof createSavedSearchService>;
