export type AskedTool =
  | "search_jobs"
  | "read_pay"
  | "read_board"
  | "read_profile"
  | "read_attachment"
  | "prepare_interview"
  | "none";

/** A question to the built-in assistant, and what a right answer to it looks up. */
export interface AssistantQuestion {
  /** What was said before, in the same conversation. */
  after?: string[];
  ask: string;
  tool: AskedTool;
  /** Of the search that answers: the title, but for spelling errors that the search mends. */
  title?: string;
  /** A part of the place as the tool understood it; "" when none may be named. */
  place?: string;
  remote?: boolean;
  pay?: number;
  period?: "HOUR" | "MONTH" | "YEAR";
  employment?: "FULL_TIME" | "PART_TIME" | "CONTRACTOR" | "TEMPORARY";
  without?: string;
  page?: number;
  /** Words that the reply holds. */
  says?: RegExp;
}
