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
  const typed = { location: typedIn(form, "location"), pay: typedIn(form, "pay"), text: typedIn(form, "text") };
  const isSame = [typed.text === shown.text.trim(), typed.location === shown.location, typed.pay === shown.pay];
  if (isSame.every(Boolean) || typed.text === "") return {};
  const { data, error } = pastedText.safeParse(typed.text);
  return data === undefined ? { error: error?.issues[0]?.message } : { posting: { ...typed, text: data } };
}

/** Browsers send line breaks of forms as two characters. */
function typedIn(form: FormData, name: string): string {
  const value = form.get(name);
  return typeof value === "string" ? value.replaceAll("\r\n", "\n").trim() : "";
}
