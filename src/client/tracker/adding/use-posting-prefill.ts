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
    if (!canRead || !form || !url || url === asked.current) return;
    asked.current = url;
    const fill = (names: Filled) => {
      for (const name of filledNames) {
        const field = form.elements.namedItem(name);
        if (!(field instanceof HTMLInputElement) || !isFree(field.value, filled.current[name])) continue;
        field.value = names[name] ?? "";
        filled.current[name] = field.value;
      }
      onFilled(form);
    };
    preview.mutate(url, {
      // The link may have been changed while its page was read.
      onSuccess: (names) => urlIn(input) === url && fill(names),
      onError: () => urlIn(input) === url && fill({}),
    });
  };

  return {
    ...{ fillFrom, noteLink },
    message: canRead ? messageOf(preview) : "",
    posting: canRead ? shownOf(preview) : undefined,
  };
}

const isFree = (value: string, filled: string | undefined) => value.trim() === "" || value === filled;

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
