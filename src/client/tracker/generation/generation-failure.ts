import { CallError } from "../../http/calls/call-error.ts";

export interface GenerationFailure {
  /** Empty where the sentence stands alone. */
  title: string;
  sentences: string[];
  profileIsEmpty: boolean;
  /** The posting could not be had from its page. */
  canPaste: boolean;
}

export const quotaExceededTitle = "Quota Exceeded";
const quotaDefault = "Your subscription quota has been exceeded. Please upgrade your plan to continue.";
const quotaAdvice = "Please upgrade your subscription or wait for your quota to renew.";

/** What the person is told; texts of the specification, section 8. */
export function failureOf(error: unknown): GenerationFailure {
  const { status, code, fields } = error instanceof CallError ? error : { status: 0, code: "", fields: {} };
  const said = error instanceof Error ? error.message : "";
  const profileIsEmpty = code === "profile_empty";
  const rest = { profileIsEmpty, canPaste: code === "posting_unreadable" };
  if (status === 403) return { title: quotaExceededTitle, sentences: [said || quotaDefault, quotaAdvice], ...rest };
  if (status === 401) return { title: "", sentences: ["Your session has expired. Please log in again."], ...rest };
  const sentence = said || "Failed to generate documents. Please try again.";
  return { title: "Error", sentences: [sentence, ...Object.values(fields)], ...rest };
}
