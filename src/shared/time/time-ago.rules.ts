const steps = [
  { unit: "year", seconds: 31_536_000 },
  { unit: "month", seconds: 2_592_000 },
  { unit: "week", seconds: 604_800 },
  { unit: "day", seconds: 86_400 },
  { unit: "hour", seconds: 3_600 },
  { unit: "minute", seconds: 60 },
] as const;

/** "in 3 hours" of what lies ahead, "now" of what does not. */
export function timeUntil(iso: string, now: Date): string {
  const seconds = (new Date(iso).getTime() - now.getTime()) / 1000;
  const step = steps.find((candidate) => seconds >= candidate.seconds);
  return step ? `in ${spanText(seconds, step)}` : "now";
}

/** "3 days ago", "just now"; "Recently" when the text is no date or lies ahead by more than clocks differ. */
export function timeAgo(iso: string, now: Date): string {
  const seconds = (now.getTime() - new Date(iso).getTime()) / 1000;
  if (Number.isNaN(seconds) || seconds < -300) return "Recently";
  const step = steps.find((candidate) => seconds >= candidate.seconds);
  return step ? `${spanText(seconds, step)} ago` : "just now";
}

/** By hand: the first `Intl.RelativeTimeFormat` of a page costs a phone 20 ms. */
function spanText(seconds: number, step: (typeof steps)[number]): string {
  const count = Math.floor(seconds / step.seconds);
  return count === 1 ? `1 ${step.unit}` : `${count} ${step.unit}s`;
}
