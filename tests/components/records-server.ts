import { z } from "zod/mini";
import {
  type CardRecord,
  type cardRecordEndpoints,
  cardRecordEndpoints as endpoints,
  type RecordToSave,
} from "../../src/shared/tracker/records/card-record.contract.ts";

type Reply<Endpoint extends { reply: z.core.$ZodType }> = z.input<Endpoint["reply"]>;
type Sent = Record<string, unknown>;
type Saved = Reply<typeof cardRecordEndpoints.save>;

/** What our own server answers about records of cards; `grow` raises the board's revision. */
export function recordsServer(grow: () => number) {
  const records = new Map<string, CardRecord>();
  const keep = (sent: RecordToSave): CardRecord => {
    const now = new Date().toISOString();
    const created_at = records.get(sent.id)?.created_at ?? sent.created_at ?? now;
    const record = { ...sent, created_at, updated_at: now };
    records.set(sent.id, record);
    return record;
  };
  const answers = {
    "GET /api/jobs/records": (): Reply<typeof cardRecordEndpoints.list> => ({
      ...{ success: true, data: [...records.values()], revision: 1 },
    }),
    "POST /api/jobs/records": (sent: Sent): Saved => ({
      ...{ success: true, data: keep(z.parse(endpoints.save.body ?? z.never(), sent).record), revision: grow() },
    }),
    "POST /api/jobs/records/restore": (sent: Sent): Reply<typeof cardRecordEndpoints.restore> => ({
      success: true,
      data: z.parse(endpoints.restore.body ?? z.never(), sent).records.map(keep),
      revision: grow(),
    }),
    "DELETE /api/jobs/records"({ id }: Sent): Reply<typeof cardRecordEndpoints.remove> {
      records.delete(String(id));
      return { success: true, revision: grow() };
    },
    "POST /api/jobs/files"({ id, job_url, file }: Sent): Saved {
      if (!(file instanceof File)) throw new Error("There is no file in the form");
      const { name, size, type } = file;
      const record = { kind: "file" as const, id: String(id), job_url: String(job_url), data: { name, size, type } };
      return { success: true, data: keep(record), revision: grow() };
    },
    "GET /api/jobs/files": () => "bytes",
  };
  return { answers, all: () => [...records.values()], keep };
}
