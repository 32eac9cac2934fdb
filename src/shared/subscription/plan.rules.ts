/** The plans and all their limits: the only place where they stand. */
export const plans = {
  free: {
    id: "free",
    name: "Free",
    monthlyPriceUsd: 0,
    limits: { document_set: 5, assistant_message: 30 },
  },
  pro: {
    id: "pro",
    name: "Pro",
    monthlyPriceUsd: 19,
    limits: { document_set: 200, assistant_message: 500 },
  },
} as const;

export type PlanId = keyof typeof plans;

/** A document set is one CV and one cover letter for one job. */
export const usageKinds = ["document_set", "assistant_message"] as const;
export type UsageKind = (typeof usageKinds)[number];

const usagePeriods = { document_set: "month", assistant_message: "day" } as const;

/** Start and end (exclusive) of the calendar month or day in UTC that a moment falls into. */
export function usagePeriod(kind: UsageKind, at: Date): { start: Date; end: Date } {
  const [year, month, day] = [at.getUTCFullYear(), at.getUTCMonth(), at.getUTCDate()];
  if (usagePeriods[kind] === "month") {
    return { start: new Date(Date.UTC(year, month, 1)), end: new Date(Date.UTC(year, month + 1, 1)) };
  }
  return { start: new Date(Date.UTC(year, month, day)), end: new Date(Date.UTC(year, month, day + 1)) };
}

/** What somebody is told who has used up a plan. */
export function exceededText(kind: UsageKind, plan: PlanId): string {
  const { name, limits } = plans[plan];
  const things = { document_set: "document sets", assistant_message: "assistant messages" }[kind];
  const period = { document_set: "this month", assistant_message: "today" }[kind];
  const used = `You have used all ${limits[kind]} ${things} that ${name} includes ${period}.`;
  return plan === "free" ? `${used} Please upgrade your plan to continue.` : used;
}
