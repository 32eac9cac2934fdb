import { type PostingToRead, pastedText } from "../../../shared/documents/documents.contract.ts";

/** What was shown of a posting. */
export interface ShownPosting {
  location: string;
  pay: string;
  text: string;
}

interface Corrected {
  /** What is to be kept of it; nothing where it is as it was read. */
  posting?: Pick<PostingToRead, "text" | "location" | "pay">;
  error?: string | undefined;
}

/** What a person made of the posting that they were shown. */
export function correctedPosting(form: FormData, shown: ShownPosting): Corrected {
  const isSame = [
    typedIn(form, "text") === shown.text.trim(),
    typedIn(form, "location") === shown.location,
    typedIn(form, "pay") === shown.pay,
  ];
  return isSame.every(Boolean) ? {} : typedPosting(form);
}

/** The posting that stands in the fields; nothing where its text is empty. */
export function typedPosting(form: FormData): Corrected {
  const typed = { location: typedIn(form, "location"), pay: typedIn(form, "pay"), text: typedIn(form, "text") };
  if (typed.text === "") return {};
  const { data, error } = pastedText.safeParse(typed.text);
  return data === undefined ? { error: error?.issues[0]?.message } : { posting: { ...typed, text: data } };
}

/** Browsers send line breaks of forms as two characters. */
export function typedIn(form: FormData, name: string): string {
  const value = form.get(name);
  return typeof value === "string" ? value.replaceAll("\r\n", "\n").trim() : "";
}
