import type { PracticeQuestion } from "../../../shared/tracker/practice/interview-questions.rules.ts";
import type { WeakSpot } from "../../../shared/tracker/practice/practice-answer.rules.ts";

export const weakSpotWords: Record<WeakSpot, string> = {
  gap: "Your profile does not have it",
  part: "Your profile has it in part",
  no_action: "Does not say what you did",
  no_result: "Does not say what came of it",
  long: "Longer than two minutes",
};

/** Beside what the profile has to it, or instead. */
export const adviceWords: Record<PracticeQuestion["held"], string> = {
  met: "",
  part: "Your profile has a part of it. Say what you have, and how you would learn the rest.",
  open: "Your profile does not tell for certain. Think of an example of your own.",
  gap: "Your profile shows nothing of this. Say so plainly, and how you would learn it.",
  none: "",
};

/** "1:05" */
export const clockText = (seconds: number): string =>
  `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, "0")}`;
