import type { FastifyInstance } from "fastify";
import type { Database } from "../../database/database.ts";
import { sweepDeleted } from "../../process/sweep-deleted.ts";
import type { FileStorage } from "../../storage/file-storage.ts";
import { boardRevision } from "../board-change.store.ts";
import type { KeptLinks } from "../kept-links.ts";
import { createCardFileStore } from "./card-file.store.ts";
import { createCardFilesService } from "./card-files.service.ts";
import { registerCardRecordRoutes } from "./card-record.routes.ts";
import { createCardRecordStore } from "./card-record.store.ts";
import { createCardRecordsService } from "./card-records.service.ts";

interface Parts {
  database: Database;
  fileStorage: FileStorage;
  keptLinks: KeptLinks;
}

/** What people note on their cards, with the files there. */
export function registerCardRecords(app: FastifyInstance, { database, fileStorage, keptLinks }: Parts) {
  const cardRecordStore = createCardRecordStore(database);
  const cardFilesService = createCardFilesService(createCardFileStore(database), fileStorage);
  registerCardRecordRoutes(app, {
    cardFilesService,
    cardRecordsService: createCardRecordsService({ cardRecordStore, cardFilesService, keptLinks }),
    boardRevision: (userId) => boardRevision(database, userId),
  });
  sweepDeleted(app, "files of cards", cardFilesService.sweep);
  return { cardRecordStore, cardFilesService };
}
