import type { ReadSubscriptionDetails } from "../../../shared/subscription/subscription.contract.ts";
import { useAdditions } from "../../http/calls/client-config.queries.ts";
import { Badge } from "../../ui/badge.tsx";
import { Button } from "../../ui/button.tsx";
import { FormError } from "../../ui/fields/form-error.tsx";
import { InlineConfirm } from "../../ui/overlays/inline-confirm.tsx";
import { showToast } from "../../ui/overlays/toast.ts";
import { Card } from "../../ui/page/card.tsx";
import { Spinner } from "../../ui/states/spinner.tsx";
import { CheckoutFault } from "../checkout/checkout-fault.tsx";
import { useCheckout } from "../checkout/use-checkout.ts";
import { useCancelSubscription } from "../subscription.queries.ts";
import { LastPayment } from "./last-payment.tsx";
import { capitalized, formatAmount, formatDate } from "./subscription-format.ts";

interface ActiveSubscriptionProps {
  current: ReadSubscriptionDetails | undefined;
  /** A payment was made whose notification has not come yet. */
  awaitsPayment: boolean;
  onPaid: () => void;
}

export function ActiveSubscription({ current, ...payment }: ActiveSubscriptionProps) {
  return (
    <Card className="p-5 md:p-6">
      <div className="flex flex-wrap items-center gap-3">
        <h2 className="text-xl">Active Subscription</h2>
        <Badge tone="soft">Active</Badge>
      </div>
      {current && <DetailsGrid current={current} />}
      {current?.last_transaction_id && (
        <div className="mt-4">
          <LastPayment key={current.last_transaction_id} id={current.last_transaction_id} />
        </div>
      )}
      {current?.canceled_at ? <Canceled current={current} {...payment} /> : <CancelSubscription current={current} />}
    </Card>
  );
}

function DetailsGrid({ current }: { current: ReadSubscriptionDetails }) {
  const details = [
    ["Package", current.package_name],
    ["Billing Cycle", capitalized(current.billing_cycle)],
    ["Amount", formatAmount(current.payment_amount, current.currency)],
    ["Payment Method", current.payment_processor],
    ["Start Date", formatDate(current.start_date)],
    ["Expiration Date", formatDate(current.expiration_date)],
  ] as const;
  return (
    <dl className="mt-5 grid grid-cols-2 gap-x-6 gap-y-4 md:grid-cols-3">
      {details.map(([label, value]) => (
        <div key={label}>
          <dt className="text-muted text-sm">{label}</dt>
          <dd className="font-semibold">{value}</dd>
        </div>
      ))}
    </dl>
  );
}

interface CanceledProps extends ActiveSubscriptionProps {
  current: ReadSubscriptionDetails;
}

/** Until it ends, the way back. The provider sells it as a month more of what there is. */
function Canceled({ current, awaitsPayment, onPaid }: CanceledProps) {
  const { open, busy, fault } = useCheckout(onPaid, current.subscription_id);
  const canResume = useAdditions();
  const end = formatDate(current.expiration_date);
  return (
    <div className="mt-6 flex flex-col items-start gap-3 border-line border-t pt-4">
      <p className="text-muted">Canceled: it will not renew. Everything you paid for stays yours until {end}.</p>
      {awaitsPayment ? (
        <p role="status" className="flex items-center gap-2.5">
          <Spinner className="size-4 text-accent" /> Confirming your payment. You need not pay again.
        </p>
      ) : (
        canResume && (
          <>
            <Button busy={busy} onClick={() => void open()}>
              Resume Subscription
            </Button>
            <p className="max-w-prose text-muted text-sm">
              You pay for one month more, which begins on {end}, and it renews every month again.
            </p>
          </>
        )
      )}
      <CheckoutFault fault={fault} />
    </div>
  );
}

function CancelSubscription({ current }: { current: ReadSubscriptionDetails | undefined }) {
  const cancel = useCancelSubscription();
  const confirm = () =>
    cancel.mutate(current, { onSuccess: ({ success, message }) => success && showToast({ title: message }) });

  return (
    <div className="-mb-2 mt-6 flex flex-col items-start gap-3 border-line border-t pt-3 [&>button]:-ml-4">
      <InlineConfirm
        variant="quiet"
        confirmLabel="Yes, Cancel"
        busyLabel="Cancelling..."
        cancelLabel="No, Keep It"
        busy={cancel.isPending}
        onConfirm={confirm}
      >
        Cancel Subscription
      </InlineConfirm>
      {cancel.data?.success === false && <FormError>{cancel.data.message}</FormError>}
    </div>
  );
}
