import type { ApplicationMailKind } from "../../../../shared/tracker/mails/mail-draft.contract.ts";

/** What a message may be about. The first eleven are things the guide does; `who` to `beyond` are explained; the rest is talk. */
export type Intent =
  | "find"
  | "why"
  | "pay"
  | "next"
  | "interview"
  | "cv"
  | "profile"
  | "move"
  | "mail"
  | "compare"
  | "documents"
  | "help"
  | Exclude<Topic, "advice" | "fresh" | "trouble" | "restart">
  | "greet"
  | "thanks"
  | "more"
  | "back";

/** What a mail can be drafted for. */
export const mailKinds = [
  "follow_up",
  "thank_you",
  "withdrawal",
  "acceptance",
  "declining",
  "reference",
] as const satisfies ApplicationMailKind[];
export type MailKind = (typeof mailKinds)[number];

/** What is explained. */
export type Topic =
  | "who"
  | "real"
  | "privacy"
  | "plan"
  | "account"
  | "scam"
  | "legal"
  | "apply"
  | "wording"
  | "fresh"
  | "remind"
  | "trouble"
  | "restart"
  | "advice";

/**
 * The words by which one language speaks of these things, folded; where several lists make one entry, semicolons stand between. In an intent, groups of one weight stand between semicolons:
 * "3 salar* wage*; 1 much"; a star stands for any ending.
 */
export interface GuideWords {
  intents: Record<Intent, string>;
  /** In a message of few words. */
  yes: string;
  no: string;
  /** Weariness with the search, not despair. */
  strain: string;
  /** Asks for openings by the profile: "that fit me". */
  likeMe: string;
  /** First to fifth, last, and the other one of two. */
  ordinals: string;
  /** Of a message, beside its function words, what never names work. */
  carriers: string;
}
