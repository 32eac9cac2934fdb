import type { TopicText } from "../advice/advice-texts.ts";

/** What is explained of the product; a topic's examples in `assets/messages` are labelled `about_` and its name. */
export const productTopics = [
  "columns",
  "insights",
  "download",
  "profile_edit",
  "summary",
  "saved",
  "adding",
  "cards",
  "design",
  "editing",
  "translation",
  "match",
  "alerts",
  "app_language",
  "filters",
  "truth",
  "after_cv",
  "devices",
  "export",
  "distance",
  "employer",
  "human",
] as const;
export type ProductTopic = (typeof productTopics)[number];

/** Buttons that lead there. */
export type ProductPage =
  | "insights"
  | "capture"
  | "import"
  | "import_cv"
  | "personal_details"
  | "profile_summary"
  | "professional_experience"
  | "education"
  | "skills"
  | "certifications";

/** What is said of the product and of one's own board, in one language. */
export interface ProductTexts {
  topics: Record<ProductTopic, TopicText>;
  pages: Record<ProductPage, string>;
  /** Above the places of openings. */
  places: string;
  employer: { says(opening: string): string; silent(opening: string): string };
  counts: {
    label: string;
    head: string;
    /** Of each status: where cards stand now, and those that came there. */
    now: string;
    today: string;
    week: string;
    month: string;
    ever: string;
    /** Above the newest moves. */
    latest: string;
    none: string;
    note: string;
  };
  /** Out of a list. */
  among: {
    /** Without words: which fits best. */
    label(words: string): string;
    says(words: string): string;
    silent(words: string): string;
    others(numbers: string): string;
    pay: string;
    noPay(numbers: string): string;
    fit: string;
    answered(answered: number, all: number): string;
  };
  hired: { label: string; text: string; which: string; left: string };
}
