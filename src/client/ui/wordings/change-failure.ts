import { notInProfile } from "../../../shared/documents/document-review.contract.ts";
import { hardFactCode } from "../../../shared/wordings/wordings.contract.ts";
import { CallError } from "../../http/calls/call-error.ts";

/** Why a line was not taken. */
export interface ChangeFailure {
  sentence: string;
  /** The profile does not hold the words. */
  isUnheld: boolean;
  /** What kind of hard fact they lack, where the server says it. */
  kind: string | undefined;
  /** How a letter would say it, where that is asked. */
  wording: string | undefined;
}

export function changeFailureOf(error: unknown): ChangeFailure {
  const isUnheld = error instanceof CallError && (error.code === notInProfile || error.code === hardFactCode);
  return {
    isUnheld,
    kind: error instanceof CallError ? error.fields.kind : undefined,
    wording: error instanceof CallError ? error.fields.wording : undefined,
    sentence:
      (error instanceof Error && error.message) ||
      "This could not be changed. Everything is as it was; please try again.",
  };
}
