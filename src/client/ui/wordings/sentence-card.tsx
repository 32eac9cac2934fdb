import { Check, Pencil, X } from "lucide-react";
import { type KeyboardEvent, useState } from "react";
import type { ReviewedFact } from "../../../shared/documents/document-review.contract.ts";
import { Button } from "../button.tsx";
import { useOneAtATime } from "../use-one-at-a-time.ts";
import type { ChangeFailure } from "./change-failure.ts";
import { FactLines } from "./fact-lines.tsx";
import { MarkedWords } from "./marked-words.tsx";
import { useIsReadable } from "./use-is-readable.ts";
import { isWordingBegun } from "./wording-draft.ts";
import { WordingEditor } from "./wording-editor.tsx";

interface SentenceCardProps {
  /** What `useCardFocus` finds it by. */
  id: string;
  label: string;
  /** Where the line stands, where the card does not stand there itself. */
  place?: string;
  text: string;
  /** What to ask, in one sentence. */
  question: string;
  /** What the person has written: every other word is marked. */
  own: string[];
  facts: ReviewedFact[];
  isBusy: boolean;
  /** As it is, or in the person's words; a refusal is for the form to show. */
  keep: (text?: string) => Promise<ChangeFailure | undefined>;
  decline: () => Promise<unknown>;
  undo: () => Promise<unknown>;
}

/** A proposed sentence beside the person's own words, with one question. The keys work while the card has the focus. */
export function SentenceCard(props: SentenceCardProps) {
  const { id, label, place, text, question, own, facts, isBusy, keep, decline, undo } = props;
  const [isEditing, setIsEditing] = useState(() => isWordingBegun(id));
  const isReadable = useIsReadable();
  const decide = useOneAtATime((decision: () => Promise<unknown>) => decision());
  const keepAsIs = () => isReadable && void decide(() => keep());
  const refuse = () => isReadable && void decide(decline);
  const takeBack = () => void decide(undo);
  const edit = () => setIsEditing(true);

  const onKeyDown = (event: KeyboardEvent) => {
    if (isBusy || isEditing || event.repeat || event.ctrlKey || event.metaKey || event.altKey) return;
    const act = { y: keepAsIs, n: refuse, e: edit, z: takeBack }[event.key.toLowerCase()];
    if (!act) return;
    event.preventDefault();
    act();
  };

  return (
    <section
      data-card={id}
      data-readable={isReadable}
      tabIndex={-1}
      aria-label={label}
      onKeyDown={onKeyDown}
      className="my-2 flex flex-col gap-3 rounded-lg border border-accent/50 bg-raised p-4 shadow-float outline-offset-2"
    >
      {isEditing ? (
        <WordingEditor
          id={id}
          text={text}
          source={facts.find(({ section }) => section)}
          isBusy={isBusy}
          save={keep}
          onDone={() => setIsEditing(false)}
        />
      ) : (
        <>
          {place && <p className="text-muted text-sm">{place}</p>}
          <p className="break-words text-lg leading-relaxed">
            <MarkedWords text={text} own={own} />
          </p>
          <p className="font-semibold">{question}</p>
          <div className="flex flex-wrap gap-2">
            <Button size="small" disabled={isBusy} aria-keyshortcuts="Y" onClick={keepAsIs}>
              <Check aria-hidden="true" /> True, keep it
            </Button>
            <Button variant="secondary" size="small" disabled={isBusy} aria-keyshortcuts="N" onClick={refuse}>
              <X aria-hidden="true" /> No, my own words
            </Button>
            <Button variant="secondary" size="small" disabled={isBusy} aria-keyshortcuts="E" onClick={edit}>
              <Pencil aria-hidden="true" /> Edit
            </Button>
          </div>
          <p className="text-muted text-sm max-md:hidden">
            With the keyboard: <kbd>Y</kbd> keep, <kbd>N</kbd> no, <kbd>E</kbd> edit, <kbd>Z</kbd> take back.
          </p>
        </>
      )}
      <div>
        <p className="mb-1.5 text-muted text-sm">What you have written</p>
        <FactLines facts={facts} />
      </div>
    </section>
  );
}
