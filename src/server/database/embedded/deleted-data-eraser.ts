import { existsSync } from "node:fs";
import { rm, writeFile } from "node:fs/promises";
import { join } from "node:path";
import type { Pool } from "pg";

/** Takes what was deleted out of the database's own files, where a deleted row's bytes stay until something overwrites them. */
export interface DeletedDataEraser {
  /** Call before the deletion: what a crash interrupts is done at the next start. */
  announce(): Promise<void>;
  /** Erases what was announced. Takes the connection for one short statement at a time, so that others get their turn. */
  erase(): Promise<void>;
}

/** Of a PostgreSQL server's files, its log and its backups only whoever runs it disposes. */
export const leftToTheOperator: DeletedDataEraser = { announce: async () => {}, erase: async () => {} };

export function createPgliteEraser(pool: Pool, dataDir: string): DeletedDataEraser {
  const announcement = join(dataDir, "erasure-due");
  let announced = 0;
  let running = Promise.resolve();

  async function eraseAnnounced(): Promise<void> {
    if (!existsSync(announcement)) return;
    const seen = announced;
    const isDone = await eraseDeleted(pool);
    // What was announced meanwhile may have come too late for this round.
    if (isDone && announced === seen) await rm(announcement);
  }

  return {
    async announce() {
      announced += 1;
      await writeFile(announcement, "", { flush: true });
    },
    erase() {
      running = running.catch(() => {}).then(eraseAnnounced);
      return running;
    },
  };
}

/** @returns false when the server stops meanwhile */
async function eraseDeleted(pool: Pool): Promise<boolean> {
  // The index of openings is public and by far the largest part.
  const { rows } = await pool.query<{ name: string }>(`
    select format('%I.%I', schemaname, tablename) as name from pg_tables
    where schemaname = 'public' and tablename not like 'job\\_%'`);
  const statements = [
    ...rows.map(({ name }) => `vacuum full ${name}`),
    // Nobody needs the log from before the new tables any more: the checkpoint removes it, since wal_recycle is off.
    "select pg_switch_wal()",
    "checkpoint",
  ];
  for (const statement of statements) {
    if (pool.ending) return false;
    await pool.query(statement);
  }
  return true;
}
