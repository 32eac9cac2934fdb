import { CircleCheck } from "lucide-react";
import type { ReactNode } from "react";
import { Button } from "../../ui/button.tsx";
import { FormError } from "../../ui/fields/form-error.tsx";
import { EmptyState } from "../../ui/states/empty-state.tsx";
import { TextLink } from "../../ui/text-link.tsx";
import { SentenceCard } from "../../ui/wordings/sentence-card.tsx";
import type { Sitting } from "./kept-sitting.ts";
import { endOfSitting, useSitting } from "./use-sitting.ts";

interface PolishSittingProps {
  begun: Sitting;
  /** What can be done when all are read. */
  children: ReactNode;
}

/** A dozen sentences, one at a time. */
export function PolishSitting({ begun, children }: PolishSittingProps) {
  const { card, all, read, kept, failure, isBusy, keep, decline, undo } = useSitting(begun);
  const progress = `${card ? read + 1 : all} of ${all}`;
  const takeBack = read > 0 && (
    <Button variant="quiet" size="small" disabled={isBusy} aria-keyshortcuts="Z" onClick={() => void undo()}>
      Take the last one back
    </Button>
  );
  if (!card) {
    return (
      <section
        data-card={endOfSitting}
        tabIndex={-1}
        aria-label="All read"
        onKeyDown={({ key }) => key.toLowerCase() === "z" && void undo()}
      >
        <EmptyState
          title="All read"
          icon={<CircleCheck />}
          action={
            <div className="flex flex-wrap justify-center gap-2">
              {children}
              {takeBack}
            </div>
          }
        >
          <FormError>{failure}</FormError>
          <p>
            {endWords(kept, all)} What you confirmed stands in your{" "}
            <TextLink to="/profile/wordings">confirmed wordings</TextLink>, where you can revoke it.
          </p>
        </EmptyState>
      </section>
    );
  }
  return (
    <div className="flex flex-col gap-2">
      <div className="flex min-h-10 items-center justify-between gap-3">
        <p className="text-muted tabular-nums">{progress}</p>
        {takeBack}
      </div>
      <SentenceCard
        key={card.fact_key}
        id={card.fact_key}
        label={`Sentence ${progress}`}
        place={card.fact.where}
        text={card.text}
        question={card.question}
        own={[card.fact.text]}
        facts={[card.fact]}
        isBusy={isBusy}
        keep={(text) => keep(card, text)}
        decline={() => decline(card)}
        undo={undo}
      />
      <FormError>{failure}</FormError>
    </div>
  );
}

const endWords = (kept: number, all: number) =>
  kept === 0
    ? "You kept none: your letters go on in your own words."
    : `You kept ${kept} of ${all}. Your next letters use ${kept === 1 ? "it" : "them"}.`;
