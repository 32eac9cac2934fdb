import { useQuery } from "@tanstack/react-query";
import { MessagesSquare } from "lucide-react";
import { useState } from "react";
import { useSearchParams } from "react-router";
import type { PostingMatch } from "../../../shared/matching/matching.contract.ts";
import { practiceQuestions } from "../../../shared/tracker/practice/interview-questions.rules.ts";
import { weakSpotsOf } from "../../../shared/tracker/practice/practice-answer.rules.ts";
import type { RecordOf } from "../../../shared/tracker/records/card-record.contract.ts";
import { interviewKindWords, recordsOfKind } from "../../../shared/tracker/records/card-record.rules.ts";
import { interviewKinds } from "../../../shared/tracker/records/interview-kinds.rules.ts";
import type { TrackedJob } from "../../../shared/tracker/tracker.contract.ts";
import { clientConfigQuery } from "../../http/calls/client-config.queries.ts";
import { SelectField } from "../../ui/fields/select-field.tsx";
import { LinkButton } from "../../ui/link-button.tsx";
import { matchQuery } from "../../ui/matching/match.queries.ts";
import { PageBody } from "../../ui/page/page-body.tsx";
import { PageHeader } from "../../ui/page/page-header.tsx";
import { deferred, useDeferred } from "../../ui/states/deferred.ts";
import { EmptyState } from "../../ui/states/empty-state.tsx";
import { ErrorState } from "../../ui/states/error-state.tsx";
import { LoadingState } from "../../ui/states/loading-state.tsx";
import { useCardRecords } from "../records/card-records.queries.ts";
import { useTrackedJobs } from "../tracker.queries.ts";
import { PracticeQuestionRow } from "./practice-question.tsx";

export function Component() {
  const { data: board, isError, refetch } = useTrackedJobs();
  const jobUrl = useSearchParams()[0].get("job");
  const job = board?.jobs.find(({ job_url }) => job_url === jobUrl);
  return (
    <PageBody isDense className="md:gap-6">
      <PageHeader
        title="Interview practice"
        back={
          job
            ? { to: `/jobtracking?job=${encodeURIComponent(job.job_url)}&part=notes`, label: "Back to the card" }
            : { to: "/jobtracking", label: "Back to the board" }
        }
        subtitle={job && `${job.job_title}, ${job.company_name}`}
      />
      {isError && !board && <ErrorState title="Your board could not be loaded." onRetry={() => void refetch()} />}
      {!board && !isError && <LoadingState>Loading the card...</LoadingState>}
      {board && !job && (
        <EmptyState
          icon={<MessagesSquare />}
          title="This card is not on your board."
          action={
            <LinkButton variant="secondary" to="/jobtracking">
              Open the board
            </LinkButton>
          }
        >
          Practice begins from a card: open one, and its notes.
        </EmptyState>
      )}
      {job && <CardPractice job={job} />}
    </PageBody>
  );
}

const practiceDialogue = deferred(async () => (await import("./dialogue/practice-dialogue.tsx")).PracticeDialogue);

const kindOptions = interviewKinds.map((value) => ({ value, label: interviewKindWords[value] }));
const nothing: Pick<PostingMatch, "requirements" | "facts"> = { requirements: [], facts: [] };

function CardPractice({ job }: { job: TrackedJob }) {
  const records = useCardRecords(job);
  const match = useQuery(matchQuery(job.job_url));
  const [chosen, setChosen] = useState<string>();
  const hasModel = useQuery(clientConfigQuery).data?.language_model === true;
  const PracticeDialogue = useDeferred(practiceDialogue, hasModel);
  if (records.isError || match.isError) {
    const retry = () => Promise.all([records.refetch(), match.refetch()]);
    return <ErrorState title="The questions could not be loaded." onRetry={() => void retry()} />;
  }
  if (!records.data || match.isPending) return <LoadingState>Loading the questions...</LoadingState>;
  const planned = recordsOfKind(records.data, "interview")
    .toSorted((a, b) => a.data.at.localeCompare(b.data.at))
    .at(-1);
  const kind = interviewKinds.find((one) => one === chosen) ?? planned?.data.interview_kind ?? "video";
  const answers = recordsOfKind(records.data, "practice_answer");
  const rows = rowsOf(practiceQuestions(match.data ?? nothing, kind), answers);
  const answered = rows.filter(({ record }) => record).length;
  const weak = rows.filter(({ asked, record }) => weakSpotsOf(record?.data, asked.held).length > 0).length;
  return (
    <div className="flex flex-col gap-4">
      <div className="flex flex-wrap items-end justify-between gap-4">
        <SelectField
          label="Kind of interview"
          options={kindOptions}
          value={kind}
          onChange={({ target }) => setChosen(target.value)}
          className="w-64"
        />
        <p role="status">
          {answered} of {rows.length} answered{weak > 0 && `, ${weak} with a weak spot`}
        </p>
      </div>
      {match.data && !match.data.is_known && (
        <p className="text-muted">
          The posting has not been read yet: making documents reads it. These questions are asked nearly always.
        </p>
      )}
      {PracticeDialogue && <PracticeDialogue key={kind} jobUrl={job.job_url} kind={kind} />}
      <ul aria-label="Questions">
        {rows.map(({ asked, record }) => (
          <PracticeQuestionRow key={asked.question} jobUrl={job.job_url} asked={asked} record={record} />
        ))}
      </ul>
    </div>
  );
}

/** What was answered and is not asked any more stays, at the end. */
function rowsOf(questions: ReturnType<typeof practiceQuestions>, answers: RecordOf<"practice_answer">[]) {
  const isAsked = new Set(questions.map(({ question }) => question));
  const others = answers.filter(({ data }) => !isAsked.has(data.question));
  return [
    ...questions.map((asked) => ({ asked, record: answers.findLast(({ data }) => data.question === asked.question) })),
    ...others.map((record) => ({
      asked: { question: record.data.question, held: "none" as const, material: [] },
      record,
    })),
  ];
}
