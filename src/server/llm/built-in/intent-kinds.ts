import type { JobRequest } from "./job-request.ts";
import type { ListedJob } from "./prompt-reading.ts";
import type { Talk } from "./reply-talk.ts";

export interface JobsIntent {
  kind: "jobs";
  request: JobRequest;
  page: number;
  /** Openings like the person's own newest position. */
  likeMe: boolean;
}

export type Intent =
  | JobsIntent
  | { kind: "pay"; request: JobRequest }
  | { kind: "opening"; job: ListedJob | undefined }
  | { kind: "best_paid"; jobs: ListedJob[] }
  | { kind: "cv"; wantsAdvice: boolean }
  | { kind: "profile" }
  | { kind: "board"; about: string; status?: BoardQuestion | undefined }
  | { kind: "interview"; about: string }
  | { kind: "talk"; about: Talk };

export type BoardQuestion = "follow_up" | "Applied" | "Interview" | "Offer" | "Rejected" | "Viewed" | "applied_to";
