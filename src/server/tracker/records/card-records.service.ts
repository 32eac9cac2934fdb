import type { CardRecord, RecordToSave } from "../../../shared/tracker/records/card-record.contract.ts";
import { savedRecord } from "../../../shared/tracker/records/card-record.rules.ts";
import { createdRecord, recordWithLinks, roomFault } from "../../../shared/tracker/records/kept-record.rules.ts";
import { AppError, conflict, notFound } from "../../http/app-error.ts";
import type { Changed } from "../board-change.store.ts";
import type { KeptLinks } from "../kept-links.ts";
import type { CardFilesService } from "./card-files.service.ts";
import type { CardRecordStore, RecordState } from "./card-record.store.ts";

interface Parts {
  cardRecordStore: CardRecordStore;
  cardFilesService: Pick<CardFilesService, "kept">;
  keptLinks: KeptLinks;
}

export type CardRecordsService = ReturnType<typeof createCardRecordsService>;

export function createCardRecordsService({ cardRecordStore, cardFilesService, keptLinks }: Parts) {
  const shown = (userId: string) => (record: CardRecord) =>
    recordWithLinks(record, (link) => keptLinks.shownForm(userId, link));

  /** As they are stored; without files whose bytes are not kept any more. */
  async function storable(userId: string, sent: RecordToSave[]): Promise<RecordToSave[]> {
    const files = sent.filter(({ kind }) => kind === "file").map(({ id }) => id);
    const kept = files.length > 0 ? await cardFilesService.kept(userId, files) : [];
    return sent
      .filter(({ kind, id }) => kind !== "file" || kept.includes(id))
      .map((record) => recordWithLinks(record, (link) => keptLinks.keptForm(userId, link)));
  }

  return {
    list: async (userId: string): Promise<CardRecord[]> => (await cardRecordStore.list(userId)).map(shown(userId)),

    async save(userId: string, sent: RecordToSave, base: string | null): Promise<Changed<CardRecord>> {
      const records = await storable(userId, [sent]);
      if (records.length === 0) throw notFound("This file is not kept any more.");
      const { revision, result } = await cardRecordStore.save(userId, records, (record, state) => {
        const saved = savedRecord(state.known, record, base, state.at);
        if (!saved) throw new AppError(409, "changed_elsewhere", "This was changed elsewhere meanwhile.");
        requireRoom(record, state);
        return saved;
      });
      const [saved] = result;
      if (!saved) throw notFound("This job is not on your board any more.");
      return { revision, result: shown(userId)(saved) };
    },

    /** What is there stays as it is. */
    async restore(userId: string, sent: RecordToSave[]): Promise<Changed<CardRecord[]>> {
      const records = await storable(userId, sent);
      const { revision, result } = await cardRecordStore.save(userId, records, (record, state) => {
        requireRoom(record, state);
        return state.known ?? createdRecord(record, state.at);
      });
      return { revision, result: result.filter((record) => record !== null).map(shown(userId)) };
    },

    remove: cardRecordStore.remove,
  };
}

function requireRoom(record: RecordToSave, state: RecordState): void {
  const fault = roomFault(record, state);
  if (fault) throw conflict(fault);
}
