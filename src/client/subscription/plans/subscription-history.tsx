import type { ReactNode } from "react";
import type { ReadSubscriptionDetails } from "../../../shared/subscription/subscription.contract.ts";
import { Badge } from "../../ui/badge.tsx";
import { Card } from "../../ui/page/card.tsx";
import { EmptyState } from "../../ui/states/empty-state.tsx";
import { LastPayment } from "./last-payment.tsx";
import { formatAmount, formatDate } from "./subscription-format.ts";

/** All records after the current one. */
export function SubscriptionHistory({ records }: { records: readonly ReadSubscriptionDetails[] }) {
  if (records.length === 0) return <EmptyState title="No subscription history available" />;
  return (
    <ul className="flex flex-col gap-3">
      {records.map((record) => (
        <li key={record.subscription_id}>
          <Card className="p-5">
            <dl className="grid grid-cols-2 gap-x-6 gap-y-4 md:grid-cols-[1fr_1fr_2fr_1fr]">
              <Entry label="Package">{record.package_name}</Entry>
              <Entry label="Amount">{formatAmount(record.payment_amount, record.currency)}</Entry>
              <Entry label="Period">
                {formatDate(record.start_date)} – {formatDate(record.expiration_date)}
              </Entry>
              <Entry label="Status">
                {isRunning(record) ? <Badge tone="soft">Active</Badge> : <Badge>Expired</Badge>}
              </Entry>
            </dl>
            {record.last_transaction_id && (
              <div className="mt-3">
                <LastPayment id={record.last_transaction_id} />
              </div>
            )}
          </Card>
        </li>
      ))}
    </ul>
  );
}

function Entry({ label, children }: { label: string; children: ReactNode }) {
  return (
    <div>
      <dt className="text-muted text-sm">{label}</dt>
      <dd className="font-semibold">{children}</dd>
    </div>
  );
}

function isRunning({ expiration_date }: ReadSubscriptionDetails): boolean {
  return new Date(expiration_date) > new Date();
}
