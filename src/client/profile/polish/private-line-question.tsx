import { Check, EyeOff } from "lucide-react";
import { type KeyboardEvent, useEffect, useRef } from "react";
import type { PrivateLine } from "../../../shared/wordings/private-lines.contract.ts";
import { Button } from "../../ui/button.tsx";
import { privateLineWords as words } from "../../ui/private-lines/private-line-words.ts";
import type { LineDeciding } from "../../ui/private-lines/private-lines.queries.ts";
import { TextLink } from "../../ui/text-link.tsx";
import { useIsReadable } from "../../ui/wordings/use-is-readable.ts";

interface PrivateLineQuestionProps {
  line: PrivateLine;
  deciding: LineDeciding;
  /** How many wait, with this one. */
  waiting: number;
}

/** A line that reads like a note to oneself, with the one question about it. The keys work while the card has the focus. */
export function PrivateLineQuestion({ line: { fact }, deciding, waiting }: PrivateLineQuestionProps) {
  const { decide, isPending } = deciding;
  const isReadable = useIsReadable();
  const card = useRef<HTMLElement>(null);
  useEffect(() => card.current?.focus(), []);
  const answer = (isPrivate: boolean) => isReadable && decide(fact.text, isPrivate, null);
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.repeat || event.ctrlKey || event.metaKey || event.altKey) return;
    const isPrivate = { y: false, n: true }[event.key.toLowerCase()];
    if (isPrivate === undefined) return;
    event.preventDefault();
    answer(isPrivate);
  };
  return (
    <div className="flex flex-col gap-2">
      <p className="text-muted">
        {waiting === 1 ? "1 line reads like a note" : `${waiting} lines read like notes`} to yourself. No document says{" "}
        {waiting === 1 ? "it" : "them"} before you decide.
      </p>
      <section
        ref={card}
        data-readable={isReadable}
        tabIndex={-1}
        aria-label={words.question}
        onKeyDown={onKeyDown}
        className="my-2 flex flex-col gap-3 rounded-lg border border-accent/50 bg-raised p-4 shadow-float outline-offset-2"
      >
        <p className="wrap-anywhere text-lg leading-relaxed">{fact.text}</p>
        <p className="-mt-2 text-muted text-sm">
          <TextLink to={`/profile#${fact.section ?? ""}`}>{fact.where}</TextLink>
        </p>
        <p className="font-semibold">{words.question}</p>
        <div className="flex flex-wrap gap-2">
          {/* As strong as "No": neither is the answer that we wish for. */}
          <Button
            variant="secondary"
            size="small"
            disabled={isPending}
            aria-keyshortcuts="Y"
            onClick={() => answer(false)}
          >
            <Check aria-hidden="true" /> {words.yes}
          </Button>
          <Button
            variant="secondary"
            size="small"
            disabled={isPending}
            aria-keyshortcuts="N"
            onClick={() => answer(true)}
          >
            <EyeOff aria-hidden="true" /> {words.no}
          </Button>
        </div>
        <p className="text-muted text-sm">It stays in your profile either way, where you can change your answer.</p>
      </section>
    </div>
  );
}
