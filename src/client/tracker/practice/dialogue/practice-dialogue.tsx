import { type FormEvent, useEffect, useId, useRef, useState } from "react";
import { maxSpoken } from "../../../../shared/tracker/practice/practice-dialogue.contract.ts";
import type { InterviewKind } from "../../../../shared/tracker/records/interview-kinds.rules.ts";
import { Button } from "../../../ui/button.tsx";
import { FormError } from "../../../ui/fields/form-error.tsx";
import { TextArea } from "../../../ui/fields/text-area.tsx";
import { SpeakingTimer } from "../speaking-timer.tsx";
import { DialogueTurns } from "./dialogue-turns.tsx";
import { useDialogue } from "./use-dialogue.ts";

interface PracticeDialogueProps {
  jobUrl: string;
  kind: InterviewKind;
}

/** A language model plays the interviewer: only where one is configured. */
export function PracticeDialogue({ jobUrl, kind }: PracticeDialogueProps) {
  const dialogue = useDialogue(jobUrl, kind);
  const { turns, growing, failure } = dialogue;
  const headingId = useId();
  const hasBegun = turns.length > 0 || growing !== undefined;
  return (
    <section aria-labelledby={headingId} className="flex flex-col gap-4 rounded-lg border border-line bg-surface p-4">
      <div className="flex flex-col gap-1">
        <h2 id={headingId} className="text-xl">
          Speak with an interviewer
        </h2>
        <p className="text-muted text-sm">
          It asks one question at a time and takes up what you say. Each reply is one of your messages to the assistant.
          The dialogue is gone when you leave this page; answers that you keep stay on the card.
        </p>
      </div>
      {hasBegun && <DialogueTurns {...{ jobUrl, turns, growing }} />}
      {turns.length > 0 ? (
        <SpokenAnswer dialogue={dialogue} />
      ) : (
        <>
          <FormError>{failure}</FormError>
          <Button
            variant="secondary"
            className="self-start"
            onClick={() => (growing === undefined ? void dialogue.say() : dialogue.stop())}
          >
            {growing === undefined ? "Begin the dialogue" : "Stop"}
          </Button>
        </>
      )}
    </section>
  );
}

function SpokenAnswer({ dialogue }: { dialogue: ReturnType<typeof useDialogue> }) {
  const { turns, growing, failure, isFull } = dialogue;
  const [text, setText] = useState("");
  const [seconds, setSeconds] = useState<number | null>(null);
  const field = useRef<HTMLTextAreaElement>(null);
  const isWaiting = growing !== undefined;
  const count = turns.length;
  // With each question, and with what was not answered.
  useEffect(() => {
    if (!isWaiting && count > 0) field.current?.focus();
  }, [isWaiting, count]);

  async function send(event: FormEvent): Promise<void> {
    event.preventDefault();
    if (isWaiting) return dialogue.stop();
    const said = text.trim();
    if (said === "") return field.current?.focus();
    setText("");
    setSeconds(null);
    if (await dialogue.say({ role: "person", text: said, seconds })) return;
    setText(said);
    setSeconds(seconds);
  }

  return (
    <form onSubmit={(event) => void send(event)} className="flex flex-col gap-3">
      {isFull ? (
        <p>This dialogue is long enough. Begin a new one to go on.</p>
      ) : (
        <>
          <TextArea
            ref={field}
            label="What you say"
            rows={3}
            maxLength={maxSpoken}
            value={text}
            readOnly={isWaiting}
            onChange={({ target }) => setText(target.value)}
          />
          <SpeakingTimer key={count} seconds={seconds} onStop={setSeconds} />
        </>
      )}
      <FormError>{failure}</FormError>
      <div className="flex flex-wrap gap-2">
        {!isFull && <Button type="submit">{isWaiting ? "Stop" : "Say it"}</Button>}
        {!isWaiting && (
          <Button variant="quiet" onClick={dialogue.startAnew}>
            End the dialogue
          </Button>
        )}
      </div>
    </form>
  );
}
