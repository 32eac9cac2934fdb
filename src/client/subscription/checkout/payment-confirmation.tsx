import { Card } from "../../ui/page/card.tsx";
import { Spinner } from "../../ui/states/spinner.tsx";

/** Between the payment and the provider's notification of it, which alone decides. */
export function PaymentConfirmation() {
  return (
    <Card role="status" className="flex items-start gap-3 p-5 md:p-6">
      <Spinner className="mt-1 size-5 shrink-0 text-accent" />
      <div>
        <h2 className="text-xl">Confirming your payment</h2>
        <p className="mt-1.5 max-w-prose text-muted">
          Your subscription shows here as soon as the payment provider has confirmed it. You need not pay again, and you
          may leave this page.
        </p>
      </div>
    </Card>
  );
}
