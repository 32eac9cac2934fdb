export type ExpectedTool =
  | "search_jobs"
  | "read_pay"
  | "read_board"
  | "read_profile"
  | "read_attachment"
  | "prepare_interview"
  /** The lookup is free, the reply is held by `says` or `opening`. */
  | "any"
  | "none";

/** A question to the built-in assistant, and what a right answer to it looks up. */
export interface AssistantQuestion {
  /** What was said before, in the same conversation. */
  after?: string[];
  ask: string;
  tool: ExpectedTool;
  /** Of the search that answers: the title, but for spelling errors that the search mends; | between others as right. */
  title?: string;
  /** A part of the place as the tool understood it; "" when none may be named. */
  place?: string;
  /** "no": remote work may not be asked for. */
  remote?: true | "no";
  pay?: number;
  /** The most that is to be paid. */
  most?: number;
  period?: "HOUR" | "MONTH" | "YEAR";
  employment?: "FULL_TIME" | "PART_TIME" | "CONTRACTOR" | "TEMPORARY";
  without?: string;
  page?: number;
  /** The reply is about this opening of the listing before, counted from 1, and about no other. */
  opening?: number;
  /** Words that the reply holds. */
  says?: RegExp;
}
