import { Check, FileText } from "lucide-react";
import { useId } from "react";
import { useLocation } from "react-router";
import type { TrackedJob } from "../../../shared/tracker/tracker.contract.ts";
import { useAdditions } from "../../http/calls/client-config.queries.ts";
import { plansPath } from "../../http/session/plans-path.ts";
import { Button } from "../../ui/button.tsx";
import { FormError } from "../../ui/fields/form-error.tsx";
import { Notice } from "../../ui/states/notice.tsx";
import { Spinner } from "../../ui/states/spinner.tsx";
import { TextLink } from "../../ui/text-link.tsx";
import { PostingAsRead } from "../reading/posting-as-read.tsx";
import { DocumentAllowance } from "./document-allowance.tsx";
import { DocumentAppearanceChoice } from "./document-appearance.tsx";
import { type Generation, generationSteps, useDocumentGeneration } from "./document-generation.queries.ts";
import { type GenerationFailure, quotaExceededTitle } from "./generation-failure.ts";
import { DocumentLinks } from "./kept/document-links.tsx";
import { EarlierDocuments } from "./kept/earlier-documents.tsx";
import { WaitingSentences } from "./kept/waiting-sentences.tsx";
import { WordLinks } from "./kept/word-links.tsx";
import { OpenMusts } from "./open-musts.tsx";
import { PastedPosting } from "./pasted-posting-form.tsx";
import { useOutcomeInSight } from "./use-outcome-in-sight.ts";

interface GenerateDocumentsProps {
  job: TrackedJob;
  /** After the links were saved to the board. */
  onSaved: () => void;
}

/** The section of a job's card that makes its CV and cover letter. */
export function GenerateDocuments({ job, onSaved }: GenerateDocumentsProps) {
  const headingId = useId();
  const { generation, start } = useDocumentGeneration(job, onSaved);
  const { section, outcome } = useOutcomeInSight(generation);
  const documents = job.generated_documents;
  const hasAdditions = useAdditions();
  const isUnread = generation.failure?.canPaste === true;

  return (
    <section ref={section} aria-labelledby={headingId} className="flex scroll-mt-16 flex-col gap-4">
      <div>
        <h3 id={headingId} className="text-lg">
          Generate Documents
        </h3>
        <p className="mt-0.5 text-muted text-sm">
          A CV and a cover letter, chosen from your profile for this posting. Every sentence is yours; nothing is added.
        </p>
      </div>
      {documents && (
        <DocumentLinks documents={documents}>
          <WordLinks documents={documents} />
        </DocumentLinks>
      )}
      {documents && <WaitingSentences job={job} />}
      <div ref={outcome} className="hidden scroll-my-4 flex-col gap-4 has-[>*:not(:empty)]:flex">
        {generation.isRunning && <Steps generation={generation} />}
        <Failure failure={generation.failure} />
        {generation.notices.map((notice) => (
          <Notice key={notice}>{notice}</Notice>
        ))}
        {generation.isInterrupted && (
          <Notice>The page was left before your documents were done. Going on counts as the same document set.</Notice>
        )}
        {generation.isPaused && <ThinProfile />}
      </div>
      <Button
        variant={(documents && !generation.isInterrupted) || isUnread || generation.isPaused ? "secondary" : "primary"}
        busy={generation.isRunning}
        onClick={() => void start()}
        className="self-stretch sm:self-start"
      >
        {buttonText(generation, documents !== null)}
      </Button>
      {/* What loads by itself lies below the button, which would else slip away from under a finger. */}
      {!generation.isRunning && !documents && <OpenMusts jobUrl={job.job_url} />}
      {hasAdditions && documents && (
        <p className="text-muted text-sm">Regenerating from the same posting uses nothing of your plan.</p>
      )}
      <DocumentAllowance />
      {hasAdditions && !generation.isRunning && <PostingAsRead job={job} />}
      {hasAdditions && !generation.isRunning && (
        <PastedPosting job={job} isOnlyOption={isUnread} onText={(text) => void start(text)} />
      )}
      <EarlierDocuments job={job} onChanged={onSaved} />
      {hasAdditions && <DocumentAppearanceChoice documents={documents} disabled={generation.isRunning} />}
    </section>
  );
}

/** Before anything of the plan is used. */
function ThinProfile() {
  return (
    <Notice>
      <p>
        Your profile says very little yet, so a CV made from it will be short. You may want to fill it in first; nothing
        of your plan has been used.
      </p>
      <p className="mt-1">
        <TextLink to="/profile">Open your profile</TextLink>
      </p>
    </Notice>
  );
}

function buttonText({ isRunning, isInterrupted, isPaused, failure }: Generation, hasDocuments: boolean): string {
  if (isRunning) return "Generating CV and Cover Letter...";
  if (isPaused) return "Generate anyway";
  if (failure?.canPaste) return "Try the page again";
  if (isInterrupted) return "Go on";
  return hasDocuments ? "Regenerate Documents" : "Generate Documents";
}

/** How far it is: what is done, what goes on, what follows. */
function Steps({ generation: { results } }: { generation: Generation }) {
  const current = generationSteps.findIndex(({ result }) => results[result] === undefined);
  return (
    <>
      <p role="status" className="sr-only">
        {generationSteps[current]?.label}
      </p>
      <ol aria-hidden="true" className="flex flex-col gap-1.5 text-[0.9375rem]">
        {generationSteps.map(({ result, label }, index) => (
          <li
            key={result}
            className={index > current ? "flex items-center gap-2.5 text-muted" : "flex items-center gap-2.5"}
          >
            <StepMark isDone={index < current} isCurrent={index === current} />
            {label}
          </li>
        ))}
      </ol>
    </>
  );
}

function StepMark({ isDone, isCurrent }: { isDone: boolean; isCurrent: boolean }) {
  if (isDone) return <Check className="size-4 shrink-0 text-accent" />;
  if (isCurrent) return <Spinner className="size-4 shrink-0 text-accent" />;
  return <FileText className="size-4 shrink-0 opacity-40" />;
}

function Failure({ failure }: { failure: GenerationFailure | undefined }) {
  const location = useLocation();
  return (
    <FormError>
      {failure && (
        <>
          {failure.title && <p className="font-semibold">{failure.title}</p>}
          {failure.sentences.map((sentence) => (
            <p key={sentence}>{sentence}</p>
          ))}
          {failure.title === quotaExceededTitle && (
            <p>
              <TextLink to={plansPath(location)}>See the plans</TextLink>
            </p>
          )}
          {failure.profileIsEmpty && (
            <p className="flex flex-wrap gap-x-4">
              <TextLink to="/chat">Bring your CV</TextLink>
              <TextLink to="/profile">Open your profile</TextLink>
            </p>
          )}
        </>
      )}
    </FormError>
  );
}
