import { useId } from "react";
import type { TrackedJob } from "../../../shared/tracker/tracker.contract.ts";
import { useAdditions } from "../../http/calls/client-config.queries.ts";
import { Button } from "../../ui/button.tsx";
import { DocumentAllowance } from "./document-allowance.tsx";
import { useDocumentGeneration } from "./document-generation.queries.ts";
import { DocumentLinks } from "./kept/document-links.tsx";
import { OpenMusts } from "./open-musts.tsx";

interface DocumentsAtAGlanceProps {
  job: TrackedJob;
  onSaved: () => void;
  /** To all about the documents. */
  onMore: () => void;
}

/** The documents of a card's overview: to take, or to be made. How that goes, and all that can be chosen, is a part of its own. */
export function DocumentsAtAGlance({ job, onSaved, onMore }: DocumentsAtAGlanceProps) {
  const headingId = useId();
  const { generation, start } = useDocumentGeneration(job, onSaved);
  const documents = job.generated_documents;
  const hasAdditions = useAdditions();
  const more = documents
    ? hasAdditions
      ? "Design, versions, make anew"
      : "Make anew"
    : hasAdditions && "Design and other choices";
  const make = () => {
    onMore();
    void start();
  };
  return (
    <section aria-labelledby={headingId} className="flex flex-col gap-3 rounded-lg border border-line bg-sunken/60 p-4">
      <h3 id={headingId} className="text-lg">
        {documents ? "Documents" : "Generate Documents"}
      </h3>
      {documents && <DocumentLinks documents={documents} />}
      <div className="flex flex-wrap items-center gap-2">
        {(!documents || generation.isRunning) && (
          <Button busy={generation.isRunning} onClick={make} className="flex-auto sm:flex-none">
            {generation.isRunning ? "Generating CV and Cover Letter..." : "Generate Documents"}
          </Button>
        )}
        {more && (
          <Button variant="quiet" onClick={onMore} className={documents ? "-ml-4" : ""}>
            {more}
          </Button>
        )}
      </div>
      {!documents && !generation.isRunning && <OpenMusts jobUrl={job.job_url} />}
      {!documents && <DocumentAllowance />}
    </section>
  );
}
