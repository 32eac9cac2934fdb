/** Makes a copy of everything in the database, of one moment, while it is in use. */
export interface DatabaseCopier {
  kind: "pglite" | "postgresql";
  /** Writes the copy into a folder that does not exist yet. */
  copyTo(folder: string): Promise<void>;
}
