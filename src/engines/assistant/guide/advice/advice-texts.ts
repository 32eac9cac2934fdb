/** What there is honest general advice on; a topic's examples in `assets/messages` are labelled `advice_` and its name. */
export const adviceTopics = [
  "gap",
  "laid_off",
  "change",
  "age",
  "no_experience",
  "salary",
  "offers",
  "leaving",
  "waiting",
  "refusal",
  "strengths",
  "why_left",
  "nerves",
  "video",
  "returning",
  "references",
  "questions",
  "cv_form",
  "letter",
  "relocating",
  "part_time",
  "language",
  "abroad",
  "overwhelmed",
  "no_replies",
  "direction",
  "training",
  "quit",
  "contract",
  "health",
  "record",
  "odd_jobs",
  "future",
  "network",
  "interview",
  "secret",
  "reschedule",
  "clothes",
  "resignation",
  "family",
] as const;
export type AdviceTopic = (typeof adviceTopics)[number];

/** What is said on each, in one language, and what its button is called. */
export type AdviceTexts = Record<AdviceTopic, TopicText>;

export interface TopicText {
  label: string;
  text: string;
}
