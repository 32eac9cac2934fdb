import type { RefusedChange } from "../../engines/document-writing/document-writing.ts";
import { notInProfile } from "../../shared/documents/document-review.contract.ts";
import { type DocumentStep, stepFailures } from "../../shared/documents/documents.contract.ts";
import { factChangedCode } from "../../shared/wordings/wordings.contract.ts";
import { AppError } from "../http/app-error.ts";

/** The step's own sentence, and in `fields` which value was at fault and why. */
const stepFailed = (status: number, code: string) => (step: DocumentStep, reason?: Record<string, string>) =>
  new AppError(status, code, stepFailures[step], reason);

export const postingUnreadable = stepFailed(422, "posting_unreadable");
export const profileEmpty = stepFailed(422, "profile_empty");
/** For what does not exist and for what belongs to somebody else. */
export const sourceNotFound = stepFailed(404, "not_found");
export const stepBroken = stepFailed(500, "generation_failed");

const refusals = {
  gone: [404, "not_found"],
  fact_changed: [409, factChangedCode],
  not_in_profile: [422, notInProfile],
  refused: [422, "change_refused"],
} as const;

/** Why a document does not become what its person wants. */
export function changeRefused({ cause, message, fields }: RefusedChange): AppError {
  const [status, code] = refusals[cause];
  return new AppError(status, code, message, fields);
}
