import type { Database } from "../../../database/database.ts";

/** Reads the index, wherever that is done. */
export type SearchReads = <Result>(read: (database: Database) => Promise<Result>) => Promise<Result>;

/** Who answered: the primary does where the replica is behind, and where it failed a moment ago. */
export type SearchReadOutcome = "replica" | "replica_behind" | "replica_failed";

export interface SearchReplica {
  database: Database;
  count(outcome: SearchReadOutcome): void;
  /** Once for each time that it goes away. */
  complain(error: unknown): void;
}

interface Sources {
  primary: Database;
  replica: SearchReplica;
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
  let isAway = false;

  async function isUpToDate(): Promise<boolean> {
    const wanted = revision();
    if (reached < wanted) reached = await revisionOf(replica.database);
    return reached >= wanted;
  }

  async function answerOfReplica<Result>(read: (database: Database) => Promise<Result>) {
    if (Date.now() < restsUntil) return "replica_failed";
    try {
      if (!(await isUpToDate())) return "replica_behind";
      const result = await read(replica.database);
      isAway = false;
      return { result };
    } catch (error) {
      if (!isAway) replica.complain(error);
      isAway = true;
      // It may come back as an older copy of itself.
      reached = -1;
      restsUntil = Date.now() + restMs;
      return "replica_failed";
    }
  }

  return async (read) => {
    const answer = await answerOfReplica(read);
    if (typeof answer === "object") {
      replica.count("replica");
      return answer.result;
    }
    replica.count(answer);
    return read(primary);
  };
}
