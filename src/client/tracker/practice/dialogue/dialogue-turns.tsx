import { useState } from "react";
import { questionIn } from "../../../../shared/tracker/practice/dialogue-question.rules.ts";
import { weakSpotsOf } from "../../../../shared/tracker/practice/practice-answer.rules.ts";
import { randomId } from "../../../http/storage/random-id.ts";
import { Button } from "../../../ui/button.tsx";
import { classNames } from "../../../ui/class-names.ts";
import { showToast } from "../../../ui/overlays/toast.ts";
import { SanitizedHtml } from "../../../ui/sanitized-html.tsx";
import { LeftOutNote } from "../../../ui/wordings/left-out-note.tsx";
import { useSaveRecord } from "../../records/record-changes.queries.ts";
import { clockText } from "../practice-words.ts";
import type { ShownTurn } from "./use-dialogue.ts";

interface DialogueTurnsProps {
  jobUrl: string;
  turns: readonly ShownTurn[];
  growing: string | undefined;
}

export function DialogueTurns({ jobUrl, turns, growing }: DialogueTurnsProps) {
  return (
    <ol aria-label="Dialogue" className="flex flex-col gap-3">
      {turns.map((turn, at) => (
        // Turns are only added at the end.
        // biome-ignore lint/suspicious/noArrayIndexKey: a turn has no other name
        <li key={at} className={bubble(turn.role)}>
          {turn.role === "interviewer" ? (
            <InterviewerTurn html={turn.html ?? ""} leftOut={turn.leftOut} />
          ) : (
            <PersonTurn jobUrl={jobUrl} turn={turn} asked={turns[at - 1]?.text ?? ""} />
          )}
        </li>
      ))}
      {growing !== undefined && (
        <li className={bubble("interviewer")}>
          {growing === "" ? <p role="status">The interviewer is thinking...</p> : <InterviewerTurn html={growing} />}
        </li>
      )}
    </ol>
  );
}

const bubble = (role: ShownTurn["role"]) =>
  classNames(
    "max-w-[42rem] rounded-lg px-4 py-3 [overflow-wrap:anywhere]",
    role === "person" ? "ml-6 self-end bg-accent-soft" : "mr-6 self-start bg-sunken",
  );

function InterviewerTurn({ html, leftOut = [] }: { html: string; leftOut?: ShownTurn["leftOut"] }) {
  return (
    <>
      <p className="font-semibold text-sm">Interviewer</p>
      {/* Heard when it is there: a block that grows is read once. */}
      <div dir="auto" aria-live="polite">
        <SanitizedHtml html={html} />
      </div>
      {leftOut.length > 0 && <LeftOutNote sentences={leftOut} />}
    </>
  );
}

function PersonTurn({ jobUrl, turn, asked }: { jobUrl: string; turn: ShownTurn; asked: string }) {
  const { text, seconds = null } = turn;
  const [id] = useState(randomId);
  const save = useSaveRecord();
  const keep = () => {
    const answer = { situation: "", task: "", action: text, result: "", seconds };
    const data = { ...answer, question: questionIn(asked), weak: weakSpotsOf(answer, "none").length > 0 };
    save.mutate(
      { record: { id, kind: "practice_answer", job_url: jobUrl, data }, base: null },
      { onError: () => showToast({ title: "The answer could not be kept. Please try again.", tone: "error" }) },
    );
  };
  return (
    <>
      <p className="font-semibold text-sm">You</p>
      <p dir="auto" className="whitespace-pre-wrap">
        {text}
      </p>
      {seconds !== null && <p className="text-muted text-sm">Said in {clockText(seconds)}</p>}
      {save.isSuccess ? (
        <p role="status" className="text-sm">
          Kept among the answers below.
        </p>
      ) : (
        <Button
          variant="quiet"
          size="small"
          className="-ml-2"
          busy={save.isPending}
          aria-label={`Keep this answer: ${text.slice(0, 80)}`}
          onClick={keep}
        >
          Keep this answer
        </Button>
      )}
    </>
  );
}
