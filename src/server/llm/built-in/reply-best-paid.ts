import { escapedText } from "../../../engines/assistant/assistant.ts";
import type { ListedJob } from "./prompt-reading.ts";
import { openingReply } from "./reply-opening.ts";

/** As parts of a year of full time. */
const partsOfYear: Record<string, number> = { "an hour": 2080, "a day": 260, "a week": 52, "a month": 12, "a year": 1 };

interface Paid {
  job: ListedJob;
  /** The sign as the salary shows it. */
  currency: string;
  /** The most that the posting names, for a year. */
  most: number;
}

/** Which opening of the last list names the most pay; amounts of different currencies are not compared. */
export function bestPaidReply(jobs: ListedJob[]): string {
  const best = new Map<string, Paid>();
  const paid = jobs.flatMap(paidBy);
  for (const one of paid) if (one.most > (best.get(one.currency)?.most ?? 0)) best.set(one.currency, one);
  const [only, ...others] = best.values();
  if (!only) return "None of the openings in my last list says what it pays.";
  const silent = paid.length < jobs.length ? " Not all of them say what they pay." : "";
  if (others.length === 0)
    return `By the upper end of what they name, this pays the most of my last list.${silent}\n\n${openingReply(only.job)}`;
  const lines = [only, ...others].map(
    ({ job }) => `- Number ${job.number}, **${escapedText(job.job_title)}**: ${escapedText(job.salary)}`,
  );
  return `My last list names pay in different currencies, which I do not convert.${silent} The most in each:\n\n${lines.join("\n")}`;
}

function paidBy(job: ListedJob): Paid[] {
  const [, currency = "", least = "", most = least, period = ""] =
    /^(\D*)([\d.,]+)(?: – \D*([\d.,]+))? (an? \w+)$/.exec(job.salary) ?? [];
  const amount = Number(most.replaceAll(",", "")) * (partsOfYear[period] ?? 0);
  return amount > 0 ? [{ job, currency: currency.trim(), most: amount }] : [];
}
