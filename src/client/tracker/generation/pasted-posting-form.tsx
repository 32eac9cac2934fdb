import { useQuery } from "@tanstack/react-query";
import { type FormEvent, useState } from "react";
import { pastedText } from "../../../shared/documents/documents.contract.ts";
import { pastedTextLimits } from "../../../shared/documents/pasted-text.rules.ts";
import type { TrackedJob } from "../../../shared/tracker/tracker.contract.ts";
import { draftStore } from "../../http/storage/draft-store.ts";
import { Button } from "../../ui/button.tsx";
import { FormError } from "../../ui/fields/form-error.tsx";
import { TextArea } from "../../ui/fields/text-area.tsx";
import { useKeptPosting } from "../reading/kept-posting.queries.ts";
import { failureOf } from "./generation-failure.ts";
import { keptDocumentsQuery } from "./kept/kept-documents.queries.ts";

interface PastedPostingProps {
  job: TrackedJob;
  /** When the page could not be read: then the text is the way on. */
  isOnlyOption: boolean;
  onText: (text: string) => void;
}

/** Takes the posting's text by hand, where its page cannot be read or was read wrongly. */
export function PastedPosting({ job, isOnlyOption, onText }: PastedPostingProps) {
  const { data } = useQuery(keptDocumentsQuery(job.job_url));
  const [isOpen, setOpen] = useState(false);
  const pageAgain = useKeptPosting();
  if (isOpen || isOnlyOption) {
    return (
      <PastedPostingForm
        job={job}
        onText={(text) => {
          setOpen(false);
          onText(text);
        }}
      />
    );
  }
  return (
    <div className="text-muted text-sm">
      {data?.is_pasted && <p>The posting is read from the text that you pasted.</p>}
      <p role="status">{pageAgain.isSuccess && !data?.is_pasted && "The posting is read from its page again."}</p>
      <FormError>{pageAgain.isError && pageFailure(pageAgain.error)}</FormError>
      <div className="-mx-3 flex flex-wrap items-center">
        <Button variant="quiet" size="small" onClick={() => setOpen(true)}>
          {data?.is_pasted ? "Paste another text" : "Paste the posting's text instead"}
        </Button>
        {data?.is_pasted && (
          <Button
            variant="quiet"
            size="small"
            busy={pageAgain.isPending}
            onClick={() => pageAgain.mutate({ job, from_page: true })}
          >
            {pageAgain.isPending ? "Reading the page..." : "Use the page again"}
          </Button>
        )}
      </div>
    </div>
  );
}

const pageFailure = (error: Error) => `${failureOf(error).sentences.join(": ")} Your text is still used.`;

function PastedPostingForm({ job, onText }: Pick<PastedPostingProps, "job" | "onText">) {
  const draft = `pasted posting ${job.job_url}`;
  const [error, setError] = useState<string>();
  const kept = draftStore.read(draft);

  function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const { data, error: fault } = pastedText.safeParse(new FormData(event.currentTarget).get("text") ?? "");
    setError(fault?.issues[0]?.message);
    if (data === undefined) return;
    draftStore.remove(draft);
    onText(data);
  }

  return (
    <form onSubmit={submit} noValidate className="flex flex-col gap-3">
      <TextArea
        label="Text of the posting"
        hint="Copy it from the page, with what the job asks for. It is kept with this card."
        name="text"
        rows={6}
        maxLength={pastedTextLimits.max}
        defaultValue={typeof kept === "string" ? kept : ""}
        onChange={(event) => draftStore.write(draft, event.currentTarget.value)}
        error={error}
        className="[&_textarea]:max-h-72"
      />
      <Button type="submit" variant="primary" className="self-stretch sm:self-start">
        Generate from this text
      </Button>
    </form>
  );
}
