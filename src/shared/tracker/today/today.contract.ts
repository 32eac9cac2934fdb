import { z } from "zod/mini";

/** What there is to do about a card, the most pressing kind first. */
export const todayKinds = ["next_step", "offer", "quiet", "documents", "viewed"] as const;
export type TodayKind = (typeof todayKinds)[number];

/** In the order in which they are shown. */
export const todayGroups = ["overdue", "today", "week", "waiting"] as const;
export type TodayGroup = (typeof todayGroups)[number];

/** What can be done about it with one press, the first of them before all others. */
const todayActions = ["done", "applied", "later", "mail", "documents", "card"] as const;
export type TodayAction = (typeof todayActions)[number];

export const todayItem = z.object({
  kind: z.enum(todayKinds),
  group: z.enum(todayGroups),
  job_url: z.string(),
  title: z.string(),
  company: z.string(),
  /** What the person planned, in their own words; empty for what the board itself says. */
  step: z.string(),
  /** A day: YYYY-MM-DD */
  due: z.nullable(z.string()),
  /** Days since the last word. */
  days: z.int(),
  /** Better sentences that wait to be kept or declined. */
  sentences: z.int(),
  actions: z.array(z.enum(todayActions)),
});
export type TodayItem = z.infer<typeof todayItem>;

/** Days without a word after which an application is asked about. */
export const quietDayChoices = [7, 10, 14, 21, 28] as const;
export const quietDays = z.int().check(z.minimum(1), z.maximum(365));
export const defaultQuietDays = 14;
