import { z } from "zod/mini";
import { clientMadeId } from "../../http/client-made-id.contract.ts";
import { defineEndpoint } from "../../http/endpoint.ts";
import { jobStatus, jobToRestore, jobUrl } from "../tracker.contract.ts";

const ofCard = { job_url: jobUrl };

/** One change of one card. What names a card that is not there changes nothing. */
const cardChange = z.discriminatedUnion("action", [
  /** A page that is on the board or in the archive already stays as it is. */
  z.object({ action: z.literal("add"), job: jobToRestore }),
  z.object({ action: z.literal("move"), ...ofCard, status: jobStatus }),
  /** The newest entry of the history goes again, where it has this status. */
  z.object({ action: z.literal("take_back"), ...ofCard, status: jobStatus }),
  /** null puts it back on the board. */
  z.object({ action: z.literal("archive"), ...ofCard, archived_at: z.nullable(z.iso.datetime()) }),
  z.object({ action: z.literal("remove"), ...ofCard }),
]);
export type CardChange = z.infer<typeof cardChange>;

/** Of one call. Whoever has more sends several. */
export const maxCardChanges = 500;

export const cardChanges = z.object({
  changes: z.array(cardChange).check(z.minLength(1), z.maxLength(maxCardChanges, `At most ${maxCardChanges} changes`)),
  request_id: z.optional(clientMadeId),
});
export type CardChanges = z.infer<typeof cardChanges>;

export const boardChangesEndpoint = defineEndpoint({
  method: "POST",
  path: "/api/jobs/changes",
  summary: "Adds, moves, archives or removes many cards at once: all of it or nothing",
  body: cardChanges,
  /** `changed`: the addresses of the cards that are not as they were. */
  reply: z.object({ success: z.literal(true), changed: z.array(z.string()), revision: z.int() }),
});
