import { z } from "zod/mini";
import type { ReviewedDocument } from "../../../shared/documents/document-review.contract.ts";
import { draftStore } from "../../http/storage/draft-store.ts";

const lastDecision = z.object({
  /** The version that came of it: what was changed since must not go with it. */
  version: z.string(),
  proposal: z.string(),
  undo: z.union([
    z.object({ what: z.literal("restore"), version_id: z.string() }),
    z.object({ what: z.literal("reconsider"), proposal: z.string() }),
  ]),
});

export type LastDecision = z.infer<typeof lastDecision>;

/** The last decision on a document's proposals, which can be taken back after a reload too. */
export function lastDecisionOn({ id, kind, versions }: ReviewedDocument) {
  const name = `decision ${kind} ${versions.at(-1)?.id ?? id}`;
  return {
    read(): LastDecision | undefined {
      const kept = lastDecision.safeParse(draftStore.read(name)).data;
      return kept?.version === id ? kept : undefined;
    },
    write: (decision: LastDecision): void => draftStore.write(name, decision),
    forget: (): void => draftStore.remove(name),
  };
}
