import { useState } from "react";
import type { PolishCard } from "../../../shared/wordings/polish.contract.ts";
import { type ChangeFailure, changeFailureOf } from "../../ui/wordings/change-failure.ts";
import { useCardFocus } from "../../ui/wordings/use-card-focus.ts";
import { type CardDecision, useCardDecision } from "./polish.queries.ts";

/** What has the focus once all cards are read. */
export const endOfSitting = "end";

/** The cards one after the other, with the way back to the one before. */
export function useSitting(cards: PolishCard[]) {
  const [decided, setDecided] = useState<CardDecision[]>([]);
  const [failure, setFailure] = useState("");
  const deciding = useCardDecision();
  const focusCard = useCardFocus(deciding.isPending, cards[0]?.fact_key);

  const goTo = (next: CardDecision[]) => {
    setDecided(next);
    setFailure("");
    focusCard(cards[next.length]?.fact_key ?? endOfSitting);
  };

  async function decide(decision: CardDecision): Promise<ChangeFailure | undefined> {
    try {
      await deciding.mutateAsync(decision);
    } catch (error) {
      const refused = changeFailureOf(error);
      // The form says it itself.
      if (decision.text === undefined) {
        setFailure(refused.sentence);
        focusCard(decision.card.fact_key);
      }
      return refused;
    }
    goTo([...decided, decision]);
    return undefined;
  }

  return {
    /** The one that is asked; undefined at the end. */
    card: cards[decided.length],
    read: decided.length,
    kept: decided.filter(({ decision }) => decision === "keep").length,
    failure,
    isBusy: deciding.isPending,
    keep: (card: PolishCard, text?: string) => decide({ card, decision: "keep", text }),
    decline: (card: PolishCard) => void decide({ card, decision: "decline", text: undefined }),
    undo() {
      const last = decided.at(-1);
      if (!last || deciding.isPending) return;
      deciding.mutate(
        { ...last, decision: "undo" },
        {
          onSuccess: () => goTo(decided.slice(0, -1)),
          onError: (error) => setFailure(changeFailureOf(error).sentence),
        },
      );
    },
  };
}
