import type { ApplicationMailKind } from "../../../shared/tracker/mails/mail-draft.contract.ts";
import type { JobStatus } from "../../../shared/tracker/tracker.contract.ts";

export const mailKindWords: Record<ApplicationMailKind, string> = {
  question: "Ask about the opening",
  follow_up: "Follow up an application",
  thank_you: "Thank them for an interview",
  status: "Ask how it stands",
  acceptance: "Accept an offer",
  declining: "Decline an offer",
  withdrawal: "Withdraw an application",
  reference: "Ask somebody for a reference",
};

/** What somebody would most likely write next. */
export const likelyMail: Record<JobStatus, ApplicationMailKind> = {
  Viewed: "question",
  Applied: "follow_up",
  Interview: "thank_you",
  Offer: "acceptance",
  Rejected: "status",
};
