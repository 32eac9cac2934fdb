import { useEffect, useRef, useState } from "react";
import type { PolishCard } from "../../../shared/wordings/polish.contract.ts";
import { factChangedCode } from "../../../shared/wordings/wordings.contract.ts";
import { CallError } from "../../http/calls/call-error.ts";
import { sessionStore } from "../../http/session/session-store.ts";
import { useOneAtATime } from "../../ui/use-one-at-a-time.ts";
import { type ChangeFailure, changeFailureOf } from "../../ui/wordings/change-failure.ts";
import { useCardFocus } from "../../ui/wordings/use-card-focus.ts";
import { isWordingBegun } from "../../ui/wordings/wording-draft.ts";
import { type CardDecision, keptSitting, type Sitting } from "./kept-sitting.ts";
import { useCardDecision } from "./polish.queries.ts";

/** What has the focus once all cards are read. */
export const endOfSitting = "end";

/** The cards one after the other, with the way back to the one before. */
export function useSitting(begun: Sitting) {
  const [sitting, setSitting] = useState(begun);
  const [failure, setFailure] = useState("");
  const deciding = useCardDecision();
  const { cards, decided } = sitting;
  const card = cards[decided.length];
  const focusCard = useCardFocus(deciding.isPending, card?.fact_key ?? endOfSitting);
  useKeptSitting(sitting);

  const goTo = (next: CardDecision[]) => {
    setSitting({ ...sitting, decided: next });
    setFailure("");
    focusCard(cards[next.length]?.fact_key ?? endOfSitting);
  };

  async function decide(decision: CardDecision): Promise<ChangeFailure | undefined> {
    try {
      await deciding.mutateAsync(decision);
    } catch (error) {
      return meet(error, decision);
    }
    goTo([...decided, decision]);
    return undefined;
  }

  /** The profile may have been changed meanwhile: the card says what it says now, or goes with its line. */
  function meet(error: unknown, { card: asked, text }: CardDecision): ChangeFailure {
    const refused = changeFailureOf(error);
    const now = changedText(error, asked);
    const isGone = text === undefined && error instanceof CallError && error.status === 404;
    if (now !== undefined)
      setSitting({ ...sitting, cards: cards.map((one) => (one === asked ? withText(one, now) : one)) });
    if (isGone) setSitting({ ...sitting, cards: cards.filter((one) => one !== asked) });
    // The form says it itself.
    if (text === undefined) {
      setFailure(
        isGone ? `Your profile does not say “${asked.fact.text}” any more, so it is not asked.` : refused.sentence,
      );
      focusCard((isGone ? cards[decided.length + 1]?.fact_key : asked.fact_key) ?? endOfSitting);
    }
    return refused;
  }

  const undo = useOneAtATime(async () => {
    const last = decided.at(-1);
    if (!last) return;
    try {
      await deciding.mutateAsync({ ...last, decision: "undo" });
    } catch (error) {
      setFailure(changeFailureOf(error).sentence);
      return;
    }
    goTo(decided.slice(0, -1));
  });

  return {
    /** The one that is asked; undefined at the end. */
    card,
    all: cards.length,
    read: decided.length,
    kept: decided.filter(({ decision }) => decision === "keep").length,
    failure,
    isBusy: deciding.isPending,
    keep: (asked: PolishCard, text?: string) => decide({ card: asked, decision: "keep", text }),
    decline: (asked: PolishCard) => decide({ card: asked, decision: "decline", text: undefined }),
    undo,
  };
}

function changedText(error: unknown, { fact_key }: PolishCard): string | undefined {
  return error instanceof CallError && error.code === factChangedCode ? error.fields[fact_key] : undefined;
}

const withText = (card: PolishCard, text: string): PolishCard => ({ ...card, fact: { ...card.fact, text } });

/** Whoever leaves with nothing half-written begins anew the next time; the end of a session is no leaving. */
function useKeptSitting(sitting: Sitting): void {
  const latest = useRef(sitting);
  useEffect(() => {
    latest.current = sitting;
    keptSitting.write(sitting);
  }, [sitting]);
  useEffect(
    () => () => {
      const { cards, decided } = latest.current;
      const asked = cards[decided.length];
      const isHalfWritten = asked !== undefined && isWordingBegun(asked.fact_key);
      if (sessionStore.read("token") && !isHalfWritten) keptSitting.forget();
    },
    [],
  );
}
