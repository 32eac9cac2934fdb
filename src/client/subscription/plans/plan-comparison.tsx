import { Check } from "lucide-react";
import type { ReactNode } from "react";
import { type PlanId, plans } from "../../../shared/subscription/plan.rules.ts";
import { Badge } from "../../ui/badge.tsx";
import { classNames } from "../../ui/class-names.ts";
import { Card } from "../../ui/page/card.tsx";
import { formatAmount } from "./subscription-format.ts";

/** Says plainly what each plan holds, and that Pro is only more of the same. */
export function PlanComparison({ current }: { current: PlanId }) {
  return (
    <section>
      <h2 className="text-xl">Plans</h2>
      <p className="mt-1 max-w-prose text-muted">
        Both plans do the same work with the same care. Pro gives you more of it.
      </p>
      <div className="mt-4 grid gap-4 md:grid-cols-2">
        <Plan id="free" isCurrent={current === "free"} closing="Free stays free. No card needed." />
        <Plan id="pro" isCurrent={current === "pro"} closing="Cancel at any time and keep what you paid for." />
      </div>
    </section>
  );
}

function Plan({ id, isCurrent, closing }: { id: PlanId; isCurrent: boolean; closing: string }) {
  const { name, monthlyPriceUsd, limits } = plans[id];
  return (
    <Card className={classNames("flex flex-col p-5 md:p-6", isCurrent && "border-accent")}>
      <div className="flex items-center justify-between gap-3">
        <h3 className="text-lg">{name}</h3>
        {isCurrent && <Badge tone="soft">Your plan</Badge>}
      </div>
      <p className="mt-1">
        <span className="font-display text-2xl">{formatAmount(monthlyPriceUsd, "USD")}</span>
        <span className="text-muted"> a month</span>
      </p>
      <ul className="mt-4 flex flex-col gap-2">
        <Feature>{limits.document_set} document sets a month</Feature>
        <Feature>{limits.assistant_message} assistant messages a day</Feature>
        <Feature>Job search, profile and board without limits</Feature>
      </ul>
      <p className="mt-4 text-muted text-sm">{closing}</p>
    </Card>
  );
}

function Feature({ children }: { children: ReactNode }) {
  return (
    <li className="flex items-start gap-2.5">
      <Check aria-hidden="true" className="mt-1 size-4 shrink-0 text-accent" />
      <span>{children}</span>
    </li>
  );
}
