import { useRef } from "react";
import { jobUrl } from "../../../shared/tracker/tracker.contract.ts";
import { useAdditions } from "../../http/calls/client-config.queries.ts";
import { usePostingPreview } from "../card/job-edits.queries.ts";

const filledNames = ["job_title", "company_name"] as const;
type Filled = Partial<Record<(typeof filledNames)[number], string>>;

/** Fills title and company of a form from the link that stands in it. What somebody has typed is never replaced. */
export function usePostingPrefill(onFilled: (form: HTMLFormElement) => void) {
  const preview = usePostingPreview();
  const asked = useRef("");
  // Of the link before: as long as nobody has changed it, it is nothing typed.
  const filled = useRef<Filled>({});
  const canRead = useAdditions();

  const urlIn = (input: HTMLInputElement) => jobUrl.safeParse(input.value).data;
  const freeFields = (form: HTMLFormElement) =>
    filledNames.flatMap((name) => {
      const field = form.elements.namedItem(name);
      const isFree = (value: string) => value.trim() === "" || value === filled.current[name];
      return field instanceof HTMLInputElement && isFree(field.value) ? [{ name, field }] : [];
    });

  /** What was said of another link does not hold for this one. */
  const noteLink = (input: HTMLInputElement) => {
    if (!asked.current || urlIn(input) === asked.current) return;
    asked.current = "";
    preview.reset();
  };

  const fillFrom = (input: HTMLInputElement) => {
    const url = urlIn(input);
    const { form } = input;
    noteLink(input);
    if (!canRead || !form || !url || url === asked.current || freeFields(form).length === 0) return;
    asked.current = url;
    const fill = (names: Filled) => {
      // The link may have been changed while its page was read.
      if (urlIn(input) !== url) return;
      for (const { name, field } of freeFields(form)) {
        field.value = names[name] ?? "";
        filled.current[name] = field.value;
      }
      onFilled(form);
    };
    preview.mutate(url, { onSuccess: fill, onError: () => fill({}) });
  };

  return {
    ...{ fillFrom, noteLink },
    message: canRead ? messageOf(preview) : "",
    posting: canRead ? shownOf(preview) : undefined,
  };
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
