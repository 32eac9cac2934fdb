import { plans } from "../../../shared/subscription/plan.rules.ts";
import type { ReadSubscription } from "../../../shared/subscription/subscription.contract.ts";
import { PaymentConfirmation } from "../checkout/payment-confirmation.tsx";
import { ActiveSubscription } from "./active-subscription.tsx";
import { PlanComparison } from "./plan-comparison.tsx";
import { formatDate } from "./subscription-format.ts";
import { SubscriptionOffer } from "./subscription-offer.tsx";
import { UsagePanel } from "./usage-panel.tsx";

interface CurrentSubscriptionProps {
  answer: ReadSubscription;
  /** A payment was made whose notification has not come yet. */
  awaitsPayment: boolean;
  onPaid: () => void;
}

export function CurrentSubscription({ answer, awaitsPayment, onPaid }: CurrentSubscriptionProps) {
  return (
    <div className="flex flex-col gap-6 md:gap-8">
      <StatusPanel answer={answer} awaitsPayment={awaitsPayment} onPaid={onPaid} />
      {answer.usage && <UsagePanel usage={answer.usage} />}
      {answer.usage && <PlanComparison current={answer.usage.plan} />}
    </div>
  );
}

function StatusPanel({ answer, awaitsPayment, onPaid }: CurrentSubscriptionProps) {
  const [current] = answer.subscription_details;
  const status = answer.subscription_status;
  if (status === "active")
    return <ActiveSubscription current={current} awaitsPayment={awaitsPayment} onPaid={onPaid} />;
  if (awaitsPayment) return <PaymentConfirmation />;

  // What another server's plans hold and cost is for it to say, in the checkout.
  const isOurs = answer.usage !== undefined;
  const price = `${plans.pro.name} costs $${plans.pro.monthlyPriceUsd} a month.`;
  if (status === "expired") {
    return (
      <SubscriptionOffer title="Subscription Expired" buttonLabel="Renew Subscription" onPaid={onPaid}>
        {current && <p>Your subscription expired on {formatDate(current.expiration_date)}</p>}
        {isOurs && <p>You are on Free now, and everything you made is still yours. {price}</p>}
      </SubscriptionOffer>
    );
  }
  return (
    <SubscriptionOffer title="No Active Subscription" buttonLabel="Subscribe Now" onPaid={onPaid}>
      {isOurs && <p>You are on Free, which includes everything below. {price}</p>}
    </SubscriptionOffer>
  );
}
