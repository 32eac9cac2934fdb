import type { ReactNode } from "react";
import { Button } from "../../ui/button.tsx";
import { Card } from "../../ui/page/card.tsx";
import { CheckoutFault } from "../checkout/checkout-fault.tsx";
import { useCheckout } from "../checkout/use-checkout.ts";

interface SubscriptionOfferProps {
  title: string;
  children: ReactNode;
  buttonLabel: string;
  onPaid: () => void;
}

/** What stands there without an active subscription, and the way to one. */
export function SubscriptionOffer({ title, children, buttonLabel, onPaid }: SubscriptionOfferProps) {
  const { open, busy, fault } = useCheckout(onPaid);
  return (
    <Card className="p-5 md:p-6">
      <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-4">
        <div className="min-w-0 flex-1 basis-72">
          <h2 className="text-xl">{title}</h2>
          <div className="mt-1.5 max-w-prose text-muted">{children}</div>
        </div>
        <Button onClick={() => void open()} busy={busy} className="w-full sm:w-auto">
          {buttonLabel}
        </Button>
      </div>
      {fault && (
        <div className="mt-4">
          <CheckoutFault fault={fault} />
        </div>
      )}
    </Card>
  );
}
