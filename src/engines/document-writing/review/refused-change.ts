/**
 * "gone": what is to be changed is not there any more; "fact_changed": the person saw what their profile said when the sentence was
 * proposed; "not_in_profile": the sentence says something hard that the profile lacks; "refused": anything else.
 */
type RefusalCause = "gone" | "fact_changed" | "not_in_profile" | "refused";

/** Why a change is not made, in a sentence for the person. */
export class RefusedChange extends Error {
  override readonly cause: RefusalCause;
  /** What the profile lacks, and of which kind it is. */
  readonly fields: Record<string, string> | undefined;

  constructor(cause: RefusalCause, message: string, fields?: Record<string, string>) {
    super(message);
    this.cause = cause;
    this.fields = fields;
  }
}
