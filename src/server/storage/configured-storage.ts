import { join } from "node:path";
import type { Config } from "../config.ts";
import type { FileStorage } from "./file-storage.ts";
import { createFolderStorage } from "./folder-storage.ts";
import { createS3Storage } from "./s3-storage.ts";

/** The store that the settings name. */
export function createFileStorage({ s3, dataDir }: Pick<Config, "s3" | "dataDir">): FileStorage {
  return s3 ? createS3Storage(s3) : createFolderStorage(join(dataDir, "files"));
}
