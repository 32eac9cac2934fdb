import { z } from "zod/mini";
import { interviewKinds } from "../records/interview-kinds.rules.ts";

/** What there is to do about a card, the most pressing kind first. */
const cardKinds = ["interview", "next_step", "offer", "thanks", "quiet", "documents", "viewed"] as const;

/** In the order in which they are shown. */
export const todayGroups = ["overdue", "today", "week", "waiting"] as const;
export type TodayGroup = (typeof todayGroups)[number];

/** What can be done about it with one press, the first of them before all others. */
const todayActions = ["done", "applied", "later", "mail", "documents", "card", "search"] as const;
export type TodayAction = (typeof todayActions)[number];

const ofEach = {
  group: z.enum(todayGroups),
  title: z.string(),
  /** A day where the person is: YYYY-MM-DD */
  due: z.nullable(z.string()),
  actions: z.array(z.enum(todayActions)),
};

const cardItem = z.object({
  kind: z.enum(cardKinds),
  ...ofEach,
  job_url: z.string(),
  company: z.string(),
  /** What the person planned, in their own words; empty for what the board itself says. */
  step: z.string(),
  /** When on that day, and in which zone it was agreed; null for what has no time. */
  at: z.nullable(z.object({ moment: z.string(), zone: z.string() })),
  interview: z.nullable(z.object({ kind: z.enum(interviewKinds), place_or_link: z.string() })),
  /** The interview or the offer that says so. */
  record_id: z.nullable(z.string()),
  /** Days since the last word; of thanks, since the interview. */
  days: z.int(),
  /** Better sentences that wait to be kept or declined. */
  sentences: z.int(),
});
export type TodayCardItem = z.infer<typeof cardItem>;

/** New openings of a saved search, which has its name as title. */
const openingsItem = z.object({ kind: z.literal("openings"), ...ofEach, search_id: z.string(), count: z.int() });

export const todayItem = z.discriminatedUnion("kind", [cardItem, openingsItem]);
export type TodayItem = z.infer<typeof todayItem>;

/** Days without a word after which an application is asked about. */
export const quietDayChoices = [7, 10, 14, 21, 28] as const;
export const quietDays = z.int().check(z.minimum(1), z.maximum(365));
export const defaultQuietDays = 14;
