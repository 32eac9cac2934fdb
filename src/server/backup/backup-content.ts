import { readFileSync } from "node:fs";
import { z } from "zod";
import { projectPath } from "../project-path.ts";

/** What lies in a backup, a gzipped tar archive. */
export const backupNames = {
  manifest: "backup.json",
  /** The database: its own files, or what pg_dump wrote. */
  database: "database",
  /** Every file of the store, by its key. */
  files: "files",
} as const;

/** Of DATA_DIR, where it is there: the installation's secret, the mails of the stand-in, and a reminder of what must be erased. */
export const ownEntries = ["secret", "mail", "erasure-due"] as const;

export const backupManifest = z.object({
  product: z.literal("forthright"),
  format: z.literal(1),
  made_at: z.iso.datetime(),
  database: z.enum(["pglite", "postgresql"]),
  /** How many migrations the database has seen. */
  migrations: z.number(),
  /** How many files of the store are in it. */
  files: z.number(),
  /** Whether the secret of the installation is in it; one that SECRET sets never is. */
  has_secret: z.boolean(),
});

export type BackupManifest = z.infer<typeof backupManifest>;

/** How many migrations this version knows. */
export function knownMigrations(): number {
  const journal: unknown = JSON.parse(readFileSync(projectPath("migrations/meta/_journal.json"), "utf8"));
  return z.object({ entries: z.array(z.unknown()) }).parse(journal).entries.length;
}
