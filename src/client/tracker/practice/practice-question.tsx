import { useState } from "react";
import type { PracticeQuestion } from "../../../shared/tracker/practice/interview-questions.rules.ts";
import { spokenSeconds, weakSpotsOf } from "../../../shared/tracker/practice/practice-answer.rules.ts";
import type { RecordOf } from "../../../shared/tracker/records/card-record.contract.ts";
import { Button } from "../../ui/button.tsx";
import { TextArea } from "../../ui/fields/text-area.tsx";
import { UnheldNote } from "../mails/unheld-note.tsx";
import { useRemoveRecord } from "../records/record-changes.queries.ts";
import { recordDrafts, type TypedFields } from "../records/record-drafts.ts";
import { RecordForm } from "../records/record-form.tsx";
import { adviceWords, clockText, weakSpotWords } from "./practice-words.ts";
import { SpeakingTimer } from "./speaking-timer.tsx";

export interface PracticeQuestionProps {
  jobUrl: string;
  asked: PracticeQuestion;
  record: RecordOf<"practice_answer"> | undefined;
}

const parts = [
  { name: "situation", label: "Situation", hint: "Where and when it was." },
  { name: "task", label: "Task", hint: "What there was to do." },
  { name: "action", label: "Action", hint: "What you did yourself." },
  { name: "result", label: "Result", hint: "What came of it." },
];

const fieldNames = [...parts.map(({ name }) => name), "seconds"];

/** One question: what the profile has to it, and an answer of the person's own words, kept on the card. */
export function PracticeQuestionRow({ jobUrl, asked, record }: PracticeQuestionProps) {
  const { question, held } = asked;
  const draft = `${jobUrl}:practice_answer:${question}`;
  const [isOpen, setOpen] = useState(() => recordDrafts.read(draft) !== undefined);
  const [wasOpened, setWasOpened] = useState(false);
  const removeRecord = useRemoveRecord();
  const spots = weakSpotsOf(record?.data, held);
  const open = () => {
    setWasOpened(true);
    setOpen(true);
  };
  return (
    <li className="flex flex-col gap-2 border-line border-b py-4 last:border-b-0">
      <h3 dir="auto" className="text-lg [overflow-wrap:anywhere]">
        {question}
      </h3>
      {spots.length > 0 && (
        <p className="text-sm">
          <span className="font-semibold text-danger">Weak spot:</span>{" "}
          {spots.map((spot) => weakSpotWords[spot]).join("; ")}
        </p>
      )}
      {isOpen ? (
        <AnswerForm {...{ jobUrl, asked, record, draft }} onDone={() => setOpen(false)} />
      ) : (
        <>
          {record && <Answer answer={record.data} />}
          <div className="flex flex-wrap gap-1">
            <Button
              variant={record ? "quiet" : "secondary"}
              size="small"
              autoFocus={wasOpened}
              onClick={open}
              aria-label={`${record ? "Change the answer" : "Answer it"}: ${question}`}
            >
              {record ? "Change the answer" : "Answer it"}
            </Button>
            {record && (
              <Button
                variant="quiet"
                size="small"
                aria-label={`Remove the answer: ${question}`}
                onClick={() => removeRecord.mutate({ record, said: "The answer was removed." })}
              >
                Remove
              </Button>
            )}
          </div>
        </>
      )}
    </li>
  );
}

function Answer({ answer }: { answer: RecordOf<"practice_answer">["data"] }) {
  const { situation, task, action, result, seconds } = answer;
  return (
    <>
      <p dir="auto" className="whitespace-pre-wrap [overflow-wrap:anywhere]">
        {[situation, task, action, result].filter(Boolean).join("\n")}
      </p>
      {seconds !== null && <p className="text-muted text-sm">Said in {clockText(seconds)}</p>}
    </>
  );
}

function AnswerForm(props: PracticeQuestionProps & { draft: string; onDone: () => void }) {
  const { jobUrl, asked, record, draft, onDone } = props;
  const { question, material, held } = asked;
  return (
    <RecordForm
      {...{ record, draft, onDone }}
      label={`Your answer: ${question}`}
      kind="practice_answer"
      owner={{ job_url: jobUrl }}
      start={startOf(record)}
      dataOf={(typed) => {
        const answer = answerOf(typed);
        return { ...answer, question, weak: weakSpotsOf(answer, held).length > 0 };
      }}
    >
      {(field) => {
        const typed = fieldNames.map((name) => [name, field(name).value]);
        const answer = answerOf(Object.fromEntries(typed));
        const spoken = spokenSeconds(answer);
        const text = parts.map(({ name }) => field(name).value).join("\n");
        return (
          <>
            {adviceWords[held] && <p>{adviceWords[held]}</p>}
            {material.length > 0 && (
              <div className="text-sm">
                <p className="font-semibold">From your profile</p>
                <ul className="list-disc pl-5">
                  {material.map((fact) => (
                    <li key={fact.text} dir="auto" className="[overflow-wrap:anywhere]">
                      {fact.text} <span className="text-muted">({fact.where})</span>
                    </li>
                  ))}
                </ul>
              </div>
            )}
            {parts.map(({ name, label, hint }, at) => (
              <TextArea key={name} label={label} hint={hint} rows={2} autoFocus={at === 0} {...field(name)} />
            ))}
            <SpeakingTimer
              seconds={answer.seconds}
              onStop={(seconds) => field("seconds").onChange({ target: { value: String(seconds) } })}
            />
            {spoken > 0 && <p className="text-muted text-sm">About {clockText(spoken)} when it is spoken calmly.</p>}
            <UnheldNote jobUrl={jobUrl} text={text} />
          </>
        );
      }}
    </RecordForm>
  );
}

function startOf(record: RecordOf<"practice_answer"> | undefined): TypedFields {
  if (!record) return {};
  const { situation, task, action, result, seconds } = record.data;
  return { situation, task, action, result, seconds: seconds === null ? "" : String(seconds) };
}

function answerOf({ situation = "", task = "", action = "", result = "", seconds }: TypedFields) {
  return { situation, task, action, result, seconds: seconds ? Number(seconds) : null };
}
