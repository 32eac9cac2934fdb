import { strToU8, zipSync } from "fflate";
import type { AccountExport } from "../../../shared/account/account-settings.contract.ts";
import { cardRecord, type RecordOf } from "../../../shared/tracker/records/card-record.contract.ts";

/** Bytes of files in one ZIP, which a browser holds in memory twice while it is made. */
const maxOfArchive = 100_000_000;

/** The files that the person keeps on cards; their bytes are not in the export itself. */
export function filesIn({ card_records }: Pick<AccountExport, "card_records">): RecordOf<"file">[] {
  const records = card_records.flatMap((record) => cardRecord.safeParse(record).data ?? []);
  return records.filter((record): record is RecordOf<"file"> => record.kind === "file");
}

/**
 * The export with the files themselves beside it, as ZIPs: more than one where the files are large.
 *
 * @param bytesOf undefined for one that was removed meanwhile
 */
export async function* accountArchives(
  exported: AccountExport,
  bytesOf: (id: string) => Promise<ArrayBuffer | undefined>,
  maxBytes = maxOfArchive,
): AsyncGenerator<Uint8Array<ArrayBuffer>> {
  let entries: Record<string, Uint8Array> = { "export.json": strToU8(JSON.stringify(exported, null, 2)) };
  let size = 0;
  for (const { id, data } of filesIn(exported)) {
    if (size > 0 && size + data.size > maxBytes) {
      yield zipped(entries);
      [entries, size] = [{}, 0];
    }
    const bytes = await bytesOf(id);
    if (!bytes) continue;
    entries[`files/${id} ${safeName(data.name)}`] = new Uint8Array(bytes);
    size += data.size;
  }
  yield zipped(entries);
}

/** Most files are packed already. */
const zipped = (entries: Record<string, Uint8Array>) => new Uint8Array(zipSync(entries, { level: 0 }));

/** A name that leads nowhere else, in whichever system it is unpacked. */
const safeName = (name: string) => name.replace(/[\p{Cc}\\/:*?"<>|]+/gu, "_");
