import { type Reason, sentenceOf } from "../../engines/truth/truth.ts";
import { hardFactCode } from "../../shared/wordings/wordings.contract.ts";
import { AppError } from "../http/app-error.ts";

/** 422: the text says something hard that the facts do not hold; `fields` says what, and of which kind. */
export function hardFact(reason: Reason): AppError {
  return new AppError(422, hardFactCode, sentenceOf(reason), { found: reason.found, kind: reason.kind });
}
