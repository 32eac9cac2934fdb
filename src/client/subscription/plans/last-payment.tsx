import { Button } from "../../ui/button.tsx";
import { FormError } from "../../ui/fields/form-error.tsx";
import { useTransaction } from "../subscription.queries.ts";
import { formatAmount, formatDate } from "./subscription-format.ts";

/** The newest payment of a subscription, with the number that the provider knows it by. */
export function LastPayment({ id }: { id: string }) {
  const { mutate, data, isPending, isError } = useTransaction();
  if (data?.success) return <Receipt {...data.transaction} />;
  return (
    <div className="flex flex-col items-start gap-2">
      <Button variant="quiet" busy={isPending} onClick={() => mutate(id)} className="-mb-2 -ml-4">
        Show last payment
      </Button>
      {(data || isError) && <FormError>{data?.message ?? "Failed to fetch transaction details"}</FormError>}
    </div>
  );
}

interface ReceiptProps {
  id: string;
  type: "payment" | "refund";
  amount: number;
  currency: string;
  created_at: string;
}

function Receipt({ id, type, amount, currency, created_at }: ReceiptProps) {
  return (
    <p role="status" className="[overflow-wrap:anywhere]">
      {type === "refund" ? "Refund" : "Payment"} of {formatAmount(Math.abs(amount), currency)} on{" "}
      {formatDate(created_at)}
      <span className="block text-muted text-sm">Transaction {id}</span>
    </p>
  );
}
