import type { ReadSubscriptionDetails } from "../../../shared/subscription/subscription.contract.ts";
import { Badge } from "../../ui/badge.tsx";
import { FormError } from "../../ui/fields/form-error.tsx";
import { InlineConfirm } from "../../ui/overlays/inline-confirm.tsx";
import { showToast } from "../../ui/overlays/toast.ts";
import { Card } from "../../ui/page/card.tsx";
import { useCancelSubscription } from "../subscription.queries.ts";
import { LastPayment } from "./last-payment.tsx";
import { capitalized, formatAmount, formatDate } from "./subscription-format.ts";

export function ActiveSubscription({ current }: { current: ReadSubscriptionDetails | undefined }) {
  return (
    <Card className="p-5 md:p-6">
      <div className="flex flex-wrap items-center gap-3">
        <h2 className="text-xl">Active Subscription</h2>
        <Badge tone="strong">Active</Badge>
      </div>
      {current && <DetailsGrid current={current} />}
      {current?.last_transaction_id && (
        <div className="mt-4">
          <LastPayment key={current.last_transaction_id} id={current.last_transaction_id} />
        </div>
      )}
      {current?.canceled_at ? <EndsOn date={current.expiration_date} /> : <CancelSubscription current={current} />}
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

function EndsOn({ date }: { date: string }) {
  return (
    <p className="mt-6 border-line border-t pt-4 text-muted">
      Canceled: it will not renew. Everything you paid for stays yours until {formatDate(date)}.
    </p>
  );
}

function CancelSubscription({ current }: { current: ReadSubscriptionDetails | undefined }) {
  const cancel = useCancelSubscription();
  const confirm = () =>
    cancel.mutate(current, { onSuccess: ({ success, message }) => success && showToast({ title: message }) });

  return (
    <div className="-mb-2 mt-6 flex flex-col items-start gap-3 border-line border-t pt-3">
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
