import { useRef } from "react";
import { jobUrl } from "../../../shared/tracker/tracker.contract.ts";
import { useAdditions } from "../../http/calls/client-config.queries.ts";
import { usePostingPreview } from "../card/job-edits.queries.ts";

/** Fills title and company of a form from the link that stands in it. What somebody has typed is never replaced. */
export function usePostingPrefill(onFilled: (form: HTMLFormElement) => void) {
  const preview = usePostingPreview();
  const asked = useRef("");
  const canRead = useAdditions();

  const fillFrom = (input: HTMLInputElement) => {
    if (!canRead) return;
    const { form } = input;
    const url = jobUrl.safeParse(input.value).data;
    if (url !== asked.current) {
      // What was said of another link does not hold for this one.
      asked.current = "";
      preview.reset();
    }
    if (!form || !url || url === asked.current || emptyFields(form).length === 0) return;
    asked.current = url;
    preview.mutate(url, {
      onSuccess: (names) => {
        // The link may have been changed while its page was read.
        if (input.value.trim() !== url) return;
        for (const field of emptyFields(form))
          field.value = field.name === "job_title" ? names.job_title : names.company_name;
        onFilled(form);
      },
    });
  };

  return { fillFrom, message: canRead ? messageOf(preview) : "", posting: canRead ? shownOf(preview) : undefined };
}

/** What was read, to be corrected; without text where the page could not be read, whose text can then be pasted. */
function shownOf({ data, isError, variables }: ReturnType<typeof usePostingPreview>) {
  if (isError) return { url: variables, location: "", pay: "", text: "" };
  return data && { url: variables, location: data.location ?? "", pay: data.pay ?? "", text: data.text ?? "" };
}

function messageOf({ isPending, isSuccess, error, data }: ReturnType<typeof usePostingPreview>): string {
  if (isPending) return "Reading the page...";
  if (error) return error.message || "The page could not be read. Please type title and company.";
  if (data?.refusal) return data.refusal;
  return isSuccess
    ? "Read from the page. Please check title and company."
    : "Paste a link to fill in title and company.";
}

function emptyFields(form: HTMLFormElement): HTMLInputElement[] {
  return ["job_title", "company_name"].flatMap((name) => {
    const field = form.elements.namedItem(name);
    return field instanceof HTMLInputElement && field.value.trim() === "" ? [field] : [];
  });
}
