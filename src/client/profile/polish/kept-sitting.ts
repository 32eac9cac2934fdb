import { z } from "zod/mini";
import { polishCard } from "../../../shared/wordings/polish.contract.ts";
import { draftStore } from "../../http/storage/draft-store.ts";

const draftName = "polish";

const cardDecision = z.object({
  card: polishCard,
  decision: z.enum(["keep", "decline"]),
  /** The person's own words, where they are not the proposed ones. */
  text: z.optional(z.string()),
});

export type CardDecision = z.infer<typeof cardDecision>;

const sitting = z.object({ cards: z.array(polishCard), has_more: z.boolean(), decided: z.array(cardDecision) });

/** The sentences that are asked, and what was decided on the first of them. */
export type Sitting = z.infer<typeof sitting>;

/** A reload or the end of a session takes neither the place among the cards nor the way back. */
export const keptSitting = {
  read(): Sitting | undefined {
    const kept = sitting.safeParse(draftStore.read(draftName)).data;
    return kept && kept.cards.length > 0 ? kept : undefined;
  },
  write: (kept: Sitting): void => draftStore.write(draftName, kept),
  forget: (): void => draftStore.remove(draftName),
};
