import type { Database } from "../../../database/database.ts";

/** Reads the index, wherever that is done. */
export type SearchReads = <Result>(read: (database: Database) => Promise<Result>) => Promise<Result>;

interface Sources {
  primary: Database;
  replica: Database;
  /** Of the index as this server knows it: a replica that is behind it would answer with other postings. */
  revision: () => number;
  revisionOf: (database: Database) => Promise<number>;
}

/** So long a replica that failed is left alone. */
const restMs = 1_000;

export const readsFrom =
  (database: Database): SearchReads =>
  (read) =>
    read(database);

/** Reads from the replica while that is up to date, else from the primary; what fails there is read again here. */
export function createReplicaReads({ primary, replica, revision, revisionOf }: Sources): SearchReads {
  let reached = -1;
  let restsUntil = 0;

  async function isUpToDate(): Promise<boolean> {
    const wanted = revision();
    if (reached < wanted) reached = await revisionOf(replica);
    return reached >= wanted;
  }

  return async (read) => {
    if (Date.now() < restsUntil) return read(primary);
    try {
      if (await isUpToDate()) return await read(replica);
    } catch {
      // It may come back as an older copy of itself.
      reached = -1;
      restsUntil = Date.now() + restMs;
    }
    return read(primary);
  };
}
