import { useMutation } from "@tanstack/react-query";
import {
  type AppearanceChoice,
  type DocumentDesign,
  designNames,
  documentDesigns,
  documentPapers,
  paperNames,
} from "../../../shared/documents/document-appearance.contract.ts";
import { documentsEndpoints } from "../../../shared/documents/documents.contract.ts";
import type { TrackedJob } from "../../../shared/tracker/tracker.contract.ts";
import { callEndpoint } from "../../http/calls/call-endpoint.ts";
import { rememberedAppearance } from "../../http/storage/remembered-appearance.ts";
import { useRememberedChoice } from "../../http/storage/remembered-choice.ts";
import { FormError } from "../../ui/fields/form-error.tsx";
import { Notice } from "../../ui/states/notice.tsx";
import { documentIdIn } from "./kept/document-link.ts";

type Documents = TrackedJob["generated_documents"];

/** Which design and paper: for the next documents, and at once for those that are there. Their text stays as it is. */
export function DocumentAppearanceChoice({ documents, disabled }: { documents: Documents; disabled: boolean }) {
  const appearance = useRememberedChoice(rememberedAppearance);
  const setting = useMutation({ mutationFn: (chosen: AppearanceChoice) => setAgain(documents, chosen) });
  const choose = (change: AppearanceChoice) => {
    const chosen = { ...appearance, ...change };
    rememberedAppearance.keep(chosen);
    setting.mutate(chosen);
  };

  return (
    <div className="flex flex-col gap-3">
      <fieldset disabled={disabled} className="min-w-0">
        <legend className="mb-2 font-semibold text-[0.9375rem]">Design</legend>
        <div className="grid grid-cols-3 gap-2 sm:grid-cols-4">
          {documentDesigns.map((design) => (
            <DesignOption
              key={design}
              design={design}
              isChosen={design === appearance.design}
              onChoose={() => choose({ design })}
            />
          ))}
        </div>
      </fieldset>
      <fieldset disabled={disabled} className="flex flex-wrap items-center gap-x-5 gap-y-1">
        <legend className="sr-only">Paper</legend>
        <span aria-hidden="true" className="font-semibold text-[0.9375rem]">
          Paper
        </span>
        {[undefined, ...documentPapers].map((paper) => (
          <label key={paper ?? "customary"} className="flex min-h-11 cursor-pointer items-center gap-2">
            <input
              type="radio"
              name="document-paper"
              checked={paper === appearance.paper}
              onChange={() => choose({ paper })}
              className="size-4.5 accent-accent"
            />
            {paper ? paperNames[paper] : "As in the opening's country"}
          </label>
        ))}
      </fieldset>
      <p role="status" className="text-muted text-sm empty:hidden">
        {documents && setting.isPending && "Setting your documents…"}
        {documents &&
          setting.isSuccess &&
          `Your documents are set in ${designNames[appearance.design]}${appearance.paper ? ` on ${paperNames[appearance.paper]}` : ""}. The text is the same; no document set was used.`}
      </p>
      {setting.data?.map((notice) => (
        <Notice key={notice}>{notice}</Notice>
      ))}
      <FormError>
        {setting.isError && "Your documents could not be set in this design. They are as they were; please try again."}
      </FormError>
    </div>
  );
}

function DesignOption({
  design,
  isChosen,
  onChoose,
}: {
  design: DocumentDesign;
  isChosen: boolean;
  onChoose: () => void;
}) {
  return (
    <label className="group flex cursor-pointer flex-col items-center gap-1 rounded-md border border-line bg-surface p-1.5 text-sm has-checked:border-accent has-checked:ring-1 has-checked:ring-accent has-focus-visible:outline-2 has-focus-visible:outline-accent has-focus-visible:outline-offset-2">
      <input
        type="radio"
        name="document-design"
        checked={isChosen}
        onChange={onChoose}
        className="sr-only"
        aria-label={designNames[design]}
      />
      <img
        src={`/designs/${design}.png`}
        alt=""
        width={331}
        height={468}
        loading="lazy"
        className="w-full rounded-sm border border-line"
      />
      <span aria-hidden="true" className={isChosen ? "font-semibold text-accent" : ""}>
        {designNames[design]}
      </span>
    </label>
  );
}

/** What the person should know of the files; nothing to do where there are none yet. */
async function setAgain(documents: Documents, appearance: AppearanceChoice): Promise<string[]> {
  const resume_id = documentIdIn(documents?.cv_link);
  const letter_id = documentIdIn(documents?.cover_letter_link);
  const replies = await Promise.all([
    resume_id && callEndpoint(documentsEndpoints.resumePdf, { body: { resume_id, ...appearance } }),
    letter_id && callEndpoint(documentsEndpoints.coverLetterPdf, { body: { letter_id, ...appearance } }),
  ]);
  const notices = replies.flatMap((reply) => (reply ? (reply.notice ?? []) : []));
  return [...new Set(notices)];
}
