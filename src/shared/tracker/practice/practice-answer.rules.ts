import type { RecordOf } from "../records/card-record.contract.ts";
import type { PracticeQuestion } from "./interview-questions.rules.ts";

/** Of somebody who speaks calmly. */
const wordsPerMinute = 130;
/** Longer than that, few listen. */
const maxSeconds = 120;

export type WeakSpot = "gap" | "part" | "no_action" | "no_result" | "long";

type Answer = Pick<RecordOf<"practice_answer">["data"], "situation" | "task" | "action" | "result" | "seconds">;

const textOf = ({ situation, task, action, result }: Answer): string => [situation, task, action, result].join("\n");

/** How long an answer takes to say, by its words. */
export function spokenSeconds(answer: Answer): number {
  const words = textOf(answer).match(/\S+/g)?.length ?? 0;
  return Math.round((words / wordsPerMinute) * 60);
}

/** What an answer may be caught on; of one that is not written yet, what is asked for and not there. */
export function weakSpotsOf(answer: Answer | undefined, held: PracticeQuestion["held"]): WeakSpot[] {
  const lacking: WeakSpot[] = held === "gap" || held === "part" ? [held] : [];
  if (!answer || textOf(answer).trim() === "") return lacking;
  return [
    ...lacking,
    ...(answer.action.trim() === "" ? ["no_action" as const] : []),
    ...(answer.result.trim() === "" ? ["no_result" as const] : []),
    ...(Math.max(spokenSeconds(answer), answer.seconds ?? 0) > maxSeconds ? ["long" as const] : []),
  ];
}
