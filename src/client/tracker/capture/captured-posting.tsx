import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { pastedText } from "../../../shared/documents/documents.contract.ts";
import type { TrackedJob } from "../../../shared/tracker/tracker.contract.ts";
import { jobWithAddress, statusOf } from "../../../shared/tracker/tracker.rules.ts";
import { Button } from "../../ui/button.tsx";
import { FormError } from "../../ui/fields/form-error.tsx";
import { LinkButton } from "../../ui/link-button.tsx";
import { MatchPanel } from "../../ui/matching/match-panel.tsx";
import { Card } from "../../ui/page/card.tsx";
import { LoadingState } from "../../ui/states/loading-state.tsx";
import { Notice } from "../../ui/states/notice.tsx";
import { keptDocumentsQuery } from "../generation/kept/kept-documents.queries.ts";
import { useKeptPosting } from "../reading/kept-posting.queries.ts";
import type { Capture } from "./arrived-capture.ts";
import { capturedPostingQuery } from "./captured-posting.queries.ts";
import { CapturedPostingForm, type ReadCapture } from "./captured-posting-form.tsx";
import { UnkeptMatch } from "./unkept-match.tsx";

/** What was read of a posting that was handed over, to be put on the board; or the card that it has there. */
export function CapturedPosting({ capture, jobs }: { capture: Capture; jobs: readonly TrackedJob[] }) {
  const { data, error, isPending } = useQuery(capturedPostingQuery(capture));
  const [savedUrl, setSavedUrl] = useState(capture.url);
  const known = savedUrl ? jobWithAddress(jobs, savedUrl) : undefined;
  if (isPending) return <LoadingState>Reading the posting...</LoadingState>;
  const read: ReadCapture = {
    job_title: data?.job_title || capture.title,
    company_name: data?.company_name ?? "",
    job_url: capture.url,
    location: data?.location ?? "",
    pay: data?.pay ?? "",
    text: capture.text || (data?.text ?? ""),
    note: error?.message ?? data?.refusal ?? "",
  };
  if (known) return <OnBoardAlready job={known} read={read} />;
  return <CapturedPostingForm jobs={jobs} read={read} onSaved={setSavedUrl} />;
}

function OnBoardAlready({ job, read }: { job: TrackedJob; read: ReadCapture }) {
  const { data: kept } = useQuery(keptDocumentsQuery(job.job_url));
  const keeping = useKeptPosting();
  const canKeep = kept !== undefined && !kept?.posting && pastedText.safeParse(read.text).success;
  const { location, pay, text } = read;
  return (
    <Card aria-label="The card" className="flex flex-col gap-5 px-4 py-5 md:px-6 md:py-6">
      <Notice>
        <p>This posting is {job.archived_at ? "in your archive" : "on your board"}.</p>
        <p className="mt-0.5 text-muted text-sm wrap-anywhere">
          {job.job_title}, {job.company_name}, under {statusOf(job)}
        </p>
      </Notice>
      <FormError>{keeping.error?.message}</FormError>
      <div className="flex flex-wrap gap-2">
        <LinkButton to={`/jobtracking?job=${encodeURIComponent(job.job_url)}`}>Open its card</LinkButton>
        {canKeep && (
          <Button
            variant="secondary"
            busy={keeping.isPending}
            onClick={() => keeping.mutate({ job, location, pay, text })}
          >
            Keep this text with it
          </Button>
        )}
      </div>
      {kept?.posting ? <MatchPanel jobUrl={job.job_url} /> : <UnkeptMatch jobUrl={job.job_url} {...read} />}
    </Card>
  );
}
