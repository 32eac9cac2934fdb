import { useEffect, useState } from "react";
import { useSearchParams } from "react-router";
import { backFrom } from "../http/session/plans-path.ts";
import { Button } from "../ui/button.tsx";
import { FormError } from "../ui/fields/form-error.tsx";
import { PageBody } from "../ui/page/page-body.tsx";
import { PageHeader } from "../ui/page/page-header.tsx";
import { Tabs } from "../ui/page/tabs.tsx";
import { LoadingState } from "../ui/states/loading-state.tsx";
import { awaitedPayment } from "./checkout/awaited-payment.ts";
import { CurrentSubscription } from "./plans/current-subscription.tsx";
import { SubscriptionHistory } from "./plans/subscription-history.tsx";
import { isRenewing, type LoadedSubscription, useSubscription } from "./subscription.queries.ts";

const loadFailure = "Failed to load subscription details";

export function Component() {
  const [query] = useSearchParams();
  const [paid, setPaid] = useState(awaitedPayment.isNoted);
  const { data: answer, isPending, isFetching, refetch } = useSubscription(paid);
  const hasArrived = isRenewing(answer);
  // The checkout reports a payment again when it is closed, which may be after the payment has arrived.
  useEffect(() => {
    if (!paid || !hasArrived) return;
    awaitedPayment.forget();
    setPaid(false);
  }, [paid, hasArrived]);
  const awaitPayment = () => {
    awaitedPayment.note();
    setPaid(true);
  };

  return (
    <PageBody>
      <PageHeader
        title="Subscription Management"
        back={backFrom(query)}
        subtitle="Manage your subscription and billing information"
        isSubtitleOnPhones
      />
      {isPending ? (
        <LoadingState>Loading your subscription...</LoadingState>
      ) : answer?.success ? (
        <Details answer={answer} paid={paid} onPaid={awaitPayment} />
      ) : (
        <div className="flex flex-col items-start gap-3">
          <div className="w-full">
            <FormError>{answer?.message || loadFailure}</FormError>
          </div>
          <Button variant="secondary" busy={isFetching} onClick={() => void refetch()}>
            Try again
          </Button>
        </div>
      )}
    </PageBody>
  );
}

interface DetailsProps {
  answer: LoadedSubscription;
  paid: boolean;
  onPaid: () => void;
}

function Details({ answer, paid, onPaid }: DetailsProps) {
  const current = <CurrentSubscription answer={answer} awaitsPayment={paid} onPaid={onPaid} />;
  const [, ...older] = answer.subscription_details;
  if (older.length === 0) return current;
  return (
    <Tabs
      tabs={[
        { value: "current", label: "Current Subscription", content: current },
        { value: "history", label: "Subscription History", content: <SubscriptionHistory records={older} /> },
      ]}
    />
  );
}
