import { plans } from "../../../shared/subscription/plan.rules.ts";
import type { Usage } from "../../../shared/subscription/subscription.contract.ts";
import { Card } from "../../ui/page/card.tsx";
import { formatDate } from "./subscription-format.ts";

/** What the plan includes and what of it is left. */
export function UsagePanel({ usage }: { usage: Usage }) {
  const { document_set: sets, assistant_message: messages } = usage;
  return (
    <Card className="p-5 md:p-6">
      <h2 className="text-xl">What is left on {plans[usage.plan].name}</h2>
      <div className="mt-5 grid gap-6 sm:grid-cols-2">
        <Meter
          label="Document sets this month"
          {...sets}
          note={`One set is a CV and a cover letter for one job. Full again on ${formatDate(sets.resets_at)}.`}
        />
        <Meter
          label="Assistant messages today"
          {...messages}
          note={`Full again at ${formatTime(messages.resets_at)}.`}
        />
      </div>
    </Card>
  );
}

interface MeterProps {
  label: string;
  used: number;
  limit: number;
  note: string;
}

function Meter({ label, used, limit, note }: MeterProps) {
  const left = Math.max(0, limit - used);
  return (
    <div>
      <div className="flex items-baseline justify-between gap-3">
        <span className="font-semibold">{label}</span>
        <span className="whitespace-nowrap text-muted tabular-nums">
          {left} of {limit} left
        </span>
      </div>
      <div aria-hidden="true" className="mt-2 h-2 overflow-hidden rounded-full bg-line">
        <div className="h-full rounded-full bg-accent" style={{ width: `${(left / limit) * 100}%` }} />
      </div>
      <p className="mt-2 text-muted text-sm">{note}</p>
    </div>
  );
}

function formatTime(iso: string): string {
  return new Intl.DateTimeFormat("en-US", { timeStyle: "short" }).format(new Date(iso));
}
