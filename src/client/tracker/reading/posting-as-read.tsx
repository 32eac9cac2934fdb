import { useQuery } from "@tanstack/react-query";
import { type FormEvent, useState } from "react";
import type { TrackedJob } from "../../../shared/tracker/tracker.contract.ts";
import { Button } from "../../ui/button.tsx";
import { FormError } from "../../ui/fields/form-error.tsx";
import { failureOf } from "../generation/generation-failure.ts";
import { keptDocumentsQuery } from "../generation/kept/kept-documents.queries.ts";
import { correctedPosting, type ShownPosting } from "./corrected-posting.ts";
import { useKeptPosting } from "./kept-posting.queries.ts";
import { PostingFields } from "./posting-fields.tsx";

/** The posting as the documents are written for it, to be read and corrected before anything of the plan is used. */
export function PostingAsRead({ job }: { job: TrackedJob }) {
  const { data } = useQuery(keptDocumentsQuery(job.job_url));
  const reading = useKeptPosting();
  const [isOpen, setOpen] = useState(false);
  if (!data) return null;
  if (!data.posting) {
    return (
      <div className="text-sm">
        <FormError>{reading.isError && failureOf(reading.error).sentences.join(": ")}</FormError>
        <Button
          variant="quiet"
          size="small"
          className="-mx-3"
          busy={reading.isPending}
          onClick={() => reading.mutate({ job }, { onSuccess: () => setOpen(true) })}
        >
          {reading.isPending ? "Reading the page..." : "See what is read from the page"}
        </Button>
      </div>
    );
  }
  const { location, pay, text } = data.posting;
  return (
    <details open={isOpen} onToggle={({ currentTarget }) => setOpen(currentTarget.open)}>
      <summary className="min-h-11 cursor-pointer content-center font-semibold text-sm md:min-h-9">
        The posting as it was read
      </summary>
      <CorrectionForm key={[location, pay, text].join("\n")} job={job} posting={{ location, pay, text }} />
    </details>
  );
}

const hint = "Your documents are written for this text. Correct what was read wrongly.";

function CorrectionForm({ job, posting }: { job: TrackedJob; posting: ShownPosting }) {
  const correction = useKeptPosting();
  const [outcome, setOutcome] = useState<{ text?: string; error?: string | undefined }>({});

  function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const corrected = correctedPosting(new FormData(event.currentTarget), posting);
    if (!corrected.posting) {
      setOutcome(corrected.error ? { error: corrected.error } : { text: "Nothing was changed." });
      return;
    }
    setOutcome({});
    correction.mutate({ job, ...corrected.posting });
  }

  return (
    <form noValidate onSubmit={submit} className="mt-2 flex flex-col gap-4">
      <PostingFields {...posting} textHint={hint} textError={outcome.error} />
      <FormError>{correction.isError && failureOf(correction.error).sentences.join(": ")}</FormError>
      <p role="status" className="text-muted text-sm empty:hidden">
        {outcome.text}
      </p>
      <Button type="submit" variant="secondary" busy={correction.isPending} className="self-stretch sm:self-start">
        {correction.isPending ? "Saving..." : "Save corrections"}
      </Button>
    </form>
  );
}
